import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../testing/full-form';
import type { FieldValidation } from '../definition/full-definition';
import { findBlockedEmail, type OwnBlockLists } from './blocked-email';

const find = (email: string, validation: Partial<FieldValidation> = {}, own: Partial<OwnBlockLists> = {}) =>
  findBlockedEmail(
    fieldOf('email', {
      validation: { data: '', useDefaultBlockList: false, blockedEmailAddresses: [], ...validation },
    }),
    email,
    { blockedDomains: [], manuallyBlockedEmailDomain: [], ...own },
  );

const refused = { key: 'manuallyBlockedEmailDomain', params: { domain: 'rival.example' } };

describe('an address of a domain that is not wanted', () => {
  it('is refused, whichever list names it', () => {
    expect(find('ada@rival.example', { data: 'competitor.example, rival.example' })).toEqual(refused);
    expect(find('ada@rival.example', { blockedEmailAddresses: ['rival.example'] })).toEqual(refused);
    expect(find('ada@rival.example', {}, { blockedDomains: ['rival.example'] })).toEqual(refused);
    expect(find('ada@rival.example', {}, { manuallyBlockedEmailDomain: ['rival.example'] })).toEqual(refused);
  });

  it.each(['rival.example', '@rival.example', ' RIVAL.example ', 'ada@rival.example', 'Ada@Rival.Example'])(
    'is refused by the entry %j',
    (entry) => {
      expect(find(' ADA@rival.EXAMPLE ', {}, { blockedDomains: [entry] })).toEqual(refused);
    },
  );

  it.each(['', ' ', 'example', 'al.example', 'sub.rival.example', 'rival', 'bob@rival.example', '@', '*'])(
    'is not refused by the entry %j',
    (entry) => {
      expect(find('ada@rival.example', { data: entry }, { blockedDomains: [entry] })).toBeNull();
    },
  );

  it('is refused in the field for email only', () => {
    expect(
      findBlockedEmail(fieldOf('website'), 'ada@rival.example', {
        blockedDomains: ['rival.example'],
        manuallyBlockedEmailDomain: [],
      }),
    ).toBeNull();
  });

  it('is looked at after its last @', () => {
    expect(find('a@b@rival.example', { data: 'rival.example' })).toEqual(refused);
    expect(find('rival.example@example.org', { data: 'rival.example' })).toBeNull();
  });
});

it('an empty value is not refused, whatever the lists say', () => {
  expect(find('', { data: ',,' }, { blockedDomains: [''] })).toBeNull();
});

it('an address is refused by its own domain in any list, and by no other', () => {
  const domain = fc.domain().map((name) => name.toLowerCase());
  fc.assert(
    fc.property(fc.emailAddress(), fc.array(domain), (email, others) => {
      const own = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
      const rest = others.filter((other) => other !== own);
      expect(find(email, { data: rest.join() }, { blockedDomains: rest })).toBeNull();
      expect(find(email, { data: [...rest, own].join() })).toMatchObject({ params: { domain: own } });
    }),
  );
});
