import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A display that nobody sees: without one WebKit does not start. */
export interface Display {
  readonly name: string;
  readonly process: ChildProcess;
}

/**
 * Where windows stand: the pointer, in the middle of the display, is on their own bar. So they have the focus, as
 * nobody manages windows here, and no page is pointed at.
 */
export const WINDOW_PLACE = { x: 1780, y: 1290 };

/** Starts a display. */
export async function startDisplay(): Promise<Display> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '3600x2600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { name: `:${`${number}`.trim()}`, process: display };
}

/** A port that nobody listens on. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
