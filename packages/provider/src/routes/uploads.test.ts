import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../db/connect';
import { forms } from '../db/schema';
import { uploadFolder } from '../forms/upload-folder';
import type { AppEnv } from '../http/env';
import type { AdminFile } from '../pages';
import { fieldDocument, shownWhen } from '../sample-forms/field-document';
import { formDocument } from '../sample-forms/form-document';
import { seededGuid } from '../sample-forms/seeded-forms';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import { createTestApp, EMAIL_FORM, from, itemsOf, jsonOf, PORTAL, submitPath } from '../testing/requests';

const UPLOAD_FORM = seededGuid(1);
const MOST_BYTES = 1000;
let folder: string;
let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  folder = await temporaryFolder();
  connection = await openTestDatabase();
  const limits = { fileBytes: MOST_BYTES };
  app = createTestApp({ db: connection.db, uploads: uploadFolder(folder), limits });
}, HOOK_MS);
afterEach(async () => {
  for (const name of await readdir(folder)) await rm(join(folder, name));
});
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
}, HOOK_MS);

interface Upload {
  formId?: string;
  files?: Record<string, File | readonly File[]>;
  values?: Record<string, string>;
  correlationId?: string;
}

function send({ formId = UPLOAD_FORM, files = {}, values, correlationId = randomUUID() }: Upload) {
  const body = new FormData();
  body.set('email', 'ada@example.com');
  for (const [name, file] of Object.entries(files)) for (const one of [file].flat()) body.append(name, one);
  for (const [name, value] of Object.entries(values ?? {})) body.append(name, value);
  body.set('hs_context', JSON.stringify({ correlationId }));
  return app.request(submitPath(formId), { method: 'POST', body });
}

async function filesOf(correlationId: string): Promise<readonly AdminFile[]> {
  const items = await itemsOf(app, `/admin/api/submissions?formId=${UPLOAD_FORM}&limit=200`);
  return items.find((item) => item.correlationId === correlationId)?.files as readonly AdminFile[];
}

const text = (bytes: number, name = 'cv.txt', type = 'text/plain') => new File(['x'.repeat(bytes)], name, { type });

describe('an upload', () => {
  it('is kept under a random name, and given back as a file that nobody opens by accident', async () => {
    const correlationId = randomUUID();
    const html = '<script>alert(1)</script>';
    const cv = new File([html], '../../Ad"a\r\nX: y\u202eL’été.html', { type: 'text/html' });
    expect((await send({ files: { cv, picture: text(5, 'me.png') }, correlationId })).status).toBe(200);

    const files = await filesOf(correlationId);
    expect(files.map(({ fieldId, size }) => [fieldId, size])).toEqual([
      ['cv', html.length],
      ['picture', 5],
    ]);
    for (const name of await readdir(folder)) expect(name).toMatch(/^[0-9a-f-]{36}$/);

    const response = await app.request(files[0]?.url ?? '', {}, from('127.0.0.1'));
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(response.headers.get('cache-control')).toBe('no-store');
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="upload"; filename\*=UTF-8''[\w.%~!-]+$/);
    expect(decodeURIComponent(disposition)).toContain('L’été.html');
    expect(await response.text()).toBe(html);
  });

  it('is as large as it may be, and not a byte larger', async () => {
    expect((await send({ files: { cv: text(MOST_BYTES) } })).status).toBe(200);
    expect(await readdir(folder)).toHaveLength(1);
    const response = await send({ files: { cv: text(MOST_BYTES + 1) } });
    expect(response.status).toBe(413);
    expect(await jsonOf(response)).toMatchObject({
      formSubmissionError: 'FILE_TOO_LARGE',
      localizedVisitorErrorMessage: 'Selected file is too large. Maximum allowed size is 100MB.',
      validationResults: [{ fieldName: 'cv' }],
    });
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('may be several of one field', async () => {
    const correlationId = randomUUID();
    await send({ files: { cv: [text(1, 'a.txt'), text(2, 'b.txt')] }, correlationId });
    expect((await filesOf(correlationId)).map(({ name }) => name).sort()).toEqual(['a.txt', 'b.txt']);
  });

  it('is asked for where it has to be there', async () => {
    const response = await send({ files: { cv: new File([], '') } });
    expect(response.status).toBe(400);
    expect((await jsonOf(response)).validationResults).toMatchObject([
      { fieldName: 'cv', formSubmissionValidationType: 'REQUIRED_FIELD' },
    ]);
  });

  it('is no text', async () => {
    const response = await send({ values: { cv: 'https://evil.example/cv.txt' } });
    expect(response.status).toBe(400);
    expect((await jsonOf(response)).formSubmissionError).toBe('VALUE_NOT_IN_FIELD_DEFINITION');
  });

  it('is given to nobody else', async () => {
    const correlationId = randomUUID();
    await send({ files: { cv: text(3) }, correlationId });
    const [file] = await filesOf(correlationId);
    expect((await app.request(file?.url ?? '', {}, from('192.0.2.7'))).status).toBe(403);
    for (const id of ['x', '..%2F..%2Fetc%2Fpasswd', randomUUID()]) {
      expect((await app.request(`/admin/uploads/${id}`, {}, from('127.0.0.1'))).status).toBe(404);
    }
    const head = await app.request(file?.url ?? '', { method: 'HEAD' }, from('127.0.0.1'));
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '3']);
  });
});

