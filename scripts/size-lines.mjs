import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { measureFolder } from './measure.mjs';
import { at } from './root.mjs';

/** What a row is called and which files it adds up, in the order of the table. */
const isLoader = (file) => file === 'mountkit.js';
const isForm = (file) => file.startsWith('chunks/forms-');
const isLazy = (file) => file.startsWith('chunks/lazy-');
const isOfVisit = (file) => isLoader(file) || isForm(file) || /^chunks\/lazy-(after-ready|first-focus)-/.test(file);
const isWidget = (file) => file.startsWith('chunks/') && !file.startsWith('chunks/lazy-') && !isForm(file);
const isOneFile = (file) => /^umd\/(?!lazy-)|\.umd\.js$|^hbspt\.js$/.test(file);
const locales = readdirSync(at('packages/forms-embed/src/locales')).map((file) => file.replace(/\.(test\.)?ts$/, ''));
const isLocale = (file) => locales.includes(nameOf(file).replace('chunks/lazy-', ''));
/** The cart's, its drawer's and its forms' words in one language. */
const isCartLocale = (file) => locales.includes(nameOf(file).replace(/^chunks\/lazy-cart-(drawer-|forms-)?/, ''));

/**
 * The lines of the size table of the script tag, as it was built last; none where nothing is built. `every`: whether
 * files that are loaded later, and languages, have lines too.
 */
export function listSizeLines({ every }) {
  const sizes = measureFolder(at('packages/mountkit/dist'), (path) =>
    /[/\\](chunks[/\\].+|umd[/\\].+|mountkit(\.umd)?|hbspt)\.js$/.test(path),
  );
  const files = Object.keys(sizes);
  if (!files.some(isLoader) || !files.some(isForm)) return [];

  const largest = (members) => members.toSorted((a, b) => sizes[b].brotli - sizes[a].brotli).slice(0, 1);
  const formatRow = ([name, members]) => {
    const total = (kind) => members.reduce((sum, file) => sum + sizes[file][kind], 0).toLocaleString('en');
    return `| ${name} | ${total('raw')} | ${total('gzip')} | ${total('brotli')} |`;
  };
  const later = [
    ...files
      .filter((file) => isLazy(file) && !isLocale(file) && !isCartLocale(file))
      .map((file) => [`lazy, \`${nameOf(file)}\``, [file]]),
    [`a locale, the largest of ${files.filter(isLocale).length}`, largest(files.filter(isLocale))],
    [
      `words of the cart in one language, the largest of ${files.filter(isCartLocale).length}`,
      largest(files.filter(isCartLocale)),
    ],
  ];
  const rows = [
    ['**an email form from tag to thank-you**, in 4 requests', files.filter(isOfVisit)],
    ['**an email form until it can be used**, in 2 requests', files.filter((file) => isLoader(file) || isForm(file))],
    ['loader, `mountkit.js`', files.filter(isLoader)],
    ['form, `chunks/forms`', files.filter(isForm)],
    ...files.filter(isWidget).map((file) => [`\`${nameOf(file)}\``, [file]]),
    ...(every ? later : []),
    ...files.filter(isOneFile).map((file) => [`in one file, \`${file}\``, [file]]),
  ];
  return ['| file | raw | gzip | brotli |', '|---|---:|---:|---:|', ...rows.map(formatRow)];
}

/** A chunk's name without its hash, which changes with every build. */
function nameOf(file) {
  return `chunks/${basename(file).replace(/-[\da-f]{7}\.js$/, '')}`;
}
