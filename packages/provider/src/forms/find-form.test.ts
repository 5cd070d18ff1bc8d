import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../db/connect';
import { HOOK_MS, openTestDatabase } from '../testing/database';
import { EMAIL_FORM, PORTAL } from '../testing/requests';
import { findForm } from './find-form';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
}, HOOK_MS);
afterAll(() => connection.close(), HOOK_MS);

it('reads a form again when its row has changed, by whatever statement, and only then', async () => {
  const { db } = connection;
  const address = { portalId: PORTAL, guid: EMAIL_FORM };
  const first = await findForm(db, address);
  expect(await findForm(db, address)).toBe(first);

  await db.execute(sql`UPDATE forms SET definition = definition || '{"changed": true}' WHERE guid = ${EMAIL_FORM}`);
  const second = await findForm(db, address);
  expect(first?.definition).not.toHaveProperty('changed');
  expect(second?.definition).toEqual({ ...first?.definition, changed: true });

  await db.execute(sql`UPDATE forms SET state = 'ended' WHERE guid = ${EMAIL_FORM}`);
  expect((await findForm(db, address))?.state).toBe('ended');
  expect(await findForm(db, { ...address, portalId: 1 })).toBeNull();
});
