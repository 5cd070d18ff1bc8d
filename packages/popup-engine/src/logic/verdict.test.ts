import { expect, it } from 'vitest';
import { invalidSetting, verdict } from './verdict';

it.each([true, false])('says whether the rule passes, %s, and why', (passes) => {
  expect(verdict(passes, '2 of 3')).toEqual({ passes, reason: '2 of 3' });
});

it('fails for an invalid setting, and names it', () => {
  expect(invalidSetting('url_url', '(', 'a regular expression', 'the regular expression is invalid')).toEqual({
    passes: false,
    reason: 'the regular expression is invalid',
    problem: { key: 'url_url', found: '(', expected: 'a regular expression' },
  });
});
