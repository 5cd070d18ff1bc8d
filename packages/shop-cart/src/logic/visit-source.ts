/**
 * Where a visitor came from, in the keys of the cookies that shops keep it in: facts part A. Texts are as addresses have
 * them, percent signs and all, so that a cookie can be read by whoever reads those of shops; `decodeText` makes them legible.
 */
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

/** The tags that may be empty; an empty one of the others counts as none. */
const EMPTY_TAGS = 5;

const YANDEX = /^(?:.*\.)?yandex\..{2,9}$/;

/** Host, the parameter that holds what was searched for, and the name if it is not the host. Google needs no parameter. */
const ENGINES =
  'bing.com q bing,yahoo.com p yahoo,about.com q about,aol.com q aol,ask.com q ask,globososo.com q globo,go.mail.ru q,rambler.ru query,tut.by query'
    .split(',')
    .map((line) => line.split(' '));

const isWithin = (host: string, domain: string | undefined) => `.${host}`.endsWith(`.${domain}`);

/** A text of an address, legible; the bytes of one that is encoded in another way are taken as Latin letters. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}

/** The parameters of an address, not decoded; one that is there several times has all values, one without `=` none. */
function readParameters(query: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of query.split('&')) {
    const [name = '', value] = part.split('=');
    const before = found.get(name);
    if (value !== undefined) found.set(name, before === undefined ? value : `${before},${value}`);
  }
  return found;
}

const makeSource = (typ: string, values: readonly string[]): Source =>
  Object.fromEntries([['typ', typ], ...TAGS.map(([, key], place) => [key, values[place] ?? NONE])]);

const parse = (address: string) => {
  try {
    const { hostname, pathname, search } = new URL(address);
    return { host: hostname, name: hostname.replace('www.', ''), pathname, query: search.slice(1) };
  } catch {
    return undefined;
  }
};

type Place = NonNullable<ReturnType<typeof parse>>;

/** The source that an address states by its parameters. */
function readCampaign(query: string, from: Place | undefined): Source | undefined {
  const parameters = readParameters(query);
  const paid = ['gclid', 'yclid'].find((name) => parameters.has(name));
  const tags = TAGS.map(([tag]) => parameters.get(`utm_${tag}`));
  if (!paid && tags.every((value) => value === undefined)) return undefined;
  const engine = paid && (paid === 'gclid' ? 'google' : 'yandex');
  const given = engine ? [engine, 'cpc', `${engine}_cpc`] : [];
  // What was searched for may be in the address before.
  if (from && YANDEX.test(from.host)) given[4] = readParameters(from.query).get('text') || NONE;
  const values = tags.map((value, place) => (place < EMPTY_TAGS ? value : value || undefined) ?? given[place] ?? NONE);
  return makeSource('utm', values);
}

/** The search engine of an address. */
function findEngine({ host, query }: Place): string | undefined {
  const has = (parameter: string | undefined) => query.toLowerCase().includes(`${parameter}=`);
  if (YANDEX.test(host) && has('text')) return 'yandex';
  if (/^(?:www\.)?google\..{2,9}$/.test(host)) return 'google';
  const [found, , name = found] = ENGINES.find(([domain, parameter]) => isWithin(host, domain) && has(parameter)) ?? [];
  return name;
}

/**
 * The source by a page's address and referrer, in this order: a campaign, a search, a link from elsewhere that
 * begins a visit, typed in by somebody new; undefined if the earlier source is still valid.
 */
export function readSource({ address, referrer, hasSession, isKnown }: VisitFacts): Source | undefined {
  const page = parse(address);
  const from = parse(referrer);
  const campaign = page && readCampaign(page.query, from);
  if (campaign) return campaign;
  if (from?.host && page && !isWithin(from.name, page.name)) {
    const engine = findEngine(from);
    if (engine) return makeSource('organic', [engine, 'organic']);
    const site = isWithin(from.host, 't.co') ? 'twitter.com' : from.name;
    if (!hasSession) return makeSource('referral', [site, 'referral', NONE, from.pathname]);
  }
  return isKnown ? undefined : makeSource('typein', ['(direct)']);
}
