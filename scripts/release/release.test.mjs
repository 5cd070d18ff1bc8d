import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeManifest } from '../measure.mjs';
import { root } from '../root.mjs';
import { listRelativeLinks, makeLinksAbsolute } from './absolute-links.mjs';
import { dateChangelog } from './changelog.mjs';
import { checkTarball } from './check-tarball.mjs';
import { layOut } from './lay-out.mjs';
import { writeNotes } from './notes.mjs';
import { orderByDependency, readPackages, readSharedVersion } from './packages.mjs';
import { planRelease } from './plan.mjs';
import { publishAll, publishArguments } from './publish.mjs';
import { compareSizes, nameOf, tabulate, toMarkdown } from './sizes.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name, text) => {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
};
const read = (name) => readFileSync(join(folder, name), 'utf8');

describe('changesets', () => {
  test('those that are pending can be read, and name packages that exist', async () => {
    const { version, entries } = await planRelease(root);
    const names = readPackages(root).map((entry) => entry.name);
    for (const { packages } of entries) expect(names).toEqual(expect.arrayContaining(packages));
    expect(version === null).toBe(entries.length === 0);
  });

  const writeProject = (changeset) => {
    write('package.json', '{"name":"all","private":true,"version":"0.0.0","workspaces":["packages/*"]}');
    write('package-lock.json', '{}');
    write('packages/a/package.json', '{"name":"a","version":"1.2.3"}');
    write('.changeset/config.json', '{"changelog":false,"fixed":[],"linked":[],"ignore":[]}');
    write('.changeset/one.md', changeset);
  };

  test('make the next version', async () => {
    writeProject('---\n"a": minor\n---\n\nMore of it.\n');
    expect(await planRelease(folder)).toEqual({
      version: '1.3.0',
      entries: [{ step: 'minor', packages: ['a'], summary: 'More of it.' }],
    });
  });

  test.each([
    ['a package that is not there', '---\n"b": minor\n---\n\nMore.\n', /b/],
    ['a step that is none', '---\n"a": huge\n---\n\nMore.\n', /huge/],
    ['no words', '---\n"a": minor\n---\n', /says nothing/],
    ['no package', '---\n---\n\nMore.\n', /names no package/],
    ['no front matter', 'More.\n', /./],
  ])('are refused with %s', async (_, changeset, message) => {
    writeProject(changeset);
    await expect(planRelease(folder)).rejects.toThrow(message);
  });
});

