import type { confirmedCopy as english } from '#app/content/booking/confirmed-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { business } from '#shared/content/business.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';
import { howToPay } from './how-to-pay.ts';

export const confirmedCopy: Translated<typeof english> = {
  title: 'Votre réservation',
  loading: 'Recherche de votre réservation…',
  booked: {
    'Tour and Tasting': 'Votre visite est réservée.',
    'Cellar Door Tasting': 'Votre dégustation est réservée.',
  },
  lead: (email) =>
    `La confirmation vous est envoyée à ${email}. Gardez la référence : avec votre adresse e‑mail, elle rouvre cette page.`,
  expected: (day, time) => `Nous vous attendons le ${day} à ${time}.`,
  over: 'Cette visite est passée.',
  changeOrCancel: 'Modifier ou annuler',
  changedTitle: 'Votre réservation est modifiée',
  cancelledTitle: 'Cette réservation est annulée.',
  cancelledBanner: 'Les places sont libérées et vous n’avez rien à régler.',
  closedBanner: (reason) => `Nous serons exceptionnellement fermés : ${reason}. Vous n’avez rien à régler.`,
  cancelledMail: (email) => `Un e‑mail qui le confirme vous est envoyé à ${email}.`,
  rebook: 'Réserver une autre visite',

  ticketFor: (day) => `Billet\u00a0: ${day}`,
  dayFigure: (day) => (day === 1 ? '1er' : `${day}`),
  zone: `${portVilaTimeNote}. L’heure du bord est souvent différente : fiez-vous à celle de Port‑Vila.`,
  reference: 'Référence',
  tour: 'Visite',
  tourLine: (type, duration, language) =>
    `${type}, ${duration}${language === undefined ? '' : `, en ${language}`}`,
  where: 'Adresse',
  place: `${business.address.street}, Port‑Vila`,
  map: 'Voir\u00a0le\u00a0plan',
  guests: 'Participants',
  guestsLine: (guests, name) =>
    `${name === '' ? '' : `${name}, `}${guests} ${guests < 2 ? 'adulte' : 'adultes'}`,
  toPay: 'À régler à la distillerie',
  paidByOperator: (company) => `Rien. ${company} s’en charge.`,
  restPaidByOperator: (company) => `${company} nous règle le reste.`,
  payments: howToPay,
  atTheDoor: 'À l’entrée',
  doorAdvice: 'Montrez ceci ou dites les lettres. Tout fonctionne sans internet, même imprimé.',
  doorCode: 'Code de votre billet',
  fullScreen: 'Afficher le code en plein écran',
  fullScreenAdvice: 'En plein soleil, augmentez la luminosité de l’écran.',
  closeCode: 'Fermer',
  visit: (day: string, time: string, tour: string) => `${day}, ${time}, ${tour}`,
  addToCalendar: 'Ajouter à l’agenda',
  copy: 'Copier la référence',
  copied: 'Copiée',
  notCopied: 'Copiez-la à la main',
  time: 'Heure de la visite',

  notOpened: 'Le formulaire n’a pas pu s’ouvrir. Vérifiez votre connexion et rechargez la page.',

  problemTitle: 'Impossible d’afficher cette réservation',
  help: `Besoin d’aide ? Écrivez à ${business.emails.bookings} ou appelez le ${business.phones[0].replaceAll(' ', '\u00a0')}.`,
  retry: 'Réessayer',
  toTours: 'Réserver une visite',
  findMine: 'Retrouver ma réservation',
  noScript: `Cette page a besoin de JavaScript. Sinon, écrivez à ${business.emails.bookings} ou appelez le ${business.phones[0].replaceAll(' ', '\u00a0')}.`,
};
