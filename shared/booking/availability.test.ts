import { describe, expect, it } from 'vitest';
import { calendarDateFrom } from '../values/port-vila-time.ts';
import { type SlotBookings, slotAvailability } from './availability.ts';
import { isPastCutOff } from './cut-off.ts';
import { slotOf, startTimes } from './slots.ts';
import { startOf } from './start-and-end.ts';

const tuesday = calendarDateFrom('2026-11-24');
const at = (text: string) => new Date(`${text}+11:00`);
const earlyMorning = at('2026-11-24T08:00:00');
const ten = slotOf('10:00 AM', 'Tour and Tasting');

const availabilityOf = (bookings: SlotBookings | undefined, now = earlyMorning, slot = ten) =>
  slotAvailability(slot, tuesday, bookings, now);

describe('the availability of a slot', () => {
  it.each([
    [0, 16, 'ok', 'Available', true],
    [1, 15, 'ok', 'Available', true],
    [7, 9, 'ok', 'Available', true],
    [8, 8, 'some', 'Some places left', true],
    [11, 5, 'some', 'Some places left', true],
    [12, 4, 'few', 'Few places left', true],
    [15, 1, 'few', 'Few places left', true],
    [16, 0, 'no', 'Unavailable', false],
    [17, 0, 'no', 'Unavailable', false],
  ] as const)(
    'with %i guests booked is %i seats, in the tone %s, labelled %s',
    (count, remaining, tone, label, available) => {
      expect(availabilityOf({ count })).toMatchObject({ remaining, tone, label, available });
    },
  );

  it('is sixteen seats without bookings', () => {
    expect(availabilityOf(undefined)).toEqual({
      available: true,
      remaining: 16,
      tone: 'ok',
      label: 'Available',
      languageLabel: 'Available in English or French',
    });
  });

  it('is "Unavailable" when staff have closed the slot, regardless of bookings', () => {
    expect(availabilityOf({ count: 0, closed: true })).toMatchObject({
      available: false,
      tone: 'no',
      label: 'Unavailable',
    });
    expect(availabilityOf({ count: 12, closed: true })).toMatchObject({
      available: false,
      tone: 'no',
      label: 'Unavailable',
    });
  });

  it.each([
    ['10:00 AM', undefined, 'Available in English or French'],
    ['11:00 AM', undefined, 'Available in English'],
    ['12:00 PM', undefined, 'Available in English'],
    ['1:00 PM', undefined, 'Available in English'],
    ['2:00 PM', undefined, 'Available in English or French'],
    ['3:00 PM', 'French', 'In French'],
    ['12:00 PM', 'English', 'In English'],
  ] as const)('at %s with the language %s has the language label "%s"', (time, language, label) => {
    const bookings = language && { count: 2, language };
    expect(availabilityOf(bookings, earlyMorning, slotOf(time, 'Cellar Door Tasting')).languageLabel).toBe(
      label,
    );
  });
});

describe('the booking cut-off', () => {
  it.each([
    ['10:00 AM', '09:30'],
    ['11:00 AM', '10:30'],
    ['12:00 PM', '11:30'],
    ['1:00 PM', '12:30'],
    ['2:00 PM', '13:30'],
    ['3:00 PM', '14:30'],
    ['4:00 PM', '15:30'],
  ] as const)('for the start at %s is at %s, to the millisecond', (time, cutOff) => {
    const instant = at(`2026-11-24T${cutOff}:00`).getTime();
    const pastStates = [-1, 0, 1].map((offset) => isPastCutOff(tuesday, time, new Date(instant + offset)));
    expect(pastStates).toEqual([false, false, true]);
    expect(availabilityOf(undefined, new Date(instant), slotOf(time, 'Tour and Tasting')).available).toBe(
      true,
    );
    expect(availabilityOf(undefined, new Date(instant + 1), slotOf(time, 'Tour and Tasting'))).toMatchObject({
      available: false,
      tone: 'no',
    });
  });

  it('of a start has passed on the next day, and not on the day before', () => {
    for (const time of startTimes) {
      expect(isPastCutOff(tuesday, time, at('2026-11-23T23:59:59.999'))).toBe(false);
      expect(isPastCutOff(tuesday, time, at('2026-11-25T00:00:00.000'))).toBe(true);
    }
  });

  it('is measured from starts in Port Vila time', () => {
    expect(startOf(tuesday, '10:00 AM')).toEqual(new Date('2026-11-23T23:00:00Z'));
    expect(startOf(tuesday, '4:00 PM')).toEqual(new Date('2026-11-24T05:00:00Z'));
  });
});
