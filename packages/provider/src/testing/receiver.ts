import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that webhooks are sent to. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Resolves when so many have come. */
  came(count: number): Promise<readonly Received[]>;
  stop(): void;
}

/** `answers` are its statuses in turn, the last one for all further ones; null never answers. */
export async function startReceiver(answers: readonly (number | null)[] = [200]): Promise<Receiver> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const status = answers[Math.min(received.length, answers.length - 1)] ?? null;
    received.push({ headers: request.headers, body });
    for (const look of waiting) look();
    if (status === null) return;
    response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {});
    response.end(status < 300 ? 'taken' : 'refused here');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    came: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (received.length < count) return;
          waiting.delete(look);
          resolve(received);
        };
        waiting.add(look);
        look();
      }),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
