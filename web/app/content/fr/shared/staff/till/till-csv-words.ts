import type { Translated } from '#app/content/translated.ts';
import type * as english from '#shared/staff/till/till-csv-words.ts';

export const tillCsvWords: Translated<typeof english.tillCsvWords> = {
  payment: 'paiement',
  reversed: 'annulé',
  counted: 'compté',
  owing: 'non arrivé',
  open: 'ouverte',
  columns: [
    'quoi',
    'clôture (Z)',
    'date',
    'heure (Port-Vila)',
    'visite le',
    'créneau',
    'visite',
    'personne',
    'moyen de paiement',
    'monnaie',
    'somme',
    'VUV',
    'participants',
    'AUD échangés',
    'VUV rendus',
    'attendu',
    'compté',
    'écart',
    'motif',
    'VUV sans argent',
    'écriture',
  ],
};
