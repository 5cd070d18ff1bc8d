import { describe, expect, test } from 'vitest';
import { paypalAddress, paypalFields } from './paypal';

const PAYMENT = {
  account: 'shop@example.org',
  item: 'Blue jug',
  amount: '10',
  currency: 'eur',
  tax: 8.1,
  shipping: 2.5,
  quantity: 3,
  kind: 'buy',
  cycle: 'month',
  test: false,
  return_url: '',
  address: '',
} as const;

describe('the page of PayPal', () => {
  test('is the live one, that of the test world, or another one', () => {
    expect(paypalAddress(PAYMENT)).toBe('https://www.paypal.com/cgi-bin/webscr');
    expect(paypalAddress({ ...PAYMENT, test: true })).toBe('https://www.sandbox.paypal.com/cgi-bin/webscr');
    expect(paypalAddress({ ...PAYMENT, address: '/pay/', test: true })).toBe('/pay/');
  });

  test('is told what is bought, for how much, with tax, shipping and quantity', () => {
    expect(paypalFields({ ...PAYMENT, return_url: 'https://site.test/thanks/' })).toEqual({
      cmd: '_xclick',
      business: 'shop@example.org',
      item_name: 'Blue jug',
      currency_code: 'EUR',
      amount: '10',
      no_note: '1',
      quantity: '3',
      tax_rate: '8.1',
      shipping: '2.5',
      return: 'https://site.test/thanks/',
    });
  });

  test('is told of a gift, whose amount may be open, without what belongs to goods', () => {
    expect(paypalFields({ ...PAYMENT, kind: 'donate', amount: '' })).toEqual({
      cmd: '_donations',
      business: 'shop@example.org',
      item_name: 'Blue jug',
      currency_code: 'EUR',
      amount: '',
      no_note: '1',
    });
  });

  test('is told of a subscription, and how often it is paid', () => {
    expect(paypalFields({ ...PAYMENT, kind: 'subscribe', cycle: 'year' })).toMatchObject({
      cmd: '_xclick-subscriptions',
      a3: '10',
      p3: '1',
      t3: 'Y',
      src: '1',
    });
  });
});
