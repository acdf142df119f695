import { expect, it } from 'vitest';
import { sampleBooking as booking } from '#app/requests/booking.testing.ts';
import { bookingHeading } from './booking-heading.ts';

const at = (time: string) => new Date(`2026-11-24T${time}+11:00`);
const heading = (isNew: boolean, now: Date, change = {}) =>
  bookingHeading({ booking: { ...booking, ...change }, problem: undefined }, isNew, now);
const expected = 'We expect you on Tuesday 24\u00a0November at 2:00\u00a0PM.';
const onItsWay =
  'A confirmation is on its way to ana.sample@example.com. Keep the reference: with your email address, it opens this page again.';
const cancelled = { status: 'cancelled' };

it.each([
  ['created just now', heading(true, at('13:59')), 'Your tour is booked.', onItsWay, true],
  [
    'created without an email address',
    heading(true, at('13:59'), { email: '' }),
    'Your tour is booked.',
    undefined,
    true,
  ],
  ['opened again', heading(false, at('13:59')), 'Your booking', expected, true],
  ['whose visit has started', heading(false, at('14:00')), 'Your booking', expected, false],
  ['whose visit is over', heading(false, at('15:00')), 'Your booking', 'This visit is over.', false],
  ['cancelled', heading(true, at('13:59'), cancelled), 'This booking is cancelled.', undefined, undefined],
])(
  'the booking page has the heading, the lead and the link to the change form for a booking %s',
  (_, { title, lead, canChange }, expectedTitle, expectedLead, canBeChanged) => {
    expect([title, lead, canChange]).toEqual([expectedTitle, expectedLead, canBeChanged]);
  },
);
