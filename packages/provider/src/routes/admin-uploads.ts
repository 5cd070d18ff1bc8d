import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../db/connect';
import { uploads as uploadRows } from '../db/schema';
import type { UploadStore } from '../forms/upload-store';
import type { AppEnv } from '../http/env';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Gives an uploaded file to be kept, never to be shown: whatever it is, it comes from a stranger. */
export async function answerUpload(
  c: Context<AppEnv>,
  db: Database,
  { uploads, id }: { uploads: UploadStore; id: string },
): Promise<Response> {
  const rows = UUID.test(id) ? await db.select().from(uploadRows).where(eq(uploadRows.id, id)) : [];
  const row = rows[0];
  const bytes = row === undefined ? null : await uploads.open(row.storedName);
  if (row === undefined || bytes === null) return c.notFound();

  c.header('Content-Type', 'application/octet-stream');
  c.header('Content-Disposition', `attachment; filename="upload"; filename*=UTF-8''${encodeName(row.fileName)}`);
  c.header('Content-Security-Policy', "default-src 'none'; sandbox");
  c.header('Content-Length', String(row.size));
  if (c.req.method !== 'HEAD') return c.body(Readable.toWeb(bytes) as ReadableStream);
  bytes.destroy();
  return c.body(null);
}

/** RFC 8187, which leaves less as it is than addresses do. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
