import { describe, expect, it } from 'vitest';
import type { DayBookings, SlotBookings } from '#shared/booking/availability.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { startTimes, tourTypes } from '#shared/booking/slots.ts';
import { calendarFrom } from '#shared/calendar/edited-calendar.ts';
import { calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';
import { dayHints, needsNextDay } from './day-hint.ts';
import { slotViews } from './use-tours.ts';

const date = calendarDateFrom('2026-11-23');
const tuesday = calendarDateFrom('2026-11-24');

interface Party {
  guests?: number;
  language?: TourLanguage;
}

const everySlot = (slot: SlotBookings): DayBookings =>
  Object.fromEntries(
    startTimes.map((time) => [time, Object.fromEntries(tourTypes.map((type) => [type, slot]))]),
  );
const viewsOf = (reply: DayBookings, { guests, language }: Party, hour = 8) =>
  slotViews(
    { date, day: { status: 'ready', reply }, now: instantAt(date, hour * 60), guests, language },
    { tourType: undefined, slot: undefined },
  );
const hints = (reply: DayBookings, party: Party, nextDay: DayBookings | undefined = {}) =>
  dayHints(viewsOf(reply, party), tourTypes, {
    date,
    nextDay: nextDay && { date: tuesday, bookings: nextDay },
    now: instantAt(date, 8 * 60),
    calendar: calendarFrom([], []),
    guests: party.guests,
    language: party.language,
  }).map(({ text }) => text);

const english = { count: 10, language: 'English' } as const;

describe('the link to another day', () => {
  it('is absent if at least half of the starts suit the party', () => {
    expect(hints({}, { language: 'French' })).toEqual([]);
    expect(hints(everySlot(english), { guests: 6 })).toEqual([]);
  });

  it('is one line with the number of guests and the language of the party', () => {
    expect(hints(everySlot(english), { guests: 7 })).toEqual([
      'Next Tour and Tasting with room for 7: Tuesday 10:00 AM, 16 places',
    ]);
    expect(hints(everySlot(english), { guests: 2, language: 'French' })).toEqual([
      'Next Tour and Tasting in French with room for 2: Tuesday 10:00 AM, 16 places',
    ]);
  });

  it('leads to a start with room for the party, and is absent if that day has none', () => {
    const nextDay = { '10:00 AM': { 'Tour and Tasting': { count: 12 } } };
    expect(hints(everySlot(english), { guests: 7 }, nextDay)).toEqual([
      'Next Tour and Tasting with room for 7: Tuesday 11:00 AM, 16 places',
    ]);
    expect(hints(everySlot(english), { guests: 7 }, everySlot(english))).toEqual([]);
  });

  it('appears once for each tour type if the day is fully booked', () => {
    expect(hints(everySlot({ count: 16 }), {})).toHaveLength(2);
  });
});

it('the tours page loads the next day only if it may suggest that day', () => {
  expect(needsNextDay(viewsOf({}, {}))).toBe(false);
  expect(needsNextDay(viewsOf({}, {}, 17))).toBe(true);
  expect(needsNextDay(viewsOf(everySlot(english), { guests: 7 }))).toBe(true);
  expect(needsNextDay([])).toBe(false);
});
