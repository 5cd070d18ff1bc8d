import { expect, test } from 'vitest';
import { formatTable } from './format-table.mjs';
import { arePackagesStale, findCommand } from './install-missing.mjs';
import { isBuildStale } from './is-build-stale.mjs';
import { listStaticImports } from './list-static-imports.mjs';
import { runCommand } from './run-command.mjs';

test('packages are stale where missing or older than the lock file', () => {
  expect(arePackagesStale(0, 5)).toBe(true);
  expect(arePackagesStale(4, 5)).toBe(true);
  expect(arePackagesStale(5, 5)).toBe(false);
});

test('a build is stale where one folder is missing or older than the sources', () => {
  expect(isBuildStale([9, 0], 5)).toBe(true);
  expect(isBuildStale([9, 4], 5)).toBe(true);
  expect(isBuildStale([9, 6], 5)).toBe(false);
});

test('finds a command in the folders of PATH', () => {
  expect(findCommand('sh', '/nowhere::/bin')).toBe('/bin/sh');
  expect(findCommand('sh', '/nowhere')).toBeUndefined();
});

test('lists static imports of built code and no others', () => {
  const code =
    'import{a as b}from"./shared-1.js";import "./shared-2.js";import c,{d}from\'./shared-3.js\';export*from"./shared-4.js";' +
    'const e=()=>import("./lazy-5.js");export{e as f};const g="from \'h\'";';
  expect(listStaticImports(code)).toEqual(['./shared-1.js', './shared-2.js', './shared-3.js', './shared-4.js']);
});

test('lays out a table', () => {
  expect(
    formatTable([
      ['file', 'raw'],
      ['a.js', '1,000'],
    ]),
  ).toBe('file    raw\na.js  1,000');
});

test('gives a command the environment as it is at the call', async () => {
  process.env.OF_THE_CALL = 'here';
  const { output } = await runCommand(process.execPath, ['-p', 'process.env.OF_THE_CALL']);
  delete process.env.OF_THE_CALL;
  expect(output).toBe('here\n');
});
