import { EMAIL_ENGLISH } from './email-english';
import { CONTROLS_ENGLISH } from './english-controls';
import { QUEUED, RESTORED } from './english-kept';
import { PAGES_ENGLISH } from './english-pages';
import { PREFILL_ENGLISH } from './english-prefill';
import { RICH_ENGLISH } from './english-rich';
import { FAILURE_ENGLISH } from './failure-english';
import { PHONE_ENGLISH } from './phone-rules';

/**
 * English, word for word from specification 2 sections 2, 5, 8 and 9 where it says the words. Every other locale has
 * these keys: the contract's section 9 names them.
 */
export const ENGLISH = {
  ...RICH_ENGLISH,
  ...PAGES_ENGLISH,
  ...PREFILL_ENGLISH,
  ...PHONE_ENGLISH,
  ...FAILURE_ENGLISH,
  ...CONTROLS_ENGLISH,
  ...EMAIL_ENGLISH,
  restored: RESTORED,
  queued: QUEUED,
} as const;

/** A key of every locale's table. */
export type TextKey = keyof typeof ENGLISH;
/** One locale's texts, complete. */
export type LocaleTexts = Readonly<Record<TextKey, string>>;
