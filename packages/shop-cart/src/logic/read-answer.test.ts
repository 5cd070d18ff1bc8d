import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer';

describe('readAnswer', () => {
  it.each([
    [true, { fragments: { a: '<b></b>' }, cart_hash: 'h' }, { fragments: { a: '<b></b>' }, cartHash: 'h' }],
    [true, { fragments: { a: '<b></b>' } }, { fragments: { a: '<b></b>' }, cartHash: '' }],
    [true, { fragments: { a: 1, b: 'x', c: null }, cart_hash: '' }, { fragments: { b: 'x' }, cartHash: '' }],
    [true, { fragments: [], cart_hash: '' }, { fragments: {}, cartHash: '' }],
    [true, { fragments: 'x', cart_hash: 'h' }, { fragments: {}, cartHash: 'h' }],
    [true, { fragments: 'x' }, { code: 'BAD_ANSWER' }],
    [true, { error: true, product_url: '/p/' }, { code: 'REFUSED', address: '/p/' }],
    [true, { error: true, product_url: false }, { code: 'REFUSED', address: '' }],
    [false, { error: true, product_url: '/p/' }, { code: 'REFUSED', address: '/p/' }],
    [true, { success: false }, { code: 'REFUSED', address: '' }],
    [true, undefined, { code: 'BAD_ANSWER' }],
    [true, -1, { code: 'BAD_ANSWER' }],
    [true, [], { code: 'BAD_ANSWER' }],
    [true, {}, { code: 'BAD_ANSWER' }],
    [false, undefined, { code: 'SERVER_ERROR' }],
    [false, { fragments: {} }, { code: 'SERVER_ERROR' }],
  ])('reads, when ok is %s, %j', (ok, body, expected) => {
    expect(readAnswer(ok, body)).toEqual(expected);
  });
});
