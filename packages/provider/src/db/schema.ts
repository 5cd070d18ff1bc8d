import {
  bigint,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { momentOf } from './moment';

export * from './editor-schema';
export * from './limit-schema';
export * from './partial-schema';
export * from './portal-schema';
export * from './secret-schema';

/** The answer to an accepted submission, specification 2 section 7; keys that say nothing are left out. */
export interface SubmissionAnswer {
  inlineMessage?: string;
  redirectUrl?: string;
  automaticLinker: boolean;
  conversionId: string;
  formGuid: string;
  localizedVisitorWarningMessage?: string;
}

/** How a form is offered; all but `open` and `failing` refuse, each in a way of specification 2 section 8. */
export type FormState =
  | 'open'
  | 'ended'
  | 'unsupported'
  | 'not-embeddable'
  | 'forbidden'
  | 'bot'
  | 'rate-limited'
  /** Its definition fails; the static copy and submissions work. */
  | 'failing';

/** Forms as their definition documents. */
export const forms = pgTable(
  'forms',
  {
    portalId: bigint('portal_id', { mode: 'number' }).notNull(),
    guid: uuid('guid').notNull(),
    definition: jsonb('definition').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<FormState>().notNull().default('open'),
    draft: jsonb('draft').$type<Record<string, unknown>>(),
    /** For how many days its submissions are kept. */
    keptDays: integer('kept_days').notNull().default(400),
    createdAt: momentOf('created_at'),
  },
  (table) => [primaryKey({ columns: [table.portalId, table.guid] })],
);

/** Contacts, companies, tickets and feedback, told apart by `objectTypeId`. */
export const records = pgTable(
  'records',
  {
    id: uuid('id').primaryKey(),
    objectTypeId: text('object_type_id').notNull(),
    naturalKey: text('natural_key'),
    properties: jsonb('properties').$type<Record<string, string>>().notNull(),
    createdAt: momentOf('created_at'),
    updatedAt: momentOf('updated_at'),
  },
  (table) => [unique('records_natural_key').on(table.objectTypeId, table.naturalKey)],
);

/** One row for each logical submission, however often it was sent. */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid('id').primaryKey(),
    portalId: bigint('portal_id', { mode: 'number' }).notNull(),
    formGuid: uuid('form_guid').notNull(),
    correlationId: text('correlation_id').notNull(),
    conversionId: uuid('conversion_id').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    context: jsonb('context').$type<Record<string, unknown>>().notNull(),
    pageUrl: text('page_url'),
    answer: jsonb('answer').$type<SubmissionAnswer>().notNull(),
    createdAt: momentOf('created_at'),
  },
  (table) => [
    foreignKey({
      name: 'submissions_form',
      columns: [table.portalId, table.formGuid],
      foreignColumns: [forms.portalId, forms.guid],
    }),
    unique('submissions_correlation').on(table.portalId, table.formGuid, table.correlationId),
  ],
);

/** Which record of each object type a submission made or changed. */
export const submissionRecords = pgTable(
  'submission_records',
  {
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    objectTypeId: text('object_type_id').notNull(),
    recordId: uuid('record_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.objectTypeId] })],
);

/** Files that came with a submission. */
export const uploads = pgTable('uploads', {
  id: uuid('id').primaryKey(),
  submissionId: uuid('submission_id')
    .notNull()
    .references(() => submissions.id, { onDelete: 'cascade' }),
  fieldId: text('field_id').notNull(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  storedName: uuid('stored_name').notNull(),
  createdAt: momentOf('created_at'),
});

/** What was sent under a visitor's token. */
export const visitors = pgTable(
  'visitors',
  {
    portalId: bigint('portal_id', { mode: 'number' }).notNull(),
    hutk: text('hutk').notNull(),
    properties: jsonb('properties').$type<Record<string, string>>().notNull(),
    updatedAt: momentOf('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.portalId, table.hutk] })],
);

/** Addresses that want no mail, in lower case. */
export const emailOptOuts = pgTable(
  'email_opt_outs',
  {
    portalId: bigint('portal_id', { mode: 'number' }).notNull(),
    email: text('email').notNull(),
    createdAt: momentOf('created_at'),
    resubscribedAt: timestamp('resubscribed_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.portalId, table.email] })],
);

export const emailResubscriptions = pgTable('email_resubscriptions', {
  id: uuid('id').primaryKey(),
  portalId: bigint('portal_id', { mode: 'number' }).notNull(),
  formGuid: uuid('form_guid').notNull(),
  email: text('email').notNull(),
  pageTitle: text('page_title').notNull(),
  pageUrl: text('page_url'),
  remoteAddress: text('remote_address'),
  createdAt: momentOf('created_at'),
});

export const counters = pgTable('counters', {
  key: text('key').primaryKey(),
  count: bigint('count', { mode: 'number' }).notNull(),
  updatedAt: momentOf('updated_at'),
});

/** What pages tell of, summed up by the day; no visitor is in it. A partition for each month: `months.ts`. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** Which event. */
    name: text('name').notNull(),
    /** Of which popup or form. */
    subject: text('subject').notNull(),
    /** Of which field; empty where there is none. */
    detail: text('detail').notNull().default(''),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.subject, table.detail] })],
);

export const errorReports = pgTable('error_reports', {
  message: text('message').primaryKey(),
  details: jsonb('details').$type<Record<string, string>>().notNull(),
  count: bigint('count', { mode: 'number' }).notNull(),
  createdAt: momentOf('created_at'),
  updatedAt: momentOf('updated_at'),
});
