import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The folder that holds the built files: this repository, or a copy of it that E2E_ROOT names. */
export const builtRoot = (): string => process.env.E2E_ROOT || fileURLToPath(new URL('../..', import.meta.url));

const serverFile = () => join(builtRoot(), 'examples/server/dist/main.js');

/** The built files that every browser test needs and that are not there. */
export function listMissingFiles(): string[] {
  const needed = [serverFile(), join(builtRoot(), 'packages/mountkit/dist/mountkit.js')];
  return needed.filter((file) => !existsSync(file));
}

/** A running example server. */
export interface ServerProcess {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Ends it as Ctrl-C does, and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends it as `kill -9` does, in the middle of whatever it does, and waits until it is gone. */
  kill(): Promise<void>;
}

/** What the server's environment says beside its port and folder: the embedded database, unless it names another. */
export type ServerSettings = Readonly<Record<string, string>>;

/** Starts the built server on a free port; its data live in `dataDir`. Rejects with its output when it ends at once. */
export function startServerProcess(dataDir: string, settings: ServerSettings = {}): Promise<ServerProcess> {
  return startProcess(serverFile(), { DATA_DIR: dataDir, ...settings });
}

/** The same of the provider alone, whose database begins without a form. */
export function startProviderProcess(dataDir: string): Promise<ServerProcess> {
  return startProcess(join(builtRoot(), 'packages/provider/dist/main.js'), { DATA_DIR: dataDir });
}

async function startProcess(file: string, settings: ServerSettings): Promise<ServerProcess> {
  const usual = { PORT: '0', HOST: '', DATABASE_URL: '', ADMIN_TOKEN: '' };
  const env = { ...process.env, ...usual, ...settings };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));

  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(`${line}\n`);
      const [, address] = /^ready on (http:\S+)$/.exec(line) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`the server ended before it was ready:\n${said.join('')}`)), reject);
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}
