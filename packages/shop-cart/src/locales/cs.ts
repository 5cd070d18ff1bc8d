import type { CartTexts } from '../settings';

/** Czech. */
const cs: CartTexts = {
  i18n_added: 'Přidáno do košíku.',
  i18n_removed: 'Odebráno z košíku.',
  i18n_failed: 'To se nepodařilo. Zkontrolujte prosím košík a zkuste to znovu.',
  i18n_wait: 'Čekejte prosím…',
  i18n_undo: 'Vrátit zpět',
  i18n_password_show: 'Zobrazit heslo',
  i18n_password_hide: 'Skrýt heslo',
};
export default cs;
