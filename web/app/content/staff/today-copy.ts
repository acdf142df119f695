import type { TourLanguage } from '../../../../shared/booking/language.ts';
import type { TourType } from '../../../../shared/booking/slots.ts';
import type { PartySource } from '../../../../shared/staff/party-source.ts';
import type { PaymentMethod } from '../../../../shared/staff/visit-log.ts';
import { counted } from '../../../../shared/values/counted.ts';
import { writeFigure } from '../../../../shared/values/written-amount.ts';

/** As staff say them. */
export const tourNames: Readonly<Record<TourType, string>> = {
  'Tour and Tasting': 'Tour',
  'Cellar Door Tasting': 'Tasting',
};

export const sheetCopy = { close: 'Close' };

export const liveCopy = {
  loading: 'Loading',
  live: 'Live',
  reconnecting: 'Reconnecting',
  offline: 'Offline',
  ended: 'Not linked',
} as const;

export const barCopy = {
  here: (booked: number) => `of ${booked} here`,
  paid: (due: number, isWide: boolean) => `of ${writeFigure(due)}${isWide ? ' VUV' : ''} paid`,
  booked: 'booked',
  free: 'places free',
  chooseDay: '. Choose another day',
  find: 'Find',
  walkIn: 'Walk-in',
  walkInOffline: 'Walk-in needs the network',
  walkInOver: 'No start left today',
  more: 'More',
};

export const dayCopy = {
  loading: 'Fetching the day…',
  failed: 'The day could not be fetched.',
  failedHint: 'Check the network. It is asked for again by itself.',
  tryNow: 'Try now',
  emptyTitle: 'Nobody is booked yet.',
  emptyPast: 'Nobody was booked.',
  emptyHint: 'Bookings from the site, the telephone and the door show here within five seconds.',
  legendTitle: 'What the ticks mean',
  legend: {
    free: ['Outline', 'a free place'],
    booked: ['Low', 'booked and still to come'],
    here: ['Tall', 'here and still to pay'],
    paid: ['Tall on a line', 'here and paid'],
    rows: ['Upper row', 'tours, lower row tastings'],
  } as const,
  phoneBooking: 'Telephone booking',
  anotherDay: 'Another day',
  closedTitle: (day: string) => `${day}: closed.`,
  closedWhy: (reason: string) => `Reason: ${reason}. No start can be booked.`,
  closedSunday: 'The distillery is closed on Sundays. No start can be booked.',
  waiting: (count: number) =>
    count === 1 ? '1 press is not sent yet.' : `${count} presses are not sent yet.`,
  waitingHint: (since: string) => `Sent as soon as the network is back. The list is from ${since}.`,
  staleHint: (since: string) => `No network. The list is from ${since}.`,
  over: (from: string, until: string, starts: number) =>
    from === until
      ? `${from}, ${counted(starts, 'start')}`
      : `${from} to ${until}, ${counted(starts, 'start')}`,
  overGuests: (here: number, booked: number) =>
    booked === 0
      ? 'Nobody came'
      : here === booked
        ? `${counted(here, 'guest')}, all here`
        : `${here} of ${booked} here`,
  /** Of starts before the open hour that are not all over. */
  earlierGuests: (here: number, booked: number) =>
    booked === 0 ? 'Nobody yet' : `${here} of ${counted(booked, 'guest')} here`,
  overOwing: (vuv: number) => `${writeFigure(vuv)} to pay`,
  overParties: (count: number) => (count === 1 ? '1 party' : `${count} parties`),
  overPaid: 'all paid',
  hours: 'The hours of the day',
  starts: 'The starts of the day',
  parties: (what: string) => `Parties of ${what}`,
  noStart: 'no start',
};

export const startCopy = {
  languageFree: 'Language free',
  toCome: (count: number) => `${count} to come`,
  nobodyYet: 'Nobody yet',
  nobody: 'Nobody',
  owing: (count: number) => `${count} to pay`,
  allPaid: (count: number) => `${count}, all paid`,
  full: 'full',
  closed: 'Closed',
  closedStart: 'This start is closed',
  overStart: 'This start is over',
  of: (booked: number) => `of ${booked}`,
  here: 'here',
  waits: (count: number) => `here, ${count} not sent`,
  toPay: 'to pay',
  inMinutes: (minutes: number) =>
    minutes < 60
      ? `in ${minutes} min`
      : `in ${Math.floor(minutes / 60)} h ${minutes % 60 === 0 ? '' : `${minutes % 60} min`}`.trim(),
  now: 'now',
  late: (minutes: number) => `${minutes} min late`,
  running: 'running',
  over: 'over',
  placesFree: (count: number) =>
    count === 0 ? 'Full, 16 of 16' : count === 1 ? '1 place free' : `${count} places free`,
  notHere: (count: number) => `${count} not here`,
  parties: (count: number) => (count === 1 ? '1 party' : `${count} parties`),
  noShowAll: (count: number) => `No-show, all ${count}`,
};

