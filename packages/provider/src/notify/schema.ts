import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { momentOf } from '../db/moment';

/** `owner-mail` goes to addresses of the form's owner, `auto-reply` to the visitor. */
export type NotificationKind = 'webhook' | 'owner-mail' | 'auto-reply';

/** What a notification needs to know beside its form; a webhook has an address, mails have words. */
export interface NotificationSettings {
  url?: string;
  /** Whether an owner has set the address, which may then be of a private network where the server allows that. */
  mayBePrivate?: boolean;
  /** Addresses of an owner's mail. */
  to?: readonly string[];
  subject?: string;
  text?: string;
}

/** `skipped` is what nobody may be sent, such as an automatic answer to an address that has had enough of them. */
export const DELIVERY_STATES = ['waiting', 'sent', 'dead', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a submission looks like spam. */
export type SpamReason = 'honeypot' | 'too-fast' | 'links' | 'markup';

export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  portalId: bigint('portal_id', { mode: 'number' }).notNull(),
  /** Null is every form of the portal. */
  formGuid: uuid('form_guid'),
  kind: text('kind').$type<NotificationKind>().notNull(),
  settings: jsonb('settings').$type<NotificationSettings>().notNull(),
  /** What a webhook is signed with. */
  secret: text('secret').notNull(),
  isOn: boolean('is_on').notNull().default(true),
  createdAt: momentOf('created_at'),
});

/** One thing to tell one receiver; its words are read from the submission when it is sent. */
export const deliveries = pgTable('deliveries', {
  id: uuid('id').primaryKey(),
  notificationId: uuid('notification_id').notNull(),
  submissionId: uuid('submission_id').notNull(),
  state: text('state').$type<DeliveryState>().notNull().default('waiting'),
  /** Those that have begun. */
  attempts: integer('attempts').notNull().default(0),
  /** When it is tried next; while it is being tried, when another process may take it. */
  dueAt: momentOf('due_at'),
  /** What the receiver has answered last, or why there was no answer. */
  answer: text('answer'),
  attemptedAt: timestamp('attempted_at', { withTimezone: true, mode: 'date' }),
  createdAt: momentOf('created_at'),
});

export const spamMarks = pgTable('spam_marks', {
  submissionId: uuid('submission_id').primaryKey(),
  reasons: jsonb('reasons').$type<readonly SpamReason[]>().notNull(),
  /** When somebody has said that it is none. */
  clearedAt: timestamp('cleared_at', { withTimezone: true, mode: 'date' }),
  createdAt: momentOf('created_at'),
});
