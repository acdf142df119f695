import type { TourLanguage } from '#shared/booking/language.ts';
import type { StartTime, TourType } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import { holidayName } from '#shared/calendar/day-names.ts';
import type { PayLetters } from '#shared/paper/paper-line.ts';
import type { PartySource } from '#shared/staff/parties/party-source.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import type { VisitFlag } from '#shared/staff/parties/visit.ts';
import type { PaymentMethod } from '#shared/staff/parties/visit-log.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

/** Tours as staff call them. */
export const tourNames: Readonly<Record<TourType, string>> = {
  'Tour and Tasting': 'Tour',
  'Cellar Door Tasting': 'Tasting',
};

/** Full names of tours, as guests read them. */
export const wholeTourNames: Readonly<Record<TourType, string>> = {
  'Tour and Tasting': 'Tour and Tasting',
  'Cellar Door Tasting': 'Cellar Door Tasting',
};

/** Times of starts, which are stored in English. */
export const startTimes = {
  /** `2:00 PM`. */
  whole: (time: StartTime): string => time,
  /** `2:00`, where the half of the day is clear. */
  short: (time: StartTime): string => time.replace(/ [AP]M$/, ''),
  /** `2 PM`. */
  hour: (time: StartTime): string => time.replace(':00', ''),
  /** The hour in large figures, and its suffix in small letters: `2` and `PM`. */
  hourFigure: (minutes: number): readonly [figure: string, small: string] => [
    String(((minutes / 60 + 11) % 12) + 1),
    minutes < 720 ? 'AM' : 'PM',
  ],
  /** `1:52 PM on Thu 10 Dec`. */
  moment: (time: string, day: string): string => `${time} on ${day}`,
};

export const languageNames: Readonly<Record<TourLanguage, string>> = { English: 'English', French: 'French' };

/** Within a line of text. */
export const languageWords: Readonly<Record<TourLanguage, string>> = { English: 'English', French: 'French' };

export const sheetCopy = {
  close: 'Close',
  fetching: 'Fetching this…',
  notFetched: 'This did not arrive. Check the network, then reload the page.',
};

export const liveCopy = {
  loading: 'Loading',
  live: 'Live',
  reconnecting: 'Reconnecting',
  offline: 'No network',
  ended: 'Not linked',
  sending: 'Sending',
  /** For a device that stores no presses, or whose clock is wrong. */
  refused: 'Does not keep',
  private: 'Private window',
  full: 'Full',
  clock: 'Clock',
} as const;

export const barCopy = {
  here: (booked: number) => `of ${booked} here`,
  paid: (due: number, isWide: boolean) => `of ${formatFigure(due)}${isWide ? ' VUV' : ''} paid`,
  /** In place of the takings, while no one is identified on a shared device. */
  reduced: 'First names only',
  booked: (_count: number): string => 'booked',
  /** After the number of guests of a day ahead. */
  guestsBooked: (count: number) => `${count === 1 ? 'guest' : 'guests'} booked`,
  free: 'places left',
  chooseDay: '(choose another day)',
  find: 'Find',
  scan: 'Scan',
  walkIn: 'Walk-in',
  adults: 'Adults',
  walkInOffline: 'Walk-in needs the network',
  walkInOver: 'No start left today',
  walkInNone: 'No start on this day',
  more: 'More',
};

export const dayCopy = {
  loading: 'Fetching the day…',
  failed: 'The day could not be fetched.',
  failedHint: 'Check the network. It is asked for again by itself.',
  notFetched: 'A part of this screen did not arrive.',
  notFetchedHint: 'Check the network, then try again.',
  tryNow: 'Try now',
  emptyTitle: 'Nobody is booked yet.',
  emptyPast: 'Nobody was booked.',
  emptyHint: 'Bookings from the site, the telephone and the door show here within five seconds.',
  legendTitle: 'What the marks mean',
  legend: {
    free: ['Outline', 'a place left'],
    booked: ['Low', 'booked and still to come'],
    here: ['Tall', 'here and still to pay'],
    paid: ['Tall on a line', 'here and paid'],
    rows: ['Upper row', 'tours, lower row tastings'],
  } as const,
  phoneBooking: 'Telephone booking',
  anotherDay: 'Another day',
  closedTitle: (day: string) => `${day}: closed.`,
  closedWhy: (reason: string) => `Reason: ${reason}. No start can be booked.`,
  closedBecause: (reason: string) => `Closed: ${holidayName(reason)}`,
  /** As a reason. */
  closedByStaff: 'closed by staff',
  closedSunday: 'The distillery is closed on Sundays. No start can be booked.',
  /** Of colleagues who have left. */
  leftWaiting: (name: string, count: number) =>
    `${name} has left and did not get ${count === 1 ? '1 press' : `${count} presses`} sent from this device.`,
  lookAtLeft: 'Look at them',
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
  /** Of starts of a day ahead. */
  bookedGuests: (booked: number) => (booked === 0 ? 'Nobody yet' : `${counted(booked, 'guest')} booked`),
  overOwing: (vuv: number) => `${formatFigure(vuv)} to pay`,
  overParties: (count: number) => (count === 1 ? '1 party' : `${count} parties`),
  overPaid: 'all paid',
  hours: 'The hours of the day. Arrow keys open them.',
  starts: 'The starts of the day. Arrow keys open them.',
  skip: 'Skip to the parties',
  parties: (what: string) => `Parties of ${what}`,
  noStart: 'no start',
  noParty: 'Choose a party to see its history, notes and payments.',
  noPerson: 'Press a name and say who you are to see history, notes and payments.',
};

