import type { CartTexts } from '../settings';

/** Latvian. */
const lv: CartTexts = {
  i18n_added: 'Pievienots grozam.',
  i18n_removed: 'Izņemts no groza.',
  i18n_failed: 'Tas neizdevās. Pārbaudiet grozu un mēģiniet vēlreiz.',
  i18n_wait: 'Lūdzu, uzgaidiet…',
  i18n_undo: 'Atsaukt',
  i18n_password_show: 'Rādīt paroli',
  i18n_password_hide: 'Paslēpt paroli',
};
export default lv;
