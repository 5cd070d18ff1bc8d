import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, findOwner, findPostgres } from '../postgres.mjs';
import { at } from '../root.mjs';
import { NODES, PROVIDERS, patroniSettings, poolerSettings, proxySettings } from './settings.mjs';

const PROGRAMS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
};
const PACKAGES = 'postgresql patroni etcd-server pgbouncer haproxy';
/** How long a part may take to answer. */
const PATIENCE_MS = 90_000;

/**
 * Starts the cluster on this machine: etcd, two nodes of Patroni, PgBouncer, three providers and HAProxy. Answers
 * { site, ports, parts, folder, start, kill, silence, stop }: `site` is where requests go, `kill(name)` ends a part as
 * if its machine had lost power, `start(name)` starts it again, and `silence(name)` stops a node in the middle of what
 * it does, with its connections open, as if the network had lost it; what it answers lets the node go on.
 *
 * @param server the program that is the provider
 */
export async function startCluster(server = at('packages/provider/dist/main.js')) {
  const bin = findPostgres();
  const missing = Object.values(PROGRAMS).filter((program) => !existsSync(program));
  if (!bin || missing.length > 0)
    throw new Error(`programs are missing: as root, apt-get install -y --no-install-recommends ${PACKAGES}`);
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'mountkit-cluster-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  mkdirSync(join(folder, 'provider'));
  const ports = await choosePorts();
  const write = (name, text) => {
    writeFileSync(join(folder, name), text, { mode: 0o644 });
    return join(folder, name);
  };
  const commands = {
    etcd: [PROGRAMS.etcd, ...etcdOptions(ports, folder)],
    pooler: [PROGRAMS.pgbouncer, write('pgbouncer.ini', poolerSettings({ ports, folder }))],
    proxy: [PROGRAMS.haproxy, '-db', '-f', write('haproxy.cfg', proxySettings({ ports }))],
  };
  for (const node of NODES) {
    const settings = patroniSettings({ node, ports, folder, bin });
    commands[node] = [PROGRAMS.patroni, write(`patroni-${node}.yml`, settings)];
  }
  for (const [index, port] of ports.providers.entries()) {
    commands[`provider${index + 1}`] = [process.execPath, server, port];
  }
  const parts = new Map();

  function start(name) {
    const [program, ...args] = commands[name];
    const log = openSync(join(folder, `${name}.log`), 'a');
    const port = name.startsWith('provider') ? args.pop() : undefined;
    const child = spawn(program, args, {
      // A group of its own, so that what it has started can be ended with it.
      detached: true,
      cwd: folder,
      stdio: ['ignore', log, log],
      env: { ...process.env, ...(port === undefined ? {} : providerSettings({ port, ports, folder })) },
      ...(port === undefined ? owner : {}),
    });
    parts.set(name, child);
  }

  function kill(name) {
    const child = parts.get(name);
    parts.delete(name);
    if (child?.exitCode !== null || child.signalCode !== null) return;
    // Patroni first, which would start its database again.
    signalAll([-child.pid], 'SIGKILL');
    if (NODES.includes(name)) signalAll(processesOf(join(folder, name)), 'SIGKILL');
  }

  function silence(name) {
    const pids = [-parts.get(name).pid, ...processesOf(join(folder, name))];
    signalAll(pids, 'SIGSTOP');
    return () => signalAll(pids, 'SIGCONT');
  }

  const stop = () => {
    for (const name of [...parts.keys()].reverse()) kill(name);
    rmSync(folder, { recursive: true, force: true });
  };
  // Whoever ends the script ends the cluster: its parts go on by themselves otherwise.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stop();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
  try {
    start('etcd');
    await until('etcd', () => isOk(`http://127.0.0.1:${ports.etcd}/health`));
    start('one');
    await until('the primary', () => isOk(`http://127.0.0.1:${ports.rest.one}/primary`));
    start('two');
    await until('the replica', () => isOk(`http://127.0.0.1:${ports.rest.two}/sync`));
    start('proxy');
    start('pooler');
    for (let index = 1; index <= PROVIDERS; index += 1) start(`provider${index}`);
    await until('the providers', async () => {
      const answers = await Promise.all(ports.providers.map((port) => isOk(`http://127.0.0.1:${port}/ready`)));
      return answers.every(Boolean) && isOk(`http://127.0.0.1:${ports.site}/ready`);
    });
    return { site: `http://127.0.0.1:${ports.site}`, ports, parts, folder, start, kill, silence, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

async function choosePorts() {
  const count = 4 + 2 * NODES.length + PROVIDERS;
  const free = new Set();
  while (free.size < count + 1) free.add(await findFreePort());
  const [etcd, peer, primary, pooler, site, ...rest] = free;
  const take = () => Object.fromEntries(NODES.map((node) => [node, rest.shift()]));
  return { etcd, peer, primary, pooler, site, rest: take(), postgres: take(), providers: rest.slice(0, PROVIDERS) };
}

function etcdOptions({ etcd, peer }, folder) {
  const client = `http://127.0.0.1:${etcd}`;
  const peers = `http://127.0.0.1:${peer}`;
  return [
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peers}`,
    `--initial-advertise-peer-urls=${peers}`,
    `--initial-cluster=default=${peers}`,
  ];
}

function providerSettings({ port, ports, folder }) {
  return {
    PORT: port,
    DATA_DIR: join(folder, 'provider'),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${ports.pooler}/postgres`,
    DATABASE_PREPARED: 'off',
    ADMIN_TOKEN: '',
    SUBMISSIONS_PER_MINUTE: '100000000',
  };
}

/** The processes of a node's database. */
function processesOf(data) {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return [];
  const [first] = readFileSync(file, 'utf8').split('\n');
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', first], { encoding: 'utf8' });
  return [Number(first), ...stdout.trim().split(/\s+/).filter(Boolean).map(Number)];
}

function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

export async function isOk(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/** Asks until the answer is yes; answers after how many milliseconds. */
export async function until(what, ask, patience = PATIENCE_MS) {
  const began = performance.now();
  while (!(await ask())) {
    if (performance.now() - began > patience) throw new Error(`${what} did not answer in ${patience} ms`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return performance.now() - began;
}
