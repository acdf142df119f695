import type { toursCopy as english } from '#app/content/booking/tours-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { adultAge, afternoonFrom, capacity, monthsAhead } from '#shared/booking/terms.ts';
import { tours } from '#shared/booking/tours.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';
import { lengthInWords, timeSpan } from '#shared/values/written-span.ts';
import { portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';

const adults = (count: number): string => `${count} ${count < 2 ? 'adulte' : 'adultes'}`;

const tourLasts = lengthInWords(tours['Tour and Tasting'].minutes);
const tastingLasts = lengthInWords(tours['Cellar Door Tasting'].minutes);

export const toursCopy: Translated<typeof english> = {
  title: ['Visites et', 'dégustations'],
  lead: `${capitalised(tourLasts)} parmi les alambics et les fûts, ou ${tastingLasts} au comptoir. Jamais plus de ${inWords(capacity)} personnes à la fois.`,
  chooseDay: 'Choisir un jour',
  planEvent: 'Un événement',
  consent:
    'En cliquant sur l’un de ces boutons, vous confirmez avoir l’âge légal pour consommer de l’alcool et acceptez la politique relative aux cookies.',

  upcoming: 'Jours fériés et événements',
  upcomingClosed: 'Fermé',
  upcomingEvent: (hours) => `Entrée libre, ${timeSpan(hours)}, ${portVilaTimeNote}`,
  upcomingNone: `Aucun jour férié d’ici ${inWords(monthsAhead)} mois.`,

  timesBefore: 'Horaires',
  timesNote: `Horaires à l’${portVilaTimeNote}.`,
  pricesNote: `Prix par\u00a0adulte, gratuit avant ${adultAge}\u00a0ans.`,
  previousDay: (day) => `Avant : ${day}`,
  nextDay: (day) => `Après : ${day}`,
  howMany: 'Combien ?',
  language: 'Langue',
  anyLanguage: 'Toutes',
  filter: 'Visites affichées',
  allTours: 'Toutes les visites',
  places: (left, of) => `${left} ${left < 2 ? 'libre' : 'libres'} sur ${of}`,
  fullyBooked: 'Complet',
  tooLate: 'Réservations closes',
  staffClosed: 'Fermé',
  onWeekdays: 'Du lundi au vendredi',
  onSaturdaysToo: 'Du lundi au samedi',
  checking: 'Vérification…',
  counting: (day) => `Recherche des places libres du ${day}…`,
  unchecked: 'Places non vérifiées',
  notChecked: 'Non vérifié',
  youNeed: (places) => `Il vous faut ${places} ${places < 2 ? 'place' : 'places'}`,
  notIn: (language) => `Pas en ${language}`,
  couldNotCheck:
    'Impossible de vérifier le nombre de places pour l’instant : nous le ferons à la réservation.',
  firstTourAtNoon: `Ce jour-là, première visite à ${timeLabel(afternoonFrom)}.`,
  noneLeft: 'Plus aucune visite à réserver ce jour-là.',
  suit: (open, party, language, ship) => {
    const choices = open === 0 ? 'Rien ce jour-là' : `${open} choix`;
    const back = ship ? `, avec un retour à temps pour ${ship}` : '';
    return `${choices} pour ${adults(party)}${language ? ` en ${language}` : ''}${back}.`;
  },
  key: {
    label: `Sur ${capacity} places :`,
    taken: 'prises',
    yours: (places) => `vous : ${places}`,
    left: 'libres',
  },
  showAll: 'Voir tous les horaires',
  linkProblems: {
    tour: 'Aucune visite ne correspond à votre lien. Choisissez ici un jour et une heure.',
    guests: `Votre lien doit indiquer de 1 à ${capacity} adultes. Choisissez ici un jour et une heure.`,
    group: messages.groupTooLarge,
    date: 'La date de votre lien n’est pas valable. Choisissez ici un jour et une heure.',
  },
  highlighted: (time, type, guests) =>
    `Signalé plus bas : ${time}, ${type}${guests === undefined ? '' : `, pour ${adults(guests)}`}. Pour continuer, choisissez « Réserver ».`,
  highlightedUnavailable: (time, type) => `${time}, ${type} : créneau indisponible.`,
};
