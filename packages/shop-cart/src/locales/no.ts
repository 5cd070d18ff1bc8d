import type { CartTexts } from '../settings';

/** Norwegian. */
const no: CartTexts = {
  i18n_added: 'Lagt i handlekurven.',
  i18n_removed: 'Fjernet fra handlekurven.',
  i18n_failed: 'Det gikk ikke. Se over handlekurven og prøv igjen.',
  i18n_wait: 'Vent litt …',
  i18n_undo: 'Angre',
  i18n_password_show: 'Vis passord',
  i18n_password_hide: 'Skjul passord',
};
export default no;
