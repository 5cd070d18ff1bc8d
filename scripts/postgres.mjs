import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const versions = '/usr/lib/postgresql';

/** The folder with the programs of the newest installed Postgres, or undefined where there is none. */
export function findPostgres(folder = versions) {
  const found = existsSync(folder) ? readdirSync(folder) : [];
  return found
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(folder, version, 'bin'))
    .find((bin) => ['initdb', 'pg_ctl'].every((program) => existsSync(join(bin, program))));
}

/**
 * Starts a Postgres on a free port of this machine, with its files in a folder of its own; answers { url, stop }.
 * Throws with what the programs said where it does not start. Nothing in it is meant to last: it does not wait for
 * the disk.
 */
export async function startPostgres() {
  const bin = findPostgres();
  if (!bin) throw new Error('Postgres is missing: as root, apt-get install -y --no-install-recommends postgresql');
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const run = (program, args) => {
    // Not through pipes: the server would hold them open for as long as it lives.
    const { status, error } = spawnSync(join(bin, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
    if (status === 0) return;
    const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
    throw new Error(`${program} failed: ${error?.message ?? `status ${status}`}\n${said}`);
  };
  const stop = () => {
    for (const signal of signals) process.off(signal, end);
    if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
    rmSync(folder, { recursive: true, force: true });
  };
  // Who ends the tests ends their database too: it runs on its own otherwise.
  const end = () => {
    stop();
    process.exit(1);
  };
  for (const signal of signals) process.once(signal, end);
  try {
    if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
    run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']);
    const port = await findFreePort();
    const options = [
      `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder}`,
      '-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200',
    ];
    run('pg_ctl', ['start', '-D', data, '-w', '-t', '120', '-l', log, '-o', options.join(' ')]);
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Postgres refuses to run as root: then its own user owns it. */
export function findOwner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'postgres']).stdout));
  if (!uid || !gid) throw new Error('there is no user named postgres, which the system package brings');
  return { uid, gid };
}

/** A port of this machine that nobody listens on now. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
