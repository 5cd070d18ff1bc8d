import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { momentOf } from './moment';

/** What an editor knows of a form beside its definition; a form that nobody has edited has no row. */
export const formEdits = pgTable(
  'form_edits',
  {
    portalId: bigint('portal_id', { mode: 'number' }).notNull(),
    formGuid: uuid('form_guid').notNull(),
    /** What its owner calls it. */
    title: text('title'),
    /** Counts what was saved, so that two editors of the same form notice each other. */
    revision: integer('revision').notNull().default(0),
    updatedAt: momentOf('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.portalId, table.formGuid] })],
);

/** Every definition that was published, numbered from 1. */
export const formVersions = pgTable(
  'form_versions',
  {
    portalId: bigint('portal_id', { mode: 'number' }).notNull(),
    formGuid: uuid('form_guid').notNull(),
    number: integer('number').notNull(),
    definition: jsonb('definition').$type<Record<string, unknown>>().notNull(),
    publishedAt: momentOf('published_at'),
  },
  (table) => [primaryKey({ columns: [table.portalId, table.formGuid, table.number] })],
);
