import { Readable } from 'node:stream';
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
  const { headers } = c.req.raw;
  const incoming = c.env?.incoming;
  // Not where somebody has made a web stream of it already, such as an application that passes requests on.
  const isUntouched = incoming instanceof Readable && incoming.readableFlowing === null;
  return { headers, pieces: isUntouched ? incoming.iterator({ destroyOnReturn: false }) : c.req.raw.body };
}
