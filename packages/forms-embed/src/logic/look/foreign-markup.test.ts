import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { harmlessClasses, isLinkAction } from './foreign-markup';

describe('harmlessClasses', () => {
  it.each([
    ['big text-center', 'big text-center'],
    ['  a\n\tb  ', 'a b'],
    ['', ''],
    ['a add_to_cart_button b ajax_add_to_cart', 'a b'],
    ['MountKit-layer Elementor-element', ''],
    ['hs-form-frame e-load-more-anchor widget_shopping_cart_content', ''],
    ['note theme-note', 'note theme-note'],
  ])('makes %j %j', (classes, harmless) => {
    expect(harmlessClasses(classes)).toBe(harmless);
  });
});

describe('isLinkAction', () => {
  const ACTIONS = ['#mountkit:popup:open?id=7', '#elementor-action%3Aaction%3Dpopup%3Aopen', '#elementor-action:a'];

  it.each([...ACTIONS, '/page/#mountkit:reload-page', '#MountKit:popup:close', ' # mountkit:x'])(
    'knows %j',
    (address) => {
      expect(isLinkAction(address)).toBe(true);
    },
  );

  it.each([
    'https://example.com/',
    '#top',
    'https://mountkit.example/#a',
    'mailto:a@b.test',
    '/elementor/',
    '%',
    '%zz',
    '',
  ])('leaves %j alone', (address) => {
    expect(isLinkAction(address)).toBe(false);
  });

  it('takes one that is encoded over and over for one', () => {
    expect(isLinkAction(`#%${'25'.repeat(5)}`)).toBe(false);
    expect(isLinkAction(`#%${'25'.repeat(24_000)}`)).toBe(true);
  });

  it('knows them however often and wherever they are encoded', () => {
    const encode = (text: string) => text.replace(/./g, (c) => `%${c.charCodeAt(0).toString(16)}`);
    fc.assert(
      fc.property(
        fc.constantFrom(...ACTIONS),
        fc.array(fc.boolean(), { maxLength: 40 }),
        fc.nat(3),
        (action, which, times) => {
          let address = [...action].map((c, at) => (which[at] ? encode(c) : c)).join('');
          for (let time = 0; time < times; time++) address = address.replaceAll('%', '%25');
          expect(isLinkAction(address)).toBe(true);
        },
      ),
    );
  });
});
