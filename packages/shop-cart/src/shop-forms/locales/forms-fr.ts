import type { ShopFormTexts } from '../texts';

/** French. */
const fr: ShopFormTexts = {
  variations: {
    choose: 'Veuillez choisir : {choices}.',
    unavailable: 'Cette combinaison n’est pas disponible. Veuillez en choisir une autre.',
    cleared: 'Vos choix ont été effacés.',
    failed: 'Le prix n’a pas pu être trouvé. Veuillez réessayer.',
  },
  checkout: {
    required: '{label} est un champ obligatoire.',
    email: '{label} n’est pas une adresse e-mail valide.',
    phone: '{label} n’est pas un numéro de téléphone valide.',
    billing: '{label} (facturation)',
    shipping: '{label} (livraison)',
    failed: 'Votre commande n’a pas pu être envoyée. Rien de ce que vous avez saisi n’est perdu : veuillez réessayer.',
    stale: 'Les totaux n’ont pas pu être mis à jour. Veuillez réessayer.',
    state: 'Choisissez une option…',
    optional: 'facultatif',
  },
};
export default fr;
