import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { AppEnv } from './env';

/** Routes whose time depends on the form: `takeSubmission` measures it. */
const MEASURED_ELSEWHERE = ['/submissions/', '/uploads/'];

/**
 * Refuses a request whose body is still on its way after so long; how long the answer takes is another matter.
 *
 * @param passedOn beginnings of the addresses of routes that only pass requests on
 */
export function limitTime(milliseconds: number, passedOn: readonly string[] = []) {
  const elsewhere = [...MEASURED_ELSEWHERE, ...passedOn];
  return createMiddleware<AppEnv>(async (c, next) => {
    const incoming = c.env?.incoming;
    if (incoming === undefined || incoming.complete) return next();
    if (elsewhere.some((beginning) => c.req.path.startsWith(beginning))) return next();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (incoming.complete) return;
        reject(new HTTPException(408, { message: `The body took longer than ${milliseconds} milliseconds.` }));
      }, milliseconds);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  });
}
