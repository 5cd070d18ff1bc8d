import { PassThrough, type Readable } from 'node:stream';
import type { Context } from 'hono';
import { expect, it } from 'vitest';
import { bodyOf } from './body-of';
import type { AppEnv } from './env';

const textOf = async (pieces: AsyncIterable<Uint8Array> | null) => {
  const read: Uint8Array[] = [];
  for await (const piece of pieces ?? []) read.push(piece);
  return Buffer.concat(read).toString();
};

const requestOf = (body: string) => new Request('http://localhost/', { method: 'POST', body });
const contextOf = (raw: Request, unread?: Readable) =>
  ({ req: { raw }, env: { unread } }) as unknown as Context<AppEnv>;

it("is read from Node's own stream", async () => {
  const { pieces } = bodyOf(contextOf(requestOf('other'), new PassThrough().end('sent')));
  expect(await textOf(pieces)).toBe('sent');
});

it('is read from the request where somebody passes on one of their own', async () => {
  expect(await textOf(bodyOf(contextOf(requestOf('sent'))).pieces)).toBe('sent');
});
