import { httpUrl, isJsonObject, type Json, jsonObject } from '@mountkit/core/logic';

/** What a server says about a form that was sent to it. */
export interface FormAnswer {
  readonly isSent: boolean;
  readonly message: string;
  /** Sentences by the name of a field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What else the answer has. */
  readonly data: Json;
  /** Where the visitor is sent; empty where they stay. */
  readonly redirect: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads `{success, data: {message, errors, data: {redirect_url}}}`, the answer of WordPress's calls; undefined where it is
 * something else.
 */
export function readAnswer(json: unknown, base: string): FormAnswer | undefined {
  const { success, data: body } = jsonObject(json);
  if (typeof success !== 'boolean' || !isJsonObject(body)) return undefined;
  const errors = Object.entries(jsonObject(body.errors)).map(([name, error]) => [name, textOf(error)] as const);
  const data = jsonObject(body.data);
  const redirect = textOf(data.redirect_url);
  return {
    isSent: success,
    message: textOf(body.message),
    errors: Object.fromEntries(errors.filter(([, error]) => error)),
    data,
    redirect: redirect && httpUrl(redirect, base),
  };
}
