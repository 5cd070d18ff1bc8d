import type { MarkupNode } from './markup';

const SIMPLE = /^[\w .,:;/@#?=+()!-]*$/;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** A value as TypeScript, indented; `__proto__` stays a key like any other. */
export function writeLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return writeString(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((one) => writeLiteral(one, deeper))
    : Object.entries(value).map(([key, one]) => `${writeKey(key)}: ${writeLiteral(one, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (lines.length === 0) return open + close;
  const space = Array.isArray(value) ? '' : ' ';
  const short = `${open}${space}${lines.join(', ')}${space}${close}`;
  if (short.length + indent.length < 90 && !short.includes('\n')) return short;
  return `${open}\n${lines.map((line) => `${deeper}${line},\n`).join('')}${indent}${close}`;
}

function writeKey(key: string): string {
  if (key === '__proto__') return "['__proto__']";
  return NAME.test(key) ? key : writeString(key);
}

/** A text in single quotes, safe in a script of a page too. */
function writeString(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inside.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

/** A property of a component. */
export function writeProperty(name: string, value: unknown, indent = '      '): string {
  if (value === true) return name;
  if (typeof value === 'string' && SIMPLE.test(value)) return `${name}="${value}"`;
  return `${name}={${writeLiteral(value, indent)}}`;
}

/** Text inside of an element. */
export const writeChild = (text: string): string =>
  /^[\w .,:;!?()’-]+$/.test(text) ? text : `{${writeLiteral(text)}}`;

/** A component with its properties, each on a line. */
export function writeComponent(name: string, properties: readonly string[], children: readonly string[] = []): string {
  const opening =
    properties.length === 0 ? `<${name}` : `<${name}\n${properties.map((one) => `      ${one}\n`).join('')}    `;
  if (children.length === 0) return `${opening}${properties.length === 0 ? ' ' : ''}/>`;
  return `${opening}>\n${children.map((child) => `      ${child}\n`).join('')}    </${name}>`;
}

const PROPERTIES: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex' };
/** Properties of elements that are no texts in TypeScript. */
const NUMBERS = /^(?:height|tabindex|width)$/;

/** Attributes of an element as properties. */
export const writeProperties = (attributes: MarkupNode['attributes']): string[] =>
  Object.entries(attributes).map(([name, value]) =>
    writeProperty(PROPERTIES[name] ?? name, NUMBERS.test(name) ? Number(value) : value === '' ? true : value),
  );

/** An element with all that is in it, or a text. */
export function writeElement(child: MarkupNode | string): string {
  if (typeof child === 'string') return /^\s|\s$/.test(child) ? `{${writeLiteral(child)}}` : writeChild(child);
  const { tag, attributes, children } = child;
  const opening = ['<', [tag, ...writeProperties(attributes)].join(' ')].join('');
  if (children.length === 0) return `${opening} />`;
  const inside = children.map(writeElement);
  const short = `${opening}>${inside.join('')}</${tag}>`;
  if (short.length < 90 && !short.includes('\n')) return short;
  return `${opening}>\n${inside.map((text) => text.replace(/^/gm, '  ')).join('\n')}\n</${tag}>`;
}
