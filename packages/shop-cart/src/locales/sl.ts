import type { CartTexts } from '../settings';

/** Slovenian. */
const sl: CartTexts = {
  i18n_added: 'Dodano v košarico.',
  i18n_removed: 'Odstranjeno iz košarice.',
  i18n_failed: 'Ni uspelo. Preverite košarico in poskusite znova.',
  i18n_wait: 'Počakajte…',
  i18n_undo: 'Razveljavi',
  i18n_password_show: 'Prikaži geslo',
  i18n_password_hide: 'Skrij geslo',
};
export default sl;
