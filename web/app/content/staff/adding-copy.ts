import type { TourLanguage } from '#shared/booking/language.ts';
import { capacity } from '#shared/booking/terms.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

export const walkInCopy = {
  title: 'Walk-in',
  starts: 'Start',
  /** Follows the number of places of a start in French. */
  french: 'French',
  allStarts: (count: number) => `All ${count} starts`,
  free: (count: number) => (count === 0 ? 'full' : `${count} left`),
  closed: 'closed',
  taken: (count: number) => `${count} taken`,
  these: (count: number) => `these ${count}`,
  after: (count: number) => (count === 0 ? 'then full' : `then ${count} left`),
  isFree: (count: number) => `${count} left`,
  adults: 'Adults',
  howMany: 'How many adults?',
  add: (count: number, language: TourLanguage) => `Add ${count}, ${language}`,
  adding: 'Adding…',
  toPay: (vuv: number) => `${formatFigure(vuv)} to pay`,
  firstDecides: 'The first party decides the language.',
  locked: (what: string, language: TourLanguage) => `This ${what.toLowerCase()} is in ${language}.`,
  lockedOther: (language: TourLanguage, time: string, left: number) =>
    `In ${language}: ${time}, ${left} left.`,
  fullTitle: (time: string, what: string) => `${time} ${what} is full`,
  takenCount: (count: number) => `${count} of ${capacity} taken`,
  stillToCome: (count: number) => `${count} still to come`,
  fullHint: (count: number) =>
    `Nobody can be added, not even for a guest who is late. These have room for ${count}:`,
  fullNothing: 'Nobody can be added, and no later start of today has room.',
  take: 'Take',
  none: 'No start of today can take anybody any more.',
  justTaken: 'Just taken',
  notAdded: (count: number) => `Your ${count} are not added.`,
  requested: (count: number) => `${count} wanted`,
  unanswered: 'No answer yet. Press again: nobody is added twice.',
  each: (vuv: number) => `${formatFigure(vuv)} each`,
  placesFree: (count: number) => `${count} places left`,
  oneFree: '1 place left',
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
  emailHint: `Without it no mail is sent: read out the ${inWords(lettersOfParty)} letters.`,
  phone: 'Telephone (optional)',
  note: 'Note (optional)',
  noteHint: 'Allergies, wheelchair, number of children.',
  add: (count: number, vuv: number) => `Book ${counted(count, 'adult')}, ${formatFigure(vuv)} VUV`,
  adding: 'Booking…',
  loading: 'Fetching the starts…',
  noStarts: 'Nothing can be booked on this day.',
  failed: 'The starts of this day could not be fetched.',
};
