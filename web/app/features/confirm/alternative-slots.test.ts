import { describe, expect, it } from 'vitest';
import {
  type BookingForm,
  blankForm,
  languageChoice,
  slotCapacityOf,
} from '#app/booking/form/booking-form.ts';
import type { DayBookings, SlotBookings } from '#shared/booking/availability.ts';
import { type StartTime, slotOf } from '#shared/booking/slots.ts';
import { listedCalendar } from '#shared/calendar/calendar.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import { calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';
import { alternativeSlots, bookableDayAfter, needsNextDay } from './alternative-slots.ts';
import { shortfallsOf } from './slot-shortfalls.ts';

const tuesday = calendarDateFrom('2026-11-24');
const wednesday = calendarDateFrom('2026-11-25');
const now = instantAt(tuesday, 8 * 60);
const type = 'Tour and Tasting';
const english = { count: 4, language: 'English' } as const;

const booked = (times: Partial<Record<StartTime, SlotBookings>>): DayBookings =>
  Object.fromEntries(Object.entries(times).map(([time, slot]) => [time, { [type]: slot }]));

function request(options: {
  time: StartTime;
  guests?: string;
  bookings?: DayBookings | undefined;
  next?: DayBookings;
}) {
  const { time, guests = '1', next } = options;
  const bookings = 'bookings' in options ? options.bookings : {};
  const form: BookingForm = { ...blankForm, guests };
  const slot = slotOf(time, type);
  const slotCapacity = slotCapacityOf(slot, bookings);
  const language = languageChoice(form, slot, slotCapacity);
  return {
    chosen: { slot, date: tuesday },
    form,
    shortfalls: shortfallsOf({ form, slotCapacity, language }),
    now,
    calendar: listedCalendar,
    days: [
      ...(bookings ? [{ date: tuesday, bookings }] : []),
      ...(next ? [{ date: wednesday, bookings: next }] : []),
    ],
  };
}

describe('alternative slots', () => {
  it.each([
    [
      'the other language, when the first booking has set one',
      {
        time: '10:00 AM',
        bookings: booked({ '10:00 AM': english, '2:00 PM': english, '3:00 PM': { count: 8 } }),
      },
      undefined,
      'Next tour in French: 3:00 PM, Port Vila time (UTC+11), 8 places',
    ],
    [
      'French, when the slot is English only',
      { time: '12:00 PM' },
      undefined,
      'Next tour in French: 2:00 PM, Port Vila time (UTC+11), 16 places',
    ],
    [
      'a slot with capacity, when this one is full',
      { time: '2:00 PM', bookings: booked({ '2:00 PM': { count: 16 }, '3:00 PM': { count: 15 } }) },
      'Next with room: 3:00 PM, Port Vila time (UTC+11), 1 place',
      undefined,
    ],
    [
      'a slot for the whole party, when this one is too small',
      {
        time: '2:00 PM',
        guests: '4',
        bookings: booked({ '2:00 PM': { count: 13 }, '3:00 PM': { count: 13 } }),
      },
      'Next with room for 4: 4:00 PM, Port Vila time (UTC+11), 16 places',
      undefined,
    ],
    [
      'the next day, if loaded',
      { time: '4:00 PM', bookings: booked({ '4:00 PM': english }), next: booked({ '10:00 AM': english }) },
      undefined,
      'Next tour in French: Wednesday 2:00 PM, Port Vila time (UTC+11), 16 places',
    ],
    [
      'nothing, when availability is not loaded',
      { time: '12:00 PM', bookings: undefined },
      undefined,
      undefined,
    ],
    ['nothing, when the chosen slot is suitable', { time: '2:00 PM' }, undefined, undefined],
  ] as const)('offer %s', (_, options, capacityText, languageText) => {
    const alternatives = alternativeSlots(request(options));
    expect([alternatives.capacity?.text, alternatives.language?.text]).toEqual([capacityText, languageText]);
  });

  it('include starts on a holiday that managers have opened', () => {
    const holiday = calendarDateFrom('2026-11-30');
    const calendar = calendarOfDay(holiday, { date: holiday, opening: 'afternoon' });
    const full = request({ time: '2:00 PM', bookings: booked({ '2:00 PM': { count: 16 } }) });
    const chosen = { ...full.chosen, date: holiday };
    const days = full.days.map((day) => ({ ...day, date: holiday }));
    expect(alternativeSlots({ ...full, chosen, days }).capacity).toBeUndefined();
    expect(alternativeSlots({ ...full, chosen, days, calendar }).capacity?.departure.slot.time).toBe(
      '3:00 PM',
    );
    expect(bookableDayAfter(calendarDateFrom('2026-11-28'), now, calendar)).toBe(holiday);
  });

  it('name the requested language only when the chosen slot is not available in it', () => {
    expect(alternativeSlots(request({ time: '12:00 PM' })).language?.preferredLanguage).toBe('French');
    const full = request({ time: '2:00 PM', bookings: booked({ '2:00 PM': { count: 16 } }) });
    expect(alternativeSlots(full).capacity?.preferredLanguage).toBeUndefined();
  });
});

describe('the bookable day after the chosen one', () => {
  it.each([
    [false, { time: '2:00 PM' }],
    [false, { time: '12:00 PM' }],
    [false, { time: '4:00 PM', bookings: undefined }],
    [true, { time: '4:00 PM', bookings: booked({ '4:00 PM': english }) }],
    [true, { time: '4:00 PM', bookings: booked({ '4:00 PM': { count: 16 } }) }],
  ] as const)('has to be loaded to suggest alternatives (%s) for the request %j', (needed, options) => {
    expect(needsNextDay(request(options))).toBe(needed);
  });

  it('is never a closed day, and is undefined at the end of the booking window', () => {
    expect(bookableDayAfter(tuesday, now, listedCalendar)).toBe(wednesday);
    expect(bookableDayAfter(calendarDateFrom('2026-11-28'), now, listedCalendar)).toBe('2026-12-01');
    expect(bookableDayAfter(calendarDateFrom('2027-02-24'), now, listedCalendar)).toBeUndefined();
  });
});
