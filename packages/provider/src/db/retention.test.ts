import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFolder } from '../forms/upload-folder';
import type { AppEnv } from '../http/env';
import { seededGuid } from '../sample-forms/seeded-forms';
import { HOOK_MS, openTestDatabase, temporaryFolder } from '../testing/database';
import {
  CONTACT_FORM,
  createTestApp,
  EMAIL_FORM,
  from,
  itemsOf,
  PORTAL,
  submit,
  submitPath,
} from '../testing/requests';
import type { Connection } from './connect';
import { removeUnmentioned } from './remove-submissions';
import { removeExpired } from './retention';
import {
  counters,
  dailyCounts,
  emailOptOuts,
  emailResubscriptions,
  errorReports,
  records,
  submissionRecords,
  submissions,
  visitors,
} from './schema';

const UPLOAD_FORM = seededGuid(1);
let folder: string;
let connection: Connection;
let app: Hono<AppEnv>;

beforeAll(async () => {
  folder = await temporaryFolder();
  connection = await openTestDatabase();
  app = createTestApp({ db: connection.db, uploads: uploadFolder(folder) });
}, HOOK_MS);
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
}, HOOK_MS);

const sweep = () => removeExpired(connection.db, uploadFolder(folder));
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

async function sendFile(correlationId: string): Promise<void> {
  const body = new FormData();
  body.set('email', `${correlationId}@example.com`);
  body.set('cv', new File(['x'], 'cv.txt'));
  body.set('hs_context', JSON.stringify({ correlationId }));
  expect((await app.request(submitPath(UPLOAD_FORM), { method: 'POST', body })).status).toBe(200);
}

/** Makes submissions older, by what their context says. */
const age = (correlationIds: string[], days: number) =>
  connection.db
    .update(submissions)
    .set({ createdAt: daysAgo(days) })
    .where(inArray(submissions.correlationId, correlationIds));

const emailsOf = async () => (await itemsOf(app, '/admin/api/contacts')).map(({ email }) => email);

