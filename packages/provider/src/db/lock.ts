import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from '../start-error';

/** Folders that this process holds: its own process id in a lock file says nothing about another process. */
const held = new Set<string>();

/**
 * Locks a folder against a second server; two embedded databases on the same files would destroy them.
 * A lock whose process is gone is taken over. Answers the release.
 */
export function lockFolder(folder: string): () => void {
  const path = resolve(folder);
  mkdirSync(path, { recursive: true });
  const file = join(path, 'server.lock');
  const mine = `${describeProcess(process.pid)} ${randomUUID()}`;
  if (held.has(path)) throw lockedBy(path, process.pid);
  while (!tryCreate(file, mine)) takeOver(path, file);
  held.add(path);

  const release = () => {
    if (!held.delete(path)) return;
    process.off('exit', release);
    if (read(file) === mine) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** A link makes the file appear with its content, so nobody ever reads a lock that is half written. */
function tryCreate(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    return tryWrite(file, content);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** For file systems without links. */
function tryWrite(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead process's lock away, or throws. What was moved is looked at again: it may be a newer one by then. */
function takeOver(path: string, file: string): void {
  const seen = read(file);
  if (seen === null) return;
  const holder = livingHolder(seen);
  if (holder !== null) throw lockedBy(path, holder);

  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = read(aside);
  if (moved !== null && moved !== seen) tryCreate(file, moved);
  rmSync(aside, { force: true });
}

function livingHolder(content: string): number | null {
  const [pidText = '', start = ''] = content.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return null;
  }
  return startOf(pid) === start ? pid : null;
}

/** What a lock says about its process; process ids alone are used again. */
export function describeProcess(pid: number | undefined): string {
  return `${pid} ${startOf(pid)}`;
}

/** When a process started, in the kernel's ticks, where the system tells; '-' elsewhere. */
function startOf(pid: number | undefined): string {
  const stat = read(`/proc/${pid}/stat`);
  // The second field is the program's name in brackets and may hold blanks; the start is the 22nd.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function lockedBy(path: string, pid: number): StartError {
  return new StartError(`the data folder ${path} is in use by process ${pid}; stop it or set another DATA_DIR`);
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