describe('packages', () => {
  const make = (name, ...dependencies) => ({
    name,
    meta: { dependencies: Object.fromEntries(dependencies.map((key) => [key, '1.0.0'])) },
  });

  test('come after what they depend on', () => {
    const order = orderByDependency([make('all', 'b', 'a'), make('b', 'a', 'react'), make('a')]);
    expect(order.map((entry) => entry.name)).toEqual(['a', 'b', 'all']);
    expect(readPackages(root)[0].name).toBe('@mountkit/core');
    // It serves the files of the script tag.
    expect(readPackages(root).at(-1).name).toBe('@mountkit/provider');
  });

  test('in a circle are an error, and so are two versions', () => {
    expect(() => orderByDependency([make('a', 'b'), make('b', 'a')])).toThrow(/circle: a, b/);
    expect(() => readSharedVersion([{ version: '1.0.0' }, { version: '1.0.1' }])).toThrow(/1\.0\.0, 1\.0\.1/);
    expect(readSharedVersion(readPackages(root))).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('are published in public and with provenance', async () => {
    expect(publishArguments({ file: 'a.tgz' })).toEqual(['publish', 'a.tgz', '--access', 'public', '--provenance']);
    expect(publishArguments({ file: 'a.tgz' }, true)).toContain('--provenance=false');
    await expect(publishAll([{ name: 'a', version: '1.0.0', meta: {} }])).rejects.toThrow(/'repository'.* a$/);
  });
});

describe('the changelog', () => {
  const text = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- One.\n\n## [1.0.0] - 2026-01-02\n';
  const of = (version) => ({ version, date: '2026-02-03' });

  test('dates what was unreleased, once', () => {
    const dated = dateChangelog(text, of('1.1.0'));
    expect(dated).toContain('## [Unreleased]\n\n## [1.1.0] - 2026-02-03\n\n### Added\n\n- One.\n');
    expect(dateChangelog(dated, of('1.1.0'))).toBe(dated);
  });

  test('refuses a version that it has, and a text without the section', () => {
    expect(() => dateChangelog(text, of('1.0.0'))).toThrow(/1\.0\.0 already/);
    expect(() => dateChangelog('# Changelog\n', of('1.1.0'))).toThrow(/Unreleased/);
  });
});

describe('the served folder', () => {
  const build = (files) => {
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) write(`dist/${name}`, text);
    writeManifest(join(folder, 'dist'));
  };
  const put = (version) => layOut({ from: join(folder, 'dist'), to: join(folder, 'served'), version });
  const first = {
    'mountkit.js': 'loader 1',
    'chunks/forms-00000001.js': 'forms 1',
    'umd/lazy-a-00000001.js': 'lazy 1',
    'global.js': '',
    'global.d.ts': '',
  };

  test('has each version for good, all chunks, and the newest loader, which is written last', () => {
    build(first);
    const names = put('1.0.0');
    expect(names.at(-1)).toBe('mountkit.js');
    expect(names).not.toContain('global.js');
    build({ 'mountkit.js': 'loader 2', 'chunks/forms-00000002.js': 'forms 2', 'umd/sticky.js': 'sticky' });
    put('1.1.0');
    expect(read('served/mountkit.js')).toBe('loader 2');
    expect(read('served/1.0.0/mountkit.js')).toBe('loader 1');
    expect(read('served/1.0.0/chunks/forms-00000001.js')).toBe('forms 1');
    expect(read('served/chunks/forms-00000001.js')).toBe('forms 1');
    expect(read('served/chunks/forms-00000002.js')).toBe('forms 2');
    expect(read('served/umd/sticky.js')).toBe('sticky');
    expect(read('served/umd/lazy-a-00000001.js')).toBe('lazy 1');
    expect(Object.keys(JSON.parse(read('served/1.0.0/manifest.json')))).toEqual([
      'chunks/forms-00000001.js',
      'mountkit.js',
      'umd/lazy-a-00000001.js',
    ]);
  });

  test('is left alone by the same release again', () => {
    build(first);
    put('1.0.0');
    expect(put('1.0.0')).toEqual([]);
  });

  test('keeps what must not change: a version, and a chunk', () => {
    build(first);
    put('1.0.0');
    build({ ...first, 'mountkit.js': 'loader 2' });
    expect(() => put('1.0.0')).toThrow(/1\.0\.0\/mountkit\.js/);
    build({ ...first, 'umd/lazy-a-00000001.js': 'other' });
    expect(() => put('1.1.0')).toThrow(/umd\/lazy-a-00000001\.js/);
    build({ ...first, 'chunks/forms-00000001.js': 'other' });
    expect(() => put('1.1.0')).toThrow(/chunks\/forms-00000001\.js/);
    expect(existsSync(join(folder, 'served/1.1.0'))).toBe(false);
    expect(read('served/mountkit.js')).toBe('loader 1');
  });

  test('takes no build whose manifest is of another', () => {
    build(first);
    write('dist/mountkit.js', 'loader 2');
    expect(() => put('1.0.0')).toThrow(/not of this build: mountkit\.js/);
    rmSync(join(folder, 'dist/mountkit.js'));
    expect(() => put('1.0.0')).toThrow(/does not hold the built script tag/);
  });
});

describe('sizes', () => {
  const size = (brotli) => ({ raw: brotli * 3, gzip: brotli + 10, brotli });

  test('go by names without the hash of chunks', () => {
    expect(nameOf('chunks/lazy-cart-page-2db816e3.js')).toBe('chunks/lazy-cart-page');
    expect(nameOf('umd/lazy-cart-page-2db816e3.js')).toBe('umd/lazy-cart-page');
    expect(nameOf('umd/shop-cart.js')).toBe('umd/shop-cart.js');
  });

  test('tell what has changed, the largest difference first', () => {
    const before = { same: size(5), less: size(2000), gone: size(10) };
    const after = { same: size(5), less: size(1000), new: size(20) };
    const rows = tabulate(compareSizes(before, after));
    expect(rows.map((row) => row[0])).toEqual(['file', 'less', 'new (new)', 'gone (gone)']);
    expect(rows[1]).toEqual(['less', '3,000', '−3,000', '1,010', '−1,000', '1,000', '−1,000']);
    expect(rows[3].slice(-2)).toEqual(['–', '−10']);
    expect(toMarkdown(rows).split('\n')[1]).toBe('|---|---:|---:|---:|---:|---:|---:|');
  });

  test('that stay are no difference, whatever they are', () => {
    const sizes = fc.dictionary(fc.string(), fc.nat().map(size));
    fc.assert(
      fc.property(sizes, (all) => {
        expect(compareSizes(all, structuredClone(all))).toEqual([]);
      }),
    );
  });

  test('and the changesets make the notes', () => {
    const notes = writeNotes({
      version: '1.1.0',
      date: '2026-02-03',
      entries: [{ step: 'minor', packages: ['a', 'b'], summary: 'More\nof it.' }],
      before: { version: '1.0.0', sizes: { x: size(1) } },
      after: { x: size(2) },
    });
    expect(notes).toContain(
      '# 1.1.0, 2026-02-03\n\n## New\n\n- `a`, `b`: More of it.\n\n## Sizes\n\nBytes, against 1.0.0.',
    );
    expect(notes).toContain('| x | 6 | +3 | 12 | +1 | 2 | +1 |');
  });
});

describe('what is published', () => {
  const place = { repository: 'https://site.test/all', folder: 'packages/a', tag: 'v1.2.3' };

  test('links to the repository by addresses, but for code and for itself', () => {
    const text = [
      '[a](../../docs/x.md#part) [b](#here) [c](https://other.test/) ![d](../../docs/y.png) [e](../../examples/z)',
      '```ts',
      "['x'](../no.md)",
      '```',
    ].join('\n');
    const absolute = makeLinksAbsolute(text, place);
    expect(absolute.split('\n')[0]).toBe(
      '[a](https://site.test/all/blob/v1.2.3/docs/x.md#part) [b](#here) [c](https://other.test/) ' +
        '![d](https://site.test/all/raw/v1.2.3/docs/y.png) [e](https://site.test/all/tree/v1.2.3/examples/z)',
    );
    expect(absolute.split('\n').slice(1)).toEqual(text.split('\n').slice(1));
    expect(listRelativeLinks(text)).toEqual(['../../docs/x.md#part', '../../docs/y.png', '../../examples/z']);
    expect(listRelativeLinks(absolute)).toEqual([]);
  });

  const writeMap = (changes) => {
    const map = { sources: ['a.ts'], sourcesContent: ['export const a = 1'], mappings: 'AAAA' };
    write('dist/index.js.map', JSON.stringify({ ...map, ...changes }));
  };

  const writePackage = (changes = {}) => {
    write('LICENSE', 'MIT');
    write('README.md', '# a');
    write('dist/index.js', 'export const a = 1;\n');
    writeMap({});
    const meta = {
      name: 'a',
      description: 'a',
      license: 'MIT',
      keywords: ['mountkit', 'b', 'c', 'd'],
      homepage: 'https://site.test/all/tree/main/packages/a#readme',
      bugs: 'https://site.test/all/issues',
      repository: { type: 'git', url: 'git+https://site.test/all.git', directory: 'packages/a' },
      publishConfig: { access: 'public', provenance: true },
      exports: { '.': { import: { default: './dist/index.js' } } },
    };
    write('package.json', JSON.stringify({ ...meta, ...changes }));
  };

  test('is complained about only if something is missing', () => {
    writePackage();
    expect(checkTarball(folder)).toEqual([]);
  });

  test.each([
    ['a repository', () => writePackage({ repository: undefined }), /'repository' is missing/],
    ['a licence', () => rmSync(join(folder, 'LICENSE')), /LICENSE is missing/],
    ['a map', () => rmSync(join(folder, 'dist/index.js.map')), /no source map/],
    ['sources', () => writeMap({ sourcesContent: undefined }), /carries no sources/],
    ['a map of its own', () => writeMap({ mappings: ';;;AAAA' }), /is of another file/],
    ['absolute links', () => write('README.md', '[a](../b.md)'), /links to the file \.\.\/b\.md/],
    ['what a CDN answers', () => writePackage({ unpkg: './dist/none.js' }), /none\.js is named and not there/],
    ['provenance', () => writePackage({ publishConfig: undefined }), /publishConfig/],
  ])('without %s is refused', (_, spoil, message) => {
    writePackage();
    spoil();
    expect(checkTarball(folder).join()).toMatch(message);
  });
});
