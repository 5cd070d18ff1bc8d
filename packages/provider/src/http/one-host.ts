import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from './env';

/**
 * Refuses a request that names two hosts: by two headers, or by a whole address beside another header. What checks the
 * host would look at one of them, and whoever is before this server at the other.
 */
export const oneHost = createMiddleware<AppEnv>((c, next) => {
  const { rawHeaders = [], url = '/' } = c.env?.incoming ?? {};
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  const [host = ''] = hosts;
  const isSame = url.startsWith('/') || hosts.length === 0 || new URL(c.req.url).host === hostOf(host);
  if (hosts.length > 1 || !isSame) throw new HTTPException(400, { message: 'The request names two hosts.' });
  return next();
});

/** As an address has it: in lower case, without the usual port. */
function hostOf(header: string): string | null {
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`).host : null;
}
