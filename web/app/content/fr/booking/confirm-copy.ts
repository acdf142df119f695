import type { confirmCopy as english } from '#app/content/booking/confirm-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { capacity } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { adultsCopy } from './adults-copy.ts';

export const confirmCopy: Translated<typeof english> = {
  title: 'Qui sera des nôtres ?',
  guests: 'Participants',
  guestsHint: adultsCopy.only,
  taken: (places) => `${places} ${places < 2 ? 'place prise' : 'places prises'}`,
  yours: (places) => `Vous : ${places}`,
  left: (places) => `${places} ${places < 2 ? 'libre' : 'libres'}`,
  counting: 'Recherche des places libres…',
  couldNotCheck:
    'Impossible de vérifier le nombre de places pour l’instant : nous le ferons à la réservation.',
  moreThanRoom: `Plus de ${capacity} personnes ?`,
  sendEnquiry: 'Envoyez une demande d’événement',
  orWrite: 'ou écrivez à',
  eventsEmail: business.emails.events,

  language: 'Langue',
  languageLabel: 'Langue de la visite',
  languageFree: 'La langue de la visite est celle de la première réservation.',

  details: 'Vos coordonnées',
  trap: 'Site web',

  submit: 'Confirmer',
  submitObject: ' la réservation',
  submitting: 'Confirmation…',
  nothingNow: 'Rien à payer maintenant. Annulation sans frais.',

  change: 'Changer',
  line: (duration, language) => `, ${duration}, en ${language}`,

  blockedTitle: 'Un autre choix s’impose',
  chooseAgain: 'Choisir un jour et une heure',
  otherTime: 'Choisir une autre heure',
  noScript: `Pour réserver, il faut JavaScript. Sinon, écrivez à ${business.emails.bookings} ou appelez le ${business.phones[0].replaceAll(' ', '\u00a0')}.`,
};
