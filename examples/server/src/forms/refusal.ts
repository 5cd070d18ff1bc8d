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
  /** For the developer. */
  message: string;
  /** For the visitor, where there is something the visitor can do. */
  visitorMessage?: string;
  fields?: readonly FieldRefusal[];
}

export function refusalJson(c: Context<AppEnv>, refusal: Refusal): Response {
  return failureJson(c, refusal, {
    formSubmissionError: refusal.type,
    ...(refusal.visitorMessage !== undefined && { localizedVisitorErrorMessage: refusal.visitorMessage }),
    validationResults: refusal.fields ?? [],
  });
}
