import type { calendarCopy as english } from '#app/content/booking/calendar-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { timeSpan } from '#shared/values/written-span.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';

/** Prefixes of the names of holidays, dropped in the narrow cells of the calendar. “Travail” alone would mean that we work. */
const opening = /^(Fête (de la |de l’|des |du (?!Travail))|Journée (mondiale des |du )|Jour de l’)/;

export const calendarCopy: Translated<typeof english> = {
  calendarBefore: 'Calendrier',
  loading: 'Chargement des jours…',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  weekdays: [
    { short: 'lun.', long: 'lundi' },
    { short: 'mar.', long: 'mardi' },
    { short: 'mer.', long: 'mercredi' },
    { short: 'jeu.', long: 'jeudi' },
    { short: 'ven.', long: 'vendredi' },
    { short: 'sam.', long: 'samedi' },
    { short: 'dim.', long: 'dimanche' },
  ],
  day: {
    today: 'Aujourd’hui',
    todayShort: 'Auj.',
    selected: 'Choisi',
    closed: 'Fermé',
    past: 'passé',
    tooFar: 'pas encore ouvert à la réservation',
    open: 'ouvert à la réservation',
    over: 'réservations closes pour aujourd’hui',
    ship: 'jour d’escale',
    shipNote: 'Escale',
    holiday: (name) => `${name}, fermé`,
    event: (name, hours) => `soirée ${name}, entrée libre, ${timeSpan(hours)}, ${portVilaTimeNote}`,
    shortHoliday: (name) => capitalised(name.replace(/ \(férié reporté\)$/, '').replace(opening, '')),
  },
  legend: {
    title: 'Que veulent dire ces signes ?',
    today: 'Aujourd’hui',
    selected: 'Jour choisi',
    holiday: 'Fermé, avec le motif',
    closed: 'Fermé ou passé',
    event: 'Soirée',
    ship: 'Paquebot au port',
  },
};
