import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from './env';

/** Text fields of a posted form, by their names. */
export type Fields = Readonly<Record<string, string>>;

/** The text fields of a posted form; none of a GET. Ends the request with 400 where the body cannot be read as a form. */
export async function readFields(c: Context<AppEnv>): Promise<Fields> {
  if (c.req.method !== 'POST') return {};
  const body = await c.req.parseBody().catch(() => {
    throw new HTTPException(400, {
      message: 'The body is not a form: expected urlencoded fields, or multipart/form-data with its boundary.',
    });
  });
  const texts = Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
