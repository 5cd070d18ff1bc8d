import type { CartTexts } from '../settings';

/** Serbian, in Latin letters. */
const sr: CartTexts = {
  i18n_added: 'Dodato u korpu.',
  i18n_removed: 'Uklonjeno iz korpe.',
  i18n_failed: 'To nije uspelo. Pogledajte korpu i pokušajte ponovo.',
  i18n_wait: 'Sačekajte…',
  i18n_undo: 'Opozovi',
  i18n_password_show: 'Prikaži lozinku',
  i18n_password_hide: 'Sakrij lozinku',
};
export default sr;
