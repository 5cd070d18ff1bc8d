import { expect, it } from 'vitest';
import { hashPassword, isPassword, whyNoPassword } from './passwords';

const CHEAP = { log2N: 4, r: 1, p: 1 };

it('keeps the parameters with the hash, by default those of 64 MiB', async () => {
  expect(await hashPassword('correct horse battery')).toMatch(/^scrypt\$16\$8\$2\$[\w-]{22}\$[\w-]{43}$/);
  expect(await hashPassword('correct horse battery', CHEAP)).toMatch(/^scrypt\$4\$1\$1\$/);
});

it('knows a password again, and no other', async () => {
  const stored = await hashPassword('correct horse battery', CHEAP);
  expect(await isPassword('correct horse battery', stored)).toBe(true);
  expect(await isPassword('correct horse batterx', stored)).toBe(false);
  expect(await isPassword('', null)).toBe(false);
});

it('makes two hashes of one password', async () => {
  const hash = () => hashPassword('correct horse battery', CHEAP);
  expect(await hash()).not.toBe(await hash());
});

it('takes a letter typed in two code points for the same', async () => {
  const stored = await hashPassword('pass\u00e9-pass\u00e9 2026', CHEAP);
  expect(await isPassword('passe\u0301-passe\u0301 2026', stored)).toBe(true);
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
