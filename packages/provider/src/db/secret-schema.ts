import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** What every process of this database signs with. Named so by the first release. */
export const secrets = pgTable('shop_secret', {
  id: boolean('id').primaryKey().default(true),
  secret: text('secret').notNull(),
});
