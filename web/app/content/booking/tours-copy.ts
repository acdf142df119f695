import type { LinkProblem } from '#shared/booking/booking-link.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { adultAge, afternoonFrom, capacity, monthsAhead } from '#shared/booking/terms.ts';
import { tours } from '#shared/booking/tours.ts';
import type { Hours } from '#shared/calendar/opening-week.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';
import { lengthInWords, timeSpan } from '#shared/values/written-span.ts';
import { portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';

const linkProblems: Readonly<Record<LinkProblem, string>> = {
  tour: 'We have no tour like the one in your link. Please choose a day and a time here.',
  guests: `The number of adults in your link must be from 1 to ${capacity}. Please choose a day and a time here.`,
  group: messages.groupTooLarge,
  date: 'The date in your link is not valid. Please choose a day and a time here.',
};

const forAdults = (guests: number | undefined): string =>
  guests === undefined ? '' : `, for ${guests} ${guests === 1 ? 'adult' : 'adults'}`;

const tourLasts = lengthInWords(tours['Tour and Tasting'].minutes);
const tastingLasts = lengthInWords(tours['Cellar Door Tasting'].minutes);

/** Tours page (specification §2, §4, §5). */
export const toursCopy = {
  title: ['Tours and', 'tastings'],
  lead: `${capitalised(tourLasts)} with the stills and the casks, or ${tastingLasts} at the bar. Never more than ${inWords(capacity)} guests at a time.`,
  chooseDay: 'Choose a day',
  planEvent: 'Plan an event',
  consent:
    'By clicking either button you confirm that you are of legal drinking age and agree to the cookie policy.',

  upcoming: 'Holidays and events',
  upcomingClosed: 'Closed',
  upcomingEvent: (hours: Hours) => `Free, ${timeSpan(hours)}, ${portVilaTimeNote}`,
  upcomingNone: `No holidays in the next ${inWords(monthsAhead)} months.`,

  timesBefore: 'Start times',
  timesNote: `Times are ${portVilaTimeNote}.`,
  pricesNote: `Prices are per\u00a0adult, under-${adultAge}s come free.`,
  previousDay: (day: string) => `Earlier: ${day}`,
  nextDay: (day: string) => `Next: ${day}`,
  howMany: 'How many?',
  language: 'Language',
  anyLanguage: 'Any',
  filter: 'Which tours to show',
  allTours: 'All Tours',
  places: (left: number, of: number) => `${left} of ${of} left`,
  fullyBooked: 'Fully booked',
  tooLate: 'Booking has closed',
  staffClosed: 'Closed',
  onWeekdays: 'Monday to Friday',
  onSaturdaysToo: 'Monday to Saturday',
  checking: 'Checking…',
  counting: (day: string) => `Looking for free places on ${day}…`,
  unchecked: 'Places not checked',
  notChecked: 'Not checked',
  youNeed: (places: number) => `You need ${places} places`,
  notIn: (language: string) => `Not in ${language}`,
  couldNotCheck: 'We could not check the places left; we will when you book.',
  firstTourAtNoon: `On this day the first tour starts at ${timeLabel(afternoonFrom)}.`,
  noneLeft: 'No more tours can be booked on this day.',
  /** Choices, not times: an hour has a tour and a tasting. */
  suit: (open: number, party: number, language: string | undefined, ship: string | undefined) => {
    const choices = open === 0 ? 'Nothing on this day' : `${open} ${open === 1 ? 'choice' : 'choices'}`;
    const who = `${party} ${party === 1 ? 'adult' : 'adults'}`;
    const back = ship ? `, back in time for ${ship}` : '';
    return `${choices} for ${who}${language ? ` in ${language}` : ''}${back}.`;
  },
  key: {
    label: `Of ${capacity} places:`,
    taken: 'taken',
    yours: (places: number) => `you: ${places}`,
    left: 'free',
  },
  showAll: 'Show all start times',
  linkProblems,
  highlighted: (time: string, type: string, guests: number | undefined) =>
    `Marked below: ${time}, ${type}${forAdults(guests)}. Press “Book” to go on.`,
  highlightedUnavailable: (time: string, type: string) => `${time}, ${type}: no longer available.`,
} as const;
