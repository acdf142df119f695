import type * as english from '#app/content/staff/today-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { minutesOfStart } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import { holidayName } from '#shared/calendar/day-names.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';
import { timeLabel } from '#shared/values/written-time.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

export const tourNames: Words<'tourNames'> = {
  'Tour and Tasting': 'Visite',
  'Cellar Door Tasting': 'Dégustation',
};

export const wholeTourNames: Words<'wholeTourNames'> = {
  'Tour and Tasting': 'Visite et dégustation',
  'Cellar Door Tasting': 'Dégustation au chai',
};

export const startTimes: Words<'startTimes'> = {
  whole: (time) => timeLabel(minutesOfStart(time)),
  short: (time) => timeLabel(minutesOfStart(time)),
  hour: (time) => timeLabel(minutesOfStart(time)),
  hourFigure: (minutes) => [String(minutes / 60), 'h'],
  moment: (time, day) => `${day} à ${time}`,
};

export const languageNames: Words<'languageNames'> = { English: 'Anglais', French: 'Français' };

export const languageWords: Words<'languageWords'> = { English: 'anglais', French: 'français' };

export const sheetCopy: Words<'sheetCopy'> = {
  close: 'Fermer',
  fetching: 'Chargement…',
  notFetched: 'Cette partie n’est pas arrivée. Vérifiez le réseau, puis rechargez la page.',
};

export const liveCopy: Words<'liveCopy'> = {
  loading: 'Chargement',
  live: 'En direct',
  reconnecting: 'Reconnexion',
  offline: 'Pas de réseau',
  ended: 'Non relié',
  sending: 'Envoi',
  refused: 'Ne garde rien',
  private: 'Fenêtre privée',
  full: 'Plein',
  clock: 'Horloge',
};

export const barCopy: Words<'barCopy'> = {
  here: (booked) => `sur ${booked} sont là`,
  paid: (due, isWide) => `sur ${formatFigure(due)}${isWide ? '\u00a0VUV' : ''} payés`,
  reduced: 'Prénoms seuls',
  booked: (count) => (count < 2 ? 'réservé' : 'réservés'),
  guestsBooked: (count) => (count < 2 ? 'participant inscrit' : 'participants inscrits'),
  free: 'places libres',
  chooseDay: '(choisir un autre jour)',
  find: 'Chercher',
  scan: 'Scanner',
  walkIn: 'Sans réservation',
  adults: 'Adultes',
  walkInOffline: 'Il faut le réseau pour ajouter un groupe',
  walkInOver: 'Plus de créneau aujourd’hui',
  walkInNone: 'Aucun créneau ce jour-là',
  more: 'Plus',
};

export const dayCopy: Words<'dayCopy'> = {
  loading: 'Chargement de la journée…',
  failed: 'La journée n’a pas pu être chargée.',
  failedHint: 'Vérifiez le réseau. La console réessaie d’elle-même.',
  notFetched: 'Une partie de cet écran n’est pas arrivée.',
  notFetchedHint: 'Vérifiez le réseau, puis réessayez.',
  tryNow: 'Réessayer',
  emptyTitle: 'Aucune réservation pour l’instant.',
  emptyPast: 'Il n’y avait aucune réservation.',
  emptyHint:
    'Les réservations du site, du téléphone et de l’entrée s’affichent ici en moins de cinq secondes.',
  legendTitle: 'Signification des signes',
  legend: {
    free: ['Contour', 'une place libre'],
    booked: ['Courte', 'attendu, pas encore là'],
    here: ['Haute', 'sur place, reste à payer'],
    paid: ['Haute sur un trait', 'sur place et payé'],
    rows: ['Ligne du haut', 'visites ; ligne du bas, dégustations'],
  },
  phoneBooking: 'Réservation par téléphone',
  anotherDay: 'Autre jour',
  closedTitle: (day) => `${capitalised(day)} : fermé.`,
  closedWhy: (reason) => `Motif : ${reason}. Aucun créneau n’est ouvert à la réservation.`,
  closedBecause: (reason) => `Fermé : ${holidayName(reason)}`,
  closedByStaff: 'fermé par l’équipe',
  closedSunday: 'La distillerie est fermée le dimanche. Aucun créneau n’est ouvert à la réservation.',
  leftWaiting: (name, count) =>
    `${name} a quitté l’équipe ; ${counted(count, 'saisie')} n’${count < 2 ? 'est pas partie' : 'sont pas parties'} de cet appareil.`,
  lookAtLeft: 'Voir',
  over: (from, until, starts) =>
    from === until
      ? `${from}, ${counted(starts, 'créneau', 'créneaux')}`
      : `${from} – ${until}, ${counted(starts, 'créneau', 'créneaux')}`,
  overGuests: (here, booked) =>
    booked === 0
      ? 'Personne n’est venu'
      : here === booked
        ? `${counted(here, 'participant')}, tous venus`
        : `${here} venus sur ${booked}`,
  earlierGuests: (here, booked) =>
    booked === 0 ? 'Personne pour l’instant' : `${here} sur ${counted(booked, 'participant')}`,
  bookedGuests: (booked) =>
    booked === 0
      ? 'Personne pour l’instant'
      : counted(booked, 'participant inscrit', 'participants inscrits'),
  overOwing: (vuv) => `${formatFigure(vuv)} à payer`,
  overParties: (count) => counted(count, 'groupe'),
  overPaid: 'tout est payé',
  hours: 'Les heures de la journée. Les flèches du clavier les ouvrent.',
  starts: 'Les créneaux de la journée. Les flèches du clavier les ouvrent.',
  skip: 'Aller aux groupes',
  parties: (what) => `Groupes : ${what}`,
  noStart: 'aucun créneau',
  noParty: 'Choisissez un groupe pour voir son historique, ses notes et ses paiements.',
  noPerson: 'Touchez un nom et dites qui vous êtes pour voir l’historique, les notes et les paiements.',
};

