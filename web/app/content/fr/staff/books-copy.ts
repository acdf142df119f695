import type * as english from '#app/content/staff/books-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const booksCopy: Translated<typeof english.booksCopy> = {
  month: 'Mois',
  loading: 'Calcul du mois…',
  notLoaded: 'Le mois n’a pas pu être calculé.',
  empty: 'Aucun mouvement ce mois-ci.',
  kinds: {
    payment: 'payé',
    refund: 'remboursé',
    withdrawn: 'retenu pour litige',
    reinstated: 'rendu après litige',
  },
  all: 'Total',
  hint: 'Sans les frais de Stripe, ni les remboursements partiels faits chez Stripe.',
  csv: 'Enregistrer en CSV',
  csvName: (month) => `commandes-${month}.csv`,
};
