import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type ServerProcess, startProviderProcess } from './server-process';

/** A provider with an empty database, as somebody has it who has just started one, for all tests of a file. */
export function startEmptyProvider(): { readonly url: string } {
  let dataDir: string;
  let provider: ServerProcess;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mountkit-provider-'));
    provider = await startProviderProcess(dataDir);
  }, 120_000);
  afterAll(async () => {
    await provider.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    get url() {
      return provider.url;
    },
  };
}
