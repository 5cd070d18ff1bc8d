import type { DrawerTexts } from '../drawer/logic/texts';

/** Romanian. */
const ro: DrawerTexts = {
  title: 'Coșul dvs.',
  close: 'Închide',
  empty: 'Coșul este gol.',
  loading: 'Se încarcă coșul…',
  offline: 'Sunteți offline. Acesta este coșul așa cum l-am văzut ultima dată.',
  failed: 'Nu a reușit, iar coșul a rămas neschimbat. Încercați din nou.',
  unread: 'Coșul nu a putut fi încărcat.',
  retry: 'Încearcă din nou',
  remove: 'Elimină {name}',
  removed: '{name} a fost eliminat.',
  undo: 'Anulează',
  less: 'Unul mai puțin: {name}',
  more: 'Unul în plus: {name}',
  quantity: 'Cantitate: {name}',
  subtotal: 'Subtotal coș',
  coupon: 'Cod de reducere',
  apply: 'Aplică',
  remove_coupon: 'Elimină codul {code}',
  note: 'Mesaj pentru magazin',
  saved: 'Salvat.',
  away: 'Mai sunt {amount} până la livrare gratuită.',
  reached: 'Livrarea este gratuită.',
  cross_sells: 'Se potrivește bine',
  add: 'Adaugă {name}',
  view_cart: 'Vezi coșul',
  checkout: 'Finalizează comanda',
  shop: 'Spre magazin',
};
export default ro;
