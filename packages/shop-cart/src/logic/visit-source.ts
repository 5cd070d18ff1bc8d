/** Where a visitor came from, in the keys of the cookies that shops keep it in: facts part A. */
export type Source = Readonly<Record<string, string>>;

/** What decides it. */
export interface VisitFacts {
  /** The page's address. */
  readonly address: string;
  /** The address of the page before; empty when there is none. */
  readonly referrer: string;
  /** Whether the visit has begun on an earlier page. */
  readonly hasSession: boolean;
  /** Whether a source is known from before. */
  readonly isKnown: boolean;
}

/** The value of a key without one. */
export const NONE = '(none)';

/** Parts of the names of `utm_` parameters, and their keys; in the order of the cookie. */
export const TAGS: readonly (readonly [string, string])[] = [
  ['source', 'src'],
  ['medium', 'mdm'],
  ['campaign', 'cmp'],
  ['content', 'cnt'],
  ['term', 'trm'],
  ['id', 'id'],
  ['source_platform', 'plt'],
  ['creative_format', 'fmt'],
  ['marketing_tactic', 'tct'],
];

const ENGINE = /(?:^|\.)(google|yandex|ya|bing|yahoo|aol|ask|about|rambler|go\.mail)\.(?:com?\.)?[a-z]{2,3}$/;

/** The parameter that holds what was searched for; Google needs none, all others `q`. */
const QUERY: Readonly<Record<string, string>> = { yandex: 'text', ya: 'text', yahoo: 'p', rambler: 'query' };

/** `read` answers the value of a tag; the first three may be given instead. */
const makeSource = (typ: string, given: readonly string[], read?: (name: string) => string | null): Source =>
  Object.fromEntries([
    ['typ', typ],
    ...TAGS.map(([tag, key], place) => [key, read?.(`utm_${tag}`) || given[place] || NONE]),
  ]);

const parse = (address: string) => {
  try {
    const { hostname, pathname, searchParams, protocol } = new URL(address);
    return { host: hostname.replace(/^www\./, ''), pathname, query: searchParams, isWeb: /^http/.test(protocol) };
  } catch {
    return undefined;
  }
};

/**
 * The source by a page's address and referrer, in this order: a campaign, a search, a link from elsewhere that
 * begins a visit, typed in by somebody new; undefined if the earlier source is still valid.
 */
export function readSource({ address, referrer, hasSession, isKnown }: VisitFacts): Source | undefined {
  const page = parse(address);
  const paid = ['gclid', 'yclid'].find((name) => page?.query.has(name));
  if (page && (paid || [...page.query].some(([name]) => /^utm_./.test(name)))) {
    const engine = paid && (paid === 'gclid' ? 'google' : 'yandex');
    return makeSource('utm', engine ? [engine, 'cpc', `${engine}_cpc`] : [], (name) => page.query.get(name));
  }
  const from = parse(referrer);
  if (from?.isWeb && from.host !== page?.host) {
    const engine = ENGINE.exec(from.host)?.[1];
    if (engine && (engine === 'google' || from.query.has(QUERY[engine] ?? 'q'))) {
      return makeSource('organic', [engine === 'ya' ? 'yandex' : engine, 'organic']);
    }
    if (!hasSession) return makeSource('referral', [from.host, 'referral', '', from.pathname]);
  }
  return isKnown ? undefined : makeSource('typein', ['(direct)']);
}
