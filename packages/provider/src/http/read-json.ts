import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from './env';

/** Deeper than anything that is asked for; what reads a body goes into it by calling itself. */
const MOST_DEPTH = 64;

/** The JSON of a body; undefined where it is none. Ends the request with 400 where it is nested too deeply. */
// biome-ignore lint/suspicious/noExplicitAny: as JSON.parse has it; what reads it looks at every key.
export async function readJson(c: Context<AppEnv>): Promise<any> {
  const text = await c.req.text().catch(() => '');
  const value = parseShallow(text);
  if (value === TOO_DEEP) {
    throw new HTTPException(400, { message: `The JSON is nested more deeply than ${MOST_DEPTH} levels.` });
  }
  return value;
}

const TOO_DEEP = Symbol('too deep');

/** The value of a text of JSON; undefined where it is none, `TOO_DEEP` where it is nested too deeply. */
export function parseShallow(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isWithin(value, MOST_DEPTH) ? value : TOO_DEEP;
  } catch (error) {
    return error instanceof SyntaxError ? undefined : TOO_DEEP;
  }
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1));
}
