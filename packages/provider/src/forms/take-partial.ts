import { randomUUID } from 'node:crypto';
import { partialSubmissions } from '../db/schema';
import { readDefinition } from './read-definition';
import { readSubmission, type SentSubmission } from './read-submission';
import type { Refusal } from './refusal';
import { refuseSubmissions } from './state-refusals';
import type { SubmissionDesk, SubmissionRequest } from './submission-desk';
import { countIn, findAsked } from './take-submission';

/** Longer than any email address. */
const LONGEST_EMAIL = 320;

const notPartial: Refusal = {
  status: 400,
  type: 'INVALID_METADATA',
  message: 'hs_context does not say that the submission is partial.',
};

const unknown: Refusal = { status: 404, type: 'FORM_NEVER_EXISTED', message: 'This portal has no such form.' };

/**
 * Reads and stores what a visitor had filled in when the page was left; null where it was stored. It is no submission: no
 * record is made of it, nobody is told, and nothing is required.
 */
export async function takePartial(desk: SubmissionDesk, asked: SubmissionRequest): Promise<Refusal | null> {
  const form = await findAsked(desk.db, asked);
  if (form === null) return unknown;
  const early = refuseSubmissions(form) ?? (await countIn(desk.limiter, form, asked.address));
  const sent = await readSubmission(asked.body, {
    ...desk,
    fileFields: new Set(),
    countBytes: async () => 0,
    countText: (bytes) => desk.textLimiter(asked.address, bytes),
    milliseconds: desk.patience.text,
  });
  if (early !== null) return early;
  if ('refusal' in sent) return sent.refusal;
  if (sent.context.raw.partial !== true) return notPartial;
  const definition = readDefinition(form);
  const robot = definition.captchaEnabled ? await desk.refuseRobot(form, sent) : null;
  if (robot !== null) return robot;
  const values = valuesOf(sent, definition);
  await desk.db
    .insert(partialSubmissions)
    .values({
      id: randomUUID(),
      portalId: form.address.portalId,
      formGuid: form.address.guid,
      correlationId: sent.context.correlationId,
      email: values.email?.toLowerCase().slice(0, LONGEST_EMAIL) ?? null,
      hutk: sent.context.hutk,
      values,
      pageUrl: sent.context.pageUrl,
    })
    .onConflictDoNothing();
  return null;
}

/** The values of fields that the form has. */
function valuesOf({ values }: SentSubmission, { groups }: ReturnType<typeof readDefinition>): Record<string, string> {
  const known = new Set(groups.flatMap(({ fields }) => fields.map(({ id }) => id)));
  return Object.fromEntries([...values].filter(([id, value]) => known.has(id) && value !== ''));
}
