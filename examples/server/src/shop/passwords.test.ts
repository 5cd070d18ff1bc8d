import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords';

it('knows a password again, and no other', async () => {
  const [first, second] = await Promise.all([hashPassword('kiln'), hashPassword('kiln')]);
  // Salted: the same password does not look the same.
  expect(first).not.toBe(second);
  expect(await isPassword('kiln', first)).toBe(true);
  expect(await isPassword('Kiln', first)).toBe(false);
  for (const stored of ['', 'kiln', 'scrypt$$', first.slice(0, -2), first.replace('scrypt', 'plain')]) {
    expect(await isPassword('kiln', stored)).toBe(false);
  }
});

it('takes letters that are written in two ways for the same', async () => {
  expect(await isPassword('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});
