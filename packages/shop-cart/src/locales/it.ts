import type { CartTexts } from '../settings';

/** Italian. */
const it: CartTexts = {
  i18n_added: 'Aggiunto al carrello.',
  i18n_removed: 'Rimosso dal carrello.',
  i18n_failed: 'Non ha funzionato. Controlli il carrello e riprovi.',
  i18n_wait: 'Attendere…',
  i18n_undo: 'Annulla',
  i18n_password_show: 'Mostra password',
  i18n_password_hide: 'Nascondi password',
};
export default it;
