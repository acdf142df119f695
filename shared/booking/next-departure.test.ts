import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFrom } from '../calendar/edited-calendar.ts';
import { addDays, calendarDateFrom, instantAt } from '../values/port-vila-time.ts';
import type { DayBookings, SlotBookings } from './availability.ts';
import { type LoadedDay, nextDeparture } from './next-departure.ts';
import { type StartTime, slotOf, slots, startTimes, type TourType, tourTypes } from './slots.ts';

const monday = calendarDateFrom('2026-11-23');
const tuesday = calendarDateFrom('2026-11-24');
const saturday = calendarDateFrom('2026-11-28');
const now = instantAt(monday, 8 * 60);
const tour = 'Tour and Tasting';
const full: SlotBookings = { count: 16, language: 'English' };

type Booked = Partial<Record<StartTime, SlotBookings>>;
const loadedDay = (date: LoadedDay['date'], booked: Booked = {}, type: TourType = tour): LoadedDay => ({
  date,
  bookings: Object.fromEntries(Object.entries(booked).map(([time, slot]) => [time, { [type]: slot }])),
});
const fullDay = (date: LoadedDay['date']) =>
  loadedDay(date, Object.fromEntries(startTimes.map((time) => [time, full])));
const departureAt = (time: StartTime, date = monday) => ({ date, slot: slotOf(time, tour) });

const next = (query: Partial<Parameters<typeof nextDeparture>[0]>) => {
  const departure = nextDeparture({ type: tour, days: [], now, ...query });
  return departure && `${departure.date} ${departure.slot.time}, ${departure.remaining}`;
};

describe('the next departure', () => {
  it.each<[string, Parameters<typeof next>[0], string | undefined]>([
    [
      'is the next start of the day',
      { after: departureAt('10:00 AM'), days: [loadedDay(monday)] },
      '2026-11-23 11:00 AM, 16',
    ],
    [
      'skips full slots',
      {
        after: departureAt('10:00 AM'),
        days: [loadedDay(monday, { '11:00 AM': full, '12:00 PM': { count: 5 } })],
      },
      '2026-11-23 12:00 PM, 11',
    ],
    [
      'skips slots closed by staff',
      {
        after: departureAt('10:00 AM'),
        days: [loadedDay(monday, { '11:00 AM': { count: 0, closed: true } })],
      },
      '2026-11-23 12:00 PM, 16',
    ],
    [
      'has enough free places for the party',
      { after: departureAt('10:00 AM'), guests: 4, days: [loadedDay(monday, { '11:00 AM': { count: 13 } })] },
      '2026-11-23 12:00 PM, 16',
    ],
    [
      'is outside the English-only hours for a party in French',
      { after: departureAt('10:00 AM'), preferredLanguage: 'French', days: [loadedDay(monday)] },
      '2026-11-23 2:00 PM, 16',
    ],
    [
      'may be a start already scheduled in French for a party in French',
      {
        after: departureAt('2:00 PM'),
        preferredLanguage: 'French',
        days: [loadedDay(monday, { '3:00 PM': { count: 8, language: 'French' } })],
      },
      '2026-11-23 3:00 PM, 8',
    ],
    [
      'is never a start already scheduled in English for a party in French',
      {
        after: departureAt('2:00 PM'),
        preferredLanguage: 'French',
        days: [loadedDay(monday, { '3:00 PM': { count: 1, language: 'English' } })],
      },
      '2026-11-23 4:00 PM, 16',
    ],
    ['is never the given departure', { after: departureAt('4:00 PM'), days: [loadedDay(monday)] }, undefined],
    [
      'is on the next day when nothing is left today',
      { after: departureAt('4:00 PM'), days: [loadedDay(tuesday), loadedDay(monday)] },
      '2026-11-24 10:00 AM, 16',
    ],
    [
      'is the first of all loaded days when no start is given',
      { days: [fullDay(monday), loadedDay(tuesday)] },
      '2026-11-24 10:00 AM, 16',
    ],
    [
      'is at noon at the earliest on a Saturday',
      { after: departureAt('4:00 PM'), days: [loadedDay(monday), loadedDay(saturday)] },
      '2026-11-28 12:00 PM, 16',
    ],
    [
      'skips starts whose booking cut-off has passed',
      { after: departureAt('10:00 AM'), days: [loadedDay(monday)], now: instantAt(monday, 11 * 60 + 31) },
      '2026-11-23 1:00 PM, 16',
    ],
    [
      'skips closed days',
      {
        after: departureAt('4:00 PM'),
        days: [loadedDay(monday), loadedDay(tuesday), loadedDay(addDays(tuesday, 1))],
        calendar: calendarFrom([{ date: tuesday, name: 'Cyclone' }], []),
      },
      '2026-11-25 10:00 AM, 16',
    ],
    [
      'skips public holidays and Sundays',
      { days: [loadedDay(calendarDateFrom('2026-11-29')), loadedDay(calendarDateFrom('2026-11-30'))] },
      undefined,
    ],
    ['is within the booking window', { days: [loadedDay(calendarDateFrom('2027-02-24'))] }, undefined],
    ['is unknown while no bookings are loaded', { after: departureAt('10:00 AM') }, undefined],
  ])('%s', (_, query, expected) => {
    expect(next(query)).toBe(expected);
  });
});

