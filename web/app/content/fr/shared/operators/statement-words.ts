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
  charging: { operator_charges: 'encaissé par le prestataire', guest_pays: 'payé ici par le client' },
  sums: {
    operator_charges: 'Encaissé par le prestataire : à régler à la distillerie',
    guest_pays: 'Payé par les clients à la distillerie',
  },
  onAccount: 'porté sur le compte du prestataire',
  onAccountSum: 'Porté sur le compte du prestataire à l’entrée : à régler à la distillerie',
  charged: 'À régler par le prestataire, en tout',
  cancelled: 'Annulées : non facturées',
  noShows: 'Absents : facturés comme réservé',
};
