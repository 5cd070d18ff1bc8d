import { openPart } from '@mountkit/core';
import { CART_SCHEMA, type CartTexts } from '../settings';
import type { CartContext, Texts } from './cart-context';

/** Opens the texts of a cart. Nothing is loaded before the visitor does something that needs one. */
export function openTexts(context: CartContext): Texts {
  const { element, settings } = context;
  const withTexts = openPart(() => import('../on-demand/texts'), 'the texts of the language', context);
  const language = () => element.closest<HTMLElement>('[lang]')?.lang || 'en';
  let own: CartTexts | undefined;
  return {
    async load() {
      if (!own && !/^en\b/i.test(language())) own = await withTexts(({ loadTexts }) => loadTexts(language()));
    },
    read(key) {
      const text = settings()[key];
      return (text === CART_SCHEMA[key].fallback && own?.[key]) || text;
    },
  };
}
