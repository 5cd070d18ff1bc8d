import { fieldsOf } from '@mountkit/forms-embed/rules';
import { type Context, Hono } from 'hono';
import type { SubmissionAnswer } from '../db/schema';
import { plainText } from '../forms/plain-text';
import { type Refusal, setRefusalHeaders } from '../forms/refusal';
import type { SubmissionDesk, TakenSubmission } from '../forms/submission-desk';
import { takeSubmission } from '../forms/take-submission';
import { bodyOf } from '../http/body-of';
import type { AppEnv } from '../http/env';
import { frameMessage } from '../http/frame-message';
import { limitsItself } from '../http/limit-body';
import { page } from '../http/page';
import { rateKeyOf } from '../http/peer';
import { sameOriginAddress, senderOf, webAddress } from '../http/sender';
import { renderFormAnswer } from '../pages';

const PATH = '/uploads/form/v2/:portalId/:formGuid';
const MOST_REDIRECT_FIELDS = 20;
const LONGEST_REDIRECT_VALUE = 1000;

/** The form posted by the browser itself, specification 2 section 7, call 5: into a hidden frame, or without scripts. */
export function nativeSubmissionRoutes(desk: SubmissionDesk): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.post(PATH, limitsItself, async (c) => {
    const { portalId, formGuid } = c.req.param();
    const asked = { portalId, formId: formGuid, address: rateKeyOf(c), body: bodyOf(c) };
    const taken = await takeSubmission(desk, asked);
    const { outcome } = taken;
    if ('type' in outcome) setRefusalHeaders(c, outcome);
    if (isForFrame(c, taken)) return tellFrame(c, taken, formGuid);
    return 'type' in outcome ? refusePage(c, outcome, taken) : acceptPage(c, outcome, taken);
  });
  return app;
}

/** Browsers say where an answer goes. One that does not is judged by whether a widget was there to name its form. */
function isForFrame(c: Context<AppEnv>, { sent }: TakenSubmission): boolean {
  const destination = c.req.header('sec-fetch-dest');
  if (destination === undefined) return (sent?.context.formInstanceId ?? '') !== '';
  return destination !== 'document';
}

/** The message goes to the page that says it sent the form, and only where the browser says so too. */
function tellFrame(c: Context<AppEnv>, { outcome, sent }: TakenSubmission, formGuid: string): Response {
  const stated = webAddress(sent?.context.pageUrl ?? undefined);
  const target = stated !== null && stated.origin === senderOf(c)?.origin ? stated.origin : null;
  const refusal = 'type' in outcome ? outcome : null;
  const status = refusal?.status ?? 200;
  const message = {
    accepted: refusal === null,
    formGuid: formGuid.toLowerCase(),
    formInstanceId: sent?.context.formInstanceId ?? '',
    status,
    ...('type' in outcome
      ? { localizedVisitorErrorMessage: outcome.visitorMessage ?? '', formSubmissionError: outcome.type }
      : { localizedVisitorWarningMessage: outcome.localizedVisitorWarningMessage ?? '' }),
  };
  return frameMessage(c, { message, target, status });
}

function acceptPage(c: Context<AppEnv>, answer: SubmissionAnswer, taken: TakenSubmission): Response {
  c.header('Cache-Control', 'no-store');
  const asked = c.req.query('redirect');
  const base = senderOf(c) ?? new URL(c.req.url);
  const target = (asked ? sameOriginAddress(asked, base) : null) ?? ownersAddress(answer.redirectUrl, base);
  if (target !== null) return c.redirect(withFields(c, target, taken).href, 303);
  const words = plainText(answer.inlineMessage ?? '') || 'Thank you.';
  return page(c, (context) => renderFormAnswer({ ...context, title: 'Sent', words, problems: [], back: backOf(c) }));
}

/** Where the form's owner sends people, which may be anywhere. */
function ownersAddress(address: string | undefined, base: URL): URL | null {
  return address ? (webAddress(address) ?? sameOriginAddress(address, base)) : null;
}

/** The named fields as query parameters: what the widget does with `data-redirect-fields`. */
function withFields(c: Context<AppEnv>, target: URL, { sent }: TakenSubmission): URL {
  const names = (c.req.query('redirectFields') ?? '').split(',').slice(0, MOST_REDIRECT_FIELDS);
  const url = new URL(target);
  for (const name of names) {
    const value = sent?.values.get(name.trim());
    if (value !== undefined && value.length <= LONGEST_REDIRECT_VALUE) url.searchParams.set(name.trim(), value);
  }
  return url;
}

const refusedWords: Readonly<Record<string, string>> = {
  TOO_MANY_REQUESTS: 'There was an issue submitting your form. Please wait a few seconds and try again.',
  FORM_NEVER_EXISTED: 'This form is not there.',
  FORM_NOT_PUBLISHED: 'This form is not there yet.',
  SUBMISSION_PERIOD_ENDED: 'This form takes no answers any more.',
  RECAPTCHA_VALIDATION_ERROR: 'This form can only be sent with JavaScript.',
};

function refusePage(c: Context<AppEnv>, refusal: Refusal, { definition }: TakenSubmission): Response {
  const labels = new Map(definition === null ? [] : fieldsOf(definition).map(({ id, label }) => [id, label]));
  const problems = (refusal.fields ?? []).map(({ fieldName, localizedVisitorErrorMessage }) => ({
    field: labels.get(fieldName) || fieldName,
    message: localizedVisitorErrorMessage || 'This value is not taken.',
  }));
  const words = refusal.visitorMessage ?? refusedWords[refusal.type] ?? 'Something in the form is not right.';
  return page(
    c,
    (context) => renderFormAnswer({ ...context, title: 'Not sent', words, problems, back: backOf(c) }),
    refusal.status,
  );
}

function backOf(c: Context<AppEnv>): string | null {
  return senderOf(c)?.href ?? null;
}
