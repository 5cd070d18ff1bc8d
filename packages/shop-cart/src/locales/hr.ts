import type { CartTexts } from '../settings';

/** Croatian. */
const hr: CartTexts = {
  i18n_added: 'Dodano u vašu košaricu.',
  i18n_removed: 'Uklonjeno iz vaše košarice.',
  i18n_failed: 'To nije uspjelo. Provjerite košaricu i pokušajte ponovno.',
  i18n_wait: 'Pričekajte…',
  i18n_undo: 'Poništi',
  i18n_password_show: 'Prikaži lozinku',
  i18n_password_hide: 'Sakrij lozinku',
};
export default hr;
