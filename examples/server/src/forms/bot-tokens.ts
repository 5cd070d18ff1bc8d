import { randomUUID } from 'node:crypto';

/** Tells the tokens given here from those of another provider, which nobody can be asked about. */
const MARK = 'mountkit-';
const MOST = 10_000;

/** The tokens of the bot check that stands in for a provider. */
export interface BotTokens {
  /** A new token, good once and for so many milliseconds. */
  issue: (life: number) => string;
  /** Whether a submission passes by this token; one that was given here is used up by it. */
  redeem: (token: string) => boolean;
}

/** Keeps tokens in memory: they live for minutes. */
export function createBotTokens(now: () => number = Date.now): BotTokens {
  /** Token to its end. */
  const ends = new Map<string, number>();
  return {
    issue(life) {
      const [oldest] = ends.keys();
      if (ends.size >= MOST && oldest !== undefined) ends.delete(oldest);
      const token = MARK + randomUUID();
      ends.set(token, now() + life);
      return token;
    },
    redeem(token) {
      if (!token.startsWith(MARK)) return token !== '' && token !== 'invalid';
      const end = ends.get(token);
      ends.delete(token);
      return end !== undefined && end > now();
    },
  };
}
