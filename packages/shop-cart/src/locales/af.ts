import type { CartTexts } from '../settings';

/** Afrikaans. */
const af: CartTexts = {
  i18n_added: 'By jou mandjie gevoeg.',
  i18n_removed: 'Uit jou mandjie verwyder.',
  i18n_failed: 'Dit het nie gewerk nie. Kyk na jou mandjie en probeer weer.',
  i18n_wait: 'Wag asseblief …',
  i18n_undo: 'Ontdoen',
  i18n_password_show: 'Wys wagwoord',
  i18n_password_hide: 'Versteek wagwoord',
};
export default af;