export const partyCopy = {
  nameless: { 'walk-in': 'Walk-in', phone: 'By telephone', web: 'Guest', operator: 'Guest' } satisfies Record<
    PartySource,
    string
  >,
  sources: { 'walk-in': 'walk-in', phone: 'phone', web: 'web', operator: 'operator' } satisfies Record<
    PartySource,
    string
  >,
  adults: (count: number) => counted(count, 'adult'),
  here: (count: number) => `${count} here`,
  partHere: (here: number, guests: number) => `${here} of ${guests} here`,
  partPaid: (here: number, paid: number) => `${here} here, ${paid} paid`,
  noShows: (count: number) => `${count} did not come`,
  toPay: (vuv: number) => `${writeFigure(vuv)} to pay`,
  giveBack: (vuv: number) => `${writeFigure(vuv)} too much`,
  arrived: 'Arrived',
  restArrived: (count: number) => `+${count}`,
  arrivedLabel: (name: string) => `Arrived: ${name}`,
  moreArrivedLabel: (name: string) => `+1: one more of ${name} arrived`,
  cash: 'Cash',
  card: 'Card',
  pay: 'Pay',
  payRest: 'Pay rest',
  other: 'Other',
  cashLabel: (name: string, vuv: number) => `Cash: ${name} pays ${writeFigure(vuv)} VUV`,
  cardLabel: (name: string, vuv: number) => `Card: ${name} pays ${writeFigure(vuv)} VUV`,
  payLabel: (what: string, name: string) => `${what}: payment of ${name}`,
  openLabel: (name: string) => `${name}: story, notes and more`,
  paid: 'Paid',
  settled: 'Settled',
  notSent: 'Not sent yet',
  kept: (time: string) => `kept, ${time}`,
  noShow: 'No-show',
  placesKept: 'places kept',
  cancelled: 'Cancelled',
  note: 'Note:',
  moreNotes: (count: number) => `${count} more`,
};

/** After a sum, and in the story. */
export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  'cash-vuv': 'cash',
  'cash-aud': 'AUD cash',
  card: 'card',
  complimentary: 'complimentary',
  'operator-account': 'operator’s account',
};

export const paidBy: Readonly<Record<PaymentMethod, string>> = {
  'cash-vuv': 'in cash',
  'cash-aud': 'in Australian dollars',
  card: 'by card',
  complimentary: 'complimentary',
  'operator-account': 'on the operator’s account',
};

export const slipCopy = {
  undo: 'Undo',
  arrived: (name: string, guests: number) => `${name}: ${guests} arrived`,
  paid: (name: string, sum: string) => `${name} paid ${sum}`,
  noShow: (name: string) => `${name}: no-show`,
  noted: (name: string) => `${name}: note added`,
  undid: (name: string) => `${name}: taken back`,
  until: (how: string, time: string) => `${how ? `${how} ` : ''}Undo until ${time}.`,
  how: (method: PaymentMethod) => `${paidBy[method].replace(/^./, (letter) => letter.toUpperCase())}.`,
  added: (count: number, what: string) => `${count} added, ${what}`,
  reference: (reference: string) => `Reference ${reference}`,
};

export const storyCopy = {
  title: 'Story',
  arrived: (count: number) => `${count} arrived`,
  paid: (sum: string) => `${sum} paid`,
  noShow: (count: number) => `${count} did not come`,
  note: 'Note',
  undo: 'Taken back',
  takenBack: 'taken back',
  booked: (adults: number) => `Booked, ${counted(adults, 'adult')}`,
  bookedBy: {
    web: 'by the guest, on the site',
    operator: 'by the operator',
    phone: 'by telephone',
    'walk-in': 'at the door',
  } satisfies Record<PartySource, string>,
  notSent: 'not sent yet',
  unknown: 'a former colleague',
  undoThis: (what: string) => `Undo: ${what}`,
  takeBack: 'Take back',
  takeBackThis: (what: string) => `Take back payment: ${what}`,
};

