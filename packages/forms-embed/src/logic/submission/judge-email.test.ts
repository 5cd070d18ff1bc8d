import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../testing/full-form';
import { type EmailAnswer, judgeEmail, readEmailAnswer } from './judge-email';

const GOOD: EmailAnswer = { success: true, emailShouldResubscribe: false, emailFree: false, emailSuggestion: '' };

/** As the provider answers. */
const DOCUMENT = {
  success: true,
  email: 'ada@example.org',
  emailShouldResubscribe: false,
  emailFree: false,
  emailSuggestion: null,
  isRateLimited: false,
};

const judge = (email: string, answer: Partial<EmailAnswer>, useDefaultBlockList = false) =>
  judgeEmail({ field: fieldOf('email'), email, useDefaultBlockList }, { ...GOOD, ...answer });

describe('an answer of the email check', () => {
  it('is read', () => {
    expect(readEmailAnswer(DOCUMENT)).toEqual(GOOD);
    expect(
      readEmailAnswer({
        ...DOCUMENT,
        success: false,
        emailShouldResubscribe: true,
        emailFree: true,
        emailSuggestion: ' ada@gmail.com ',
      }),
    ).toEqual({ success: false, emailShouldResubscribe: true, emailFree: true, emailSuggestion: 'ada@gmail.com' });
  });

  it('is read where it says no more than whether it is an address', () => {
    expect(readEmailAnswer({ success: true })).toEqual(GOOD);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ok'],
    ['a list', [DOCUMENT]],
    ['an empty object', {}],
    ['a word for success', { ...DOCUMENT, success: 'true' }],
    ['one that says that it was asked too often', { ...DOCUMENT, isRateLimited: true }],
    ['one that says so of a bad address', { ...DOCUMENT, success: false, isRateLimited: true }],
  ])('is none in %s', (_, json) => {
    expect(readEmailAnswer(json)).toBeNull();
  });

  it('takes nothing for what it is not', () => {
    const odd = { success: true, emailShouldResubscribe: 'no', emailFree: 1, emailSuggestion: { toString: 'x' } };
    expect(readEmailAnswer(odd)).toEqual(GOOD);
  });

  it('never throws, and is an answer only with a plain word on success', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('success', 'x'), fc.jsonValue())), (json) => {
        const answer = readEmailAnswer(json);
        if (answer) expect(typeof (json as { success: unknown }).success).toBe('boolean');
      }),
    );
  });
});

describe('an address', () => {
  it('that nothing is known against is good', () => {
    expect(judge('ada@example.org', {})).toEqual({ refusal: null, infos: [] });
  });

  it('that is none is refused', () => {
    expect(judge('ada@nowhere.invalid', { success: false })).toEqual({
      refusal: { key: 'invalidEmail', params: {} },
      infos: [],
    });
  });

  it('of a free-mail domain is refused where the form takes none, naming the domain', () => {
    expect(judge('Ada@a@GMail.com', { emailFree: true }, true).refusal).toEqual({
      key: 'forbiddenEmailDomain',
      params: { domain: 'gmail.com' },
    });
    expect(judge('ada@gmail.com', { emailFree: true }, false).refusal).toBeNull();
    expect(judge('ada@example.org', {}, true).refusal).toBeNull();
  });

  it('that was probably mistyped is good, and the better one is offered', () => {
    expect(judge('ada@gmial.com', { emailSuggestion: 'ada@gmail.com' })).toEqual({
      refusal: null,
      infos: [{ key: 'emailSuggestion', params: { email: 'ada@gmail.com' } }],
    });
  });

  it.each(['', 'gmail.com', 'Ada@Example.org', 'a b@c.de', '<b>'])(
    'is not offered for another if it is %j',
    (email) => {
      expect(judge('ada@example.org', { emailSuggestion: email }).infos).toEqual([]);
    },
  );

  it('is not offered for another if it is longer than any value', () => {
    const emailSuggestion = `${'a'.repeat(5_000_000)}@gmail.com`;
    expect(judge('ada@example.org', { emailSuggestion }).infos).toEqual([]);
  });

  it('that wants no mail may want it again', () => {
    expect(judge('ada@example.org', { emailShouldResubscribe: true })).toEqual({
      refusal: null,
      infos: [{ key: 'resubscribeMessage', params: {} }],
    });
  });

  it('may be mistyped and want no mail', () => {
    const { infos } = judge('ada@gmial.com', { emailSuggestion: 'ada@gmail.com', emailShouldResubscribe: true });
    expect(infos.map(({ key }) => key)).toEqual(['emailSuggestion', 'resubscribeMessage']);
  });

  it('that is refused is not asked to want mail, but still told of the better one', () => {
    const answer = { success: false, emailShouldResubscribe: true, emailSuggestion: 'ada@gmail.com' };
    expect(judge('ada@gmial.com', answer).infos.map(({ key }) => key)).toEqual(['emailSuggestion']);
    const free = { emailFree: true, emailShouldResubscribe: true };
    expect(judge('ada@gmail.com', free, true).infos).toEqual([]);
  });

  it('is refused for one reason at most, whatever is known of it', () => {
    const answer = fc.record({
      success: fc.boolean(),
      emailShouldResubscribe: fc.boolean(),
      emailFree: fc.boolean(),
      emailSuggestion: fc.oneof(fc.string(), fc.emailAddress()),
    });
    fc.assert(
      fc.property(fc.emailAddress(), answer, fc.boolean(), (email, known, useDefaultBlockList) => {
        const { refusal, infos } = judge(email, known, useDefaultBlockList);
        expect(refusal === null).toBe(known.success && !(known.emailFree && useDefaultBlockList));
        expect(infos.some(({ key }) => key === 'resubscribeMessage')).toBe(!refusal && known.emailShouldResubscribe);
        for (const { params } of infos) expect(params.email).not.toBe(email);
      }),
    );
  });
});
