import type { SentBody } from '../http/body-of';
import type { BotVendor } from './bot-settings';
import { type BodyProblem, type BodyRules, type FormBody, readBody, removeFiles, TEXT_BYTES } from './read-body';
import { readContext, type SubmissionContext } from './read-context';
import type { Refusal } from './refusal';
import { tooManyBytes } from './state-refusals';

/** Entries that every form may send and that are no fields of it. */
const CONTEXT = 'hs_context';
const BOT_CHECKS: Readonly<Record<string, BotVendor>> = {
  'g-recaptcha-response': 'recaptcha',
  'cf-turnstile-response': 'turnstile',
  'h-captcha-response': 'hcaptcha',
};
const PROOF = 'altcha';
/** The longest context: an address, a title and what the page and the form say of themselves. */
const CONTEXT_BYTES = 16_384;

/** A submission as it was sent, not yet compared with any form. */
export interface SentSubmission extends Pick<FormBody, 'files' | 'unwanted' | 'tooLarge'> {
  /** By field id; several entries of one field are joined by semicolons. */
  values: ReadonlyMap<string, string>;
  /** The tokens that vendors gave the visitor; the token of any is sent as reCAPTCHA's too. */
  botTokens: Readonly<Partial<Record<BotVendor, string>>>;
  /** The proof of work; empty where there is none. */
  proof: string;
  context: SubmissionContext;
}

const problems: Readonly<Record<Exclude<BodyProblem, object>, Refusal>> = {
  'not a form': { status: 400, type: 'SUBMISSION_NOT_ALLOWED', message: 'The body is no form, or was cut off.' },
  'too large': {
    status: 413,
    type: 'FILE_TOO_LARGE',
    message: `A submission holds at most ${TEXT_BYTES} bytes beside its files.`,
  },
  'too many entries': {
    status: 400,
    type: 'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED',
    message: 'A submission holds at most 1000 values and 10 files.',
  },
  'too slow': { status: 408, type: 'SUBMISSION_NOT_ALLOWED', message: 'The body took too long to arrive.' },
};

/** Reads the body of a submission, specification 2 section 7, calls 4 and 5. */
export async function readSubmission(
  sentBody: SentBody,
  rules: BodyRules,
): Promise<SentSubmission | { refusal: Refusal }> {
  const body = await readBody(sentBody, rules);
  if (typeof body === 'string') return { refusal: problems[body] };
  if ('retryAfter' in body) return { refusal: tooManyBytes(body.retryAfter) };

  const values = new Map<string, string>();
  let contextText = '';
  const botTokens: Partial<Record<BotVendor, string>> = {};
  let proof = '';
  for (const [name, entry] of body.entries) {
    const value = entry.trim();
    const vendor = BOT_CHECKS[name];
    if (name === CONTEXT) contextText = value;
    else if (vendor !== undefined) botTokens[vendor] = value;
    else if (name === PROOF) proof = value;
    else values.set(name, join(values.get(name), value));
  }
  const contextBytes = Buffer.byteLength(contextText);
  const context = contextBytes > CONTEXT_BYTES ? null : readContext(contextText);
  if (context !== null) return { values, botTokens, proof, context, ...body };
  await removeFiles(rules.uploads, body.files);
  const message =
    contextBytes > CONTEXT_BYTES
      ? `${CONTEXT} holds ${contextBytes} bytes, expected at most ${CONTEXT_BYTES}.`
      : `${CONTEXT} is not a JSON object with a usable correlationId.`;
  return { refusal: { status: 400, type: 'INVALID_METADATA', message } };
}

function join(before: string | undefined, value: string): string {
  return before ? `${before};${value}` : value;
}
