import { describe } from 'vitest';
import { builds } from './harness/builds';
import { newEmail } from './harness/stored';
import { expect, test } from './harness/test';
import { answer, documentOf, EMAIL, openForm, SUBMISSION, textOf } from './harness/visitor-form';

// `data-locale`, else the language of the definition, else English: contract section 10.

const inLanguage = (lang: string) => ({ metaData: [{ name: 'lang', value: lang }] });
const LONG_TEXT = textOf('more', { fieldType: 'textarea' });

interface Case {
  readonly name: string;
  readonly lang?: string;
  readonly attributes?: string;
  readonly said: readonly [lang: string, dir: string, button: string];
}

const CASES: readonly Case[] = [
  { name: 'of its definition', lang: 'ar', said: ['ar', 'rtl', 'إرسال'] },
  { name: 'of its page before that', lang: 'ar', attributes: 'data-locale="nl"', said: ['nl', 'ltr', 'Verzenden'] },
  { name: 'English where neither names one', said: ['en', 'ltr', 'Submit'] },
  { name: 'English where the one that is named is not known', lang: 'xx', said: ['en', 'ltr', 'Submit'] },
];

describe.each(builds)('the language of a form with $name', (build) => {
  test.override({ build });

  for (const fields of [[[EMAIL]], [[EMAIL], [LONG_TEXT]]]) {
    const kind = fields.length === 1 ? 'a text form' : 'a full form';
    test.for(CASES)(`is that $name, in ${kind}`, async ({ lang, attributes, said }, { page, pages, proxy }) => {
      const document = documentOf(fields, lang ? inLanguage(lang) : {});
      const form = await openForm({ page, pages, proxy }, document, attributes ? { attributes } : {});
      const shown = [
        await form.form.getAttribute('lang'),
        await form.form.getAttribute('dir'),
        await form.button.inputValue(),
      ];
      expect(shown).toEqual(said);
      // The server knows the field of the text form only.
      proxy.fault(SUBMISSION, answer({ inlineMessage: 'Thank you.' }));
      await form.field('Email').fill(newEmail());
      await form.submit();
      await form.thanks.waitFor();
      expect(await form.thanks.getAttribute('lang')).toBe(said[0]);
    });
  }
});
