import { describe, expect, it } from 'vitest';
import { domainOf, isFreeMail, mailboxOf, suggestEmail } from './domains';
import { editDistance } from './edit-distance';

describe('the distance of two words', () => {
  it.each([
    ['gmail', 'gmail', 0],
    ['gmial', 'gmail', 1],
    ['gmil', 'gmail', 1],
    ['gmaail', 'gmail', 1],
    ['gmqil', 'gmail', 1],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
  ])('from %s to %s is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });
});

describe('a suggestion', () => {
  const suggest = (email: string) => suggestEmail(email, { freeMailToo: true });

  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@GMAI.com', 'ada@gmail.com'],
    ['ada@hotmial.con', 'ada@hotmail.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['a@b@gmial.com', 'a@b@gmail.com'],
  ])('for %s is %s', (email, meant) => {
    expect(suggest(email)).toBe(meant);
  });

  it.each([
    'ada@gmail.com',
    'ada@small.com',
    'ada@he.com',
    'ada@example.com',
    'ada@mountkit.example',
    `ada@${'g'.repeat(500)}.com`,
  ])('for %s is none', (email) => {
    expect(suggest(email)).toBeNull();
  });

  it('leaves free mail out unless it is asked for', () => {
    expect(suggestEmail('ada@gmial.com', { freeMailToo: false })).toBeNull();
    expect(suggestEmail('ada@micorsoft.com', { freeMailToo: false })).toBe('ada@microsoft.com');
  });
});

it.each([
  ['Ada+News+1@Example.com', 'ada@example.com'],
  ['ada@example.com', 'ada@example.com'],
  ['ada@example+x.com', 'ada@example+x.com'],
  ['+x@example.com', '+x@example.com'],
  ['nobody', 'nobody'],
])('mail to %s reaches %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

describe('a domain', () => {
  it('is what stands after the last @, in lower case', () => {
    expect(domainOf('a@b@Gmail.COM ')).toBe('gmail.com');
  });

  it('gives mail for nothing or does not', () => {
    expect(isFreeMail('gmail.com')).toBe(true);
    expect(isFreeMail('example.com')).toBe(false);
    expect(isFreeMail('constructor')).toBe(false);
  });
});
