import type { ShopFormTexts } from '../texts';

/** German. */
const de: ShopFormTexts = {
  variations: {
    choose: 'Bitte wählen Sie: {choices}.',
    unavailable: 'Diese Kombination ist nicht verfügbar. Bitte wählen Sie eine andere.',
    cleared: 'Ihre Auswahl wurde aufgehoben.',
    failed: 'Der Preis war nicht zu ermitteln. Bitte versuchen Sie es erneut.',
  },
  checkout: {
    required: '{label} ist ein Pflichtfeld.',
    email: '{label} ist keine gültige E-Mail-Adresse.',
    phone: '{label} ist keine gültige Telefonnummer.',
    billing: '{label} (Rechnung)',
    shipping: '{label} (Lieferung)',
    failed: 'Ihre Bestellung konnte nicht gesendet werden. Ihre Eingaben sind noch da: Bitte versuchen Sie es erneut.',
    stale: 'Die Summen konnten nicht aktualisiert werden. Bitte versuchen Sie es erneut.',
    state: 'Bitte wählen …',
    optional: 'optional',
  },
};
export default de;
