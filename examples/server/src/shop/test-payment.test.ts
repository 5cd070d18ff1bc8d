import { describe, expect, it } from 'vitest';
import { readPayment, totalOf } from './test-payment';

describe('a payment on the page of the test provider', () => {
  it('is read from the fields of a standard button', () => {
    const payment = readPayment({
      item_name: 'Blue jug',
      amount: '10',
      currency_code: 'EUR',
      quantity: '3',
      tax_rate: '10',
      shipping: '2.50',
    });
    expect(payment).toEqual({ item: 'Blue jug', amount: 10, currency: 'EUR', quantity: 3, tax: 10, shipping: 2.5 });
    expect(totalOf(payment)).toBe('€35.50');
  });

  it.each(['', '-1', 'x', 'Infinity'])('has no amount where it is %j', (amount) => {
    expect(readPayment({ amount, currency_code: '<b>' })).toEqual({
      item: '',
      amount: null,
      currency: 'USD',
      quantity: 1,
      tax: 0,
      shipping: 0,
    });
  });
});
