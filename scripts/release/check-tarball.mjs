import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files.mjs';
import { listRelativeLinks } from './absolute-links.mjs';
import { repositoryOf } from './stage.mjs';

/**
 * What is wrong with an unpacked tarball of ours, in sentences: what a registry shows of it, what it carries, and whether
 * each file that it names is there.
 */
export function checkTarball(folder) {
  const read = (name) => readFileSync(join(folder, name), 'utf8');
  const files = listFiles(folder, undefined, new Set()).map((path) => path.slice(folder.length + 1));
  const meta = JSON.parse(read('package.json'));
  const problems = [];
  const expect = (holds, problem) => holds || problems.push(`${meta.name}: ${problem}`);

  const repository = repositoryOf(meta);
  expect(/^https:\/\//.test(repository ?? ''), "'repository' is missing, without which there is no provenance");
  expect(/^packages\/[\w-]+$/.test(meta.repository?.directory ?? ''), "'repository' does not say which folder");
  for (const field of ['homepage', 'bugs'])
    expect(meta[field]?.startsWith(`${repository}/`), `'${field}' is not a page of the repository`);
  expect(meta.keywords?.includes('mountkit') && meta.keywords.length >= 4, "'keywords' are too few");
  expect(meta.description && meta.license === 'MIT', "'description' or 'license' is missing");
  expect(
    meta.publishConfig?.provenance === true && meta.publishConfig.access === 'public',
    "'publishConfig' is not ours",
  );
  expect(!meta.scripts, "'scripts' are of no use to whoever installs it");

  for (const name of ['LICENSE', 'README.md']) expect(files.includes(name), `${name} is missing`);
  if (files.includes('README.md'))
    for (const link of listRelativeLinks(read('README.md'))) expect(false, `README.md links to the file ${link}`);
  for (const name of listNamed(meta)) expect(files.includes(name), `${name} is named and not there`);

  // The entry with the types of the global is empty.
  const scripts = files.filter((name) => /^dist\/(?!global\.).*\.c?js$/.test(name));
  for (const name of scripts) {
    if (!files.includes(`${name}.map`)) expect(false, `${name} has no source map`);
    else {
      const map = JSON.parse(read(`${name}.map`));
      expect(hasSources(map), `${name}.map carries no sources`);
      expect(linesOf(map.mappings, ';') <= linesOf(read(name), '\n'), `${name}.map is of another file`);
    }
  }
  expect(!files.some((name) => /\.test\.|(?:^|\/)src\//.test(name)), 'it carries tests or sources as files');
  return problems;
}

/** Every file that package.json names: entries with their types, and what a CDN answers for the bare name. */
function listNamed({ exports = {}, main, module, types, unpkg, jsdelivr }) {
  const targets = (entry) => (typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(targets));
  const all = [main, module, types, unpkg, jsdelivr, ...targets(exports)].filter(Boolean);
  return [...new Set(all.map((path) => path.replace(/^\.\//, '')))];
}

/** A map that was not made anew after the code was shortened has more lines than it. */
const linesOf = (text, end) => text.split(end).length;

/** Whether each source is in the map; a module that only exports what others hold has none. */
const hasSources = ({ sources, sourcesContent = [] }) =>
  sourcesContent.length === sources.length && sourcesContent.every((text) => text !== null);
