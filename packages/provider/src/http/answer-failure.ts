import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { refusalJson } from '../forms/refusal';
import { renderNotFound } from '../pages';
import { describeFailure, sqlStateOf } from './describe-failure';
import type { AppEnv } from './env';
import { page } from './page';

/** Writes one entry to the log; nothing in it comes from a request. */
export type Report = (entry: string) => void;

/** Characters that Postgres does not store, as text or as JSON: NUL and halves of surrogate pairs. */
const UNSTORABLE = ['22021', '22P02', '22P05'];

/** Logs a fault. Of the address only the route's pattern: the rest may be a token or an email address. */
export function logFailure(c: Context<AppEnv>, report: Report, error: unknown): void {
  report(`${c.req.method} ${routePath(c)} failed (${c.get('correlationId')}): ${describeFailure(error)}`);
}

/** The answer to whatever a route throws: a fault of the request says so, any other is logged. */
export function answerFailure(c: Context<AppEnv>, report: Report, error: unknown): Response | Promise<Response> {
  if (error instanceof HTTPException) {
    return refusalJson(c, { status: error.status, type: 'SUBMISSION_NOT_ALLOWED', message: error.message });
  }
  if (UNSTORABLE.includes(sqlStateOf(error) ?? '')) {
    if (c.req.method === 'GET' && wantsPage(c)) return page(c, renderNotFound, 400);
    const message = 'The request holds characters that cannot be stored, such as %00.';
    return refusalJson(c, { status: 400, type: 'SUBMISSION_NOT_ALLOWED', message });
  }
  logFailure(c, report, error);
  return refusalJson(c, { status: 500, type: 'SERVER_ERROR', message: 'The server failed; its log says why.' });
}

/** Whether a browser asks for something to look at. */
export function wantsPage(c: Context<AppEnv>): boolean {
  return c.req.header('accept')?.includes('text/html') ?? false;
}
