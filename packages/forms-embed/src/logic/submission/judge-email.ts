import { isJsonObject, jsonText } from '@mountkit/core/logic';
import type { Field } from '../definition/definition';
import { type Refusal, validateValue } from '../rules/rules';
import type { FieldInfo } from '../state/field-state';

/** What the provider knows of an address: specification 2 section 7.2. */
export interface EmailAnswer {
  /** Whether it is an address at all. */
  readonly success: boolean;
  /** Whether its owner wants no mail at present. */
  readonly emailShouldResubscribe: boolean;
  /** Whether its domain gives addresses to anybody for nothing. */
  readonly emailFree: boolean;
  /** The address that was probably meant; empty for none. */
  readonly emailSuggestion: string;
}

/** What a form says of an address. */
export interface EmailVerdict {
  readonly refusal: Refusal | null;
  readonly infos: readonly FieldInfo[];
}

/** Reads an answer; null for what is none, and where the provider says that it was asked too often to tell. */
export function readEmailAnswer(json: unknown): EmailAnswer | null {
  if (!isJsonObject(json) || typeof json.success !== 'boolean' || json.isRateLimited === true) return null;
  return {
    success: json.success,
    emailShouldResubscribe: json.emailShouldResubscribe === true,
    emailFree: json.emailFree === true,
    emailSuggestion: jsonText(json.emailSuggestion).trim(),
  };
}

/** What an address is judged by. */
export interface EmailQuestion {
  readonly field: Field;
  /** Trimmed. */
  readonly email: string;
  /** Whether the form takes no addresses of free-mail domains. */
  readonly useDefaultBlockList: boolean;
}

/**
 * Judges an address by what the provider knows of it: specification 2 section 5, 'Email server check'. Lists of domains
 * are rules, which have been asked before.
 */
export function judgeEmail({ field, email, useDefaultBlockList }: EmailQuestion, answer: EmailAnswer): EmailVerdict {
  const { success, emailFree, emailShouldResubscribe, emailSuggestion } = answer;
  const isForbidden = emailFree && useDefaultBlockList;
  const isAnother = emailSuggestion !== '' && emailSuggestion.toLowerCase() !== email.toLowerCase();
  const isOffered = isAnother && validateValue(field, emailSuggestion) === null;
  return {
    refusal: success ? (isForbidden ? forbid(email) : null) : { key: 'invalidEmail', params: {} },
    infos: [
      ...(isOffered ? [{ key: 'emailSuggestion', params: { email: emailSuggestion } }] : []),
      // Nobody can be written to at an address that the form does not take.
      ...(success && !isForbidden && emailShouldResubscribe ? [{ key: 'resubscribeMessage', params: {} }] : []),
    ],
  };
}

const forbid = (email: string): Refusal => ({
  key: 'forbiddenEmailDomain',
  params: { domain: email.slice(email.lastIndexOf('@') + 1).toLowerCase() },
});
