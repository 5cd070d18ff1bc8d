import { matchesPattern, refusePattern } from './pattern';
import { invalidSetting, type Verdict, verdict } from './verdict';

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** A setting as a list: one, or texts separated by commas. */
export const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(textOf) : textOf(value).split(',')).map((each) => each.trim()).filter(Boolean);

/** Settings of one rule, by their names without its own. */
type Given = Readonly<Record<string, unknown>>;

/** Whether it is meant to show where the condition holds, or where it does not. */
const turned = (given: Given, holds: boolean, reason: string): Verdict =>
  verdict(holds === (textOf(given.action) !== 'hide'), reason);

/** The page's own address: what it contains, a pattern, a parameter of its query. All that are given must hold. */
export function checkAddress(given: Given, address: string): Verdict {
  const { contains, matches, query } = given;
  const url = new URL(address);
  const lacks: string[] = [];
  if (textOf(contains) && !address.includes(textOf(contains))) lacks.push(`"${textOf(contains)}"`);
  const [name = '', value] = textOf(query).split('=');
  if (name && (value === undefined ? !url.searchParams.has(name) : url.searchParams.get(name) !== value)) {
    lacks.push(`the parameter ${textOf(query)}`);
  }
  const pattern = textOf(matches);
  if (pattern) {
    const refusal = refusePattern(pattern);
    if (refusal) return invalidSetting('matches', pattern, 'a pattern that cannot hang the page', refusal);
    try {
      if (!matchesPattern(pattern, address)) lacks.push(`a match of ${pattern}`);
    } catch {
      return invalidSetting('matches', pattern, 'a regular expression', 'the regular expression is invalid');
    }
  }
  return turned(given, !lacks[0], `the address has ${lacks[0] ? `not ${lacks.join(', ')}` : 'all that is asked for'}`);
}

/** Marks of a campaign in the page's address. */
const MARKS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** The campaign in the page's address: each mark that is given is one of a list; without any, that there is one. */
export function checkCampaign(given: Given, address: string): Verdict {
  const { searchParams } = new URL(address);
  const found = MARKS.map((mark) => `${mark} ${searchParams.get(`utm_${mark}`) ?? 'none'}`).join(', ');
  const wanted = MARKS.filter((mark) => listOf(given[mark])[0]);
  const holds = wanted[0]
    ? wanted.every((mark) => listOf(given[mark]).includes(searchParams.get(`utm_${mark}`) ?? ''))
    : MARKS.some((mark) => searchParams.has(`utm_${mark}`));
  return turned(given, holds, `the address says ${found}`);
}

/** Where the visitor came from: one of the hosts or a host below it, or a text in the address. */
export function checkReferrer(given: Given, referrer: string): Verdict {
  const host = /^https?:\/\/([^/?#]*)/i.exec(referrer)?.[1]?.toLowerCase() ?? '';
  const hosts = listOf(given.hosts);
  const isHost = !hosts[0] || hosts.some((each) => host === each || host.endsWith(`.${each}`));
  const holds = isHost && referrer.includes(textOf(given.contains));
  return turned(given, holds, referrer ? `the visitor came from ${referrer}` : 'the browser does not say from where');
}

/** A value that is stored: that there is one, or which. */
export function checkStored(given: Given, found: string | undefined): Verdict {
  const { name, value } = given;
  const holds = value === undefined ? found !== undefined : found === textOf(value);
  return turned(given, holds, found === undefined ? `there is no ${textOf(name)}` : `${textOf(name)} is "${found}"`);
}

/** The languages of the visitor: one of them is wanted, `de` also for `de-AT`. */
export function checkLanguage(given: Given, languages: readonly string[]): Verdict {
  const wanted = listOf(given.languages).map((each) => each.toLowerCase());
  const holds = languages.some((each) =>
    wanted.some((one) => each.toLowerCase() === one || each.toLowerCase().startsWith(`${one}-`)),
  );
  return turned(given, holds, `the visitor reads ${languages.join(', ')}, wanted: ${wanted.join(', ') || 'none'}`);
}

/** The basket of the shop, as far as rules ask. */
export interface Basket {
  readonly count: number;
  /** In the shop's currency. */
  readonly total: number;
  /** Numbers of the products, and their own names in the shop. */
  readonly products: readonly string[];
}

/** What is in the basket: how many at least and at most, for how much, and a product. All that are given must hold. */
export function checkBasket(given: Given, basket: Basket | undefined): Verdict {
  if (!basket) return verdict(false, 'what is in the basket is not known yet');
  const { count, total, products } = basket;
  const within = (value: number, least: unknown, most: unknown) =>
    value >= Number(least ?? 0) && value <= Number(most ?? Number.POSITIVE_INFINITY);
  const wanted = listOf(given.products);
  const holds =
    within(count, given.min_items, given.max_items) &&
    within(total, given.min_total, given.max_total) &&
    (!wanted[0] || wanted.some((each) => products.includes(each)));
  return turned(given, holds, `the basket holds ${count} for ${total}`);
}
