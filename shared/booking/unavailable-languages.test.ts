import { describe, expect, it } from 'vitest';
import type { DayBookings, SlotBookings } from './availability.ts';
import { languagesAt } from './language.ts';
import { type Slot, slots } from './slots.ts';
import { unavailableLanguages } from './unavailable-languages.ts';

const frenchSlots = slots.filter(({ time }) => languagesAt(time).includes('French'));

function bookEach(starts: readonly Slot[], booked: SlotBookings): DayBookings {
  const day: DayBookings = {};
  for (const { time, type } of starts) day[time] = { ...day[time], [type]: booked };
  return day;
}
const oneEnglish: SlotBookings = { count: 1, language: 'English' };

describe('the languages unavailable on a day', () => {
  it('include French once every start that may be in French has one guest in English', () => {
    expect(unavailableLanguages(slots, bookEach(frenchSlots, oneEnglish))).toEqual([
      { language: 'French', starts: 8, guests: 8 },
    ]);
  });

  it('leave out French while one start has no guests or runs in French', () => {
    expect(unavailableLanguages(slots, bookEach(frenchSlots.slice(1), oneEnglish))).toEqual([]);
    const oneFrench = { count: 1, language: 'French' } as const;
    const day = bookEach(frenchSlots, oneEnglish);
    day['10:00 AM'] = { ...day['10:00 AM'], 'Tour and Tasting': oneFrench };
    expect(unavailableLanguages(slots, day)).toEqual([]);
  });

  it('leave out French if the starts have four or more guests on average, all in English', () => {
    expect(unavailableLanguages(slots, bookEach(frenchSlots, { count: 4, language: 'English' }))).toEqual([]);
    expect(
      unavailableLanguages(slots, bookEach(frenchSlots, { count: 3, language: 'English' })),
    ).toHaveLength(1);
  });

  it('are determined without the starts that staff have closed', () => {
    const [first, ...others] = frenchSlots;
    if (first === undefined) throw new Error('No start may be French');
    const day = bookEach(others, oneEnglish);
    day[first.time] = { ...day[first.time], [first.type]: { count: 0, closed: true } };
    expect(unavailableLanguages(slots, day)).toEqual([{ language: 'French', starts: 7, guests: 7 }]);
    expect(unavailableLanguages(slots, bookEach(slots, { count: 0, closed: true }))).toEqual([]);
  });

  it('are an empty list on a day without starts', () => {
    expect(unavailableLanguages([], {})).toEqual([]);
  });

  it('include English if every start of the day runs in French', () => {
    expect(
      unavailableLanguages(frenchSlots, bookEach(frenchSlots, { count: 1, language: 'French' })),
    ).toEqual([{ language: 'English', starts: 8, guests: 8 }]);
  });
});
