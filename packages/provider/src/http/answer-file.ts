import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chooseEncoding } from './accept-encoding';
import type { AppEnv } from './env';
import type { StaticFile } from './static-folder';

/** Hashed names may be kept for ever; what keeps its name is asked for again. */
export const cacheControl = (isHashed: boolean): string =>
  isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Answers a file in the best encoding that the caller takes, or tells it that it has the file already. */
export async function answerFile(
  c: Context<AppEnv>,
  file: StaticFile,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const encoding = file.compressible ? chooseEncoding(c.req.header('accept-encoding')) : 'identity';
  const etag = encoding === 'identity' ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
  c.header('ETag', etag);
  if (file.compressible) c.header('Vary', 'Accept-Encoding');
  if (status === 200 && matches(c.req.header('if-none-match'), etag)) return c.body(null, 304);

  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Type', file.contentType);
  return c.body(await file.body(encoding), status);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
