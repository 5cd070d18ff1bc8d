import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CUSTOM_PROPERTIES } from '../packages/forms-embed/src/ui/frame-style.ts';
import { readThemes } from './bundle/write-styles.mjs';
import { listFiles, listFolders } from './files.mjs';
import { at } from './root.mjs';

/** What the page calls a package. */
const WIDGETS = { 'forms-embed': 'forms', 'loop-filter': 'filters', 'popup-engine': 'popups', 'shop-cart': 'cart' };

/** Every `var(--mountkit-…, DEFAULT)` of a text, as a name and a default. */
function listReads(text) {
  return [...text.matchAll(/var\((--mountkit-[a-z-]+)(,?)/g)].map(({ 0: start, 1: name, index }) => {
    let depth = 1;
    let end = index + start.length;
    while (depth > 0) depth += { '(': 1, ')': -1 }[text[end++]] ?? 0;
    return { name, fallback: text.slice(index + start.length, end - 1).trim() };
  });
}

/** What a package's source reads; a property that it sets itself is no token. */
function listTokens(folder) {
  const files = listFiles(`${folder}/src`, (path) => /(?<!\.test|\.test-d)\.tsx?$/.test(path));
  const text = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  return listReads(text).filter(({ name }) => !text.includes(`${name}:`));
}

const reads = listFolders(at('packages')).flatMap((folder) =>
  listTokens(folder).map((read) => ({ ...read, widget: WIDGETS[basename(folder)] ?? basename(folder) })),
);

const page = readFileSync(at('docs/guide/styling.md'), 'utf8');
const codeOf = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1]);
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `--mountkit-'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, name, fallback, , widgets]) => ({ name: codeOf(name)[0], fallbacks: codeOf(fallback), widgets }));
const themes = await readThemes();

describe('the table of design tokens', () => {
  it('has every token that the widgets read, and no other', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual([...new Set(reads.map(({ name }) => name))].sort());
  });

  it.each(rows)('names the widgets that read $name', ({ name, widgets }) => {
    const readers = new Set(reads.filter((read) => read.name === name).map(({ widget }) => widget));
    expect(widgets.split(', ')).toEqual([...readers].sort());
  });

  it.each(rows)('has the defaults of $name', ({ name, fallbacks }) => {
    const used = reads.filter((read) => read.name === name).map(({ fallback }) => fallback.replace(/, */g, ', '));
    expect(fallbacks.filter((fallback) => !used.includes(fallback.replace(/, */g, ', ')))).toEqual([]);
  });
});

it('a frame gets every token that forms read', () => {
  const ofForms = reads.filter(({ widget }) => widget === 'forms').map(({ name }) => name);
  expect([...CUSTOM_PROPERTIES].sort()).toEqual([...new Set(ofForms)].sort());
});

describe.each(themes)('the theme $name', ({ name, code }) => {
  it('is on the page and under 1,000 bytes', () => {
    expect(page).toContain(`| \`${name.replace('.css', '')}\` |`);
    expect(Buffer.byteLength(code)).toBeLessThan(1000);
  });

  it('sets tokens of the table only', () => {
    const set = [...code.matchAll(/(--mountkit-[a-z-]+):/g)].map((match) => match[1]);
    expect(set.filter((token) => rows.every((row) => row.name !== token))).toEqual([]);
  });
});
