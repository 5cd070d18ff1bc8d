// Writes the size table of the script tag into README.md, between its two marks. Run it after a build.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { measureFolder } from './measure.mjs';
import { at } from './root.mjs';

const readme = at('README.md');
const between = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/;

/** What a row is called and which files it adds up, in the order of the table. */
const isLoader = (file) => file === 'mountkit.js';
const isForm = (file) => /^chunks\/(forms|shared)-/.test(file);
const isLinks = (file) => file.startsWith('chunks/links-');
const isLazy = (file) => file.startsWith('chunks/lazy-');
const locales = readdirSync(at('packages/forms-embed/src/locales')).map((file) => file.replace(/\.(test\.)?ts$/, ''));
const isLocale = (file) => locales.includes(nameOf(file).replace('chunks/lazy-', ''));

const sizes = measureFolder(at('packages/mountkit/dist'), (path) =>
  /[/\\](chunks[/\\].+|mountkit(\.umd)?)\.js$/.test(path),
);
const files = Object.keys(sizes);

if (!files.some(isLoader) || !files.some(isForm)) {
  console.error('nothing is built: npm run build');
  process.exitCode = 1;
} else {
  const rows = [
    ['loader, `mountkit.js`', files.filter(isLoader)],
    ['form, `chunks/forms`', files.filter(isForm)],
    ['**a page with a form**', files.filter((file) => isLoader(file) || isForm(file))],
    ['links, `chunks/links`', files.filter(isLinks)],
    ...files.filter((file) => isLazy(file) && !isLocale(file)).map((file) => [`lazy, \`${nameOf(file)}\``, [file]]),
    [`a locale, the largest of ${files.filter(isLocale).length}`, largest(files.filter(isLocale))],
    ['everything, `mountkit.umd.js`', files.filter((file) => file === 'mountkit.umd.js')],
  ];
  const lines = ['| file | raw | gzip | brotli |', '|---|---:|---:|---:|', ...rows.map(formatRow)];
  const before = readFileSync(readme, 'utf8');
  if (!between.test(before)) throw new Error('README.md has no marks for the size table');
  writeFileSync(
    readme,
    before.replace(between, (_, start, end) => `${start}${lines.join('\n')}\n${end}`),
  );
  console.log(lines.join('\n'));
}

function largest(members) {
  const [first] = members.toSorted((a, b) => sizes[b].brotli - sizes[a].brotli);
  return first ? [first] : [];
}

/** A chunk's name without its hash, which changes with every build. */
function nameOf(file) {
  return `chunks/${basename(file).replace(/-[\w-]{8}\.js$/, '')}`;
}

function formatRow([name, members]) {
  const total = (kind) => members.reduce((sum, file) => sum + sizes[file][kind], 0).toLocaleString('en');
  return `| ${name} | ${total('raw')} | ${total('gzip')} | ${total('brotli')} |`;
}
