import { bigint, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { momentOf } from './moment';

/** What visitors who allow it had filled in when they left a page without submitting its form. */
export const partialSubmissions = pgTable(
  'partial_submissions',
  {
    id: uuid('id').primaryKey(),
    portalId: bigint('portal_id', { mode: 'number' }).notNull(),
    formGuid: uuid('form_guid').notNull(),
    correlationId: text('correlation_id').notNull(),
    /** In lower case. */
    email: text('email'),
    hutk: text('hutk'),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    pageUrl: text('page_url'),
    createdAt: momentOf('created_at'),
  },
  (table) => [unique('partial_submissions_correlation').on(table.portalId, table.formGuid, table.correlationId)],
);
