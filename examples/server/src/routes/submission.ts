import { Hono } from 'hono';
import { refusalJson } from '../forms/refusal';
import { type SubmissionDesk, takeSubmission } from '../forms/take-submission';
import type { AppEnv } from '../http/env';
import { rateKeyOf } from '../http/peer';

const PATH = '/submissions/v3/public/submit/formsnext/multipart/:portalId/:formId/json';

/** The submit call, specification 2 section 7, call 4. */
export function submissionRoutes(desk: SubmissionDesk): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post(PATH, async (c) => {
    const { outcome } = await takeSubmission(desk, { ...c.req.param(), address: rateKeyOf(c), request: c.req.raw });
    if ('type' in outcome) return refusalJson(c, outcome);
    c.header('Cache-Control', 'no-store');
    return c.json(outcome);
  });
  return app;
}
