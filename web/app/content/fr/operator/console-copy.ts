import type { consoleCopy as english } from '#app/content/operator/console-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { business } from '#shared/content/business.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';

const counted = (count: number, one: string) => `${count} ${one}${count < 2 ? '' : 's'}`;

export const consoleCopy: Translated<typeof english> = {
  lead: 'Réservez pour vos clients, voyez qui vient, réglez une fois par mois.',
  linkUntil: (day) => `Votre lien est valable jusqu’au ${day}. Demandez-nous-en un nouveau d’ici là.`,
  loading: 'Chargement de vos réservations…',
  failed: 'Vos réservations n’ont pas pu être chargées. Vérifiez votre connexion.',
  retry: 'Réessayer',
  help: `Besoin d’aide ? Écrivez à ${business.emails.events} ou appelez le ${business.phones[0].replaceAll(' ', '\u00a0')}.`,

  guests: (count) => (count < 2 ? 'participant' : 'participants'),
  inMonth: (month) => `en ${month}`,
  earlier: (month) => `Mois précédent : ${month}`,
  later: (month) => `Mois suivant : ${month}`,
  gauge: (month, days) => `Jours avec vos clients, ${month} : ${days}`,
  noDays: 'aucun pour l’instant',

  bookings: (month) => `Réservations : ${month}`,
  zone: `Tous les horaires sont à l’${portVilaTimeNote}. L’heure du bord est souvent différente.`,
  none: 'Aucune réservation pour ce mois, pour l’instant.',
  party: (guests, language) => `${counted(guests, 'adulte')}, en ${language}`,
  ticket: 'Billet',
  guestsOwn: 'Le participant détient le billet',
  cancel: 'Annuler la réservation',
  ofBooking: (name) => `: ${name}`,
  cancelled: 'Annulée',
  started: 'Commencée',
  charging: {
    operator_charges: 'Facturée par vous',
    guest_pays: 'Payée ici par le client',
  },

  paidHere: (due) => `et ${due} payés ici par le client`,
  onAccount: (sum) => `${sum} portés sur votre compte à l’entrée`,

  dialogTitle: 'Annuler cette réservation ?',
  keep: 'Garder la réservation',
  cancelNow: 'Annuler la réservation',
  cancelling: 'Annulation…',
  cancelDone: (name) => `${name} : la réservation est annulée. Un e‑mail prévient le participant.`,

  statement: 'Relevé',
  statementLead: (month) => `Toutes les visites non annulées, ${month}, à venir comprises.`,
  sums: {
    operator_charges: 'À régler par vous',
    guest_pays: 'Payé par les clients à la distillerie',
  },
  onAccountSum: 'Portés sur votre compte à l’entrée',
  charged: 'À régler par vous, en tout',
  sumOf: (bookings, guests) => `${counted(bookings, 'réservation')}, ${counted(guests, 'participant')}`,
  download: 'Télécharger en CSV',

  book: 'Réserver pour vos clients',
  bookLead: 'Les règles de toute réservation : modification et annulation gratuites jusqu’au début.',
  when: 'Jour et heure',
  times: (tour, day) => `${tour}, le ${day}`,
  counting: 'Décompte des places…',
  chooseTime: 'Choisissez l’un des horaires de ce jour.',
  language: 'Langue',
  guest: 'Le participant',
  emailHint: 'Le billet est envoyé à cette adresse : celle du participant ou, s’il n’en a pas, la vôtre.',
  submit: 'Réserver',
  submitting: 'Réservation…',
  total: {
    operator_charges: (total) => `${total}, à nous régler à la fin du mois`,
    guest_pays: (total) => `${total}, à payer par vos clients à la distillerie`,
  },
  /** For an earlier form whose response was lost, and which turns out to be booked. */
  earlierListed: (when, who) =>
    `Votre première demande est bien réservée : ${when}, ${who}. Elle figure dans votre liste, où vous pouvez l’annuler. Pour réserver celle-ci aussi, validez une seconde fois.`,
  booked: (name, day, time) =>
    `Réservé pour ${name} : ${day}, ${time}, ${portVilaTimeNote}. Le billet part par e‑mail.`,
};
