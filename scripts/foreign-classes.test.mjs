import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { harmlessClasses } from '../packages/forms-embed/src/logic/look/foreign-markup';
import { listFiles } from './files.mjs';
import { at } from './root.mjs';

const WIDGETS = ['popup-engine', 'sticky', 'loop-filter', 'shop-cart', 'page-widgets', 'mountkit'];

/** Every class that a selector in a source names. */
function classesOf(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '').replace(/\$\{[^{}]*\}/g, '');
  const texts = code.match(/'[^'\n]*'|`[^`]*`/g) ?? [];
  const selectors = texts.filter((text) => !/^['`](?:\.{1,2}\/|https?:|@)/.test(text));
  return selectors.flatMap((text) =>
    [...text.matchAll(/(?<![\w./?-])\.(?![\w-]*[(?<])([a-z_][\w-]*)/gi)].map(([, name]) => name),
  );
}

it('finds in cleaned markup no class by which a widget or a dialect finds its own', () => {
  const sources = WIDGETS.flatMap((name) =>
    listFiles(at(`packages/${name}/src`), (path) => /\.tsx?$/.test(path) && !/\.test\.|testing/.test(path)),
  );
  const classes = [...new Set(sources.flatMap((path) => classesOf(readFileSync(path, 'utf8'))))];
  expect(classes).toEqual(expect.arrayContaining(['add_to_cart_button', 'hs-form-frame', 'e-load-more-anchor']));
  expect(classes.filter((name) => harmlessClasses(name))).toEqual([]);
});
