import { expect, it } from 'vitest';
import { formatAmount, formatMoney } from './money';

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [450, '4.50'],
  [99_999, '999.99'],
  [100_000, '1,000.00'],
  [123_456_789, '1,234,567.89'],
])('writes %i pence as %s', (pence, text) => {
  expect(formatAmount(pence)).toBe(text);
  expect(formatMoney(pence)).toBe(`£${text}`);
});
