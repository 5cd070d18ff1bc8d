import { describe, expect, it } from 'vitest';
import { challengeAddress, hcaptchaAddress, recaptchaAddress, turnstileAddress } from './bot-check-address';

const PLACE = {
  src: '',
  page: 'https://site.test/a/',
  host: 'https://forms.test',
  portalId: '7',
  formId: 'guid',
  countryCode: '',
  isEnterprise: false,
  locale: 'en',
};

const ADDRESSES = [
  {
    name: 'reCAPTCHA',
    addressOf: recaptchaAddress,
    own: 'https://www.google.com/recaptcha/api.js',
    query: '?onload=f&render=explicit&hl=en',
  },
  {
    name: 'Turnstile',
    addressOf: turnstileAddress,
    own: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    query: '?onload=f&render=explicit',
  },
  {
    name: 'hCaptcha',
    addressOf: hcaptchaAddress,
    own: 'https://js.hcaptcha.com/1/api.js',
    query: '?onload=f&render=explicit&hl=en&recaptchacompat=off',
  },
  {
    name: 'a proof of work',
    addressOf: challengeAddress,
    own: 'https://forms.test/bot-check/challenge/7/guid',
    query: '',
  },
] as const;

describe.each(ADDRESSES)('the address of $name', ({ addressOf, own, query }) => {
  const given = (src: string) => addressOf({ ...PLACE, src }, 'f');

  it("is the provider's own, or the page's", () => {
    expect(given('')).toBe(own + query);
    expect(given('/bots/api.js')).toBe(`https://site.test/bots/api.js${query}`);
    expect(given('https://b.test/a.js?x=1')).toBe(`https://b.test/a.js?x=1${query.replace('?', '&')}`);
  });

  it.each(['javascript:alert(1)', 'data:text/javascript,1', 'http://', 'blob:https://site.test/1'])(
    'is none where it is given as %s',
    (src) => {
      expect(given(src)).toBeNull();
    },
  );
});

describe('the address of reCAPTCHA', () => {
  it('has the locale as one value', () => {
    expect(recaptchaAddress({ ...PLACE, locale: 'de&x=1' }, 'f')).toMatch(/hl=de%26x%3D1$/);
  });

  it('is at another host in China, unless the page names one', () => {
    expect(recaptchaAddress({ ...PLACE, countryCode: 'CN' }, 'f')).toMatch(/^https:\/\/www\.recaptcha\.net\//);
    expect(recaptchaAddress({ ...PLACE, countryCode: 'CN', src: '/a.js' }, 'f')).toMatch(/^https:\/\/site\.test\//);
  });
});
