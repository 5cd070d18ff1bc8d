import { openPart } from '@mountkit/core';
import { CART_SCHEMA, type CartTexts } from '../settings';
import type { CartContext } from './cart-context';

/** The cart's own texts in the language of the page. */
export interface Texts {
  /** Loads them, once; without a table for the language they are English. Never rejects. */
  load(): Promise<void>;
  /** A text: what the page says, else that of its language as soon as it is loaded. */
  read(key: keyof CartTexts): string;
}

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
