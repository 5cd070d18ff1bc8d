import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../http/env';
import { failureJson } from '../http/failure';

/** What is wrong with one field, in the keys of the specification. */
export interface FieldRefusal {
  fieldName: string;
  formSubmissionValidationType: string;
  localizedVisitorErrorMessage: string;
}

/** Why a submission is not taken. */
export interface Refusal {
  status: ContentfulStatusCode;
  /** One of the submission error types, specification 2 section 8. */
  type: string;
  /** A second name for it, where clients know it by another. */
  errorType?: string;
  /** For the developer. */
  message: string;
  /** For the visitor, where there is something the visitor can do. */
  visitorMessage?: string;
  fields?: readonly FieldRefusal[];
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
}

/** What a refusal says in the head of its answer. */
export function setRefusalHeaders(c: Context<AppEnv>, { status, retryAfter }: Refusal): void {
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  // The rest of the body may still be on its way, and is not waited for.
  if (status === 408) c.header('Connection', 'close');
}

export function refusalJson(c: Context<AppEnv>, refusal: Refusal): Response {
  setRefusalHeaders(c, refusal);
  return failureJson(c, refusal, {
    formSubmissionError: refusal.type,
    ...(refusal.errorType !== undefined && { errorType: refusal.errorType }),
    ...(refusal.visitorMessage !== undefined && { localizedVisitorErrorMessage: refusal.visitorMessage }),
    validationResults: refusal.fields ?? [],
  });
}
