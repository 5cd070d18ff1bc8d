import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswer } from './read-answer';

const BASE = 'https://site.test/contact/';
const read = (json: unknown) => readAnswer(json, BASE);

describe('an answer', () => {
  test('of success has its message, its data, and where the visitor is sent', () => {
    expect(
      read({ success: true, data: { message: 'Thanks', data: { redirect_url: '/thanks/', popup: { id: 7 } } } }),
    ).toEqual({
      isSent: true,
      message: 'Thanks',
      errors: {},
      data: { redirect_url: '/thanks/', popup: { id: 7 } },
      redirect: 'https://site.test/thanks/',
    });
  });

  test('of a refusal has its sentences by field', () => {
    expect(
      read({ success: false, data: { message: 'No', errors: { email: 'Not one', age: 3, name: '' }, data: [] } }),
    ).toEqual({
      isSent: false,
      message: 'No',
      errors: { email: 'Not one' },
      data: {},
      redirect: '',
    });
  });

  test('without fields that are wrong may have a list in their place, as PHP writes an empty one', () => {
    expect(read({ success: false, data: { message: 'No', errors: [], data: [] } })?.errors).toEqual({});
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', ''])(
    'leads to no address such as %s',
    (redirect_url) => {
      expect(read({ success: true, data: { data: { redirect_url } } })?.redirect).toBe('');
    },
  );

  test.each([
    undefined,
    null,
    0,
    'ok',
    [],
    {},
    { success: 1, data: {} },
    { success: true },
    { success: true, data: 'x' },
  ])('is none: %j', (json) => expect(read(json)).toBeUndefined());

  test('of any shape is read without an error, and has texts only', () => {
    fc.assert(
      fc.property(fc.record({ success: fc.boolean(), data: fc.anything() }), (json) => {
        const answer = read(json);
        if (!answer) return;
        expect(typeof answer.message).toBe('string');
        expect(Object.values(answer.errors).every((error) => typeof error === 'string' && error)).toBe(true);
        expect(answer.redirect === '' || /^https?:/.test(answer.redirect)).toBe(true);
      }),
    );
  });
});
