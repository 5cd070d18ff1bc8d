// node bench/provider/run.mjs [SECONDS]: what one submission costs the provider, beside a handler that only writes rows.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../scripts/postgres.mjs';
import { addForm } from './add-form.mjs';

const seconds = Number(process.argv[2] ?? 5);
const AT_ONCE = (process.env.AT_ONCE ?? '1,10,50').split(',').map(Number);
const ROUNDS = 5;
const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const provider = process.env.PROVIDER ?? at('../../packages/provider/dist/main.js');
const bare = at('bare-handler.mjs');

const children = new Set();

/** Starts a server; answers its address, the milliseconds until it was ready, and what it has used of a processor. */
async function start(file, env) {
  const began = performance.now();
  const child = spawn(process.execPath, [...(process.env.NODE_FLAGS?.split(' ') ?? []), file], {
    env: { ...process.env, ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child.once('exit', () => children.delete(child)));
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /localhost:(\d+)/.exec(line) ?? [];
    if (port === undefined) continue;
    const readyMs = performance.now() - began;
    return {
      port,
      ready: `${readyMs.toFixed(0)} ms (${processorMs(child.pid)} of a processor)`,
      processorMs: () => processorMs(child.pid),
      async stop(signal = 'SIGTERM') {
        child.kill(signal);
        await once(child, 'exit');
      },
    };
  }
  throw new Error(`${file} did not start`);
}

/** User and system time of a process, which Linux counts in hundredths of a second. */
function processorMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function bodyOf(boundary) {
  const correlationId = randomUUID();
  const context = { correlationId, pageUrl: 'https://shop.example/contact', pageTitle: 'Contact' };
  const entries = { email: `${correlationId}@shop.example`, hs_context: JSON.stringify(context) };
  const parts = Object.entries(entries).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}

function send({ port, path, agent }) {
  const boundary = 'mountkit-bench';
  const body = bodyOf(boundary);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends submissions for a part of the time; answers how long each took, and what was used. */
async function load({ server, path }, atOnce) {
  const times = [];
  // Of this round: a server closes a connection that has been idle for five seconds.
  const agent = new Agent({ keepAlive: true });
  const target = { port: server.port, path, agent };
  for (let warm = 0; warm < 30; warm += 1) await send(target);
  const processor = server.processorMs();
  const began = performance.now();
  const until = began + (seconds * 1000) / ROUNDS;
  const one = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      const status = await send(target);
      if (status !== 200) throw new Error(`answered ${status}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  agent.destroy();
  return { times, lasted: (performance.now() - began) / 1000, used: server.processorMs() - processor };
}

const rows = [];
/** Measures servers by turns, so that a machine that is busy meanwhile is so for all of them. */
async function measure(...servers) {
  for (const atOnce of AT_ONCE) {
    const rounds = servers.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, server] of servers.entries()) rounds[index].push(await load(server, atOnce));
    }
    for (const [index, { name }] of servers.entries()) rows.push({ server: name, ...sumUp(rounds[index], atOnce) });
    if (process.env.VERBOSE) console.log(JSON.stringify(rows.slice(-servers.length)));
  }
}

function sumUp(rounds, atOnce) {
  const times = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
  const sum = (name) => rounds.reduce((total, round) => total + round[name], 0);
  const quantile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
  return {
    'at once': atOnce,
    'a second': Math.round(times.length / sum('lasted')),
    'p50 ms': quantile(0.5),
    'p99 ms': quantile(0.99),
    'processor ms each': (sum('used') / times.length).toFixed(2),
  };
}

const submitPath = ({ portalId, formId }, field = '') =>
  `/submissions/v3/public/submit/formsnext/multipart/${portalId}/${formId}/json${field}`;
const limits = { SUBMISSIONS_PER_MINUTE: '100000000', ADMIN_TOKEN: '', DATABASE_URL: '', TEXT_BYTES_PER_HOUR: '' };
const folder = mkdtempSync(join(tmpdir(), 'mountkit-bench-'));
const postgres = process.env.ONLY === 'embedded' ? null : await startPostgres();
try {
  if (postgres !== null) {
    const env = { ...limits, DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'files') };
    const server = await start(provider, env);
    const form = await addForm(server.port);
    const other = await start(bare, { ...env, PORTAL: String(form.portalId), FORM: form.formId });
    await measure(
      { name: 'provider on Postgres', server, path: submitPath(form) },
      { name: 'bare handler', server: other, path: '/' },
    );
    await server.stop();
    await other.stop();
  }
  if (process.env.ONLY !== 'postgres') {
    const env = { ...limits, DATA_DIR: join(folder, 'embedded') };
    const first = await start(provider, env);
    const form = await addForm(first.port);
    await measure({ name: 'provider, embedded', server: first, path: submitPath(form) });
    await first.stop('SIGKILL');
    const again = await start(provider, env);
    await again.stop();
    console.log(`embedded: first start ${first.ready}, after a kill ${again.ready}`);
  }
  console.table(rows);
} finally {
  for (const child of children) child.kill('SIGKILL');
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