export const startCopy: Words<'startCopy'> = {
  languageFree: 'Langue au choix',
  toCome: (count) => `${count} à venir`,
  emptyYet: 'Personne pour l’instant',
  empty: 'Personne',
  owing: (count) => `${count} à payer`,
  allPaid: (count) => `${count}, tout est payé`,
  full: 'complet',
  closed: 'Fermé',
  closedStart: 'Ce créneau est fermé',
  overStart: 'Ce créneau est terminé',
  of: (booked) => `sur ${booked}`,
  here: 'sur place',
  guests: (count) => (count < 2 ? 'participant' : 'participants'),
  kept: (count) => `sur place, ${count} gardé${count < 2 ? '' : 's'}`,
  joined: (count) => `sur place, dont ${count} d’un autre créneau`,
  toPay: 'à payer',
  inMinutes: (minutes) =>
    minutes < 60
      ? `dans ${minutes}\u00a0min`
      : `dans ${Math.floor(minutes / 60)}\u00a0h${minutes % 60 === 0 ? '' : `\u00a0${String(minutes % 60).padStart(2, '0')}`}`,
  now: 'maintenant',
  late: (minutes) => `commencé il y a ${minutes}\u00a0min`,
  running: 'en cours',
  over: 'terminé',
  placesKnown: (count) =>
    count === 0
      ? 'Complet, d’après cet appareil'
      : `${count} libre${count < 2 ? '' : 's'}, d’après cet appareil`,
  placesFree: (count) =>
    count === 0
      ? `Complet, ${capacity} sur ${capacity}`
      : `${counted(count, 'place')} ${count < 2 ? 'libre' : 'libres'}`,
  notHere: (count) => `${counted(count, 'absent')}`,
  parties: (count) => counted(count, 'groupe'),
  noShowAll: (count) => `Noter ${counted(count, 'absent')}`,
};

