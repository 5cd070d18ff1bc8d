import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../scripts/root.mjs';

/** Milliseconds that the server has until it answers. */
const START = 180_000;

/** Starts the example server on a database of its own; `close` takes both away. */
export async function startExampleServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mountkit-bench-'));
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [at('examples/server/dist/main.js')], {
    env: { ...process.env, PORT: `${port}`, DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  const close = async () => {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (const end = Date.now() + START; !(await isUp(url)); ) {
    if (server.exitCode === null && Date.now() < end) continue;
    await close();
    throw new Error('the example server did not start: npm run build');
  }
  return { url, close };
}

async function isUp(url) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  return fetch(`${url}/shop/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function findPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