export const startCopy = {
  languageFree: 'No language yet',
  toCome: (count: number) => `${count} to come`,
  emptyYet: 'Nobody yet',
  empty: 'Nobody',
  owing: (count: number) => `${count} to pay`,
  allPaid: (count: number) => `${count}, all paid`,
  full: 'full',
  closed: 'Closed',
  closedStart: 'This start is closed',
  overStart: 'This start is over',
  of: (booked: number) => `of ${booked}`,
  here: 'here',
  guests: (count: number) => (count === 1 ? 'guest' : 'guests'),
  kept: (count: number) => `here, ${count} kept`,
  joined: (count: number) => `here, ${count} joined`,
  toPay: 'to pay',
  inMinutes: (minutes: number) =>
    minutes < 60
      ? `in ${minutes} min`
      : `in ${Math.floor(minutes / 60)} h ${minutes % 60 === 0 ? '' : `${minutes % 60} min`}`.trim(),
  now: 'now',
  late: (minutes: number) => `began ${minutes} min ago`,
  running: 'running',
  over: 'over',
  /** The same without a network. */
  placesKnown: (count: number) =>
    count === 0 ? 'Full, as far as known here' : `${count} left, as far as known here`,
  placesFree: (count: number) =>
    count === 0 ? `Full, ${capacity} of ${capacity}` : count === 1 ? '1 place left' : `${count} places left`,
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
  /** Of a party that joined another start. */
  joined: (time: string) => `at ${time}`,
  partHere: (here: number, guests: number) => `${here} of ${guests} here`,
  partPaid: (here: number, paid: number) => `${here} here, ${paid} paid`,
  noShows: (count: number) => `${count} did not come`,
  toPay: (vuv: number) => `${formatFigure(vuv)} to pay`,
  overpaid: (vuv: number) => `${formatFigure(vuv)} too much`,
  arrived: 'Arrived',
  restArrived: (count: number) => `+${count}`,
  arrivedLabel: (name: string) => `Arrived: ${name}`,
  moreArrivedLabel: (name: string) => `+1: one more of ${name} arrived`,
  cash: 'Cash',
  card: 'Card',
  pay: 'Pay',
  payRest: 'Pay rest',
  other: 'Other',
  cashLabel: (name: string, vuv: number) => `Cash: ${name} pays ${formatFigure(vuv)} VUV`,
  cardLabel: (name: string, vuv: number) => `Card: ${name} pays ${formatFigure(vuv)} VUV`,
  sumLabel: (what: string, name: string, vuv: number) => `${what} ${formatFigure(vuv)}, from ${name}`,
  payLabel: (what: string, name: string) => `${what}: payment of ${name}`,
  openLabel: (name: string) => `${name}: history, notes and more`,
  paid: 'Paid',
  complimentary: 'Complimentary',
  settled: 'Nothing to pay',
  /** On this device. */
  kept: (time: string) => `Kept, ${time}`,
  /** For a party of which some guests are still to come. */
  partKept: (here: number, guests: number) => `${here} of ${guests}, kept`,
  keptHere: 'kept here',
  needsYou: 'Needs you',
  seeBoth: 'See both',
  seeBothLabel: (name: string) => `See both: ${name}`,
  /** The reasons why colleagues have to decide. */
  decisions: {
    'here-cancelled': 'here, but cancelled',
    'paid-cancelled': 'paid, but cancelled',
    'more-here': 'more here than booked',
    'arrived-twice': 'arrived twice',
    'paid-twice': 'paid twice',
    'other-start': 'came to another start',
    claimed: 'payment to be checked',
    over: 'more than fit in',
  } satisfies Record<Exclude<VisitFlag, 'overpaid'>, string>,
  noShow: 'No-show',
  placesKept: 'places stay booked',
  cancelled: 'Cancelled',
  note: 'Note:',
  moreNotes: (count: number) => `+${counted(count, 'note')}`,
};

/** The key, and on a typed run sheet the letter, of cash and of card. */
export const payKeys: PayLetters = { 'cash-vuv': 'C', card: 'D' };

/** After a sum, and in the history. */
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
  moreArrived: (name: string, guests: number) => `${name}: ${guests} more arrived`,
  paid: (name: string, sum: string) => `${name} paid ${sum}`,
  /** Complimentary, or on an operator’s account. */
  withoutMoney: (name: string, sum: string) => `${name}: ${sum}`,
  noShow: (name: string) => `${name}: no-show`,
  noted: (name: string) => `${name}: note added`,
  undid: (name: string) => `${name}: undone`,
  undidEntry: (entry: string) => `${entry} (undone)`,
  until: (how: string, time: string) => `${how ? `${how} ` : ''}Undo until ${time}.`,
  keptUntilSent: (how: string) => `${how ? `${how} ` : ''}Kept here. Undo until sent.`,
  how: (method: PaymentMethod) => `${paidBy[method].replace(/^./, (letter) => letter.toUpperCase())}.`,
  added: (count: number, what: string) => `${count} added, ${what}`,
  undoingAdding: (count: number, what: string) => `Undoing ${count}, ${what}…`,
  addingUndone: (count: number, what: string) => `${count} undone, ${what}`,
  addingNotUndone: 'Not undone',
  readOut: (letters: string) => `Read out the ${inWords(lettersOfParty)} letters: ${letters}`,
  /** Stored only on the device, so it has no letters yet. */
  walkedInHere: (vuv: number) => `${formatFigure(vuv)} to pay. Kept here.`,
  walkedIn: (vuv: number, letters: string) => `${formatFigure(vuv)} to pay, letters ${letters}`,
};

/** Below the parties on desks. */
export const keyHints = [
  ['/', 'find'],
  ['↑ ↓', 'party'],
  ['A', 'arrived'],
  ['C', 'cash'],
  ['D', 'card'],
  ['W', 'walk-in'],
  ['U', 'undo'],
  ['?', 'all keys'],
] as const;
