import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from './env';

export interface Failure {
  status: ContentfulStatusCode;
  message: string;
}

/** The body that every failed call has; calls add their own keys. */
export function failureJson(c: Context<AppEnv>, { status, message }: Failure, more: Record<string, unknown> = {}) {
  c.header('Cache-Control', 'no-store');
  return c.json({ status: 'error', message, correlationId: c.get('correlationId'), ...more }, status);
}
