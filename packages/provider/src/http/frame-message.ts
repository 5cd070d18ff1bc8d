import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './env';

interface FrameMessage {
  message: Readonly<Record<string, unknown>>;
  /** The origin that may hear it; null tells nobody. */
  target: string | null;
  status: ContentfulStatusCode;
}

/** Answers a frame with a document that does nothing but tell the page around it what became of its request. */
export function frameMessage(c: Context<AppEnv>, { message, target, status }: FrameMessage): Response {
  const nonce = randomBytes(18).toString('base64');
  c.header('Content-Security-Policy', `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'`);
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  const script =
    target === null
      ? ''
      : `<script nonce="${nonce}">parent.postMessage(${literal(message)},${literal(target)})</script>`;
  return c.html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Form</title></head><body>${script}</body></html>`,
    status,
  );
}

/** JSON that cannot end the script it stands in, nor a line of it. */
function literal(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
