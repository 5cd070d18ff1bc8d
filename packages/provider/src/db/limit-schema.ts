import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const endsAt = () => timestamp('ends_at', { withTimezone: true, mode: 'date' }).notNull();

/** How much each key has had in the window that is open for it. */
export const rateLimits = pgTable('rate_limits', {
  /** A hash of what is counted and of whom. */
  key: text('key').primaryKey(),
  count: bigint('count', { mode: 'number' }).notNull(),
  endsAt: endsAt(),
});

/** Tokens of the stand-in bot check that nobody has used yet, and proofs of work that were used. */
export const botTokens = pgTable('bot_tokens', {
  token: text('token').primaryKey(),
  endsAt: endsAt(),
});
