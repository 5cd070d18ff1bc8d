import { describe, expect, it } from 'vitest';
import { checkField } from './check-field';
import { decideCheckout } from './decide';
import { readOrderAnswer } from './read-order-answer';

describe('who runs the order form', () => {
  const facts = { wish: 'auto', offered: ['cod', 'bacs'], plain: [], isShopThere: false } as const;

  it('is the widget where no gateway needs a script', () => {
    expect(decideCheckout(facts)).toMatchObject({ isOwn: true });
    expect(decideCheckout({ ...facts, offered: [] })).toMatchObject({ isOwn: true });
    expect(decideCheckout({ ...facts, offered: ['paypal'], plain: ['paypal'] })).toMatchObject({ isOwn: true });
  });

  it('is not the widget beside the shop’s own script, or with a gateway that it does not know', () => {
    expect(decideCheckout({ ...facts, wish: 'own', isShopThere: true }).isOwn).toBe(false);
    const { isOwn, reason } = decideCheckout({ ...facts, offered: ['cod', 'stripe'] });
    expect([isOwn, reason.includes('stripe'), reason.includes('cod')]).toEqual([false, true, false]);
    expect(decideCheckout({ ...facts, wish: 'shop' }).isOwn).toBe(false);
  });
});

describe('a field', () => {
  const check = (value: string, ...classes: string[]) => checkField({ value, isChecked: true, classes });

  it('is checked by the classes of its row', () => {
    expect(check(' ', 'validate-required')).toBe('required');
    expect(check('x', 'validate-required')).toBeNull();
    expect(checkField({ value: '1', isChecked: false, classes: ['validate-required'] })).toBe('required');
    expect(check('', 'validate-email')).toBeNull();
    for (const bad of ['a', 'a@b', 'a b@c.de', 'a@b.c']) expect(check(bad, 'validate-email')).toBe('email');
    expect(check('ada@example.org', 'validate-required', 'validate-email')).toBeNull();
    expect(check('+44 (0)20 7946-0999', 'validate-phone')).toBeNull();
    expect(check('call me', 'validate-phone')).toBe('phone');
  });
});

describe('an answer', () => {
  it('is read even with warnings around it', () => {
    const text = 'Warning: x in y\n{"result":"success","redirect":"/thanks/"}\n<!-- end -->';
    expect(readOrderAnswer(text)).toMatchObject({ isDone: true, redirect: '/thanks/' });
    expect(
      readOrderAnswer('{"result":"failure","messages":"<ul></ul>","refresh":true,"reload":"false"}'),
    ).toMatchObject({
      isDone: false,
      isRefresh: true,
      isReload: false,
    });
  });

  it('is none if it is nonsense', () => {
    for (const text of ['', '-1', '0', '{}', '<html></html>', '[]', '{"result":'])
      expect(readOrderAnswer(text)).toBeNull();
  });
});
