import type { AddressInfo } from 'node:net';
import type { ServerType } from '@hono/node-server';
import { StartError } from '../start-error';

/** How long a request may take to finish once the server is told to stop. */
const STOP_MS = 5000;

/** Listens, and answers the port. Rejects with a `StartError` where it cannot. */
export function listen(server: ServerType, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'the port is in use; stop that server or set another PORT' : error.message;
      reject(new StartError(`cannot listen on ${host}:${port}: ${reason}`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Takes no new connection, and finishes the requests under way. */
export function stopListening(server: ServerType): Promise<void> {
  if (!('closeIdleConnections' in server)) throw new Error('expected a server of HTTP/1.1');
  return new Promise((resolve) => {
    // A connection whose last request has just ended stays open for the next one; there will be none.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const patience = setTimeout(() => server.closeAllConnections(), STOP_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(patience);
      resolve();
    });
  });
}