export const recordCopy = {
  toPay: 'To pay',
  paid: 'Paid',
  reference: 'Reference',
  mail: 'Mail',
  noMail: 'none, tell them in person',
  phone: 'Telephone',
  operator: 'Operator',
  notes: 'Notes, for staff only',
  noteHint: 'Allergies, wheelchair, number of children. Guests never see it.',
  addNote: 'Add the note',
  howMany: 'How many are here now?',
  arrivedNow: (count: number) => `${count} arrived`,
  noShow: (count: number) => (count === 1 ? 'No-show' : `No-show, ${count}`),
  noShowLater: 'No-show is possible once the start has begun',
  undoLast: (what: string) => `Undo: ${what}`,
  fewer: 'One fewer',
  more: 'One more',
  none: 'Choose a party to see its story, notes and payments.',
  bookedHow: {
    web: 'booked on the site',
    operator: 'booked by the operator',
    phone: 'booked by telephone',
    'walk-in': 'came without a booking',
  } satisfies Record<PartySource, string>,
  cancelled: 'This booking is cancelled. Nobody is expected.',
};

export const paymentCopy = {
  of: (total: number) => `of ${writeFigure(total)} VUV`,
  vuv: 'VUV',
  methods: {
    'cash-vuv': 'Cash',
    card: 'Card',
    'cash-aud': 'AUD cash',
    'operator-account': 'Operator',
    complimentary: 'Complimentary',
  } satisfies Record<PaymentMethod, string>,
  methodLabel: 'How it is paid',
  handedOver: 'Handed over',
  change: 'Change',
  changeInVatu: 'Change, in vatu',
  paysFor: 'Pays now for',
  ofAdults: (guests: number) => `of ${counted(guests, 'adult')}`,
  anotherSum: 'Another sum',
  part: 'Part of the party',
  sum: 'Sum in vatu',
  sumProblem: (most: number) => `Between 1 and ${writeFigure(most)} VUV.`,
  audAmount: 'Australian dollars taken',
  audProblem: 'Please enter whole dollars or cents, such as 55 or 55.50.',
  audFor: (vuv: number) => `For ${writeFigure(vuv)} VUV.`,
  audRate: (aud: number, vuv: number) =>
    `For ${writeFigure(vuv)} VUV, at the distillery’s price of AUD ${aud}.`,
  audNoPrice: 'There is no price in Australian dollars for this sum. Enter what you take.',
  noOperator: 'No operator booked',
  take: (method: PaymentMethod, sum: string) =>
    method === 'complimentary'
      ? `${sum} complimentary`
      : method === 'operator-account'
        ? `${sum} on account`
        : `Take ${sum}${method === 'card' ? ' by card' : method === 'cash-vuv' ? ' in cash' : ''}`,
  rest: (vuv: number) => `${writeFigure(vuv)} stays to pay`,
  inBooks: (vuv: number) => `${writeFigure(vuv)} VUV in the books`,
};

export const walkInCopy = {
  title: 'Walk-in',
  starts: 'Start',
  free: (count: number) => (count === 0 ? 'full' : `${count} free`),
  closed: 'closed',
  taken: (count: number) => `${count} taken`,
  these: (count: number) => `these ${count}`,
  after: (count: number) => (count === 0 ? 'then full' : `${count} free after`),
  isFree: (count: number) => `${count} free`,
  adults: 'Adults',
  howMany: 'How many adults?',
  add: (count: number, language: TourLanguage) => `Add ${count}, ${language}`,
  adding: 'Adding…',
  toPay: (vuv: number) => `${writeFigure(vuv)} to pay`,
  firstDecides: 'The first party decides the language.',
  locked: (what: string, language: TourLanguage) => `This ${what.toLowerCase()} is in ${language}.`,
  lockedOther: (language: TourLanguage, time: string, free: number) =>
    `In ${language}: ${time}, ${free} free.`,
  fullTitle: (time: string, what: string) => `${time} ${what} is full`,
  takenCount: (count: number) => `${count} of 16 taken`,
  stillToCome: (count: number) => `${count} still to come`,
  fullHint: (count: number) =>
    `Nobody can be added, not even for a guest who is late. These have room for ${count}:`,
  fullNothing: 'Nobody can be added, and no later start of today has room.',
  take: 'Take',
  none: 'No start is left to add anybody to.',
  justTaken: 'Just taken',
  notAdded: (count: number) => `Your ${count} are not added.`,
  wanted: (count: number) => `${count} wanted`,
  unanswered: 'No answer yet. Press again: nobody is added twice.',
  each: (vuv: number) => `${writeFigure(vuv)} each`,
  placesFree: (count: number) => `${count} places free`,
  oneFree: '1 place free',
  now: 'now',
};

