// npm run test:cluster: loads the cluster, ends one part after the other, and looks whether a submission or a change of
// a basket is missing. The provider is a part of the example server here, which has baskets.
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { addForm } from '../../bench/provider/add-form.mjs';
import { at } from '../root.mjs';
import { judgeBaskets, startBaskets } from './baskets.mjs';
import { judge, startLoad } from './load.mjs';
import { NODES } from './settings.mjs';
import { isOk, startCluster, until } from './start.mjs';

const { Client } = createRequire(new URL('../../packages/provider/package.json', import.meta.url))('pg');
const LOAD = { atOnce: 10, perSecond: 40 };
const BASKETS = 4;
/** How long the load goes on before and after each fault. */
const QUIET_MS = 3000;

const cluster = await startCluster(at('examples/server/dist/main.js'));
const faults = [];
try {
  const { ports, site } = cluster;
  const { portalId, formId } = await addForm(ports.providers[0]);
  const address = `${site}/submissions/v3/public/submit/formsnext/multipart/${portalId}/${formId}/json`;
  const isPrimary = (node) => isOk(`http://127.0.0.1:${ports.rest[node]}/primary`);
  const load = startLoad(address, LOAD);
  const [{ id: productId }] = await ask(
    ports.primary,
    `UPDATE products SET stock = NULL
      WHERE id = (SELECT min(id) FROM products WHERE kind = 'simple' AND stock > 0 AND NOT sold_individually)
      RETURNING id`,
  );
  const shop = startBaskets(site, { count: BASKETS, productId });
  await pause(QUIET_MS);

  /** Causes a fault, waits until submissions are acknowledged again, and notes what became of those meanwhile. */
  async function fault(name, cause) {
    const from = performance.now();
    await cause();
    await pause(QUIET_MS);
    const quiet = performance.now();
    await until('a submission after the fault', () =>
      load.sent.some(({ began, acknowledged }) => began > quiet && acknowledged !== null),
    );
    faults.push({ name, from, to: performance.now() });
  }

  faults.push({ name: 'none', from: 0, to: performance.now() });
  await fault('a provider is killed', () => cluster.kill('provider1'));
  cluster.start('provider1');
  await until('the provider', () => isOk(`http://127.0.0.1:${ports.providers[0]}/ready`));

  await fault('the pooler is killed, and started by its supervisor', async () => {
    cluster.kill('pooler');
    await pause(500);
    cluster.start('pooler');
  });

  const primary = (await isPrimary('one')) ? 'one' : 'two';
  const replica = NODES.find((node) => node !== primary);
  await fault('the replica is killed', () => cluster.kill(replica));
  cluster.start(replica);
  await rejoin();

  let goOn;
  await fault('the replica falls silent, as if the network had lost it', () => {
    goOn = cluster.silence(replica);
  });
  goOn();
  await rejoin();

  /** The primary is asked: a node that was silent takes itself for what it was before. */
  async function rejoin() {
    const rejoined = await until('the replica', async () => {
      const { members } = await (await fetch(`http://127.0.0.1:${ports.rest[primary]}/cluster`)).json();
      return members.some(({ name, role }) => name === replica && role === 'sync_standby');
    });
    console.log(`the replica is synchronous again after ${(rejoined / 1000).toFixed(1)} s`);
  }

  await fault('the primary is killed', () => cluster.kill(primary));
  await load.stop();
  await shop.stop();
  console.table(faults.map(({ name, ...times }) => ({ fault: name, ...judge(load.sent, times) })));
  if (!(await isPrimary(replica))) throw new Error('the replica did not take over');
  await check(load.sent, ports.postgres[replica]);
  const wrong = judgeBaskets(shop.baskets);
  const sum = (name) => shop.baskets.reduce((total, basket) => total + basket[name], 0);
  const longest = Math.max(...shop.baskets.map(({ longestMs }) => longestMs)) / 1000;
  console.log(
    `${sum('changes')} changes of ${BASKETS} baskets acknowledged, ${wrong.length} wrong, longest wait ${longest.toFixed(1)} s`,
  );
  for (const problem of wrong) console.log(problem);
  if (wrong.length > 0) process.exitCode = 1;
} finally {
  cluster.stop();
}

/** Asks a database. */
async function ask(port, ...query) {
  const client = new Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  const { rows } = await client.query(...query);
  await client.end();
  return rows;
}

/** Compares what was acknowledged with what the database that took over has. */
async function check(sent, port) {
  const stored = await ask(
    port,
    `SELECT correlation_id AS id, count(*)::int AS count,
      (SELECT count(*)::int FROM records WHERE natural_key = correlation_id || '@shop.example') AS contacts
    FROM submissions WHERE correlation_id = ANY($1) GROUP BY correlation_id`,
    [sent.map(({ id }) => id)],
  );
  const counts = new Map(stored.map(({ id, ...rest }) => [id, rest]));
  const acknowledged = sent.filter(({ acknowledged: time }) => time !== null);
  const lost = acknowledged.filter(({ id }) => !counts.has(id));
  const doubled = stored.filter(({ count, contacts }) => count !== 1 || contacts !== 1);
  const unsent = sent.length - acknowledged.length;
  console.log(
    `${acknowledged.length} acknowledged, ${lost.length} lost, ${doubled.length} doubled, ${unsent} never acknowledged`,
  );
  if (lost.length + doubled.length + unsent > 0) process.exitCode = 1;
}
