import * as english from '#app/content/staff/today-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { capacity } from '#shared/booking/terms.ts';
import { formatFigure } from '#shared/values/written-amount.ts';

type Words<Name extends keyof typeof english> = Translated<(typeof english)[Name]>;

export const startTimes = english.startTimes;

export const tourNames: Words<'tourNames'> = {
  'Tour and Tasting': 'Tua',
  'Cellar Door Tasting': 'Testem', // unsure
};

export const wholeTourNames: Words<'wholeTourNames'> = {
  'Tour and Tasting': 'Tua mo testem', // unsure
  'Cellar Door Tasting': 'Testem long doa', // unsure
};

export const languageNames: Words<'languageNames'> = { English: 'Inglis', French: 'Franis' };

export const languageWords: Words<'languageWords'> = { English: 'Inglis', French: 'Franis' };

export const sheetCopy: Words<'sheetCopy'> = {
  ...english.sheetCopy,
  close: 'Klosem',
  fetching: 'Wet smol…',
  notFetched: 'Hemia i no kam. Jekem netwok, nao openem pej bakegen.',
};

export const liveCopy: Words<'liveCopy'> = {
  ...english.liveCopy,
  loading: 'Wet smol',
  live: 'Laef',
  reconnecting: 'Traem konek bakegen', // unsure
  offline: 'No gat netwok',
  ended: 'No konek', // unsure
  sending: 'I stap sendem',
  refused: 'I no holem samting',
  private: 'Praevet windo',
  full: 'I fulap',
  clock: 'Klok i rong',
};

export const barCopy: Words<'barCopy'> = {
  ...english.barCopy,
  scan: 'Skan',
  here: (booked) => `long ${booked} oli stap`,
  guestsBooked: () => 'gest oli bukum ples',
  paid: (due, isWide) => `long ${formatFigure(due)}${isWide ? ' VUV' : ''} oli pem finis`,
  reduced: 'Fes nem nomo',
  booked: () => 'oli bukum',
  free: 'ples i stap',
  chooseDay: '(jusum narafala dei)',
  find: 'Faenem',
  walkIn: 'Kam no buk', // unsure
  adults: 'Bigman', // unsure
  walkInOffline: 'Yu nidim netwok blong putum man we i no buk', // unsure
  walkInOver: 'I no gat moa stat tedei',
  walkInNone: 'I no gat stat long dei ia',
  more: 'Moa',
};

export const dayCopy: Words<'dayCopy'> = {
  ...english.dayCopy,
  loading: 'Stap tekem dei ia, wet smol…',
  failed: 'Mi no save tekem dei ia.',
  failedHint: 'Jekem netwok. Bae i traem bakegen hemwan.',
  notFetched: 'Sam haf blong skrin ia i no kam.',
  notFetchedHint: 'Jekem netwok, nao traem bakegen.',
  tryNow: 'Traem naoia',
  emptyTitle: 'I no gat man i bukum ples yet.',
  emptyPast: 'I no gat man i bin bukum ples.',
  emptyHint: 'Buking long websaet, long telefon mo long doa bae i kamaot long ples ia kwiktaem.',
  legendTitle: 'Mining blong ol mak',
  legend: {
    free: ['Emti', 'ples i stap'],
    booked: ['Sot', 'i bukum, i no kam yet'],
    here: ['Longfala', 'i stap, i no pem yet'],
    paid: ['Longfala long laen', 'i stap mo i pem finis'],
    rows: ['Laen antap', 'tua; laen daon, testem'],
  },
  phoneBooking: 'Buking long telefon',
  anotherDay: 'Narafala dei',
  closedTitle: (day) => `${day}: i klos.`,
  closedWhy: (reason) => `Risen: ${reason}. Yu no save bukum wan stat.`,
  closedBecause: (reason) => `I klos: ${reason}`,
  closedByStaff: 'staf i klosem',
  closedSunday: 'Ples ia i klos long Sande. Yu no save bukum wan stat.',
  leftWaiting: (name, count) => `${name} i aot. ${count} samting blong hem i no go long tul ia.`, // unsure
  lookAtLeft: 'Lukluk',
  over: (from, until, starts) =>
    from === until ? `${from}, ${starts} stat` : `${from} kasem ${until}, ${starts} stat`,
  overGuests: (here, booked) =>
    booked === 0
      ? 'I no gat man i kam'
      : here === booked
        ? `${here} gest, evriwan i kam`
        : `${here} long ${booked} oli kam`,
  earlierGuests: (here, booked) =>
    booked === 0 ? 'I no gat man yet' : `${here} long ${booked} gest oli stap`,
  bookedGuests: (booked) => (booked === 0 ? 'I no gat man yet' : `${booked} gest oli bukum ples`),
  overOwing: (vuv) => `${formatFigure(vuv)} blong pem`,
  overParties: (count) => `${count} grup`,
  overPaid: 'evriwan i pem finis',
  hours: 'Ol aoa blong dei. Ol aro ki i openem.', // unsure
  starts: 'Ol stat blong dei. Ol aro ki i openem.', // unsure
  skip: 'Go long ol grup',
  parties: (what) => `Ol grup blong ${what}`,
  noStart: 'i no gat stat',
  noParty: 'Jusum wan grup blong luk histri, ol not mo ol peimen.',
  noPerson: 'Presem wan nem mo talem se yu hu, blong luk histri, ol not mo ol peimen.',
};

