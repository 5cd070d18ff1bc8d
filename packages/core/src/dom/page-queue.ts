import type { AnalyticsFacts } from '../logic/analytics';
import { guard } from '../logic/guard';
import { jsonObject, jsonText } from '../logic/json';
import { report } from './reporter';
import { shared } from './shared';

type Fact = keyof AnalyticsFacts;

/** The answers to the listeners of all copies, and whether those were put into the queue yet. */
interface Heard {
  readonly facts: { [Name in Fact]?: string };
  isAsked: boolean;
}

const heard = (): Heard => shared('analytics', () => ({ facts: {}, isAsked: false }));

/** Facts that a page gives its analytics by a call of its own: `['setPageId', '7']`. */
const TOLD: readonly Fact[] = ['canonicalUrl', 'contentType', 'pageId', 'path', 'referrerPath'];

/** The page's queue, if it has one. Contract section 9: read, never created. */
function findQueue(): { push(call: unknown): unknown } | null {
  const { _hsq: queue } = window as { _hsq?: { push?: unknown } };
  return typeof queue?.push === 'function' ? (queue as { push(call: unknown): unknown }) : null;
}

/** Calls a method of the page's analytics: specification 2 section 7.6. Returns whether the page has any. */
export function callAnalytics(method: string, ...values: readonly unknown[]): boolean {
  const queue = findQueue();
  guard(
    () => queue?.push([method, ...values]),
    (error) => report(`the page's analytics threw at ${method}`, error),
  );
  return queue !== null;
}

/** Asks the page's analytics once for the visitor's and the page's ids; they may answer now, later or never. */
export function askAnalytics(): void {
  const state = heard();
  if (state.isAsked || !findQueue()) return;
  state.isAsked = true;
  const note = (name: Fact, value: unknown) => {
    const text = jsonText(value);
    if (text) state.facts[name] = text;
  };
  callAnalytics('addIdentityListener', (hstc: unknown, hssc: unknown, hsfp: unknown) => {
    const named = jsonObject(hstc);
    note('__hstc', named.__hstc ?? hstc);
    note('__hssc', named.__hssc ?? hssc);
    note('__hsfp', named.__hsfp ?? hsfp);
  });
  callAnalytics('addUserTokenListener', (hutk: unknown) => note('hutk', hutk));
  callAnalytics('addPageIdListener', (pageId: unknown) => note('pageId', pageId));
  callAnalytics('addContentTypeListener', (contentType: unknown) => note('contentType', contentType));
}

/** The answers of the page's analytics so far, with the page's calls that are still in the queue. */
export function readAnalytics(): AnalyticsFacts {
  askAnalytics();
  const queue = findQueue();
  const told: { [Name in Fact]?: string } = {};
  for (const call of Array.isArray(queue) ? queue : []) {
    const [method, value] = Array.isArray(call) ? call : [];
    const name = TOLD.find((fact) => method === `set${fact[0]?.toUpperCase()}${fact.slice(1)}`);
    if (name && jsonText(value)) told[name] = jsonText(value);
  }
  return { ...told, ...heard().facts };
}
