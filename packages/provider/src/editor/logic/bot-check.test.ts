import { expect, it } from 'vitest';
import { botCheckMarkup, listBotChecks, readBotCheck, writeBotCheck } from './bot-check';

const namesOf = (form: Record<string, unknown>, verifiable?: readonly string[]) =>
  listBotChecks(form, verifiable).map(([name]) => name);

it('offers the checks that the server can verify, and what the form has', () => {
  expect(namesOf({})).toEqual(['none', 'proof-of-work']);
  expect(namesOf({}, ['proof-of-work', 'hcaptcha'])).toEqual(['none', 'proof-of-work', 'hcaptcha']);
  expect(namesOf({ captchaEnabled: true })).toEqual(['none', 'proof-of-work', 'page']);
  const form = { captchaEnabled: true, metaData: [{ name: 'botCheck', value: 'turnstile' }] };
  expect(listBotChecks(form).at(-1)).toEqual(['turnstile', 'Cloudflare Turnstile (not set up on this server)']);
});

it('writes the choice beside the other facts, and reads it back', () => {
  const metaData = [{ name: 'lang', value: 'nl' }];
  for (const check of ['none', 'proof-of-work', 'turnstile', 'page'])
    expect(readBotCheck(writeBotCheck({ metaData }, check))).toBe(check);
  expect(writeBotCheck({ metaData }, 'none')).toEqual({ captchaEnabled: false, metaData });
});

it('gives the page what the check needs', () => {
  const of = (check: string) => botCheckMarkup({ form: writeBotCheck({}, check) }).attributes;
  expect(['none', 'page', 'proof-of-work', 'turnstile'].map(of)).toEqual([
    '',
    '',
    ' data-bot-check="proof-of-work"',
    ' data-bot-check="turnstile" data-bot-check-key="YOUR_SITE_KEY"',
  ]);
});
