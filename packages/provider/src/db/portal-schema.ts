import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { momentOf } from './moment';

/** Whose forms they are: a form's address begins with the number of its portal. */
export const portals = pgTable('portals', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  name: text('name').notNull(),
  createdAt: momentOf('created_at'),
});
