import { isRightToLeft, LOCALES } from '../../../../forms-embed/src/logic/texts/locale';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** Every language that the widget has words in, by its English name. */
export const LOCALE_CHOICES = ['en', ...LOCALES]
  .map((code) => [code, names.of(code) ?? code] as const)
  .sort(([, one], [, other]) => one.localeCompare(other));

export { isRightToLeft };
