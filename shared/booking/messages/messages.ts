import { business } from '#shared/content/business.ts';
import { lengthLabel } from '#shared/values/written-span.ts';
import { hourLabel, portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';
import { afternoonFrom, capacity, cutOffMinutes, englishOnly, monthsAhead } from '../terms.ts';

/**
 * Messages of the booking rules. The wording of the specification (§5, §8) is exact; server and pages show
 * the same message because both read it from here.
 */
export const messages = {
  missingBookingInformation: 'Missing booking information',
  invalidTourType: 'Invalid tour type',
  fullyBooked: 'This time slot is fully booked.',
  onlySpotsAvailable: (spots: number) =>
    spots === 1 ? 'Only 1 spot available.' : `Only ${spots} spots available.`,
  maximumReached: 'Maximum capacity reached for this time slot.',
  noLongerAvailable: 'This time slot is no longer available for the selected number of guests.',
  alreadyScheduled: (language: string) => `This tour is already scheduled in ${language}`,
  englishOnlyAtNoon: `Tours between ${hourLabel(englishOnly.from)} and ${hourLabel(englishOnly.until)} are only available in English`,
  closedDay: 'Sorry, we are closed on Sundays and public holidays.',
  /** A closed day with its reason; `day` has no year. */
  closedOn: (day: string, reason: string) => `Closed on ${day}: ${reason}.`,
  /** After `closedDay`. */
  onDay: (day: string, reason: string) => `${day}: ${reason}.`,
  failedToSubmit: 'Failed to submit booking',

  atLeastOneGuest: 'Please book for at least 1 adult.',
  wholeGuests: 'Please book for a whole number of adults.',
  groupTooLarge: `We take up to ${capacity} guests in one slot. For a larger group, e-mail ${business.emails.events} or use the event enquiry form on the contact page.`,
  invalidDate: 'This is not a date we can read. Please choose a day in the calendar.',
  invalidTime: 'There is no tour at this time. Please choose one of the times shown.',
  slotMismatch: 'The tour chosen does not fit its time and type. Please choose the time again.',
  pastDay: 'This day has passed. Please choose another one.',
  outsideWindow: `Tours can be booked up to ${monthsAhead} months ahead.`,
  notOnThisDay: `On this day tours start at ${timeLabel(afternoonFrom)}, ${portVilaTimeNote}.`,
  cutOffPassed: `Booking for this tour closes ${lengthLabel(cutOffMinutes)} before it starts. Please choose a later time.`,
  closedByStaff: (reason?: string) =>
    reason === undefined
      ? 'We are closed at this time. Please choose another one.'
      : `We are closed at this time: ${reason}. Please choose another one.`,
} as const;
