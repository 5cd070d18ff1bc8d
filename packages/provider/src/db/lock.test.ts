import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/database';
import { describeProcess, lockFolder } from './lock';

let folder: string;
let other: ChildProcess | null = null;

beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  if (other !== null) await end(other);
  other = null;
  await rm(folder, { recursive: true });
});

/** Another process that lives until it is ended. */
function live(): ChildProcess {
  return spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'ignore'] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Writes the lock that a process would have written. */
function writeLockOf(child: ChildProcess): void {
  writeFileSync(join(folder, 'server.lock'), `${describeProcess(child.pid)} x`);
}

describe('the lock of a data folder', () => {
  it('lets one in, and the next one when that one has gone', async () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(/in use by process \d+; stop it or set another DATA_DIR/);
    release();
    release();
    lockFolder(folder)();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is kept against another living process', () => {
    other = live();
    writeLockOf(other);
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
  });

  it('is taken over from a process that died', async () => {
    other = live();
    writeLockOf(other);
    await end(other);
    lockFolder(folder)();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is taken over where the process id has another owner by now', () => {
    other = live();
    writeFileSync(join(folder, 'server.lock'), `${other.pid} 1 x`);
    lockFolder(folder)();
  });

  it('is taken over from an earlier process of the same id, as in a container', () => {
    writeFileSync(join(folder, 'server.lock'), `${process.pid} 1 x`);
    lockFolder(folder)();
  });

  it('is taken over where it makes no sense', () => {
    writeFileSync(join(folder, 'server.lock'), '');
    lockFolder(folder)();
  });
});
