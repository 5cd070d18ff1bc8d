import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { at } from '../../scripts/root.mjs';

/** What the numbers depend on. */
export const describeMachine = (browser) => ({
  cores: cpus().length,
  processor: cpus()[0]?.model.trim() ?? '',
  memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  system: `${process.platform} ${process.arch}`,
  node: process.version,
  chromium: browser,
});

/** Writes a row's numbers to bench/results/, in place of those of the last time. */
export function writeResults(name, results) {
  const folder = at('bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(results, null, 2)}\n`);
}
