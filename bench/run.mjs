// Measures the widgets beside their peers: bench/README.md.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { at } from '../scripts/root.mjs';
import { groups } from './contenders/index.mjs';
import { installPeers } from './harness/install-peers.mjs';
import { pick, planRows } from './harness/plan-rows.mjs';
import { readArguments } from './harness/read-arguments.mjs';

try {
  await measure(readArguments(process.argv.slice(2)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function measure({ row, contender, runs, minutes, dist, recorded }) {
  const folder = dist ? resolve(dist) : at('packages/mountkit/dist');
  if (!existsSync(`${folder}/mountkit.js`)) throw new Error(`${folder} holds no mountkit.js: npm run build`);
  pick(
    groups.flatMap(({ contenders }) => contenders),
    contender,
    'contender',
  );

  installPeers();
  // What follows imports packages that were installed just now.
  const { rows } = await import('./rows/index.mjs');
  const given = { dist: folder, recorded: recorded && resolve(recorded) };
  const planned = planRows(
    pick(rows, row, 'row')
      .filter((each) => hasFolder(each, given))
      .map((each) => (each.needs ? { ...each, cases: each.cases(given[each.needs]) } : each)),
    contender,
  );
  const { openSession } = await import('./harness/open-session.mjs');
  const { measureRows } = await import('./harness/measure-rows.mjs');
  const session = await openSession(planned, given);
  try {
    await measureRows(planned, { session, runs, minutes });
  } finally {
    await session.close();
  }
}

/** Whether a row has the folder that it needs; it is left out with a sentence where it has not. */
function hasFolder({ name, needs }, given) {
  if (!needs || given[needs]) return true;
  console.log(`${name} is left out: it needs --${needs} FOLDER, see bench/README.md`);
  return false;
}
