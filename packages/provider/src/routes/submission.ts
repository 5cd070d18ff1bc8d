import { Hono } from 'hono';
import { refusalJson } from '../forms/refusal';
import type { SubmissionDesk } from '../forms/submission-desk';
import { takePartial } from '../forms/take-partial';
import { takeSubmission } from '../forms/take-submission';
import { bodyOf } from '../http/body-of';
import type { AppEnv } from '../http/env';
import { limitsItself } from '../http/limit-body';
import { rateKeyOf } from '../http/peer';

const BASE = '/submissions/v3/public/submit/formsnext/multipart/:portalId/:formId';

/** The submit call, specification 2 section 7, call 4; and what was filled in when a page was left. */
export function submissionRoutes(desk: SubmissionDesk): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post(`${BASE}/json`, limitsItself, async (c) => {
    const { outcome } = await takeSubmission(desk, { ...c.req.param(), address: rateKeyOf(c), body: bodyOf(c) });
    if ('type' in outcome) return refusalJson(c, outcome);
    c.header('Cache-Control', 'no-store');
    return c.json(outcome);
  });
  app.post(`${BASE}/partial`, limitsItself, async (c) => {
    const refusal = await takePartial(desk, { ...c.req.param(), address: rateKeyOf(c), body: bodyOf(c) });
    return refusal === null ? c.body(null, 204) : refusalJson(c, refusal);
  });
  return app;
}
