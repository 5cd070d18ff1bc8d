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

/** The page a submission came from: a short label, and a link only where the address is one of the web. */
export function describePage(pageUrl: string | null): { label: string; href: string | null } {
  if (!pageUrl) return { label: 'unknown page', href: null };
  if (!URL.canParse(pageUrl)) return { label: pageUrl, href: null };
  const url = new URL(pageUrl);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb ? { label: `${url.host}${url.pathname}`, href: url.href } : { label: pageUrl, href: null };
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
