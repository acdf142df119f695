import type * as english from '#app/content/staff/statement-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { counted } from '#shared/values/counted.ts';

export const statementCopy: Translated<typeof english.statementCopy> = {
  title: 'Relevé',
  month: 'Mois',
  loading: 'Calcul du mois…',
  notLoaded: 'Le mois n’a pas pu être calculé.',
  retry: 'Réessayer',
  empty: 'Aucune réservation pour ce mois.',
  open: 'Ce mois n’est pas fini : les visites à venir y figurent.',
  sums: {
    operator_charges: 'Encaissé par le prestataire',
    onAccount: 'Mis sur son compte à l’entrée',
    charged: 'À facturer',
    guest_pays: 'Payé ici par les participants',
    cancelled: 'Annulé, non facturé',
    noShows: 'Absences, facturées comme réservé',
  },
  count: (bookings, guests) => `${counted(bookings, 'réservation')}, ${counted(guests, 'participant')}`,
  columns: {
    day: 'Jour',
    visit: 'Visite',
    guest: 'Participant',
    guests: 'Participants',
    pays: 'Qui paie',
    vuv: 'VUV',
  },
  pays: { operator_charges: 'prestataire', guest_pays: 'participant, ici' },
  onAccount: 'mis sur le compte',
  cancelled: 'annulée',
  guests: (count) => (count < 2 ? 'participant' : 'participants'),
  noShow: (guests) => counted(guests, 'absence'),
  csv: 'Enregistrer en CSV',
  csvName: (month) => `releve-${month}.csv`,
  print: 'Imprimer, A4',
  sheet: {
    title: 'Relevé',
    zone: 'Jours et heures de Port‑Vila. Sommes en vatu.',
    made: (day) => `Établi le ${day}`,
  },
};