export const phoneCopy = {
  title: 'Telephone booking',
  date: 'Day',
  start: 'Start',
  adults: 'Adults',
  language: 'Language',
  firstName: 'First name (optional)',
  lastName: 'Last name (optional)',
  email: 'Email (optional)',
  emailHint: 'Without it no mail is sent: read out the reference.',
  phone: 'Telephone (optional)',
  note: 'Note (optional)',
  noteHint: 'Allergies, wheelchair, number of children.',
  add: (count: number, vuv: number) => `Book ${counted(count, 'adult')}, ${writeFigure(vuv)} VUV`,
  adding: 'Booking…',
  loading: 'Fetching the starts…',
  noStarts: 'Nothing can be booked on this day.',
  failed: 'The starts of this day could not be fetched.',
};

export const findCopy = {
  title: 'Find',
  label: 'First letters of a name',
  hint: 'First letters are enough. A reference or a telephone number works too.',
  found: (count: number) => (count === 0 ? 'Nobody found on this day.' : `${count} found`),
  scope: (day: string) => `Searches ${day}.`,
  toCome: 'To come',
};

export const daySheetCopy = {
  title: 'Another day',
  before: 'Day before',
  after: 'Day after',
  today: 'Today',
  pick: 'Any day',
  closed: (reason: string) => `Closed: ${reason}`,
  sunday: 'Closed on Sundays',
};

export const moreCopy = {
  title: 'More',
  signedInAs: (name: string) => `Signed in as ${name}`,
  phoneBooking: 'Telephone booking',
  anotherDay: 'Another day',
  /** `2:00 PM Tour`. */
  closeStart: (start: string) => `Close ${start}`,
  closures: 'Close starts or days',
  keys: 'Keys of the keyboard',
  legend: 'What the ticks mean',
  shortcuts: 'Single-letter keys',
  on: 'on',
  off: 'off',
};

export const keysCopy = {
  title: 'Keys',
  rows: [
    ['↑ ↓', 'Party before, after'],
    ['← →', 'Start before, after'],
    ['[ ]', 'Day before, after'],
    ['T', 'Today, now'],
    ['/', 'Find'],
    ['Enter', 'Open the party'],
    ['A', 'Arrived'],
    ['C', 'Paid in cash'],
    ['D', 'Paid by card'],
    ['P', 'Other payment'],
    ['W', 'Walk-in, then its number'],
    ['U', 'Undo what was last'],
    ['Esc', 'Close'],
    ['?', 'This sheet'],
  ] as const,
  hint: 'Single letters work only while no field has the focus. They can be switched off under More.',
  hintOff: 'Single letters are switched off. Switch them on under More.',
  bar: [
    ['/', 'find'],
    ['↑ ↓', 'party'],
    ['A', 'arrived'],
    ['C', 'cash'],
    ['D', 'card'],
    ['W', 'walk-in'],
    ['U', 'undo'],
    ['?', 'all keys'],
  ] as const,
};

export const endedCopy = {
  title: 'This device is no longer linked.',
  hint: 'No name of a guest is kept here any more. Sign in again, or ask a manager for a new link.',
  unsent: (count: number) => (count === 1 ? '1 press was not sent:' : `${count} presses were not sent:`),
  tell: 'They are kept here, and sent when the same person signs in again. Until then, tell somebody at the bar.',
  arrive: (guests: number) => `${guests} arrived`,
  pay: (vuv: number) => `${writeFigure(vuv)} VUV paid`,
  'no-show': 'no-show',
  note: 'a note',
  undo: 'an undo',
  pressed: (what: string, start: string, time: string) => `${what}, ${start}, pressed at ${time}`,
};

export const refusalCopy = {
  understood: 'Understood',
  seeStory: 'See the story',
  notWritten: {
    arrive: 'Your arrival was not written.',
    pay: 'Your payment was not written.',
    'no-show': 'Your no-show was not written.',
    note: 'Your note was not written.',
    undo: 'Nothing was taken back.',
  },
  holdMoney: 'If you hold money, give it back.',
  alreadyPaid: (how: string) => `Already paid, ${how}`,
  alreadyHere: 'Already here',
  changed: (name: string) => `${name} has changed`,
  cancelled: (name: string) => `${name} is cancelled`,
  full: 'The story is full',
  late: 'Too late',
  missing: 'Not found',
  other: 'Not written',
  who: (name: string, what: string, time: string) => `${name}: ${what}, ${time}.`,
  now: 'Now:',
};
