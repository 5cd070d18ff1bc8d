import type { Context } from 'hono';
import type { AppEnv } from './env';

/** What a request brings. */
export interface SentBody {
  headers: Headers;
  /** Its body as it arrives; null where there is none. Whoever stops reading it leaves the rest to the server. */
  pieces: AsyncIterable<Uint8Array> | null;
}

/** The body of a request, read from Node's own stream: a web stream around it costs more than a small form itself. */
export function bodyOf(c: Context<AppEnv>): SentBody {
  const { raw } = c.req;
  return { headers: raw.headers, pieces: c.env?.unread?.iterator({ destroyOnReturn: false }) ?? raw.body };
}
