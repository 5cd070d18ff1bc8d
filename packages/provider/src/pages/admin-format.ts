const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** An ISO time as a person reads it, in UTC; what is no time stays as it is. */
export function formatTime(iso: string): string {
  const time = new Date(iso);
  return Number.isNaN(time.getTime()) ? iso : `${moment.format(time)} UTC`;
}

const LONGEST_LABEL = 120;
const LONGEST_LINK = 500;

/** The page a submission came from: a short label, and a link only where the address is one of the web and not long. */
export function describePage(pageUrl: string | null): { label: string; href: string | null } {
  if (!pageUrl) return { label: 'unknown page', href: null };
  const cut = shorten(pageUrl, LONGEST_LABEL);
  if (!URL.canParse(pageUrl)) return { label: cut, href: null };
  const url = new URL(pageUrl);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb) return { label: cut, href: null };
  const label = shorten(`${url.host}${url.pathname}`, LONGEST_LABEL);
  return { label, href: url.href.length > LONGEST_LINK ? null : url.href };
}

/** Text as a list shows it, cut where it is longer than `most` characters. */
export function shorten(text: string, most: number): string {
  // A surrogate pair is cut as a whole.
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** What a list shows of one record, in characters. */
const MOST = { name: 60, value: 200, record: 800, entries: 12 };

/** The entries of a record that a list shows, cut where they are long; `left` says how many more it has. */
export function shortenEntries(record: Readonly<Record<string, string>>): {
  entries: [name: string, value: string][];
  left: number;
} {
  const all = Object.entries(record);
  const entries: [string, string][] = [];
  let room = MOST.record;
  for (const [name, value] of all.slice(0, MOST.entries)) {
    const entry: [string, string] = [shorten(name, MOST.name), shorten(value, MOST.value)];
    room -= entry.join('').length;
    if (room < 0 && entries.length > 0) break;
    entries.push(entry);
  }
  return { entries, left: all.length - entries.length };
}

/** The first part of a guid, enough to tell forms apart at a glance. */
export function shortenId(id: string): string {
  return id.length > 12 ? `${id.slice(0, 8)}…` : id;
}

/** `1 contact`, `2 contacts`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A copy of the list, the newest first by the ISO time that `timeOf` names. */
export function newestFirst<T>(items: readonly T[], timeOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => Date.parse(timeOf(b)) - Date.parse(timeOf(a)));
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** An ISO date as a person reads it, without the year: `3 Nov`. */
export function formatDay(iso: string): string {
  const time = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(time.getTime()) ? iso : day.format(time);
}

/** How much a part is of the whole; a dash of nothing. */
export function shareOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;
}

/** A count as a person reads it: `1,726`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}
