import { describe, expect, it } from 'vitest';
import type { SlotBookings } from '#shared/booking/availability.ts';
import { type StartTime, slotOf } from '#shared/booking/slots.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import {
  type BookingForm,
  blankForm,
  fieldProblems,
  guestsNote,
  guestsProblem,
  languageChoice,
  maxGuests,
  pricedGuests,
  slotCapacityOf,
} from './booking-form.ts';
import { bookingRequest, changedCapacityProblem } from './booking-request.ts';

const form: BookingForm = {
  ...blankForm,
  guests: '4',
  firstName: ' Ana ',
  lastName: 'Sample',
  email: 'ana.sample@example.com ',
};
const slot = slotOf('2:00 PM', 'Tour and Tasting');
const slotCapacity = (bookings: SlotBookings, time: StartTime = '2:00 PM') =>
  slotCapacityOf(slotOf(time, 'Tour and Tasting'), { [time]: { 'Tour and Tasting': bookings } });
const empty = slotCapacity({ count: 0 });

describe('the capacity of a slot', () => {
  it('counts as free when availability is unknown', () => {
    expect(slotCapacityOf(slot, undefined)).toMatchObject({ counted: false, taken: 0, remaining: 16 });
    expect(slotCapacityOf(slot, {})).toMatchObject({ counted: true, taken: 0, remaining: 16 });
  });

  it('is separate for each tour type', () => {
    const tasting = slotOf('2:00 PM', 'Cellar Door Tasting');
    expect(slotCapacityOf(tasting, { '2:00 PM': { 'Tour and Tasting': { count: 16 } } }).remaining).toBe(16);
  });
});

describe('the guests in a booking form', () => {
  const problem = (guests: string, bookings: SlotBookings) =>
    guestsProblem({ ...form, guests }, slotCapacity(bookings));

  it.each([
    ['1', 0, undefined],
    ['16', 0, undefined],
    ['4', 12, undefined],
    ['5', 12, 'Only 4 spots available.'],
    ['1', 16, 'This time slot is fully booked.'],
    ['0', 0, 'Please book for at least 1 adult.'],
    ['', 0, 'Please book for at least 1 adult.'],
    ['2.5', 0, 'Please book for at least 1 adult.'],
  ])('entered as %j with %i seats taken have the error: %s', (guests, count, message) => {
    expect(problem(guests, { count })).toBe(message);
  });

  it('numbering more than 16 are referred to email or the event enquiry form', () => {
    expect(problem('17', { count: 0 })).toMatch(/@example\.com.*event enquiry form/);
  });

  it('have a price only when their number is from 1 to 16', () => {
    expect(['1', '16', '17', '0', '', 'x'].map((guests) => pricedGuests({ ...form, guests }))).toEqual([
      1, 16, 0, 0, 0, 0,
    ]);
  });

  it('are limited to the free places of the slot, with a note', () => {
    const twelveTaken = slotCapacity({ count: 12 });
    expect(guestsNote(form, twelveTaken)).toBe('Maximum capacity reached for this time slot.');
    expect(guestsNote({ ...form, guests: '3' }, twelveTaken)).toBeUndefined();
    expect(maxGuests(twelveTaken)).toBe(4);
    expect(maxGuests(empty)).toBe(16);
    expect(maxGuests(slotCapacity({ count: 16 }))).toBe(1);
  });
});

describe('the language of a booking', () => {
  const choice = (preferredLanguage: 'English' | 'French', time: StartTime, bookings: SlotBookings) =>
    languageChoice(
      { ...form, preferredLanguage },
      slotOf(time, 'Tour and Tasting'),
      slotCapacity(bookings, time),
    );

  it('can be chosen at 2 PM in a slot without bookings', () => {
    expect(choice('French', '2:00 PM', { count: 0 })).toEqual({
      value: 'French',
      note: undefined,
      options: [
        { value: 'English', disabled: false },
        { value: 'French', disabled: false },
      ],
    });
  });

  it('is the language that the first booking of the slot has set', () => {
    const shown = choice('English', '2:00 PM', { count: 2, language: 'French' });
    expect(shown).toMatchObject({ value: 'French', note: 'This tour is already scheduled in French' });
    expect(shown.options).toContainEqual({ value: 'English', disabled: true });
  });

  it.each(['11:00 AM', '12:00 PM', '1:00 PM'] as const)(
    'is English at %s, even if French is requested',
    (time) => {
      const shown = choice('French', time, { count: 0 });
      expect(shown).toMatchObject({
        value: 'English',
        note: 'Tours between 11 AM and 2 PM are only available in English',
      });
      expect(shown.options).toContainEqual({ value: 'French', disabled: true });
    },
  );
});

describe('the booking form', () => {
  it('has an error for each invalid field, and none if every field is valid', () => {
    expect(fieldProblems(form, empty)).toEqual({});
    const blank = fieldProblems({ ...form, guests: '0', firstName: ' ', lastName: '', email: 'a@b' }, empty);
    expect(Object.keys(blank)).toEqual(['guests', 'firstName', 'lastName', 'email']);
    expect(blank.firstName).toBe('Please enter your first name.');
  });

  it('asks for “the guest’s” details in its errors when an operator fills it in', () => {
    const blank = fieldProblems({ ...form, firstName: '', lastName: '', email: '' }, empty, 'the guest’s');
    expect(Object.values(blank)).toEqual([
      'Please enter the guest’s first name.',
      'Please enter the guest’s last name.',
      'Please enter the guest’s email address.',
    ]);
  });

  it('is refused if fresh availability lacks the places or the language', () => {
    expect(changedCapacityProblem(form, slot, slotCapacity({ count: 12 }), 'English')).toBeUndefined();
    expect(changedCapacityProblem(form, slot, slotCapacity({ count: 13 }), 'English')).toBe(
      'This time slot is no longer available for the selected number of guests.',
    );
    expect(
      changedCapacityProblem(form, slot, slotCapacity({ count: 1, language: 'French' }), 'English'),
    ).toBe('This tour is already scheduled in French');
  });

  it('is sent with trimmed text and with the price shown to the guest', () => {
    const chosen = { slot: slotOf('10:00 AM', 'Tour and Tasting'), date: calendarDateFrom('2026-11-24') };
    expect(bookingRequest(form, chosen, 'English')).toEqual({
      tourId: 0,
      tourType: 'Tour and Tasting',
      date: '2026-11-24',
      time: '10:00 AM',
      firstName: 'Ana',
      lastName: 'Sample',
      email: 'ana.sample@example.com',
      preferredLanguage: 'English',
      guestCount: 4,
      totalPrice: 16_000,
    });
  });
});
