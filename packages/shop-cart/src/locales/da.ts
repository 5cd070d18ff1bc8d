import type { CartTexts } from '../settings';

/** Danish. */
const da: CartTexts = {
  i18n_added: 'Lagt i din kurv.',
  i18n_removed: 'Fjernet fra din kurv.',
  i18n_failed: 'Det lykkedes ikke. Se din kurv efter, og prøv igen.',
  i18n_wait: 'Vent venligst…',
  i18n_undo: 'Fortryd',
  i18n_password_show: 'Vis adgangskode',
  i18n_password_hide: 'Skjul adgangskode',
};
export default da;