describe('nothing is left of an upload', () => {
  it.each([
    ['whose submission is refused', { files: { cv: text(3) }, values: { email: 'no address' } }],
    ['to a field that takes none', { files: { cv: text(3), email: text(3) } }],
    ['to a form that takes none', { formId: EMAIL_FORM, files: { email: text(3) } }],
    ['to a form that is closed', { formId: seededGuid(21), files: { cv: text(3) } }],
    ['beside one that is too large', { files: { cv: text(3), picture: text(MOST_BYTES + 1) } }],
    ['of too many', { files: { cv: Array.from({ length: 11 }, () => text(1)) } }],
    ['beside too much text', { files: { cv: text(3) }, values: { picture: 'x'.repeat(1_100_000) } }],
  ])('%s', async (_, upload) => {
    expect((await send(upload)).ok).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  });

  it('that comes again with a repetition', async () => {
    const correlationId = randomUUID();
    const upload = { files: { cv: text(3) }, correlationId };
    const answers = await Promise.all([send(upload), send(upload), send(upload)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readdir(folder)).toHaveLength(1);
    expect(await filesOf(correlationId)).toHaveLength(1);
  });

  it('whose sender is cut off', async () => {
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sent = request({
      port,
      path: submitPath(UPLOAD_FORM),
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 900 },
    });
    sent.on('error', () => undefined);
    sent.write('--b\r\nContent-Disposition: form-data; name="cv"; filename="a.txt"\r\n\r\nhalf');
    await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), { timeout: 20_000 });
    sent.destroy();
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), { timeout: 20_000 });
    server.close();
  });

  it('that a server which died has left half written', async () => {
    const [old, fresh, kept] = ['old.part', 'fresh.part', randomUUID()].map((name) => join(folder, name));
    for (const file of [old, fresh, kept]) await writeFile(file as string, 'x');
    for (const file of [old, kept]) await utimes(file as string, 0, 0);
    await uploadFolder(folder).sweep();
    expect((await readdir(folder)).map((name) => join(folder, name)).sort()).toEqual([fresh, kept].sort());
  });

  it('of a folder that is not there', async () => {
    const nowhere = uploadFolder(join(folder, 'nowhere'));
    await nowhere.sweep();
    expect(await nowhere.open(randomUUID())).toBeNull();
  });
});

