import { describe, expect, it } from 'vitest';
import type { Refusal } from '../problems/problems.ts';
import { type CalendarDate, calendarDateFrom } from '../values/port-vila-time.ts';
import { instantOf, moments, nameOf, timetable, triedTours } from './bookable-tours.testing.ts';
import { bookingRefusal, cancelRefusal, changeRefusal, type RequestedTour } from './booking-request.ts';

const at = (text: string) => new Date(`${text}+11:00`);

describe('bookingRefusal', () => {
  it.each(moments.map((moment) => [moment.label, moment] as const))(
    'accepts exactly the tours that an independent model accepts, at %s',
    (_, moment) => {
      const now = instantOf(moment);
      const tries = triedTours(moment);
      const accepted = tries
        .map(({ tried }) => ({ ...tried, date: tried.date as CalendarDate }))
        .filter((tried) => bookingRefusal(tried, now) === undefined)
        .map(nameOf);
      const expected = tries.filter((tried) => tried.accepted).map(({ tried }) => nameOf(tried));
      expect(expected.length).toBeGreaterThan(1000);
      expect(accepted).toEqual(expected);
    },
  );
});

const validRequest: RequestedTour = {
  tourId: 0,
  tourType: 'Tour and Tasting',
  date: calendarDateFrom('2026-11-24'),
  time: '10:00 AM',
  preferredLanguage: 'English',
  guestCount: 2,
  totalPrice: 8000,
};
const refusalOf = (changes: Partial<RequestedTour>, now = '2026-11-21T10:00:00') =>
  bookingRefusal({ ...validRequest, ...changes }, at(now));
const onDate = (date: string) => ({ date: calendarDateFrom(date) });

describe('a booking request', () => {
  it('is accepted when valid', () => expect(refusalOf({})).toBeUndefined());

  const closed = 'Sorry, we are closed on Sundays and public holidays.';
  const atLeastOne = 'Please book for at least 1 adult.';
  const tooMany =
    'We take up to 16 guests in one slot. For a larger group, e-mail events@example.com or use the event enquiry form on the contact page.';
  const mismatch = 'The tour chosen does not fit its time and type. Please choose the time again.';
  const price = 'The price of this booking is 8,000 VUV. Please reload the page and try again.';
  const english = 'Tours between 11 AM and 2 PM are only available in English';
  const frenchAtEleven = { tourId: 2, time: '11:00 AM', preferredLanguage: 'French' } as const;

  it.each<[string, Partial<RequestedTour>, string, string, string?]>([
    ['no guests', { guestCount: 0, totalPrice: 0 }, 'invalid-input', atLeastOne],
    [
      'half a guest',
      { guestCount: 1.5, totalPrice: 6000 },
      'invalid-input',
      'Please book for a whole number of adults.',
    ],
    ['seventeen guests', { guestCount: 17, totalPrice: 68_000 }, 'invalid-input', tooMany],
    ['the id of another slot', { tourId: 1 }, 'invalid-input', mismatch],
    ['an unknown slot id', { tourId: 14 }, 'invalid-input', mismatch],
    ['yesterday', onDate('2026-11-20'), 'not-bookable', 'This day has passed. Please choose another one.'],
    ['a Sunday', onDate('2026-11-22'), 'not-bookable', closed],
    ['a public holiday', onDate('2026-12-25'), 'not-bookable', closed],
    ['an observed holiday', onDate('2026-11-30'), 'not-bookable', closed],
    [
      'a listed closure',
      onDate('2025-10-11'),
      'not-bookable',
      'Closed on Saturday 11 October: Private event.',
      '2025-10-01T10:00:00',
    ],
    [
      'a day past the window',
      onDate('2027-02-23'),
      'not-bookable',
      'Tours can be booked up to 3 months ahead.',
    ],
    [
      'a Saturday morning',
      onDate('2026-11-28'),
      'not-bookable',
      'On this day tours start at 12:00 PM, Port Vila time (UTC+11).',
    ],
    ['French at eleven', frenchAtEleven, 'not-bookable', english],
    ['an outdated price', { totalPrice: 7999 }, 'price-changed', price],
    ['the price of one for two', { totalPrice: 4000 }, 'price-changed', price],
  ])('for %s is refused', (_, changes, kind, message, now) => {
    expect(refusalOf(changes, now)).toMatchObject({ kind, message });
  });

  it.each<[Partial<RequestedTour>, Partial<Refusal>]>([
    [{ tourId: 1 }, { kind: 'invalid-input', reason: 'slotMismatch' }],
    [onDate('2026-11-20'), { kind: 'not-bookable', reason: 'pastDay' }],
    [onDate('2026-11-22'), { kind: 'not-bookable', reason: 'closedDay' }],
    [onDate('2027-02-23'), { kind: 'not-bookable', reason: 'outsideWindow' }],
    [onDate('2026-11-28'), { kind: 'not-bookable', reason: 'notOnThisDay' }],
    [frenchAtEleven, { kind: 'not-bookable', reason: 'englishOnlyAtNoon' }],
    [{ totalPrice: 7999 }, { kind: 'price-changed', about: 8000 }],
  ])('with %j is refused with the kind and the name of the reason', (changes, refusal) => {
    const actual = refusalOf(changes);
    expect({ ...actual, message: '' }).toEqual({ ...refusal, message: '' });
  });

  it('is too late one millisecond past the cut-off', () => {
    expect(refusalOf({}, '2026-11-24T09:30:00.000')).toBeUndefined();
    expect(refusalOf({}, '2026-11-24T09:30:00.001')).toEqual({
      kind: 'too-late',
      reason: 'cutOffPassed',
      message: 'Booking for this tour closes 30 minutes before it starts. Please choose a later time.',
    });
  });

  it('requires the tour id, time and tour type of the same slot', () => {
    for (const slot of timetable) {
      for (let tourId = -1; tourId <= 14; tourId += 1) {
        const refusal = refusalOf({
          tourId,
          time: slot.time,
          tourType: slot.type,
          guestCount: 1,
          totalPrice: slot.priceVuv,
        });
        expect(refusal?.kind, `${slot.id} as ${tourId}`).toBe(
          tourId === slot.id ? undefined : 'invalid-input',
        );
      }
    }
  });
});

