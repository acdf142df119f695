import { business } from '#shared/content/business.ts';
import type { ChargingModel } from '#shared/operators/operator-request.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

export const consoleCopy = {
  lead: 'Book for your guests, see who is coming, and settle once a month.',
  linkUntil: (day: string) => `Your link is valid until ${day}. Ask us for a new one before then.`,
  loading: 'Loading your bookings…',
  failed: 'We could not load your bookings. Please check your connection.',
  retry: 'Try again',
  help: `Need a hand? Write to ${business.emails.events} or call ${business.phones[0]}.`,

  guests: (count: number) => (count === 1 ? 'guest' : 'guests'),
  inMonth: (month: string) => `in ${month}`,
  earlier: (month: string) => `Previous month: ${month}`,
  later: (month: string) => `Next month: ${month}`,
  gauge: (month: string, days: string) => `Days in ${month} with guests of yours: ${days}`,
  noDays: 'none yet',

  bookings: (month: string) => `Bookings for ${month}`,
  zone: `All times are ${portVilaTimeNote}. Ship clocks often differ.`,
  none: 'Nothing is booked for this month yet.',
  party: (guests: number, language: string) => `${counted(guests, 'adult')}, in ${language}`,
  ticket: 'Ticket',
  guestsOwn: 'The guest has the ticket',
  cancel: 'Cancel booking',
  /** Accessible name of the repeated links. */
  ofBooking: (name: string) => `of ${name}`,
  cancelled: 'Cancelled',
  started: 'Has started',
  charging: {
    operator_charges: 'Charged by you',
    guest_pays: 'Guest pays here',
  } satisfies Record<ChargingModel, string>,

  /** Payments that guests added to the booking. */
  paidHere: (due: string) => `and ${due} paid here by the guest`,
  onAccount: (sum: string) => `${sum} put on your account at the door`,

  dialogTitle: 'Cancel this booking?',
  keep: 'Keep booking',
  cancelNow: 'Cancel booking',
  cancelling: 'Cancelling…',
  cancelDone: (name: string) => `${name}’s booking is cancelled. We have emailed the guest.`,

  statement: 'Statement',
  statementLead: (month: string) =>
    `Every visit in ${month} that is not cancelled, including those still to come.`,
  sums: {
    operator_charges: 'You settle with us',
    guest_pays: 'Guests pay at the distillery',
  } satisfies Record<ChargingModel, string>,
  /** Shown once something was put on the account. */
  onAccountSum: 'Put on your account at the door',
  charged: 'You settle with us in all',
  sumOf: (bookings: number, guests: number) => `${counted(bookings, 'booking')}, ${counted(guests, 'guest')}`,
  download: 'Download as CSV',

  book: 'Book for guests',
  bookLead: 'The same rules as for any booking: free to change or cancel until it starts.',
  when: 'Day and time',
  times: (tour: string, day: string) => `${tour} on ${day}`,
  counting: 'Checking places…',
  chooseTime: 'Please choose one of the times on this day.',
  language: 'Language',
  guest: 'The guest',
  emailHint: 'The ticket goes here: to the guest, or to you if they have no address.',
  submit: 'Book for guests',
  submitting: 'Booking…',
  total: {
    operator_charges: (total: string) => `${total}, to settle with us at the end of the month`,
    guest_pays: (total: string) => `${total}, paid by your guests at the distillery`,
  } satisfies Record<ChargingModel, (total: string) => string>,
  /** For an earlier form whose response was lost, and which turns out to be booked. */
  earlierListed: (when: string, who: string) =>
    `Your earlier request is booked: ${when}, ${who}. It is in your list, where you can cancel it. To book this one as well, press again.`,
  booked: (name: string, day: string, time: string) =>
    `Booked for ${name}: ${day}, ${time}, ${portVilaTimeNote}. The ticket is on its way by mail.`,
} as const;
