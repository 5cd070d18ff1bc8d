import { bigint, boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { momentOf } from '../db/moment';
import type { Role } from './roles';
import type { Scope } from './scopes';

const momentOrNull = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const portalId = () => bigint('portal_id', { mode: 'number' });

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  /** In lower case. */
  email: text('email').notNull(),
  name: text('name').notNull(),
  /** The hash with its parameters. */
  password: text('password').notNull(),
  /** Of one-time codes; they are asked for once it is confirmed. */
  totpSecret: text('totp_secret'),
  isTotpOn: boolean('is_totp_on').notNull().default(false),
  /** The time step of the last code that was used: a code is good once. */
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  createdAt: momentOf('created_at'),
});

/** Which role an account has in which portal. */
export const memberships = pgTable(
  'memberships',
  {
    accountId: uuid('account_id').notNull(),
    portalId: portalId().notNull(),
    role: text('role').$type<Role>().notNull(),
    createdAt: momentOf('created_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.portalId] })],
);

export const recoveryCodes = pgTable(
  'recovery_codes',
  { accountId: uuid('account_id').notNull(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** Sessions of the admin token that were signed out of, until they would have ended by themselves. */
export const endedSessions = pgTable('ended_sessions', {
  sessionHash: text('session_hash').primaryKey(),
  endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export const accountSessions = pgTable('account_sessions', {
  id: uuid('id').primaryKey(),
  /** Of what the browser has in its cookie. */
  tokenHash: text('token_hash').notNull(),
  accountId: uuid('account_id').notNull(),
  /** Whether the password was right and the one-time code is missing. */
  isPending: boolean('is_pending').notNull(),
  browser: text('browser').notNull(),
  createdAt: momentOf('created_at'),
  usedAt: momentOf('used_at'),
  endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  portalId: portalId().notNull(),
  email: text('email').notNull(),
  role: text('role').$type<Role>().notNull(),
  createdAt: momentOf('created_at'),
  endsAt: timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey(),
  keyHash: text('key_hash').notNull(),
  portalId: portalId().notNull(),
  name: text('name').notNull(),
  scopes: jsonb('scopes').$type<readonly Scope[]>().notNull(),
  createdAt: momentOf('created_at'),
  usedAt: momentOrNull('used_at'),
  revokedAt: momentOrNull('revoked_at'),
});

export const auditEntries = pgTable('audit_entries', {
  id: uuid('id').primaryKey(),
  /** Null is of the whole server. */
  portalId: portalId(),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  target: text('target').notNull(),
  createdAt: momentOf('created_at'),
});
