// Measures the form beside its peers: bench/README.md.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { at } from '../scripts/root.mjs';
import { contenders } from './contenders/index.mjs';
import { installPeers } from './harness/install-peers.mjs';
import { pick, readArguments } from './harness/read-arguments.mjs';

try {
  await measure(readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function measure({ row, contender, runs, dist }) {
  const folder = dist ? resolve(dist) : at('packages/mountkit/dist');
  if (!existsSync(`${folder}/mountkit.js`)) throw new Error(`${folder} holds no mountkit.js: npm run build`);
  const chosen = pick(contenders, contender, 'contender');

  installPeers();
  // What follows imports packages that were installed just now.
  const { rows } = await import('./rows/index.mjs');
  const chosenRows = pick(rows, row, 'row');
  const { openSession } = await import('./harness/open-session.mjs');
  const { measureRows } = await import('./harness/measure-rows.mjs');
  const session = await openSession(chosen, folder);
  try {
    await measureRows(chosenRows, { session, contenders: chosen, runs });
  } finally {
    await session.close();
  }
}
