import type { Translated } from '#app/content/translated.ts';
import type { statementWords as english } from '#shared/operators/statement-words.ts';

export const statementWords: Translated<typeof english> = {
  file: (month) => `releve-${month}.csv`,
  columns: [
    'date (Port-Vila)',
    'heure (Port-Vila)',
    'visite',
    'prénom',
    'nom',
    'participants',
    'référence',
    'paiement',
    'montant (VUV)',
  ],
  charging: { operator_charges: 'facturé par vous', guest_pays: 'payé ici par le client' },
  sums: {
    operator_charges: 'Facturé par vous : à régler à la distillerie',
    guest_pays: 'Payé par les clients à la distillerie',
  },
  onAccount: 'porté sur votre compte',
  onAccountSum: 'Porté sur votre compte à l’entrée : à régler à la distillerie',
  charged: 'À régler par vous, en tout',
};