export const startCopy: Words<'startCopy'> = {
  ...english.startCopy,
  languageFree: 'I no gat lanwis yet',
  toCome: (count) => `${count} i no kam yet`,
  emptyYet: 'I no gat man yet',
  empty: 'I no gat man',
  owing: (count) => `${count} blong pem`,
  allPaid: (count) => `${count}, evriwan i pem finis`,
  full: 'fulap',
  closed: 'I klos',
  closedStart: 'Stat ia i klos',
  overStart: 'Stat ia i finis',
  of: (booked) => `long ${booked}`,
  here: 'oli stap',
  kept: (count) => `oli stap, ${count} i stap long hemia`, // unsure
  joined: (count) => `oli stap, ${count} blong narafala stat`, // unsure
  guests: () => 'gest',
  toPay: 'blong pem',
  inMinutes: (minutes) =>
    minutes < 60
      ? `long ${minutes} minit`
      : `long ${Math.floor(minutes / 60)} aoa ${minutes % 60 === 0 ? '' : `${minutes % 60} minit`}`.trim(),
  now: 'naoia',
  late: (minutes) => `i stat ${minutes} minit finis`,
  running: 'i stap gohed',
  over: 'i finis',
  placesKnown: (count) => (count === 0 ? 'I fulap, sipos i tru' : `${count} ples i stap, sipos i tru`), // unsure
  placesFree: (count) => (count === 0 ? `Fulap, ${capacity} long ${capacity}` : `${count} ples i stap`),
  notHere: (count) => `${count} i no stap`,
  parties: (count) => `${count} grup`,
  noShowAll: (count) => `No kam, ol ${count}`,
};

