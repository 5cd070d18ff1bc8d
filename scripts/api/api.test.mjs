import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeApi } from './describe.mjs';
import { listDifferences } from './list-differences.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'api-'));
  mkdirSync(join(folder, 'dist'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const exports = {
  '.': { import: { types: './dist/index.d.ts' } },
  './more': { browser: { import: { types: './dist/more.d.ts' } } },
  './package.json': './package.json',
};
const describe = (index, more = 'export {};') => {
  writeFileSync(join(folder, 'dist/index.d.ts'), index);
  writeFileSync(join(folder, 'dist/more.d.ts'), more);
  return describeApi({ name: 'some', folder, exports });
};

test('lists what each entry exports, by name and without comments, and what it mentions', () => {
  const api = describe(
    `/** A hidden one. */ interface Hidden { readonly a: string }
     interface Unused { b: string }
     /** Does it. */ declare function run(hidden: Hidden): void;
     declare const count: number;
     export { run, count as amount };
     declare global { var some: number }`,
    "export { run } from './index.js';",
  );
  expect(api).toContain(
    '## `.`\n\n```ts\nexport const count: number;\nexport { count as amount };\nexport function run(',
  );
  expect(api).toContain('declare global {\n    var some: number;\n}');
  expect(api).toContain("## `./more`\n\n```ts\nexport { run } from '.';\n```");
  expect(api).toContain('## Mentioned, not exported\n\n```ts\ninterface Hidden {\n    readonly a: string;\n}\n```');
  expect(api).not.toMatch(/Unused|hidden one|Does it/);
});

test.each([
  ['a name that goes', ''],
  ['a parameter', 'export declare function run(times: number): void;'],
  ['a type behind a name', 'interface Way { b: string }\nexport declare function run(way?: Way): void;'],
])('changes with %s', (_, index) => {
  const before = describe('interface Way { a: string }\nexport declare function run(way?: Way): void;');
  expect(listDifferences(before, describe(`${index}\nexport {};`))).not.toEqual([]);
});

test('is the same for another order and other comments', () => {
  const before = describe('export declare const a: 1;\nexport declare const b: 2;');
  expect(describe('/** Two. */ export declare const b: 2;\nexport declare const a: 1;')).toBe(before);
});

test('is an error where nothing is built', () => {
  rmSync(join(folder, 'dist'), { recursive: true });
  expect(() => describeApi({ name: 'some', folder, exports })).toThrow(/npm run build/);
});

test('lists the lines that differ, as often as they do', () => {
  expect(listDifferences('a\nb\nb\n\nc', 'b\nc\nd')).toEqual(['- a', '- b', '+ d']);
  expect(listDifferences('a\nb', 'b\na')).toEqual([]);
});
