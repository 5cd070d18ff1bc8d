import type { CartTexts } from '../settings';

/** Filipino. */
const tl: CartTexts = {
  i18n_added: 'Naidagdag sa iyong basket.',
  i18n_removed: 'Naalis sa iyong basket.',
  i18n_failed: 'Hindi ito gumana. Pakitingnan ang iyong basket at subukang muli.',
  i18n_wait: 'Pakihintay…',
  i18n_undo: 'I-undo',
  i18n_password_show: 'Ipakita ang password',
  i18n_password_hide: 'Itago ang password',
};
export default tl;
