import type { DrawerTexts } from '../drawer/logic/texts';

/** Latvian. */
const lv: DrawerTexts = {
  title: 'Jūsu grozs',
  close: 'Aizvērt',
  empty: 'Grozs ir tukšs.',
  loading: 'Grozs tiek ielādēts…',
  offline: 'Nav savienojuma. Šādu jūsu grozu redzējām pēdējo reizi.',
  failed: 'Neizdevās, grozs palika nemainīts. Mēģiniet vēlreiz.',
  unread: 'Grozu neizdevās ielādēt.',
  retry: 'Mēģināt vēlreiz',
  remove: 'Izņemt {name}',
  removed: '{name}: izņemts.',
  undo: 'Atsaukt',
  less: 'Par vienu mazāk: {name}',
  more: 'Par vienu vairāk: {name}',
  quantity: 'Skaits: {name}',
  subtotal: 'Starpsumma',
  coupon: 'Atlaides kods',
  apply: 'Lietot',
  remove_coupon: 'Noņemt kodu {code}',
  note: 'Ziņa veikalam',
  saved: 'Saglabāts.',
  away: 'Līdz bezmaksas piegādei vēl {amount}.',
  reached: 'Piegāde ir bez maksas.',
  cross_sells: 'Labi sader kopā',
  add: 'Pievienot {name}',
  view_cart: 'Skatīt grozu',
  checkout: 'Noformēt pirkumu',
  shop: 'Uz veikalu',
};
export default lv;
