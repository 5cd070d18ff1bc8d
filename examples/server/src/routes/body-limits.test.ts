import { rm } from 'node:fs/promises';
import { type Connection, uploadFolder } from '@mountkit/provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import { addressOfRoute, listRoutes } from '../testing/every-route';
import { createTestApp, from } from '../testing/requests';

const PIECE = new TextEncoder().encode(`&a=${'a'.repeat(65_533)}`);
const SENT_BYTES = 16_777_216;
/** The most that a route reads before it refuses: the texts of a submission, and what waits in a stream. */
const MOST_READ = 1_048_576 + 3 * PIECE.byteLength;

let folder: string;
let connection: Connection;

beforeAll(async () => {
  folder = await temporaryFolder();
  connection = await openTestDatabase();
}, HOOK_MS);
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
}, HOOK_MS);

/** A long body of unknown length, and how much of it was taken. */
function longBody() {
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(PIECE);
      read += PIECE.byteLength;
      if (read >= SENT_BYTES) controller.close();
    },
  });
  return { body, readBytes: () => read };
}

it('every route refuses a body that does not end, and reads little of it', { timeout: 120_000 }, async () => {
  const app = createTestApp({ db: connection.db, uploads: uploadFolder(folder) });
  const routes = listRoutes(app).filter(({ method, path }) => method !== 'GET' && !path.includes(':fault'));
  const types = ['application/x-www-form-urlencoded', 'application/json'];
  const wrong: string[] = [];
  for (const route of routes) {
    for (const type of types) {
      const { body, readBytes } = longBody();
      const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
      const init = { method: route.method, headers, body, duplex: 'half' };
      const { status } = await app.request(addressOfRoute(route), init, from('127.0.0.1'));
      // A submission is told first that it is no form, or that there is no such form.
      const isRefused = status === 413 || /^\/(submissions|uploads)\//.test(route.path);
      if (!isRefused || readBytes() > MOST_READ) wrong.push(`${route.method} ${route.path}: ${status}, ${readBytes()}`);
    }
  }
  expect(routes.length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

it('a route that does not exist refuses it too', async () => {
  const app = createTestApp({ db: connection.db });
  const { body, readBytes } = longBody();
  expect((await app.request('/nothing', { method: 'POST', body, duplex: 'half' } as RequestInit)).status).toBe(413);
  expect(readBytes()).toBeLessThan(MOST_READ);
});
