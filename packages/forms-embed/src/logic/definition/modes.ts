import type { FormOptions } from '../../settings';

/** What a press on the button does in a mode: it sends, it only shows the message, or it does nothing. */
export type Press = 'send' | 'show' | 'nothing';

/**
 * Specification 2 section 5, 'Submit blocking': nothing is sent in the CMS editor and on a test page, which shows the
 * message only. A builder and a preview are looked at as these are: neither makes a record.
 */
export function pressIn({ mode, previewMode }: Pick<FormOptions, 'mode' | 'previewMode'>): Press {
  if (mode === 'cms-editor' || mode === 'builder') return 'nothing';
  return mode === 'test' || mode === 'preview' || previewMode ? 'show' : 'send';
}
