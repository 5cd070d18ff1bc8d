import type { CartTexts } from '../settings';

/** Polish. */
const pl: CartTexts = {
  i18n_added: 'Dodano do koszyka.',
  i18n_removed: 'Usunięto z koszyka.',
  i18n_failed: 'Nie udało się. Sprawdź koszyk i spróbuj ponownie.',
  i18n_wait: 'Proszę czekać…',
  i18n_undo: 'Cofnij',
  i18n_password_show: 'Pokaż hasło',
  i18n_password_hide: 'Ukryj hasło',
};
export default pl;