export const partyCopy: Words<'partyCopy'> = {
  ...english.partyCopy,
  nameless: { 'walk-in': 'Kam no buk', phone: 'Long telefon', web: 'Gest', operator: 'Gest' }, // unsure
  sources: { 'walk-in': 'kam no buk', phone: 'telefon', web: 'websaet', operator: 'kampani' },
  adults: (count) => `${count} bigman`, // unsure
  here: (count) => `${count} oli stap`,
  joined: (time) => `long ${time}`,
  partHere: (here, guests) => `${here} long ${guests} oli stap`,
  partPaid: (here, paid) => `${here} oli stap, ${paid} oli pem finis`,
  noShows: (count) => `${count} oli no kam`,
  toPay: (vuv) => `${formatFigure(vuv)} blong pem`,
  overpaid: (vuv) => `${formatFigure(vuv)} tumas`,
  arrived: 'Oli kam finis',
  arrivedLabel: (name) => `Oli kam finis: ${name}`,
  moreArrivedLabel: (name) => `+1: wan moa blong ${name} i kam`,
  cash: 'Kas',
  card: 'Kad',
  pay: 'Pem',
  payRest: 'Pem haf we i stap', // unsure
  other: 'Narafala',
  cashLabel: (name, vuv) => `Kas: ${name} i pem ${formatFigure(vuv)} VUV`,
  cardLabel: (name, vuv) => `Kad: ${name} i pem ${formatFigure(vuv)} VUV`,
  sumLabel: (what, name, vuv) => `${what} ${formatFigure(vuv)}, long ${name}`,
  payLabel: (what, name) => `${what}: peimen blong ${name}`,
  openLabel: (name) => `${name}: histri, ol not mo moa`,
  paid: 'Oli pem finis',
  complimentary: 'Fri, haos i givim', // unsure
  settled: 'Nating blong pem',
  kept: (time) => `I stap, ${time}`,
  partKept: (here, guests) => `${here} long ${guests}, i stap`, // unsure
  keptHere: 'i stap long ples ia',
  needsYou: 'Yu mas jusum', // unsure
  seeBoth: 'Luk tufala',
  seeBothLabel: (name) => `Luk tufala: ${name}`,
  // unsure
  decisions: {
    'here-cancelled': 'i stap, be oli kanselem',
    'paid-cancelled': 'i pem finis, be oli kanselem',
    'more-here': 'i gat moa man bitim buking',
    'arrived-twice': 'i kam tu taem',
    'paid-twice': 'i pem tu taem',
    'other-start': 'i kam long narafala stat',
    claimed: 'jekem pemen ia',
    over: 'i gat tumas man',
  },
  noShow: 'No kam',
  placesKept: 'oli holem ples yet', // unsure
  cancelled: 'Kansel',
  note: 'Not:',
  moreNotes: (count) => `+${count} not`,
};

export const payKeys: Words<'payKeys'> = { 'cash-vuv': 'C', card: 'D' };

export const methodNames: Words<'methodNames'> = {
  'cash-vuv': 'kas',
  'cash-aud': 'kas AUD',
  card: 'kad',
  complimentary: 'fri', // unsure
  'operator-account': 'akaon blong kampani',
};

export const paidBy: Words<'paidBy'> = {
  'cash-vuv': 'long kas',
  'cash-aud': 'long dola blong Ostrelia',
  card: 'long kad',
  complimentary: 'fri, haos i givim', // unsure
  'operator-account': 'long akaon blong kampani',
};

export const slipCopy: Words<'slipCopy'> = {
  ...english.slipCopy,
  undo: 'Karemaot bakegen', // unsure
  arrived: (name, guests) => `${name}: ${guests} oli kam finis`,
  moreArrived: (name, guests) => `${name}: ${guests} moa oli kam`, // unsure
  paid: (name, sum) => `${name} i pem ${sum}`,
  noShow: (name) => `${name}: no kam`,
  noted: (name) => `${name}: not i stap`,
  undid: (name) => `${name}: i aot bakegen`, // unsure
  undidEntry: (entry) => `${entry} (i aot bakegen)`, // unsure
  until: (how, time) => `${how ? `${how} ` : ''}Yu save karemaot kasem ${time}.`, // unsure
  keptUntilSent: (how) => `${how ? `${how} ` : ''}I stap long ples ia. Yu save karemaot kasem taem i go.`, // unsure
  how: (method) => `${paidBy[method].replace(/^./, (letter) => letter.toUpperCase())}.`,
  added: (count, what) => `${count} moa, ${what}`,
  undoingAdding: (count, what) => `Stap karemaot ${count}, ${what}…`, // unsure
  addingUndone: (count, what) => `${count} i aot bakegen, ${what}`, // unsure
  addingNotUndone: 'I no aot', // unsure
  readOut: (letters) => `Ridim ol sikis leta ia: ${letters}`,
  walkedInHere: (vuv) => `${formatFigure(vuv)} blong pem. Tablet ya i kipim.`, // unsure
  walkedIn: (vuv, letters) => `${formatFigure(vuv)} blong pem, ol leta ${letters}`,
};

export const keyHints: Words<'keyHints'> = [
  ['/', 'faenem'],
  ['↑ ↓', 'grup'],
  ['A', 'oli kam'],
  ['C', 'kas'],
  ['D', 'kad'],
  ['W', 'kam no buk'],
  ['U', 'karemaot'],
  ['?', 'ol ki'],
];
