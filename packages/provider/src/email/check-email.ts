import { fieldsOf, parseDefinition, validateValue } from '@mountkit/forms-embed/rules';
import type { Database } from '../db/connect';
import { domainOf, isFreeMail, suggestEmail } from './domains';
import { hasOptedOut } from './opt-outs';

/** The answer to an email check, specification 2 section 7, call 2. */
export interface EmailVerdict {
  /** Whether it is an address at all. */
  success: boolean;
  email: string;
  emailShouldResubscribe: boolean;
  emailFree: boolean;
  emailSuggestion: string | null;
  isRateLimited: boolean;
}

export interface EmailQuestion {
  portalId: number;
  email: string;
  includeFreemailSuggestions: boolean;
}

const LONGEST_EMAIL = 320;
const field = emailField();

/** Judges an address by what can be known of it here; nothing is sent to it. */
export async function checkEmail(db: Database, question: EmailQuestion): Promise<EmailVerdict> {
  const { portalId, email, includeFreemailSuggestions } = question;
  if (!isEmail(email)) return verdictOf(email, { success: false });
  return verdictOf(email, {
    emailShouldResubscribe: await hasOptedOut(db, portalId, email),
    emailFree: isFreeMail(domainOf(email)),
    emailSuggestion: suggestEmail(email, { freeMailToo: includeFreemailSuggestions }),
  });
}

/** What one hears who asks too often: nothing against the address. */
export function uncheckedEmail(email: string): EmailVerdict {
  return verdictOf(email, { isRateLimited: true });
}

/** By the widget's own rule, and no longer than an address can be. */
export function isEmail(email: string): boolean {
  return email !== '' && email.length <= LONGEST_EMAIL && validateValue(field, email) === null;
}

function verdictOf(email: string, found: Partial<EmailVerdict>): EmailVerdict {
  return {
    success: true,
    email,
    emailShouldResubscribe: false,
    emailFree: false,
    emailSuggestion: null,
    isRateLimited: false,
    ...found,
  };
}

/** Read from a document, as the widget reads its fields. */
function emailField() {
  const { definition } = parseDefinition({ form: { formFieldGroups: [{ fields: [{ name: 'email' }] }] } });
  const [only] = definition === null ? [] : fieldsOf(definition);
  if (only === undefined) throw new Error('a definition of one email field could not be read');
  return only;
}
