import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Build, findBuilds } from './harness/find-builds';
import { listMissingFiles, startServerProcess } from './harness/server-process';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the example server that all tests share, without a slash at the end. */
    server: string;
    builds: readonly Build[];
  }
}

/** Starts the built example server on an empty database, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const missing = listMissingFiles();
  if (missing.length > 0) throw new Error(`Nothing is built: run npm run build first. Missing: ${missing.join(', ')}`);
  const builds = findBuilds();

  const dataDir = await mkdtemp(join(tmpdir(), 'mountkit-e2e-'));
  const server = await startServerProcess(dataDir);
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  for (const { name, path } of builds) {
    const { status } = await fetch(`${server.url}${path}/mountkit.js`);
    if (status === 200) continue;
    await stop();
    throw new Error(`The example server answers ${status} for ${path}/mountkit.js, the build with ${name}.`);
  }
  project.provide('server', server.url);
  project.provide('builds', builds);
  return stop;
}
