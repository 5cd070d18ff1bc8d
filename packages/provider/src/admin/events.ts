/** What a page may tell of: contract of `POST /events`. */
export const EVENT_NAMES = [
  'popup-shown',
  'popup-closed',
  'popup-converted',
  'form-seen',
  'form-started',
  'form-left',
  'form-sent',
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

/** One thing that happened on a page: to which popup or form, of a popup which variant, and for `form-left` at which field. */
export interface PageEvent {
  name: EventName;
  subject: string;
  detail: string;
}

/** At most so many in one call. */
const MOST_EVENTS = 50;
const SUBJECT = /^[\w.:-]{1,64}$/;
const VARIANT = /^[\w.:-]{0,32}$/;
const FIELD = /^[\w.:/-]{1,100}$/;

/** Reads the body of a call: the events, or what is wrong with it. */
export function readEvents(body: unknown): PageEvent[] | string {
  const list = typeof body === 'object' && body !== null && 'events' in body ? body.events : undefined;
  if (!Array.isArray(list)) return 'expected {"events": [{"name", "subject"}]}';
  if (list.length > MOST_EVENTS) return `expected at most ${MOST_EVENTS} events, found ${list.length}`;
  const events: PageEvent[] = [];
  for (const entry of list) {
    const event = readEvent(entry);
    if (typeof event === 'string') return event;
    events.push(event);
  }
  return events;
}

function readEvent(entry: unknown): PageEvent | string {
  const { name, subject, detail = '' } = (entry ?? {}) as Record<string, unknown>;
  const known = EVENT_NAMES.find((each) => each === name);
  if (known === undefined) return `expected a name of ${EVENT_NAMES.join(', ')}`;
  if (typeof subject !== 'string' || !SUBJECT.test(subject)) return 'expected a subject of up to 64 letters and digits';
  if (known.startsWith('popup-') && typeof detail === 'string' && VARIANT.test(detail))
    return { name: known, subject, detail };
  if (known.startsWith('popup-')) return 'expected the name of a variant as detail';
  if (known !== 'form-left') return { name: known, subject, detail: '' };
  if (typeof detail !== 'string' || !FIELD.test(detail)) return 'expected the name of a field as detail';
  return { name: known, subject, detail };
}