describe('the next departure for any bookings', () => {
  const language = fc.constantFrom('English' as const, 'French' as const);
  const slotBookings: fc.Arbitrary<SlotBookings> = fc.record(
    { count: fc.integer({ min: 0, max: 16 }), language, closed: fc.constant(true as const) },
    { requiredKeys: ['count'] },
  );
  const bookings: fc.Arbitrary<DayBookings> = fc
    .array(fc.option(slotBookings, { nil: undefined }), { minLength: 14, maxLength: 14 })
    .map((all) => {
      const booked: Record<string, Partial<Record<TourType, SlotBookings>>> = {};
      slots.forEach(({ id, time, type }) => {
        const slotEntry = all[id];
        if (slotEntry) booked[time] = { ...booked[time], [type]: slotEntry };
      });
      return booked;
    });
  const week = fc
    .array(bookings, { minLength: 1, maxLength: 7 })
    .map((all) => all.map((dayBookings, index) => ({ date: addDays(monday, index), bookings: dayBookings })));
  const queries = fc.record({
    type: fc.constantFrom(...tourTypes),
    startId: fc.integer({ min: 0, max: 6 }),
    guests: fc.integer({ min: 1, max: 16 }),
    preferredLanguage: fc.option(language, { nil: undefined }),
    minutes: fc.integer({ min: 0, max: 1439 }),
    days: week,
  });

  /** Independent model: every matching start by literal hours, without product code. */
  function matchingStarts(
    request: typeof queries extends fc.Arbitrary<infer Request> ? Request : never,
  ): string[] {
    const hours = [10, 11, 12, 13, 14, 15, 16];
    return request.days.flatMap(({ date, bookings: booked }) =>
      hours.flatMap((hour, index) => {
        const time = startTimes[index] as StartTime;
        const {
          count,
          language: setLanguage,
          closed,
        } = booked[time]?.[request.type] ?? ({ count: 0 } as SlotBookings);
        const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
        const isScheduled = weekday !== 0 && (weekday !== 6 || hour >= 12);
        const isBeforeCutOff = date > monday || request.minutes <= hour * 60 - 30;
        const startsLater = date > monday || index > request.startId;
        const allowsFrench = hour < 11 || hour >= 14;
        const hasLanguage =
          request.preferredLanguage === undefined ||
          ((setLanguage === undefined || setLanguage === request.preferredLanguage) &&
            (request.preferredLanguage === 'English' || allowsFrench));
        const isMatch =
          isScheduled &&
          isBeforeCutOff &&
          startsLater &&
          hasLanguage &&
          !closed &&
          16 - count >= request.guests;
        return isMatch ? [`${date} ${time}`] : [];
      }),
    );
  }

  it('is the first start that fits the request, regardless of the order in which the days are loaded', () => {
    fc.assert(
      fc.property(queries, fc.boolean(), (request, reversed) => {
        const { type, startId, guests, preferredLanguage, minutes, days } = request;
        const departure = nextDeparture({
          type,
          after: { date: monday, slot: slotOf(startTimes[startId] as StartTime, type) },
          guests,
          ...(preferredLanguage ? { preferredLanguage } : {}),
          days: reversed ? days.toReversed() : days,
          now: instantAt(monday, minutes),
        });
        expect(departure && `${departure.date} ${departure.slot.time}`).toBe(matchingStarts(request)[0]);
        if (departure) expect(departure.slot.type).toBe(type);
      }),
      { numRuns: 300 },
    );
  });
});
