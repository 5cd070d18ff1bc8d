import type { DrawerTexts } from '../drawer/logic/texts';

/** French, Canada. */
const frCa: DrawerTexts = {
  title: 'Votre panier',
  close: 'Fermer',
  empty: 'Votre panier est vide.',
  loading: 'Chargement de votre panier…',
  offline: 'Vous êtes hors ligne. Voici votre panier tel que nous l’avons vu pour la dernière fois.',
  failed: 'Cela n’a pas fonctionné et votre panier n’a pas changé. Veuillez réessayer.',
  unread: 'Votre panier n’a pas pu être chargé.',
  retry: 'Réessayer',
  remove: 'Retirer {name}',
  removed: '{name} a été retiré.',
  undo: 'Annuler',
  less: 'Un de moins : {name}',
  more: 'Un de plus : {name}',
  quantity: 'Quantité de {name}',
  subtotal: 'Sous-total',
  coupon: 'Code promo',
  apply: 'Appliquer',
  remove_coupon: 'Retirer le code promo {code}',
  note: 'Message à la boutique',
  saved: 'Enregistré.',
  away: 'Plus que {amount} pour la livraison gratuite.',
  reached: 'La livraison est gratuite.',
  cross_sells: 'Se marie bien avec',
  add: 'Ajouter {name}',
  view_cart: 'Voir le panier',
  checkout: 'Commander',
  shop: 'Aller à la boutique',
};
export default frCa;
