import { rm } from 'node:fs/promises';
import { type Database, openDatabase } from '@mountkit/provider';
import { dailyCounts, forms, portals } from '@mountkit/provider/schema';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shopPart } from '../admin/shop-part';
import { HOOK_MS, newDataFolder } from '../testing/database';
import { seed } from './seed';
import { coupons, products } from './shop-schema';

const migrations = shopPart.migrations ? [shopPart.migrations] : [];

/** Makes the tables what the first release left: one list of migrations for the provider and the shop. */
async function makeOld(db: Database): Promise<void> {
  await db.execute(
    sql`DROP TABLE portals, form_edits, form_versions, deliveries, notifications, spam_marks, accounts, memberships,
      recovery_codes, account_sessions, ended_sessions, invitations, api_keys, audit_entries`,
  );
  // A counting table without partitions, whose rates are in the log.
  await db.execute(sql`CREATE TABLE plain (LIKE daily_counts INCLUDING DEFAULTS)`);
  await db.execute(sql`DROP TABLE daily_counts`);
  await db.execute(sql`ALTER TABLE plain RENAME TO daily_counts`);
  await db.execute(sql`ALTER TABLE daily_counts ADD PRIMARY KEY (day, name, subject, detail)`);
  await db.execute(sql`INSERT INTO daily_counts VALUES ('2026-01-31', 'popup-shown', 'letter', '', 7)`);
  await db.execute(sql`ALTER TABLE rate_limits SET LOGGED`);
  await db.execute(sql`DROP TABLE drizzle.__shop_migrations`);
  await db.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at > 1767916800000`);
  await db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('0008', 1767916800000)`);
}

it(
  'takes a database of the first release as it is, with everything in it',
  async () => {
    const dataDir = await newDataFolder();
    const open = () => openDatabase({ databaseUrl: null, dataDir }, migrations);
    const before = await open();
    await seed(before.db);
    const counts = async (db: Database) => [
      await db.$count(forms),
      await db.$count(products),
      await db.$count(coupons),
    ];
    const expected = await counts(before.db);
    await makeOld(before.db);
    await before.close();

    const after = await open();
    expect(await counts(after.db)).toEqual(expected);
    expect(await after.db.select({ subject: dailyCounts.subject, count: dailyCounts.count }).from(dailyCounts)).toEqual(
      [{ subject: 'letter', count: 7 }],
    );
    expect(await after.db.select({ id: portals.id }).from(portals)).toEqual([{ id: 8_100_231 }]);
    await after.close();
    await rm(dataDir, { recursive: true });
  },
  HOOK_MS,
);
