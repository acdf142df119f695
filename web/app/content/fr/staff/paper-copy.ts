import type * as english from '#app/content/staff/paper-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';

export const paperCopy: Translated<typeof english.paperCopy> = {
  title: 'Saisissez la feuille.',
  lead: 'Chaque ligne est lue en toutes lettres à côté. Rien n’est enregistré avant que vous n’appuyiez.',
  of: (day, sheet) => `${day}, feuille ${sheet}.`,
  sheet: 'Numéro de la feuille',
  sheetHint: 'En haut à droite du papier, par exemple 1211-HKTR-WM.',
  notASheet: 'Ce n’est pas un numéro de feuille. Il s’écrit comme 1211-HKTR-WM.',
  changed:
    'La liste de ce jour a changé depuis l’impression. Comparez chaque nom avec le papier avant d’enregistrer.',
  loading: 'Chargement de la journée…',
  notLoaded: 'La journée n’a pas pu être chargée.',
  retry: 'Réessayer',
  noDay: 'Cet appareil n’a pas ce jour. Saisissez la feuille quand le réseau sera revenu.',
  lines: 'Comme sur le papier',
  linesHint: 'Une ligne par groupe',
  understood: 'Ce qui est compris',
  line: (number) => `Ligne ${number}`,
  arrived: (guests, of) =>
    guests < of ? `${counted(guests, 'arrivée')} sur ${of}` : counted(guests, 'arrivée'),
  paid: {
    'cash-vuv': (sum) => `${sum} payés en espèces`,
    'cash-aud': (sum) => `${sum} payés en espèces`,
    card: (sum) => `${sum} payés par carte`,
    complimentary: () => 'gratuit',
    'operator-account': () => 'sur le compte du prestataire',
  },
  noShow: 'absents',
  says: (name, what) => `${name} : ${what}`,
  walkIn: 'Sans réservation',
  at: (start, time) => `${start}, à ${time}`,
  noTime: (start) => `${start} ; sans heure écrite : celle du créneau`,
  same: 'déjà enregistré : ne change rien',
  asks: {
    operator: (company, sum, write) =>
      `${company} paie pour eux. A-t-on vraiment encaissé ${sum} ? Écrivez ${write} pour dire oui.`,
    'too-much': (owed, sum, write) =>
      `${owed === 0 ? 'Rien n’est dû' : `${formatFigure(owed)} sont dus`}. A-t-on vraiment encaissé ${sum} ? Écrivez ${write} pour dire oui.`,
  },
  unknown: (letters) => `${letters} n’est pas sur cette feuille`,
  near: (names) => (names === '' ? 'Regardez le papier à nouveau.' : `Proches : ${names}`),
  tooMany: (name, booked, guests) => `${name} : ${counted(booked, 'réservé')}, pas ${guests}`,
  more: (guests, write) =>
    `${guests === 1 ? 'Un de plus est venu' : `${guests} de plus sont venus`} avec eux ? Écrivez aussi ${write}.`,
  wrong: {
    letters: (word) => `${word} : ni deux lettres d’un groupe, ni W`,
    word: (word) => `${word} est illisible`,
    payment: (word) => `${word} : espèces (e) ou carte (b) ?`,
    twice: (word) => `${word} est dit deux fois`,
    start: (word) => (word === '' ? 'Il manque le créneau' : `${word} n’est pas un créneau`),
    guests: () => 'Combien sont venus ? Écrivez a et le nombre',
    nothing: () => 'Rien n’est encore dit d’eux',
    'no-show': () => 'Des absents ne sont ni arrivés ni payants',
  },
  wrongHint: 'Voyez comment écrire.',
  how: 'Comment écrire',
  grammar: [
    ['KA', 'les deux lettres du groupe'],
    ['a2', '2 arrivés'],
    ['e5000', '5 000 en espèces'],
    ['b5000', '5 000 par carte'],
    ['u100', '100 dollars australiens'],
    ['o, f', 'le prestataire paie, gratuit'],
    ['n', 'absents'],
    ['t14:20', 'l’heure, si elle est écrite'],
    ['W 14 visite', 'sans réservation'],
    ['!', 'oui, c’était ainsi'],
  ],
  tour: 'visite',
  tasting: 'dégustation',
  stay: (wrong, asks) =>
    [
      wrong > 0 && (wrong === 1 ? '1 ligne n’est pas comprise' : `${wrong} lignes ne sont pas comprises`),
      asks > 0 && (asks === 1 ? '1 pose une question' : `${asks} posent une question`),
    ]
      .filter(Boolean)
      .join(', '),
  stayHint: 'Elles restent ici ; les autres peuvent partir.',
  store: (lines) => `Enregistrer ${counted(lines, 'ligne')}`,
  storeSub: (presses, name) => `${counted(presses, 'saisie')}, faites par ${name} d’après le papier`,
  storing: 'Enregistrement…',
  nothing: 'Rien à enregistrer',
  firstError: 'Montrer la première erreur',
  stored: (lines) =>
    lines === 1
      ? '1 ligne enregistrée. L’envoi se fait tout seul.'
      : `${lines} lignes enregistrées. L’envoi se fait tout seul.`,
  notStored: 'Cet appareil ne peut pas les garder. Rien de plus n’est enregistré ; les lignes restent ici.',
  reason: 'Comme sur la feuille du jour',
};
