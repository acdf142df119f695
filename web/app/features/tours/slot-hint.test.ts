import { describe, expect, it } from 'vitest';
import type { DayBookings, SlotBookings } from '../../../../shared/booking/availability.ts';
import type { LoadedDay } from '../../../../shared/booking/next-departure.ts';
import { slotOf, startTimes, type TourType, tourTypes } from '../../../../shared/booking/slots.ts';
import { calendarDateFrom, instantAt } from '../../../../shared/values/port-vila-time.ts';
import { needsDayAhead, slotHint } from './slot-hint.ts';

const monday = calendarDateFrom('2026-11-23');
const tuesday = calendarDateFrom('2026-11-24');
const tour = 'Tour and Tasting';
const full = { count: 16, language: 'English' } as const;
const english = { count: 3, language: 'English' } as const;

const booked = (times: Partial<Record<string, SlotBookings>>, type: TourType = tour): DayBookings =>
  Object.fromEntries(Object.entries(times).map(([time, slot]) => [time, { [type]: slot }]));
const everySlot = (slot: SlotBookings): DayBookings =>
  Object.fromEntries(
    startTimes.map((time) => [time, Object.fromEntries(tourTypes.map((type) => [type, slot]))]),
  );
const request = (more: { days?: readonly LoadedDay[]; guests?: number; minutes?: number }) => ({
  date: monday,
  days: more.days ?? [],
  now: instantAt(monday, more.minutes ?? 8 * 60),
  isClosed: () => false,
  guests: more.guests ?? 1,
});
const hint = (
  time: Parameters<typeof slotOf>[0],
  days: readonly LoadedDay[],
  more: { guests?: number; minutes?: number } = {},
) => slotHint(slotOf(time, tour), request({ days, ...more }))?.text;
const onMonday = (times: Parameters<typeof booked>[0]): LoadedDay => ({
  date: monday,
  bookings: booked(times),
});

describe('hint of a slot', () => {
  it('is absent where every guest can come', () => {
    expect(hint('10:00 AM', [onMonday({})])).toBeUndefined();
  });

  it('is the next slot with capacity when it is full or closed', () => {
    const day = onMonday({
      '10:00 AM': full,
      '11:00 AM': { count: 0, closed: true },
      '12:00 PM': { count: 15 },
    });
    expect(hint('10:00 AM', [day])).toBe('Next with room: 12:00 PM, 1 place');
    expect(hint('11:00 AM', [day])).toBe('Next with room: 12:00 PM, 1 place');
  });

  it('is the next one for the whole party', () => {
    const day = onMonday({ '10:00 AM': { count: 14 }, '11:00 AM': { count: 8 } });
    expect(hint('10:00 AM', [day], { guests: 3 })).toBe('Next with room for 3: 11:00 AM, 8 places');
    expect(hint('10:00 AM', [day], { guests: 2 })).toBeUndefined();
  });

  it('is the next one in the other language when the first booking has set one', () => {
    const day = onMonday({
      '10:00 AM': english,
      '2:00 PM': english,
      '3:00 PM': { count: 8, language: 'French' },
    });
    expect(hint('10:00 AM', [day])).toBe('Next tour in French: 3:00 PM, 8 places');
    expect(hint('3:00 PM', [day])).toBe('Next tour in English: 4:00 PM, 16 places');
  });

  it('names another day, with its date from a week on', () => {
    const last = onMonday({ '4:00 PM': english });
    expect(hint('4:00 PM', [last, { date: tuesday, bookings: everySlot(english) }])).toBeUndefined();
    expect(hint('4:00 PM', [last, { date: tuesday, bookings: booked({ '10:00 AM': english }) }])).toBe(
      'Next tour in French: Tuesday 2:00 PM, 16 places',
    );
    expect(hint('4:00 PM', [last, { date: calendarDateFrom('2026-12-01'), bookings: {} }])).toBe(
      'Next tour in French: Tuesday 1 December 10:00 AM, 16 places',
    );
  });

  it('is absent when booking has closed, and without availability', () => {
    const day = onMonday({ '10:00 AM': full });
    expect(hint('10:00 AM', [day], { minutes: 9 * 60 + 30 })).toBeDefined();
    expect(hint('10:00 AM', [day], { minutes: 9 * 60 + 31 })).toBeUndefined();
    expect(hint('10:00 AM', [])).toBeUndefined();
  });
});

describe('next day', () => {
  it.each<[boolean, string, Parameters<typeof request>[0]]>([
    [false, 'while the day shown is not loaded', {}],
    [false, 'when every slot suits', { days: [onMonday({})] }],
    [false, 'when the day has alternatives', { days: [onMonday({ '10:00 AM': full, '2:00 PM': english })] }],
    [true, 'when its last slot is full', { days: [onMonday({ '4:00 PM': full })] }],
    [true, 'when its last slot is in one language', { days: [onMonday({ '4:00 PM': english })] }],
    [true, 'when nothing of it is left', { days: [{ date: monday, bookings: everySlot(full) }] }],
    [true, 'when booking has closed for all of it', { days: [onMonday({})], minutes: 16 * 60 }],
  ])('%s %s', (needed, _when, more) => {
    expect(needsDayAhead(request(more))).toBe(needed);
  });
});
