import type * as english from '#app/content/staff/keys-copy.ts';
import type { Translated } from '#app/content/translated.ts';

export const keysCopy: Translated<typeof english.keysCopy> = {
  title: 'Touches',
  rows: [
    ['↑ ↓', 'Groupe précédent, suivant'],
    ['← →', 'Créneau précédent, suivant'],
    ['[ ]', 'Jour précédent, suivant'],
    ['T', 'Aujourd’hui, maintenant'],
    ['/', 'Chercher'],
    ['Entrée', 'Ouvrir le groupe'],
    ['A', 'Arrivée'],
    ['E', 'Payé en espèces'],
    ['B', 'Payé par carte bancaire'],
    ['P', 'Autre paiement'],
    ['W', 'Sans réservation, puis le nombre'],
    ['U', 'Défaire la dernière saisie'],
    ['Échap', 'Fermer'],
    ['?', 'Cette liste'],
  ],
  hint: 'Les lettres seules n’agissent que si aucun champ n’est actif.',
  hintOff: 'Les lettres seules sont désactivées.',
  switchOff: 'Désactiver les lettres seules',
  switchOn: 'Activer les lettres seules',
};
