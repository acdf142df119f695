import type { Translated } from '#app/content/translated.ts';
import type { messages as english } from '#shared/booking/messages/messages.ts';
import { languageName } from '#shared/booking/messages/slot-words.ts';
import { afternoonFrom, capacity, cutOffMinutes, englishOnly, monthsAhead } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { lengthLabel } from '#shared/values/written-span.ts';
import { hourLabel, portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';

export const messages: Translated<typeof english> = {
  missingBookingInformation: 'Il manque des informations de réservation',
  invalidTourType: 'Type de visite inconnu',
  fullyBooked: 'Ce créneau est complet.',
  onlySpotsAvailable: (spots) =>
    spots < 2 ? 'Il ne reste qu’une place.' : `Il ne reste que ${spots} places.`,
  maximumReached: 'La capacité maximale de ce créneau est atteinte.',
  noLongerAvailable: 'Ce créneau n’est plus disponible pour le nombre de participants choisi.',
  alreadyScheduled: (language) =>
    `Cette visite est déjà prévue en ${languageName(language === 'French' ? 'French' : 'English')}`,
  englishOnlyAtNoon: `Entre ${hourLabel(englishOnly.from)} et ${hourLabel(englishOnly.until)}, les visites ont lieu en anglais uniquement`,
  closedDay: 'Désolés, nous sommes fermés le dimanche et les jours fériés.',
  closedOn: (day, reason) => `Nous sommes fermés le ${day} : ${reason}.`,
  onDay: (day, reason) => `Le ${day} : ${reason}.`,
  failedToSubmit: 'La réservation n’a pas pu être envoyée',

  atLeastOneGuest: 'Réservez pour 1 adulte au moins.',
  wholeGuests: 'Indiquez un nombre entier d’adultes.',
  groupTooLarge: `Un créneau accueille ${capacity} personnes au plus. Pour un groupe plus nombreux, écrivez à ${business.emails.events} ou envoyez une demande d’événement depuis la page Contact.`,
  invalidDate: 'Cette date est illisible. Choisissez un jour dans le calendrier.',
  invalidTime: 'Aucune visite ne débute à cette heure. Choisissez l’un des horaires proposés.',
  slotMismatch: 'L’heure et le type de visite ne concordent pas. Choisissez à nouveau l’horaire.',
  pastDay: 'Ce jour est passé. Choisissez-en un autre.',
  outsideWindow: `Les visites se réservent jusqu’à ${monthsAhead} mois à l’avance.`,
  notOnThisDay: `Ce jour-là, les visites débutent à ${timeLabel(afternoonFrom)}, ${portVilaTimeNote}.`,
  cutOffPassed: `Les réservations ferment ${lengthLabel(cutOffMinutes)} avant le début. Choisissez une heure plus tardive.`,
  closedByStaff: (reason) =>
    reason === undefined
      ? 'Nous sommes fermés à cette heure. Choisissez un autre horaire.'
      : `Nous sommes fermés à cette heure : ${reason}. Choisissez un autre horaire.`,
};