describe('a file of a field that nobody saw', () => {
  it('is not kept, nor its name', async () => {
    const guid = '5eed0000-0000-4000-8000-00000000f11e';
    const proof = fieldDocument({ name: 'proof', label: 'Proof', fieldType: 'file', required: true });
    const hasProof = fieldDocument({
      name: 'has_proof',
      label: 'Can you prove it?',
      type: 'enumeration',
      fieldType: 'radio',
      options: ['yes', 'no'],
      dependentFieldFilters: [shownWhen(['yes'], proof)],
    });
    const email = fieldDocument({ name: 'email', label: 'Email' });
    const definition = formDocument({ guid, rows: [[email], [hasProof]] });
    await connection.db.insert(forms).values({ portalId: PORTAL, guid, definition });

    const files = { proof: text(3, 'proof.txt') };
    for (const answer of ['no', 'yes']) {
      expect((await send({ formId: guid, files, values: { has_proof: answer } })).status).toBe(200);
    }
    const [yes, no] = await itemsOf(app, `/admin/api/submissions?formId=${guid}`);
    expect(no).toMatchObject({ files: [], context: { fieldsNotShown: ['proof'] } });
    expect(no?.values).toEqual({ email: 'ada@example.com', has_proof: 'no' });
    expect(yes).toMatchObject({ files: [{ name: 'proof.txt' }], values: { proof: 'proof.txt' } });
    expect(await readdir(folder)).toHaveLength(1);
    expect((await send({ formId: guid, values: { has_proof: 'yes' } })).status).toBe(400);
  });
});

describe('uploads from one address', () => {
  const limits = { fileBytes: MOST_BYTES, uploadBytesPerHour: 2000 };
  const sendFrom = (to: Hono<AppEnv>, address: string, { formId = UPLOAD_FORM, cv = text(900) } = {}) => {
    const body = new FormData();
    body.set('email', 'ada@example.com');
    if (formId === UPLOAD_FORM) body.set('cv', cv);
    body.set('hs_context', JSON.stringify({ correlationId: randomUUID() }));
    return to.request(submitPath(formId), { method: 'POST', body }, from(address));
  };

  it('hold so many bytes in an hour, and nothing is left of those that are too many', async () => {
    const strict = createTestApp({ db: connection.db, uploads: uploadFolder(folder), limits });
    expect((await sendFrom(strict, '192.0.2.1')).status).toBe(200);
    // The first goes over in the middle of its file; the second comes when nothing is left.
    for (const _ of ['over', 'after']) {
      const refused = await sendFrom(strict, '192.0.2.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
      expect((await jsonOf(refused)).formSubmissionError).toBe('TOO_MANY_REQUESTS');
      expect(await readdir(folder)).toHaveLength(1);
    }
  });

  it('are counted for each address, and not for forms that take no files', async () => {
    const strict = createTestApp({ db: connection.db, uploads: uploadFolder(folder), limits });
    for (const _ of [1, 2]) await sendFrom(strict, '192.0.2.1');
    expect((await sendFrom(strict, '192.0.2.1', { formId: EMAIL_FORM })).status).toBe(200);
    expect((await sendFrom(strict, '192.0.2.2')).status).toBe(200);
  });
});

describe('an upload beyond the share of its address', () => {
  it('is not read to its end', async () => {
    const limits = { submissionsPerMinute: 10_000, fileBytes: 100_000_000, uploadBytesPerHour: 2_000_000 };
    const strict = createTestApp({ db: connection.db, uploads: uploadFolder(folder), limits });
    let mebibytes = 0;
    const body = new ReadableStream({
      start: (stream) => {
        const head = '--b\r\nContent-Disposition: form-data; name="cv"; filename="a.txt"\r\n\r\n';
        stream.enqueue(new TextEncoder().encode(head));
      },
      pull: (stream) => {
        mebibytes += 1;
        if (mebibytes > 50) stream.close();
        else stream.enqueue(new Uint8Array(1_048_576));
      },
    });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await strict.request(submitPath(UPLOAD_FORM), init, from('192.0.2.3'));
    expect(response.status).toBe(429);
    expect(mebibytes).toBeLessThan(10);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a disk that takes nothing', () => {
  it('is a fault of the server', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const report = vi.fn();
    const broken = createTestApp({ db: connection.db, uploads: uploadFolder(file), report });
    const body = new FormData();
    body.set('email', 'ada@example.com');
    body.set('cv', text(100));
    const response = await broken.request(submitPath(UPLOAD_FORM), { method: 'POST', body });
    expect(response.status).toBe(500);
    expect(report).toHaveBeenCalledOnce();
    expect(await readFile(file, 'utf8')).toBe('');
  });
});
