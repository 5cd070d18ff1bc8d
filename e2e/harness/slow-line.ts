import { connect, createServer, type Socket } from 'node:net';

/** A line to a server on which a test decides how much gets through. */
export interface SlowLine {
  /** The server's address by this line, without a slash at the end. */
  readonly url: string;
  /** Lets so many more bytes of each connection through to the server. */
  allow(bytes: number): void;
  /** Breaks every connection. */
  cut(): void;
  close(): Promise<void>;
}

/** Opens a line to a server. At first everything gets through; after `allow`, no more than was allowed. */
export async function openSlowLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let allowed = Number.POSITIVE_INFINITY;
  let wake: (() => void)[] = [];

  /** Passes on what the browser sends, at the pace of the test. */
  async function pass(from: Socket, to: Socket): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      while (allowed <= 0) await new Promise<void>((resolve) => wake.push(resolve));
      allowed -= chunk.length;
      to.write(chunk);
    }
    to.end();
  }

  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    const ends = [browser, upstream];
    for (const socket of ends) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        for (const end of ends) end.destroy();
      });
    }
    upstream.pipe(browser);
    void pass(browser, upstream).catch(() => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    allow(bytes) {
      allowed = Number.isFinite(allowed) ? allowed + bytes : bytes;
      const waiting = wake;
      wake = [];
      for (const resolve of waiting) resolve();
    },
    cut,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
