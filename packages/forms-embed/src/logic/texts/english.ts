import { PHONE_ENGLISH } from '../rules/phone-rules';
import { BOT_CHECK_ENGLISH } from './english-bot-check';
import { COMBOBOX_ENGLISH } from './english-combobox';
import { CONTROLS_ENGLISH } from './english-controls';
import { EMAIL_ENGLISH } from './english-email';
import { FAILURE_ENGLISH } from './english-failures';
import { FILES_ENGLISH } from './english-files';
import { FULL_FORM_ENGLISH } from './english-full-form';
import { QUEUED, RESTORED } from './english-kept';
import { LENGTHS_ENGLISH } from './english-lengths';
import { LOAD_FAILURE_ENGLISH } from './english-load-failure';
import { PAGES_ENGLISH } from './english-pages';
import { PREFILL_ENGLISH } from './english-prefill';

/**
 * All English texts; those that specification 2 sections 2, 5, 8 and 9 gives are word for word. Every other locale has
 * the same keys, which the contract's section 9 lists.
 */
export const ENGLISH = {
  ...FULL_FORM_ENGLISH,
  ...PAGES_ENGLISH,
  ...PREFILL_ENGLISH,
  ...PHONE_ENGLISH,
  ...FAILURE_ENGLISH,
  ...CONTROLS_ENGLISH,
  ...COMBOBOX_ENGLISH,
  ...EMAIL_ENGLISH,
  ...LENGTHS_ENGLISH,
  ...FILES_ENGLISH,
  ...BOT_CHECK_ENGLISH,
  ...LOAD_FAILURE_ENGLISH,
  restored: RESTORED,
  queued: QUEUED,
} as const;

/** A key of every locale's table. */
export type TextKey = keyof typeof ENGLISH;
/** One locale's texts, complete. */
export type LocaleTexts = Readonly<Record<TextKey, string>>;
