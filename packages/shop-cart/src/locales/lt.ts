import type { CartTexts } from '../settings';

/** Lithuanian. */
const lt: CartTexts = {
  i18n_added: 'Įdėta į krepšelį.',
  i18n_removed: 'Pašalinta iš krepšelio.',
  i18n_failed: 'Nepavyko. Peržiūrėkite krepšelį ir bandykite dar kartą.',
  i18n_wait: 'Palaukite…',
  i18n_undo: 'Atšaukti',
  i18n_password_show: 'Rodyti slaptažodį',
  i18n_password_hide: 'Slėpti slaptažodį',
};
export default lt;