export const partyCopy: Words<'partyCopy'> = {
  nameless: {
    'walk-in': 'Sans réservation',
    phone: 'Par téléphone',
    web: 'Participant',
    operator: 'Participant',
  },
  sources: { 'walk-in': 'sans réservation', phone: 'téléphone', web: 'site', operator: 'prestataire' },
  adults: (count) => counted(count, 'adulte'),
  here: (count) => `${count} sur place`,
  joined: (time) => `à ${time}`,
  partHere: (here, guests) => `${here} sur ${guests} sur place`,
  partPaid: (here, paid) => `${here} sur place, ${paid} payé${paid < 2 ? '' : 's'}`,
  noShows: (count) => counted(count, 'absence'),
  toPay: (vuv) => `${formatFigure(vuv)} à payer`,
  overpaid: (vuv) => `${formatFigure(vuv)} de trop`,
  arrived: 'Arrivée',
  restArrived: (count) => `+${count}`,
  arrivedLabel: (name) => `Arrivée : ${name}`,
  moreArrivedLabel: (name) => `+1 : un participant de plus, ${name}`,
  cash: 'Espèces',
  card: 'Carte',
  pay: 'Encaisser',
  payRest: 'Le reste',
  other: 'Autre',
  cashLabel: (name, vuv) => `Espèces : ${name} paie ${formatFigure(vuv)}\u00a0VUV`,
  cardLabel: (name, vuv) => `Carte : ${name} paie ${formatFigure(vuv)}\u00a0VUV`,
  sumLabel: (what, name, vuv) => `${what} ${formatFigure(vuv)}, de ${name}`,
  payLabel: (what, name) => `${what} : paiement de ${name}`,
  openLabel: (name) => `${name} : historique, notes et plus`,
  paid: 'Payé',
  complimentary: 'Offert',
  settled: 'Rien à payer',
  kept: (time) => `Gardé, ${time}`,
  partKept: (here, guests) => `${here} sur ${guests}, gardé`,
  keptHere: 'gardé ici',
  needsYou: 'À vous de décider',
  seeBoth: 'Voir les deux',
  seeBothLabel: (name) => `Voir les deux : ${name}`,
  decisions: {
    'here-cancelled': 'sur place, mais annulé',
    'paid-cancelled': 'payé, mais annulé',
    'more-here': 'plus de monde que réservé',
    'arrived-twice': 'arrivé deux fois',
    'paid-twice': 'payé deux fois',
    'other-start': 'venu à un autre créneau',
    claimed: 'paiement à vérifier',
    over: 'plus qu’il n’y a de place',
  },
  noShow: 'Absence',
  placesKept: 'places toujours réservées',
  cancelled: 'Annulée',
  note: 'Note :',
  moreNotes: (count) => `+${counted(count, 'note')}`,
};

/** To a French reader `C` is a card, so cash is `E`, for *espèces*, and a card `B`, for *carte bancaire*. */
export const payKeys: Words<'payKeys'> = { 'cash-vuv': 'E', card: 'B' };

export const methodNames: Words<'methodNames'> = {
  'cash-vuv': 'espèces',
  'cash-aud': 'espèces AUD',
  card: 'carte',
  complimentary: 'offert',
  'operator-account': 'compte du prestataire',
};

export const paidBy: Words<'paidBy'> = {
  'cash-vuv': 'en espèces',
  'cash-aud': 'en dollars australiens',
  card: 'par carte',
  complimentary: 'offert par la maison',
  'operator-account': 'sur le compte du prestataire',
};

export const slipCopy: Words<'slipCopy'> = {
  undo: 'Défaire',
  arrived: (name, guests) => `${name} : ${counted(guests, 'arrivée')}`,
  moreArrived: (name, guests) => `${name} : ${counted(guests, 'arrivée')} de plus`,
  paid: (name, sum) => `${name} a payé ${sum}`,
  withoutMoney: (name, sum) => `${name} : ${sum}`,
  noShow: (name) => `${name} : absence`,
  noted: (name) => `${name} : note ajoutée`,
  undid: (name) => `${name} : saisie défaite`,
  undidEntry: (entry) => `${entry} (défait)`,
  until: (how, time) => `${how ? `${how} ` : ''}Peut être défait jusqu’à ${time}.`,
  keptUntilSent: (how) => `${how ? `${how} ` : ''}Gardé ici. Peut être défait avant l’envoi.`,
  how: (method) => `${capitalised(paidBy[method])}.`,
  added: (count, what) => `${counted(count, 'adulte')} ${count < 2 ? 'ajouté' : 'ajoutés'}, ${what}`,
  undoingAdding: (count, what) => `Retrait de l’ajout (${count}), ${what}…`,
  addingUndone: (count, what) => `Ajout retiré (${count}), ${what}`,
  addingNotUndone: 'L’ajout n’est pas retiré',
  readOut: (letters) => `Dictez les ${inWords(lettersOfParty)} lettres : ${letters}`,
  walkedInHere: (vuv) => `${formatFigure(vuv)} à payer. Gardé ici.`,
  walkedIn: (vuv, letters) => `${formatFigure(vuv)} à payer, lettres ${letters}`,
};

export const keyHints: Words<'keyHints'> = [
  ['/', 'chercher'],
  ['↑ ↓', 'groupe'],
  ['A', 'arrivée'],
  ['E', 'espèces'],
  ['B', 'carte bancaire'],
  ['W', 'sans réservation'],
  ['U', 'défaire'],
  ['?', 'toutes les touches'],
];
