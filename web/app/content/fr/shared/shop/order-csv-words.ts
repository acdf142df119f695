import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/shop/order-csv-words.ts';

export const orderCsvWords: Translated<typeof english.orderCsvWords> = {
  kinds: {
    payment: 'paiement',
    refund: 'remboursement',
    withdrawn: 'retenu par la banque (litige)',
    reinstated: 'rendu par la banque (litige)',
  },
  before: ['date', 'heure (Port-Vila)', 'quoi', 'commande'],
  bottlesOf: (name) => `bouteilles : ${name}`,
  after: ['marchandise (yens)', 'livraison (yens)', 'total (yens)', 'paiement Stripe', 'litige'],
};
