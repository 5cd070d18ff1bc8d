import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a server listen on a free port of this machine; answers its address, without a slash at the end. */
export function listenLocally(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
  });
}

/** Ends a server together with its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
