import { expect, it } from 'vitest';
import { hashPassword, isPassword, whyNoPassword } from './passwords';

it('knows a password again, with whatever parameters it was hashed', async () => {
  const stored = await hashPassword('correct horse battery');
  expect(stored).toMatch(/^scrypt\$16\$8\$2\$[\w-]{22}\$[\w-]{43}$/);
  expect(await isPassword('correct horse battery', stored)).toBe(true);
  expect(await isPassword('correct horse batterx', stored)).toBe(false);
  expect(await isPassword('', null)).toBe(false);
});

it('makes two hashes of one password', async () => {
  expect(await hashPassword('correct horse battery')).not.toBe(await hashPassword('correct horse battery'));
});

it('takes a letter typed in two code points for the same', async () => {
  expect(await isPassword('passe\u0301-passe\u0301 2026', await hashPassword('pass\u00e9-pass\u00e9 2026'))).toBe(true);
});

it.each([
  ['short', 'at least 12'],
  ['a'.repeat(201), 'at most 200'],
  ['abababababab', 'different'],
  ['me@example.com!', 'email address'],
])('refuses %s', (password, why) => {
  expect(whyNoPassword(password, 'me@example.com')).toContain(why);
});

it('lets a sentence pass', () => {
  expect(whyNoPassword('it was a bright cold day', 'me@example.com')).toBeNull();
});
