import { describe, expect, it } from 'vitest';
import { sampleBooking as booking, sampleRequest as same } from '#app/requests/booking.testing.ts';
import { notOnShip } from '#shared/booking/ship-days.ts';
import { wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import { type StartTime, slotOf } from '#shared/booking/slots.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { isUpcoming } from './booking-phase.ts';
import {
  changeProblem,
  changesIn,
  formOf,
  partOfRefusal,
  slotOffers,
  toPayLine,
  withoutBooking,
} from './change-form.ts';

const tuesday = calendarDateFrom('2026-11-24');
const wednesday = calendarDateFrom('2026-11-25');
const at = (minutes: number) => instantAt(tuesday, minutes);
const early = at(9 * 60);

it('the change form defaults to English for a booking without a language', () => {
  const { preferredLanguage: _, ...withoutLanguage } = booking;
  expect(formOf(withoutLanguage).preferredLanguage).toBe('English');
  expect(changesIn(withoutLanguage, same)).toEqual([]);
});

describe('the seats of the booking being changed', () => {
  const tour = (count: number, more = {}) => ({ '2:00 PM': { 'Tour and Tasting': { count, ...more } } });

  it('count as free, with either language open, if no one else has booked the slot', () => {
    expect(withoutBooking(tour(4, { language: 'English' }), tuesday, booking)).toEqual(tour(0));
  });

  it('are subtracted from the seats taken in the slot, which keeps the language of other bookings', () => {
    expect(withoutBooking(tour(13, { language: 'English' }), tuesday, booking)).toEqual(
      tour(9, { language: 'English' }),
    );
  });

  it('are subtracted neither on another day nor from another tour type', () => {
    const others = { ...tour(4), '3:00 PM': { 'Cellar Door Tasting': { count: 5 } } };
    expect(withoutBooking(others, wednesday, booking)).toEqual(others);
    expect(withoutBooking(others, tuesday, booking)).toMatchObject({
      '3:00 PM': { 'Cellar Door Tasting': { count: 5 } },
    });
  });
});

describe('the slots offered for a change', () => {
  const offerAt = (time: StartTime, count: number, guests = '4', now = early, closed?: true) =>
    slotOffers({
      form: { ...formOf(booking), guests },
      booking,
      otherBookings: { [time]: { 'Tour and Tasting': { count, ...(closed && { closed }) } } },
      now,
    }).find(({ slot }) => slot === slotOf(time, 'Tour and Tasting'));

  it.each([
    [0, '4', true, '16 of 16 left. Available in English or French'],
    [12, '4', true, '4 of 16 left. Available in English or French'],
    [13, '4', false, 'Only 3 spots available.'],
    [13, '3', true, '3 of 16 left. Available in English or French'],
    [16, '1', false, 'This time slot is fully booked.'],
  ])(
    'with %i seats taken by others and a party of %s can be chosen: %s, with the text “%s”',
    (count, guests, canBeChosen, message) => {
      expect(offerAt('3:00 PM', count, guests)).toMatchObject({ canBeChosen, message });
    },
  );

  it('exclude closed slots, but always include the slot of the booking', () => {
    expect(offerAt('10:00 AM', 0, '4', at(9 * 60 + 31))).toMatchObject({
      canBeChosen: false,
      message: 'Booking has closed',
    });
    expect(offerAt('3:00 PM', 0, '4', early, true)).toMatchObject({ canBeChosen: false });
    expect(offerAt('2:00 PM', 16, '4', at(13 * 60 + 50))).toMatchObject({
      canBeChosen: true,
      message: 'Your time now',
    });
  });
});

describe('the slots offered on a ship day', () => {
  const tour = (time: StartTime) => slotOf(time, 'Tour and Tasting');
  const wharfReturn = (time: StartTime) => timeLabel(wharfReturnMinutes(tour(time)));
  const tern = {
    ship: 'Tern',
    ashoreMinutes: 8 * 60,
    allAboardMinutes: wharfReturnMinutes(tour('2:00 PM')) + 20,
  };
  const ships = [tern, { ...tern, ship: 'Petrel', allAboardMinutes: 22 * 60 }];
  const calendar: Calendar = { isClosed: () => false, editOn: (date) => ({ date, ships }) };

  it.each([
    ['1:00 PM', 'Petrel', { tone: 'ok', text: `In time: back at wharf ${wharfReturn('1:00 PM')}` }],
    [
      '2:00 PM',
      'Tern',
      { tone: 'few', text: `Tight: back at wharf ${wharfReturn('2:00 PM')}, 20\u00a0min to\u00a0spare` },
    ],
    ['3:00 PM', 'Tern', { tone: 'no', text: 'Too late for Tern' }],
    ['3:00 PM', undefined, { tone: 'no', text: 'Too late for Tern' }],
    ['2:00 PM', undefined, { tone: 'few', text: 'Tight for Tern' }],
    ['1:00 PM', undefined, undefined],
    ['3:00 PM', notOnShip, undefined],
  ] as const)('state for the start at %s whether it suits a guest of the ship %s', (time, shipName, ship) => {
    const offers = slotOffers({
      form: formOf(booking),
      booking,
      otherBookings: {},
      now: early,
      calendar,
      shipName,
    });
    expect(offers.find(({ slot }) => slot === tour(time))?.ship).toEqual(ship);
  });
});

describe('the booking on a change form', () => {
  it('is accepted until the same minute as the booking page offers a change', () => {
    for (const minute of [14 * 60 - 1, 14 * 60]) {
      const isRefused = changeProblem(booking, same, at(minute)).form !== undefined;
      expect(isUpcoming(booking, at(minute))).toBe(!isRefused);
    }
  });
});

describe('a refused change of a booking', () => {
  const largerParty = { ...same, guestCount: 5, totalPrice: 20_000 };
  const movedBooking = { ...same, date: wednesday };

  it.each([
    ['slot-full', largerParty, 'guests'],
    ['language-taken', same, 'preferredLanguage'],
    ['slot-closed', movedBooking, 'when'],
    ['too-late', largerParty, 'guests'],
    ['too-late', { ...same, preferredLanguage: 'French' }, 'preferredLanguage'],
    ['too-late', same, 'form'],
    ['timed-out', movedBooking, 'form'],
    ['booking-cancelled', movedBooking, 'form'],
  ] as const)(
    'of kind %s is shown next to the part of the form that it concerns',
    (kind, requested, part) => {
      expect(partOfRefusal(kind, booking, requested)).toBe(part);
    },
  );

  it('is reported before it is sent if it depends only on the time', () => {
    const lastMinutes = at(14 * 60 - 20);
    expect(changeProblem(booking, largerParty, lastMinutes)).toHaveProperty('guests');
    expect(changeProblem(booking, { ...same, guestCount: 2, totalPrice: 8_000 }, lastMinutes)).toEqual({});
    expect(changeProblem(booking, { ...same, date: calendarDateFrom('2026-11-29') }, early)).toEqual({
      when: 'Sorry, we are closed on Sundays and public holidays.',
    });
  });
});

describe('the list of changes on the change form', () => {
  it('is empty if nothing on the form has changed', () => {
    expect(changesIn(booking, same)).toEqual([]);
    expect(toPayLine(booking, same)).toBe('To pay on site: 16,000 VUV, as before');
  });

  it('states the old and the new value of each change', () => {
    const requested: BookingRequest = {
      ...same,
      date: wednesday,
      time: '3:00 PM',
      tourId: 10,
      guestCount: 1,
      preferredLanguage: 'French',
      firstName: 'Anna',
      email: 'anna@example.com',
    };
    expect(changesIn(booking, requested)).toEqual([
      'Wednesday 25 November 2026, 3:00\u00a0PM instead of Tuesday 24 November 2026, 2:00\u00a0PM',
      '1 adult instead of 4',
      'In French instead of English',
      'In the name of Anna Sample instead of Ana Sample',
      'Mail to anna@example.com instead of ana.sample@example.com',
    ]);
    expect(toPayLine(booking, { guestCount: 2, totalPrice: 8_000 })).toBe(
      'To pay on site: 8,000 VUV instead of 16,000 VUV',
    );
  });

  it('shows nothing to pay for guests whose operator pays', () => {
    const operator = { companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
    const line = 'To pay on site: nothing. Sea Breeze settles it with us.';
    expect(toPayLine({ ...booking, operator }, { guestCount: 2, totalPrice: 8_000 })).toBe(line);
    expect(toPayLine({ ...booking, operator }, same)).toBe(line);
    expect(
      toPayLine(
        { ...booking, operator: { ...operator, chargingModel: 'guest_pays' } },
        { guestCount: 2, totalPrice: 8_000 },
      ),
    ).toContain('8,000 VUV');
  });

  it("shows the amount that guests owe beyond their operator's booking", () => {
    const operator = { companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
    const largerParty = { guestCount: 6, totalPrice: 24_000 };
    const line = 'To pay on site: 8,000 VUV instead of 0 VUV. Sea Breeze settles the rest with us.';
    expect(toPayLine({ ...booking, operator }, largerParty)).toBe(line);
    const booked = { guestCount: 4, totalPrice: 16_000 };
    expect(toPayLine({ ...booking, operator: { ...operator, booked } }, largerParty)).toBe(line);
    expect(toPayLine({ ...booking, ...largerParty, operator: { ...operator, booked } }, largerParty)).toBe(
      'To pay on site: 8,000 VUV, as before. Sea Breeze settles the rest with us.',
    );
  });
});
