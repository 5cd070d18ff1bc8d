import { openPart, type WidgetContext } from '@mountkit/core';
import type { ShopFormTexts } from '../texts';

/**
 * The texts of a shop's form in the language of the page; undefined in English, without a table, and until they are loaded.
 * `loaded` is called once they are there.
 */
export function openFormTexts(
  context: Pick<WidgetContext<never, never>, 'element' | 'report' | 'signal'>,
  loaded: () => void,
): () => ShopFormTexts | undefined {
  const language = context.element.closest<HTMLElement>('[lang]')?.lang || 'en';
  let own: ShopFormTexts | undefined;
  if (!/^en\b/i.test(language)) {
    const withTexts = openPart(() => import('../../on-demand/form-texts'), 'the texts of the language', context);
    void withTexts(async ({ loadFormTexts }) => {
      own = await loadFormTexts(language);
      if (own && !context.signal.aborted) loaded();
    });
  }
  return () => own;
}
