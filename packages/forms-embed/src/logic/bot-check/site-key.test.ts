import { describe, expect, it } from 'vitest';
import { readBotCheckName } from './bot-check-name';
import { siteKeyOf } from './site-key';

describe('the site key', () => {
  it('is that of the environment, else that of all', () => {
    expect(siteKeyOf({ qa: 'Q', prod: 'P' }, 'qa')).toEqual({ key: 'Q', isNamed: true });
    expect(siteKeyOf({ qa: 'Q' }, 'prod')).toEqual({ key: '', isNamed: false });
    expect(siteKeyOf({ qa: 'Q' }, 'prod', 'A')).toEqual({ key: 'A', isNamed: true });
    expect(siteKeyOf({ qa: 'Q' }, 'qa', 'A').key).toBe('Q');
    expect(siteKeyOf({ prod: 7 as never }, 'prod').isNamed).toBe(false);
  });

  it('is not missed in a browser that a script drives', () => {
    expect(siteKeyOf({}, 'automated')).toEqual({ key: '', isNamed: true });
  });
});

describe('the name of a bot check', () => {
  it.each(['recaptcha', 'turnstile', 'hcaptcha', 'proof-of-work'])('can be %s', (name) => {
    expect(readBotCheckName(name)).toBe(name);
  });

  it.each(['', 'Turnstile', 'turnstile ', 'constructor', '__proto__', 7, null])('cannot be %j', (found) => {
    expect(readBotCheckName(found)).toBeNull();
  });
});
