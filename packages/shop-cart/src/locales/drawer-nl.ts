import type { DrawerTexts } from '../drawer/logic/texts';

/** Dutch. */
const nl: DrawerTexts = {
  title: 'Je winkelwagen',
  close: 'Sluiten',
  empty: 'Je winkelwagen is leeg.',
  loading: 'Je winkelwagen wordt geladen…',
  offline: 'Je bent offline. Zo zagen we je winkelwagen het laatst.',
  failed: 'Dat is niet gelukt en je winkelwagen is niet veranderd. Probeer het opnieuw.',
  unread: 'Je winkelwagen kon niet worden geladen.',
  retry: 'Opnieuw proberen',
  remove: '{name} verwijderen',
  removed: '{name} is verwijderd.',
  undo: 'Ongedaan maken',
  less: 'Eén minder van {name}',
  more: 'Eén meer van {name}',
  quantity: 'Aantal van {name}',
  subtotal: 'Subtotaal',
  coupon: 'Kortingscode',
  apply: 'Toepassen',
  remove_coupon: 'Kortingscode {code} verwijderen',
  note: 'Bericht aan de winkel',
  saved: 'Opgeslagen.',
  away: 'Nog {amount} tot gratis verzending.',
  reached: 'De verzending is gratis.',
  cross_sells: 'Past er goed bij',
  add: '{name} toevoegen',
  view_cart: 'Winkelwagen bekijken',
  checkout: 'Afrekenen',
  shop: 'Naar de winkel',
};
export default nl;
