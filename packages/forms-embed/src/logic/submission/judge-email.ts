import { isJsonObject, jsonText } from '@mountkit/core/logic';
import type { Field } from '../definition/definition';
import { type Refusal, validateValue } from '../rules/rules';
import type { FieldInfo } from '../state/field-state';

/** The provider's answer about an address: specification 2 section 7.2. */
export interface EmailAnswer {
  /** Whether it is a valid address. */
  readonly success: boolean;
  /** Whether it is unsubscribed. */
  readonly emailShouldResubscribe: boolean;
  /** Whether its domain offers free addresses. */
  readonly emailFree: boolean;
  /** The address that was probably meant; empty for none. */
  readonly emailSuggestion: string;
}

/** The form's verdict on an address. */
export interface EmailVerdict {
  readonly refusal: Refusal | null;
  readonly infos: readonly FieldInfo[];
}

/** Reads an answer; null for an invalid one, and if the provider was asked too often. */
export function readEmailAnswer(json: unknown): EmailAnswer | null {
  if (!isJsonObject(json) || typeof json.success !== 'boolean' || json.isRateLimited === true) return null;
  return {
    success: json.success,
    emailShouldResubscribe: json.emailShouldResubscribe === true,
    emailFree: json.emailFree === true,
    emailSuggestion: jsonText(json.emailSuggestion).trim(),
  };
}

/** What the verdict depends on. */
export interface EmailQuestion {
  readonly field: Field;
  /** Trimmed. */
  readonly email: string;
  /** Whether the form takes no addresses of free-mail domains. */
  readonly useDefaultBlockList: boolean;
}

/**
 * Judges an address by the provider's answer: specification 2 section 5, 'Email server check'. Lists of blocked domains
 * are rules, which are checked before.
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
      // A refused address needs no subscription.
      ...(success && !isForbidden && emailShouldResubscribe ? [{ key: 'resubscribeMessage', params: {} }] : []),
    ],
  };
}

const forbid = (email: string): Refusal => ({
  key: 'forbiddenEmailDomain',
  params: { domain: email.slice(email.lastIndexOf('@') + 1).toLowerCase() },
});
