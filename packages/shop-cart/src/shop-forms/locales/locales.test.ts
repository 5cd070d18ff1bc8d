import { describe, expect, it } from 'vitest';
import { CHECKOUT_TEXTS } from '../../checkout/settings';
import { LANGUAGES, loadFormTexts } from '../../on-demand/form-texts';
import { LANGUAGES as CART_LANGUAGES } from '../../on-demand/texts';
import { VARIATION_TEXTS } from '../../product/settings';

it('speaks the languages of the cart', () => {
  expect(LANGUAGES).toEqual(CART_LANGUAGES);
});

const english = { variations: VARIATION_TEXTS, checkout: CHECKOUT_TEXTS };

describe.each(LANGUAGES)('%s', (code) => {
  it('has every text, with its places for names', async () => {
    const texts = await loadFormTexts(code);
    for (const part of ['variations', 'checkout'] as const) {
      const words = texts?.[part] as object as Record<string, string>;
      expect(Object.keys(words)).toEqual(Object.keys(english[part]));
      for (const [key, text] of Object.entries(english[part])) {
        expect(words[key], key).toMatch(/^\S.*\S$/s);
        expect(words[key]?.match(/\{\w+\}/g), key).toEqual(text.match(/\{\w+\}/g));
      }
    }
  });
});
