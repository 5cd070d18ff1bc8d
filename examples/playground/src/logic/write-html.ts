import type { MarkupNode } from './markup';

const INDENT = '  ';
/** An opening tag that is longer has a line for each attribute. */
const LONGEST_TAG = 90;
const VOID = new Set(['input']);

/** An element as HTML, indented. */
export function writeNode({ tag, attributes, children }: MarkupNode, indent = ''): string {
  const open = writeOpening(tag, attributes, indent);
  if (VOID.has(tag)) return indent + open;
  const close = `</${tag}>`;
  if (children.length === 0) return indent + open + close;
  const hasElements = children.some((child) => typeof child !== 'string');
  // Text beside elements is part of one line: white space around it would show.
  if (!hasElements || children.some((child) => typeof child === 'string')) {
    return (
      indent +
      open +
      children.map((child) => (typeof child === 'string' ? escapeText(child) : writeNode(child))).join('') +
      close
    );
  }
  const inside = children.map((child) => writeNode(child as MarkupNode, indent + INDENT));
  return [indent + open, ...inside, indent + close].join('\n');
}

function writeOpening(tag: string, attributes: MarkupNode['attributes'], indent: string): string {
  const written = Object.entries(attributes).map(([name, value]) => writeAttribute(name, value));
  const short = ['<', [tag, ...written].join(' '), '>'].join('');
  if (indent.length + short.length <= LONGEST_TAG || written.length < 2) return short;
  return `<${tag} ${written.join(`\n${indent}${' '.repeat(tag.length + 2)}`)}>`;
}

/** An attribute; in single quotes where it holds JSON, which a person can read then. */
export function writeAttribute(name: string, value: string): string {
  if (value === '' && !name.startsWith('aria-')) return name;
  const quote = value.includes('"') ? "'" : '"';
  const escaped = escapeText(value).replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');
  return `${name}=${quote}${escaped}${quote}`;
}

/** Text as HTML. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