describe('submissions', () => {
  it('go after 400 days, with their files and the contacts that nothing else mentions', async () => {
    await sendFile('old');
    await sendFile('young');
    const context = (correlationId: string) => ({ correlationId });
    await submit(app, EMAIL_FORM, { email: 'both@example.com' }, context('first'));
    await submit(app, EMAIL_FORM, { email: 'both@example.com' }, context('second'));
    await age(['old', 'first'], 401);
    await age(['young', 'second'], 399);
    expect(await readdir(folder)).toHaveLength(2);
    await sweep();
    const left = await itemsOf(app, '/admin/api/submissions');
    expect(left.map(({ correlationId }) => correlationId).sort()).toEqual(['second', 'young']);
    expect((await emailsOf()).sort()).toEqual(['both@example.com', 'young@example.com']);
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('of a form go after as many days as it says', async () => {
    const setting = (days: unknown, formId = CONTACT_FORM) =>
      app.request(
        `/admin/api/forms/${formId}/retention`,
        { method: 'PUT', body: JSON.stringify({ days }) },
        from('127.0.0.1'),
      );
    for (const days of [0, 1.5, '30', null, 36_501]) expect((await setting(days)).status).toBe(400);
    expect((await setting(30, randomUUID())).status).toBe(404);
    expect((await setting(30, 'nonsense')).status).toBe(404);
    expect(await (await setting(30)).json()).toEqual({ formId: CONTACT_FORM, retentionDays: 30 });
    const forms = await itemsOf(app, '/admin/api/forms');
    expect(forms.find(({ formId }) => formId === CONTACT_FORM)).toMatchObject({ retentionDays: 30 });
    expect(forms.find(({ formId }) => formId === EMAIL_FORM)).toMatchObject({ retentionDays: 400 });

    for (const correlationId of ['short', 'shorter']) {
      await submit(app, CONTACT_FORM, { lastname: 'x', email: 'c@example.com' }, { correlationId });
    }
    await age(['short'], 31);
    await age(['shorter'], 29);
    await sweep();
    const left = await itemsOf(app, `/admin/api/submissions?formId=${CONTACT_FORM}`);
    expect(left.map(({ correlationId }) => correlationId)).toEqual(['shorter']);
  });

  it('are removed in batches', async () => {
    await connection.db.insert(submissions).values(
      Array.from({ length: 450 }, () => ({
        ...{ id: randomUUID(), portalId: PORTAL, formGuid: EMAIL_FORM, correlationId: randomUUID() },
        ...{ conversionId: randomUUID(), values: {}, context: {}, createdAt: daysAgo(500) },
        answer: { automaticLinker: false, conversionId: '', formGuid: EMAIL_FORM },
      })),
    );
    await sweep();
    expect(await connection.db.$count(submissions, sql`created_at < now() - interval '400 days'`)).toBe(0);
  });

  it('stay where their file cannot be removed, until it can', async () => {
    const before = await readdir(folder);
    await sendFile('stuck');
    await age(['stuck'], 401);
    const [name = ''] = (await readdir(folder)).filter((file) => !before.includes(file));
    await rm(join(folder, name));
    await mkdir(join(folder, name));
    await expect(sweep()).rejects.toThrow('EISDIR');
    const left = () => connection.db.$count(submissions, eq(submissions.correlationId, 'stuck'));
    expect(await left()).toBe(1);
    await rmdir(join(folder, name));
    await sweep();
    expect(await left()).toBe(0);
  });
});

describe('what belongs to no form', () => {
  it('goes after its time, and not before', async () => {
    const { db } = connection;
    const [old, young] = [daysAgo(401), daysAgo(399)];
    for (const table of [visitors, counters, errorReports, emailOptOuts]) await db.delete(table);
    const named = { portalId: PORTAL, formGuid: EMAIL_FORM, pageTitle: '' };
    for (const [name, updatedAt] of Object.entries({ old, young })) {
      await db.insert(visitors).values({ portalId: PORTAL, hutk: name, properties: {}, updatedAt });
      await db.insert(counters).values({ key: name, count: 1, updatedAt });
      await db.insert(errorReports).values({ message: name, details: {}, count: 1, updatedAt });
      await db.insert(emailResubscriptions).values({ ...named, id: randomUUID(), email: name, createdAt: updatedAt });
      await db.insert(emailOptOuts).values({ portalId: PORTAL, email: name, resubscribedAt: updatedAt });
      await db.insert(emailOptOuts).values({ portalId: PORTAL, email: `${name} out`, createdAt: updatedAt });
      const day = updatedAt.toISOString().slice(0, 10);
      await db.insert(dailyCounts).values({ day, name: 'popup-shown', subject: name, count: 1 });
    }
    await sweep();
    expect(await db.select({ name: visitors.hutk }).from(visitors)).toEqual([{ name: 'young' }]);
    expect(await db.select({ name: counters.key }).from(counters)).toEqual([{ name: 'young' }]);
    expect(await db.select({ name: errorReports.message }).from(errorReports)).toEqual([{ name: 'young' }]);
    expect(await db.select({ name: dailyCounts.subject }).from(dailyCounts)).toEqual([{ name: 'young' }]);
    expect(await db.select({ name: emailResubscriptions.email }).from(emailResubscriptions)).toEqual([
      { name: 'young' },
    ]);
    // Who wants no mail stays known.
    const optOuts = await db.select({ name: emailOptOuts.email }).from(emailOptOuts).orderBy(emailOptOuts.email);
    expect(optOuts.map(({ name }) => name)).toEqual(['old out', 'young', 'young out']);
  });
});

// The embedded database has one connection: there, nothing happens at the same time.
if (process.env.TEST_DATABASE_URL)
  describe('a contact that a submission under way mentions', () => {
    it('stays', async () => {
      const { db } = connection;
      const [recordId, id] = [randomUUID(), randomUUID()];
      await db.insert(records).values({ id: recordId, objectTypeId: '0-1', naturalKey: recordId, properties: {} });
      await db.transaction(async (tx) => {
        await tx
          .update(records)
          .set({ properties: { a: 'b' } })
          .where(eq(records.id, recordId));
        expect(await removeUnmentioned(db)).toBe(0);
        await tx.insert(submissions).values({
          ...{
            id,
            portalId: PORTAL,
            formGuid: EMAIL_FORM,
            correlationId: id,
            conversionId: id,
            values: {},
            context: {},
          },
          answer: { automaticLinker: false, conversionId: '', formGuid: EMAIL_FORM },
        });
        await tx.insert(submissionRecords).values({ submissionId: id, objectTypeId: '0-1', recordId });
      });
      expect(await removeUnmentioned(db)).toBe(0);
      await db.delete(submissions).where(eq(submissions.id, id));
      expect(await removeUnmentioned(db)).toBe(1);
    });
  });
