import type { AnalyticsFacts } from '../logic/analytics';
import { guard } from '../logic/guard';
import { jsonObject, jsonText } from '../logic/json';
import { report } from './reporter';
import { shared } from './shared';

type Fact = keyof AnalyticsFacts;

/** What the listeners of all copies have heard, and whether they were given to the queue yet. */
interface Heard {
  readonly facts: { [Name in Fact]?: string };
  isAsked: boolean;
}

const heard = (): Heard => shared('analytics', () => ({ facts: {}, isAsked: false }));

/** Facts that a page tells its analytics by a call of its own: `['setPageId', '7']`. */
const TOLD: readonly Fact[] = ['canonicalUrl', 'contentType', 'pageId', 'path', 'referrerPath'];

/** The page's queue; none is made. Contract section 9: read where it is there, never written. */
function findQueue(): { push(call: unknown): unknown } | null {
  const { _hsq: queue } = window as { _hsq?: { push?: unknown } };
  return typeof queue?.push === 'function' ? (queue as { push(call: unknown): unknown }) : null;
}

/** Calls a method of the page's analytics: specification 2 section 7.6. Whether the page has any. */
export function callAnalytics(method: string, ...values: readonly unknown[]): boolean {
  const queue = findQueue();
  guard(
    () => queue?.push([method, ...values]),
    (error) => report(`the page's analytics threw at ${method}`, error),
  );
  return queue !== null;
}

/** Asks the page's analytics who the visitor is and what the page is, once; it answers now, later or never. */
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

/** What the page's analytics have said so far, and what the page has told them and they have not taken yet. */
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
