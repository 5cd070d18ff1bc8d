import type { AppEnv } from '@mountkit/provider';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface RestError {
  status: ContentfulStatusCode;
  code: string;
  message: string;
}

/** The body that every failed call of the REST interface has. */
export function restErrorBody({ status, code, message }: RestError) {
  return { code, message, data: { status } };
}

export function restError(c: Context<AppEnv>, error: RestError): Response {
  return c.json(restErrorBody(error), error.status);
}
