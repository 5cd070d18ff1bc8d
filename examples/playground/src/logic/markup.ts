/** An element of the page that is shown, as data: the preview makes nodes of it, the code panel text. */
export interface MarkupNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (MarkupNode | string)[];
  /** Classes that are the preview's own and nothing that a page would copy. */
  readonly look?: string;
}

/** What a message may ask the preview to make. */
const TAGS =
  'a b button details div em h2 h3 img input label li nav ol option p search section select span summary ul'.split(' ');
const ATTRIBUTES =
  /^(?:aria-[a-z]+|data-[a-z-]+|alt|class|height|hidden|href|id|loading|multiple|name|open|role|src|tabindex|type|value|width)$/;
const MOST_DEEP = 8;

/** Makes an element's description. */
export function node(
  tag: string,
  attributes: MarkupNode['attributes'] = {},
  children: MarkupNode['children'] = [],
): MarkupNode {
  return { tag, attributes, children };
}

/** Whether a message's value is markup that may be shown: known elements, no scripts, no way out of the site. */
export function isMarkup(value: unknown, deep = 0): value is MarkupNode {
  if (typeof value !== 'object' || value === null || deep > MOST_DEEP) return false;
  const { tag, attributes, children, look } = value as Partial<Record<keyof MarkupNode, unknown>>;
  return (
    TAGS.includes(tag as string) &&
    typeof attributes === 'object' &&
    attributes !== null &&
    Object.entries(attributes).every(isAttribute) &&
    Array.isArray(children) &&
    children.every((child) => typeof child === 'string' || isMarkup(child, deep + 1)) &&
    (look === undefined || typeof look === 'string')
  );
}

function isAttribute([name, value]: [string, unknown]): boolean {
  if (!ATTRIBUTES.test(name) || typeof value !== 'string') return false;
  return !/^(?:href|src)$/.test(name) || /^(?:#|\/(?!\/))/.test(value);
}
