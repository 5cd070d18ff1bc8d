import type { Reach } from '../people/in-reach';

/** Which submissions are looked for. */
export interface SubmissionFilter {
  formGuid: string | null;
  /** What one of the values holds, in any case. */
  text: string;
  since: Date | null;
  /** The first moment that is too late. */
  until: Date | null;
  spam: 'none' | 'only' | 'all';
  reach: Reach;
}

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_TEXT = 200;

/** Reads it from the query of an address; what makes no sense does not narrow. Days are those of UTC. */
export function readFilter(query: Readonly<Record<string, string>>, reach: Reach): SubmissionFilter {
  const { form = '', text = '', from = '', to = '', spam = '' } = query;
  const last = readDay(to);
  return {
    formGuid: GUID.test(form) ? form.toLowerCase() : null,
    text: text.trim().slice(0, LONGEST_TEXT).toWellFormed().replaceAll('\0', ''),
    since: readDay(from),
    until: last === null ? null : new Date(last.getTime() + DAY_MS),
    spam: spam === 'only' || spam === 'all' ? spam : 'none',
    reach,
  };
}

function readDay(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? null : day;
}
