import type { TourLanguage } from '#shared/booking/language.ts';
import { lettersOfParty } from '#shared/staff/parties/spoken-letters.ts';
import { counted } from '#shared/values/counted.ts';
import { inWords } from '#shared/values/written-number.ts';

export const findCopy = {
  title: 'Find',
  label: 'First letters of a name',
  hint: `First letters are enough. The ${inWords(lettersOfParty)} letters, a reference or a telephone number work too.`,
  found: (count: number) => (count === 0 ? 'Nobody found on this day.' : `${count} found`),
  scope: (day: string) => `Searches ${day}.`,
  toCome: 'To come',
  /** Keyboard shortcuts, shown on desktop computers. */
  keys: [
    ['↑ ↓', 'choose'],
    ['Enter', 'open'],
    ['Esc', 'close'],
  ] as const,
};

export const daySheetCopy = {
  title: 'Another day',
  before: 'Day before',
  after: 'Day after',
  today: 'Today',
  pick: 'Any day',
  sunday: 'Closed on Sundays',
  guests: (count: number) => (count === 0 ? 'nobody booked' : counted(count, 'guest')),
  closedStarts: (count: number) => `${counted(count, 'start')} closed`,
  loading: 'Counting the guests…',
  failed: 'The guests of these days could not be counted.',
  retry: 'Try again',
};

export const moreCopy = {
  title: 'More',
  signedInAs: (name: string) => `Signed in as ${name}`,
  phoneBooking: 'Telephone booking',
  paper: 'Type a run sheet',
  anotherDay: 'Another day',
  /** `2:00 PM Tour`. */
  closeStart: (start: string) => `Close ${start}`,
  language: (start: string, language: TourLanguage) => `Switch ${start} to ${language}`,
  closures: 'Close starts or days',
  keys: 'Keys of the keyboard',
  legend: 'What the marks mean',
  install: 'Put it on the home screen',
};
