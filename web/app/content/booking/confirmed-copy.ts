import type { TourType } from '#shared/booking/slots.ts';
import { business } from '#shared/content/business.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';
import { howToPay } from './how-to-pay.ts';

/** Booking page (specification §4, §8). */
export const confirmedCopy = {
  title: 'Your booking',
  loading: 'Looking up your booking…',
  booked: {
    'Tour and Tasting': 'Your tour is booked.',
    'Cellar Door Tasting': 'Your tasting is booked.',
  } satisfies Record<TourType, string>,
  lead: (email: string) =>
    `A confirmation is on its way to ${email}. Keep the reference: with your email address, it opens this page again.`,
  /** Shown when the booking is opened again, when no email has just been sent. */
  expected: (day: string, time: string) => `We expect you on ${day} at ${time}.`,
  over: 'This visit is over.',
  changeOrCancel: 'Change or cancel',
  /** Title of the window, just after a change. */
  changedTitle: 'Your booking has been changed',
  cancelledTitle: 'This booking is cancelled.',
  cancelledBanner: 'The places are free for others, and there is nothing to pay.',
  closedBanner: (reason: string) => `We have to close at this time: ${reason}. There is nothing to pay.`,
  cancelledMail: (email: string) => `A mail that confirms it is on its way to ${email}.`,
  rebook: 'Book another tour',

  ticketFor: (day: string) => `Ticket: ${day}`,
  dayFigure: (day: number) => `${day}`,
  zone: `${portVilaTimeNote}. Ship clocks often differ: for the tour, go by the time in Port Vila.`,
  reference: 'Reference',
  tour: 'Tour',
  tourLine: (type: string, duration: string, language: string | undefined) =>
    `${type}, ${duration}${language === undefined ? '' : `, in ${language}`}`,
  where: 'Where',
  place: `${business.address.street}, ${business.address.locality}`,
  map: 'Open\u00a0the\u00a0map',
  guests: 'Guests',
  guestsLine: (guests: number, name: string) =>
    `${guests} ${guests === 1 ? 'adult' : 'adults'}${name === '' ? '' : `, booked by ${name}`}`,
  toPay: 'To pay at the distillery',
  paidByOperator: (company: string) => `Nothing. ${company} settles it with us.`,
  restPaidByOperator: (company: string) => `${company} settles the rest with us.`,
  payments: howToPay,
  atTheDoor: 'At the door',
  doorAdvice: 'Show this, or say the letters. It works without internet, also on paper.',
  doorCode: 'Code of your ticket',
  fullScreen: 'Show the code full screen',
  fullScreenAdvice: 'Make the screen bright if the sun is on it.',
  closeCode: 'Close',
  visit: (day: string, time: string, tour: string) => `${day}, ${time}, ${tour}`,
  addToCalendar: 'Add to calendar',
  copy: 'Copy reference',
  copied: 'Copied',
  notCopied: 'Please copy it by hand',
  time: 'Time of the tour',

  notOpened: 'The form could not be opened. Please check your connection and load this page again.',

  problemTitle: 'We cannot show this booking',
  help: `Need a hand? Write to ${business.emails.bookings} or call ${business.phones[0]}.`,
  retry: 'Try again',
  toTours: 'Book a tour',
  findMine: 'Find my booking',
  noScript: `This page needs JavaScript. Without it, please write to ${business.emails.bookings} or call ${business.phones[0]}.`,
} as const;
