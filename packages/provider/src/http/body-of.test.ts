import { PassThrough, Readable } from 'node:stream';
import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { bodyOf } from './body-of';
import type { AppEnv } from './env';

const textOf = async (pieces: AsyncIterable<Uint8Array> | null) => {
  const read: Uint8Array[] = [];
  for await (const piece of pieces ?? []) read.push(piece);
  return Buffer.concat(read).toString();
};

const requestOf = (body: BodyInit) =>
  new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
const contextOf = (raw: Request, incoming?: Readable) =>
  ({ req: { raw }, env: { incoming } }) as unknown as Context<AppEnv>;

it("is read from Node's own stream", async () => {
  const incoming = new PassThrough().end('sent');
  const { pieces } = bodyOf(contextOf(requestOf('other'), incoming));
  expect(await textOf(pieces)).toBe('sent');
});

it('is read from the request where its stream was passed on', async () => {
  const incoming = new PassThrough();
  const raw = requestOf(Readable.toWeb(incoming) as BodyInit);
  const { pieces } = bodyOf(contextOf(raw, incoming));
  incoming.end('sent');
  expect(await textOf(pieces)).toBe('sent');
});

it('is read from the request where there is no stream of Node', async () => {
  expect(await textOf(bodyOf(contextOf(requestOf('sent'))).pieces)).toBe('sent');
});
