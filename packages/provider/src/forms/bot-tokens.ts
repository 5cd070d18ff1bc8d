import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/connect';
import { botTokens } from '../db/schema';

/** Tells the tokens given here from those of another provider, whom a demonstration does not ask. */
const MARK = 'mountkit-';

/** The tokens of the bot check that stands in for a provider, in a demonstration only. */
export interface BotTokens {
  /** A new token, good once and for so many milliseconds. */
  issue: (life: number) => Promise<string>;
  /** Whether a submission passes by this token; one that was given here is used up by it. */
  redeem: (token: string) => Promise<boolean>;
}

/** Keeps tokens in the database: one that a process gave is good at every other, and at one of them only. */
export function createBotTokens(db: Database): BotTokens {
  return {
    async issue(life) {
      const token = MARK + randomUUID();
      const endsAt = sql`now() + ${life}::float8 * interval '1 millisecond'`;
      await db.insert(botTokens).values({ token, endsAt });
      return token;
    },
    async redeem(token) {
      if (!token.startsWith(MARK)) return token !== '' && token !== 'invalid';
      const used = await db
        .delete(botTokens)
        .where(and(eq(botTokens.token, token), gt(botTokens.endsAt, sql`now()`)))
        .returning();
      return used.length === 1;
    },
  };
}
