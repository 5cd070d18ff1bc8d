import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createAdaptorServer } from '@hono/node-server';
import { type Connection, uploadFolder } from '@mountkit/provider';
import { seededGuid } from '@mountkit/provider/sample-forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import { createTestApp, EMAIL_FORM, PORTAL, submitPath } from '../testing/requests';

const UPLOAD_FORM = seededGuid(1);
let folder: string;
let connection: Connection;
const servers: Server[] = [];

beforeAll(async () => {
  folder = await temporaryFolder();
  connection = await openTestDatabase();
}, HOOK_MS);
afterAll(async () => {
  for (const server of servers) server.close();
  await connection.close();
  await rm(folder, { recursive: true });
}, HOOK_MS);

async function start(limits: { requestMs: number; uploadMs: number }): Promise<number> {
  const app = createTestApp({ db: connection.db, uploads: uploadFolder(folder), limits });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const FILE = '--b\r\nContent-Disposition: form-data; name="cv"; filename="a.txt"\r\n\r\n';

/** Sends half a body, and says nothing more. */
function sendHalf(port: number, path: string): ClientRequest {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const sent = request({ port, path, method: 'POST', headers });
  sent.write('--b\r\nContent-Disposition: form-data; name="email"\r\n\r\nada@example.com\r\n');
  return sent;
}

async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // The connection is closed by then, in the middle of what was to be sent.
  sent.on('error', () => undefined);
  return response;
}

describe('a body that does not come', () => {
  it.each([
    ['/my-account/', 'SUBMISSION_NOT_ALLOWED'],
    ['/admin/login', 'SUBMISSION_NOT_ALLOWED'],
    ['/?wc-ajax=add_to_cart', 'SUBMISSION_NOT_ALLOWED'],
    [`/emailcheck/v1/json-ext?portalId=${PORTAL}&formId=${EMAIL_FORM}`, 'SUBMISSION_NOT_ALLOWED'],
    [submitPath(EMAIL_FORM), 'SUBMISSION_NOT_ALLOWED'],
    [`/uploads/form/v2/${PORTAL}/${EMAIL_FORM}`, ''],
    // No file is taken where the form is not there.
    [submitPath(seededGuid(99)), 'FORM_NEVER_EXISTED'],
  ])('to %s is waited for no longer than a request may take', async (path, type) => {
    const port = await start({ requestMs: 50, uploadMs: 600_000 });
    const response = await answerTo(sendHalf(port, path));
    const isEarly = type === 'FORM_NEVER_EXISTED';
    expect(response.statusCode).toBe(isEarly ? 404 : 408);
    if (!isEarly) expect(response.headers.connection).toBe('close');
    expect(await text(response)).toContain(type);
  });

  it('to a form that takes files is waited for longer', async () => {
    const port = await start({ requestMs: 50, uploadMs: 600_000 });
    const upload = sendHalf(port, submitPath(UPLOAD_FORM));
    const answered = once(upload, 'response');
    // By then, the upload has waited longer than any other request may.
    expect((await answerTo(sendHalf(port, '/my-account/'))).statusCode).toBe(408);
    upload.end(`${FILE}x\r\n--b--\r\n`);
    const [response] = (await answered) as [IncomingMessage];
    expect([response.statusCode, await text(response)]).toEqual([200, expect.stringContaining('conversionId')]);
  });

  it('to a form that takes files is not waited for for ever, and nothing is left of it', async () => {
    const before = await readdir(folder);
    const port = await start({ requestMs: 600_000, uploadMs: 200 });
    const upload = sendHalf(port, submitPath(UPLOAD_FORM));
    upload.write(`${FILE}half`);
    expect((await answerTo(upload)).statusCode).toBe(408);
    expect(await readdir(folder)).toEqual(before);
  });
});