describe('a booking', () => {
  it.each([
    ['2026-11-24T09:59:59.999', undefined],
    ['2026-11-24T10:00:00.000', 'too-late'],
    ['2026-11-25T00:00:00.000', 'too-late'],
    ['2026-11-01T00:00:00.000', undefined],
  ])('for 10:00 AM on 24 November 2026 can be cancelled until it starts: tried at %s', (now, kind) => {
    expect(cancelRefusal(validRequest, at(now))?.kind).toBe(kind);
  });

  it.each([
    ['2026-11-24T09:59:59.999', undefined, undefined],
    ['2026-11-24T10:00:00.000', 'too-late', undefined],
    ['2026-11-24T10:59:59.999', 'too-late', undefined],
    ['2026-11-24T11:00:00.000', 'too-late', 'too-late'],
  ])(
    'for 10:00 AM on 24 November 2026 can be changed by guests until it starts and by staff until it ends: tried at %s',
    (now, guests, staff) => {
      const fewerGuests = { ...validRequest, guestCount: 1, totalPrice: 4000 };
      const moreGuests = { ...validRequest, guestCount: 2, totalPrice: 8000 };
      expect(changeRefusal(moreGuests, fewerGuests, at(now))?.kind).toBe(guests);
      for (const [before, after] of [
        [moreGuests, fewerGuests],
        [fewerGuests, moreGuests],
      ] as const) {
        expect(changeRefusal(before, after, at(now), 'staff')?.kind).toBe(staff);
      }
    },
  );

  it('with a price other than the list price can be changed at that price by staff, but not by guests', () => {
    const other = { ...validRequest, totalPrice: validRequest.totalPrice - 1 };
    expect(changeRefusal(other, other, at('2026-11-24T09:00:00.000'))?.kind).toBe('price-changed');
    expect(changeRefusal(other, other, at('2026-11-24T09:00:00.000'), 'staff')).toBeUndefined();
  });
});
