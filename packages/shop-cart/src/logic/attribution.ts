import { decodeText, NONE, readSource, TAGS } from './visit-source';

/** What is remembered of a visitor, as in the cookies `sbjs_NAME`: texts of addresses are not decoded. */
export type Origin = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

/** A page that is opened. */
export interface PageView {
  readonly address: string;
  readonly referrer: string;
  readonly userAgent: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Every cookie that there may be; two of them are the incumbent's own. */
export const COOKIES = 'current current_add first first_add session udata migrations promo'.split(' ');

/**
 * Says that the cookies are of the incumbent's present form. Where it is missing beside them, the shop's own script takes them
 * for older ones on its next page, and counts the pages of the visit from the beginning.
 */
const PRESENT_FORM = { 1418474375998: '1' };

/** The sixteen fields and the place of each: specification 1 section 3. */
export const FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TAGS.map(([tag, key]) => [`utm_${tag}`, `current.${key}`])),
  source_type: 'current.typ',
  referrer: 'current_add.rf',
  session_entry: 'current_add.ep',
  session_start_time: 'current_add.fd',
  session_pages: 'session.pgs',
  session_count: 'udata.vst',
  user_agent: 'udata.uag',
};

/** A number that a cookie holds, which may hold anything. */
const count = (text: string | undefined, least: number) => (Number(text) > least ? Number(text) : least);

/** What is remembered after one more page was opened. */
export function countView(before: Origin, { address, referrer, userAgent, now }: PageView): Origin {
  const { current, first, first_add, session, udata, migrations = PRESENT_FORM } = before;
  const source = readSource({ address, referrer, hasSession: !!session, isKnown: !!(first ?? current) });
  const add = {
    fd: new Date(now).toISOString().slice(0, 19).replace('T', ' '),
    ep: address,
    rf: referrer || NONE,
  };
  const main = source ?? current ?? first;
  return {
    // The first: it is another on each page, by which it is seen whether it could be written.
    session: { pgs: `${count(session?.pgs, 0) + 1}`, cpg: address },
    current: main,
    current_add: (!source && before.current_add) || add,
    first: first ?? main,
    first_add: first_add ?? add,
    udata: { vst: `${udata ? count(udata.vst, 1) + (session ? 0 : 1) : 1}`, uip: NONE, uag: userAgent },
    migrations,
  };
}

/** Addresses, and what a browser calls itself. */
const LONG = /^(?:ep|rf|cpg|uag)$/;

/** The bytes of a cookie up to which all its texts are whole. */
const SPACE = 900;

/** Whether each percent sign of a text begins a character. */
function isWhole(text: string): boolean {
  try {
    return decodeURIComponent(text) !== null;
  } catch {
    return false;
  }
}

/** As much of a text as may be in a cookie that would be too long. */
function shorten(key: string, text: string): string {
  let left = LONG.test(key) ? 400 : 90;
  let kept = '';
  for (const character of text) {
    left -= encodeURIComponent(character).length;
    if (left < 0) break;
    kept += character;
  }
  // No part of a character that is written in several bytes.
  if (isWhole(text)) while (!isWhole(kept)) kept = kept.slice(0, -1);
  return kept;
}

/**
 * A cookie's text: `k=v` joined by `|||`. Long texts are cut, so that all cookies together leave room in the 8,000 bytes
 * that servers allow a request's header: else a link with long parameters could shut its visitor out of the shop.
 */
export function writeGroup(group: Readonly<Record<string, string>>): string {
  const join = (cut: (key: string, value: string) => string) =>
    encodeURIComponent(
      Object.entries(group)
        .map(([key, value]) => `${key}=${cut(key, value.replaceAll('|||', ''))}`)
        .join('|||'),
    );
  const whole = join((_, value) => value);
  return whole.length > SPACE ? join(shorten) : whole;
}

/** The value at a place like `current.src`, legible; undefined if there is none. */
export function valueAt(origin: Origin, place = ''): string | undefined {
  const [group = '', key = ''] = place.split('.');
  const value = origin[group]?.[key];
  return value === undefined ? value : decodeText(value);
}

/** Reads it; undefined when there is none. A part that is no `k=v`, as a cookie that somebody else wrote may have, is empty. */
export const readGroup = (text: string): Record<string, string> | undefined =>
  text
    ? Object.fromEntries(
        text.split('|||').map((part) => {
          const [key = '', value = ''] = part.split(/=(.*)/s);
          return [key, value];
        }),
      )
    : undefined;
