import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rollup } from 'rollup';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { joinShared } from './join-shared.mjs';
import { listLateFiles } from './list-late-files.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes files of a package, and answers the folder of its sources. */
function write(files) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'kit/src', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(folder, 'kit/src');
}

it('lists what is imported late, the inner files first, and neither types nor tests', () => {
  const sources = write({
    'mount.ts': "import('./on-demand/list');\ntype List = typeof import('./on-demand/types');",
    'again.ts': "import( './on-demand/list' );",
    'on-demand/list.ts': "import './list/item';",
    'on-demand/list/item.ts': "import('./more');",
    'on-demand/list/more.ts': '',
    'mount.test.ts': "import('./on-demand/mock');",
  });
  expect(listLateFiles(sources)).toEqual([join(sources, 'on-demand/list/more.ts'), join(sources, 'on-demand/list.ts')]);
});

const SHARING = {
  'first.js': "import { sum } from './logic/sum.js'; console.log(sum(1)); import('./second.js'); import('./third.js');",
  'second.js': "import { half } from './logic/half.js'; console.log(half(2));",
  'third.js': "import { half } from './logic/half.js'; console.log(half(3));",
  'logic/sum.js': 'export const sum = (n) => n + n;',
  'logic/half.js': 'export const half = (n) => n / 2;',
};

/** The modules of each built file, by the file's name. */
async function build(groups) {
  const config = { input: { first: join(write(SHARING), 'first.js') } };
  const bundle = await rollup({ ...config, plugins: [joinShared(groups, config)] });
  const { output } = await bundle.generate({ format: 'es' });
  return Object.fromEntries(
    output.map(({ name, modules }) => [name, Object.keys(modules).map((id) => id.replace(/^.*\/src\//, ''))]),
  );
}

it('puts what two files share into the file of its group', async () => {
  expect(await build({ second: ['logic/half'] })).toEqual({
    first: ['logic/sum.js', 'first.js'],
    second: ['logic/half.js', 'second.js'],
    third: ['third.js'],
  });
  expect(await build({ first: ['half'] })).toMatchObject({ first: expect.arrayContaining(['logic/half.js']) });
});

it('does not build what two files share and no group names', async () => {
  await expect(build({ second: ['alf', 'half.js', 'sum'] })).rejects.toThrow(/in no group.*kit\/src\/logic\/half$/);
});
