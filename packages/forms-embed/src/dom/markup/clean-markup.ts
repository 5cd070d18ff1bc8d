import { openPart } from '@mountkit/core';
import type { FormContext } from '../../form/form-context';

/**
 * Turns foreign markup into nodes that can run nothing: contract section 6. The cleaner is loaded only when there is
 * markup to clean. Where that fails, the text is shown without its markup.
 */
export async function cleanMarkup(markup: string, context: Pick<FormContext, 'report'>): Promise<Node | string> {
  if (!/[<&]/.test(markup)) return markup;
  const cleaner = openPart(() => import('./purify'), 'the markup cleaner', context);
  return (await cleaner(({ purify }) => purify(markup))) ?? withoutTags(markup);
}

/** The text of markup, roughly: for where it cannot be cleaned. */
export const withoutTags = (markup: string): string => markup.replace(/<[^<>]*>/g, '');
