import type { PartySource } from '#shared/staff/parties/party-source.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { counted } from '#shared/values/counted.ts';
import { formatFigure } from '#shared/values/written-amount.ts';
import { inWords } from '#shared/values/written-number.ts';

export const recordCopy = {
  toPay: 'To pay',
  paid: 'Paid',
  /** The letters that guests and staff say on the telephone. */
  sixLetters: `${capitalised(inWords(lettersOfParty))} letters`,
  reference: 'Reference',
  mail: 'Mail',
  noMail: 'none, tell them in person',
  phone: 'Telephone',
  operator: 'Operator',
  onStatement: (vuv: number) => `${formatFigure(vuv)} VUV by monthly statement`,
  notes: 'Notes, for staff only',
  noteHint: 'Allergies, wheelchair, number of children. Guests never see it.',
  addNote: 'Add the note',
  howMany: 'How many are here now?',
  howManyMore: 'How many more are here?',
  arrivedNow: (count: number) => `${count} arrived`,
  /** After part of the party has arrived. */
  moreArrived: (count: number) => `${count} more arrived`,
  /** For a party recorded as a no-show. */
  afterAll: 'Arrived after all',
  noShow: (count: number) => (count === 1 ? 'No-show' : `No-show, ${count}`),
  noShowLater: 'No-show is possible once the start has begun',
  undoLast: (what: string) => `Undo: ${what}`,
  fewer: 'One fewer',
  more: 'One more',
  bookedHow: {
    web: 'booked on the site',
    operator: 'booked by the operator',
    phone: 'booked by telephone',
    'walk-in': 'came without a booking',
  } satisfies Record<PartySource, string>,
  cancelled: 'This booking is cancelled. Nobody is expected.',
};

export const historyCopy = {
  title: 'History',
  arrived: (count: number) => `${count} arrived`,
  moreArrived: (count: number) => `${count} more arrived`,
  paid: (sum: string) => `${sum} paid`,
  claimed: (sum: string) => `${sum} paid, to be checked`,
  settled: 'Decided what counts',
  noShow: (count: number) => `${count} did not come`,
  note: 'Note',
  undo: 'Undone',
  reversed: 'undone',
  struck: 'struck: it does not count',
  booked: (adults: number) => `Booked, ${counted(adults, 'adult')}`,
  bookedBy: {
    web: 'by the guest, on the site',
    operator: 'by the operator',
    phone: 'by telephone',
    'walk-in': 'at the door',
  } satisfies Record<PartySource, string>,
  kept: 'kept here',
  notSent: 'not sent yet',
  unknown: 'a former colleague',
  undoThis: (what: string) => `Undo: ${what}`,
  reverse: 'Reverse',
  reverseThis: (what: string) => `Reverse payment: ${what}`,
};
