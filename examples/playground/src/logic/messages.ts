import type { Terms } from './draw-page';
import { isMarkup, type MarkupNode } from './markup';
import { SCHEMES, type Scheme, THEMES, type Theme } from './state';

/** Marks messages between playground and preview: other scripts of a page send messages too. */
const MARK = 'mountkit-playground';

/** What the playground tells the page that it shows. */
export type ToPreview =
  | { readonly type: 'show'; readonly nodes: readonly MarkupNode[]; readonly popupId: string | null }
  | {
      readonly type: 'look';
      readonly scheme: Scheme;
      readonly theme: Theme;
      readonly locale: string;
      readonly direction: 'ltr' | 'rtl';
    }
  /** What popups have counted is forgotten. */
  | { readonly type: 'forget' };

/** What a display rule says right now. */
export interface Verdict {
  readonly rule: string;
  readonly passes: boolean;
  readonly reason: string;
}

/** What the preview has loaded. */
export interface Loaded {
  /** Files of the script tag. */
  readonly files: number;
  /** Of their bodies, as they came over the line. */
  readonly bytes: number;
  /** Calls to the provider. */
  readonly calls: number;
}

/** What the page that is shown tells the playground. */
export type FromPreview =
  | { readonly type: 'ready'; readonly terms: Terms }
  /** Something that happened: an event of a widget, a report, a violation of the page's policy. */
  | { readonly type: 'event'; readonly name: string; readonly detail: string }
  | { readonly type: 'verdicts'; readonly verdicts: readonly Verdict[] }
  | ({ readonly type: 'loaded' } & Loaded);

/** A message with the mark. */
export const markMessage = <Message extends ToPreview | FromPreview>(message: Message) => ({ ...message, from: MARK });

type Raw = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const isMarked = (value: unknown): value is Raw => isObject(value) && value.from === MARK;
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** A message of the playground; null for anything else. */
export function readToPreview(data: unknown): ToPreview | null {
  if (!isMarked(data)) return null;
  const { type, nodes, popupId, locale, direction } = data;
  if (type === 'forget') return { type };
  if (type === 'show' && Array.isArray(nodes) && nodes.every((one) => isMarkup(one))) {
    return { type, nodes, popupId: isText(popupId) ? popupId : null };
  }
  const scheme = SCHEMES.find((one) => one === data.scheme);
  const theme = THEMES.find((one) => one === data.theme);
  const isDirection = direction === 'ltr' || direction === 'rtl';
  if (type !== 'look' || !scheme || !theme || !isText(locale) || !isDirection) return null;
  return { type, scheme, theme, locale, direction };
}

/** A message of the preview; null for anything else. */
export function readFromPreview(data: unknown): FromPreview | null {
  if (!isMarked(data)) return null;
  const { type, terms, name, detail, verdicts, files, bytes, calls } = data;
  if (type === 'ready') return { type, terms: readTerms(terms) };
  if (type === 'event' && isText(name) && isText(detail)) return { type, name, detail };
  if (type === 'verdicts' && Array.isArray(verdicts) && verdicts.every(isVerdict)) return { type, verdicts };
  if (type === 'loaded' && isCount(files) && isCount(bytes) && isCount(calls)) return { type, files, bytes, calls };
  return null;
}

const isVerdict = (value: unknown): value is Verdict =>
  isObject(value) && isText(value.rule) && typeof value.passes === 'boolean' && isText(value.reason);

/** Terms by taxonomy; what is none is left out. */
function readTerms(terms: unknown): Terms {
  if (!isObject(terms)) return {};
  const entries = Object.entries(terms).map(([taxonomy, list]) => {
    const known = Array.isArray(list)
      ? list.filter((one) => isObject(one) && isText(one.slug) && isText(one.name))
      : [];
    return [taxonomy, known.map(({ slug, name }) => ({ slug, name }))];
  });
  return Object.fromEntries(entries);
}
