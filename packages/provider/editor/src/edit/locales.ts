import { isRightToLeft, LOCALES } from '../../../../forms-embed/src/logic/texts/locale';
import { nameLanguage } from '../../../src/editor/logic/languages';

/** Every language that the widget has words in, by its English name. */
export const LOCALE_CHOICES = ['en', ...LOCALES]
  .map((code) => [code, nameLanguage(code)] as const)
  .sort(([, one], [, other]) => one.localeCompare(other));

export { isRightToLeft };
