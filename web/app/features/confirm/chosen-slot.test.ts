import { describe, expect, it } from 'vitest';
import { blankForm } from '#app/booking/form/booking-form.ts';
import { slotOf, slots } from '#shared/booking/slots.ts';
import { calendarDateFrom, instantAt } from '#shared/values/port-vila-time.ts';
import { guestsIn, languageIn, readChosenSlot, slotProblem, toursPath } from './chosen-slot.ts';

const good = { date: '2026-11-24', time: '2:00 PM', tourId: '8', tourType: 'Tour and Tasting' };
const readSlot = (change: Record<string, string | undefined>) => {
  const params = new URLSearchParams(good);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
  return readChosenSlot(params);
};

describe('the slot chosen in a link to the booking form', () => {
  it.each(slots)('is read from the time, the slot id and the tour type of slot $id', (slot) => {
    const { id, time, type } = slot;
    expect(readSlot({ time, tourId: String(id), tourType: type })).toEqual({
      chosen: { slot, date: '2026-11-24' },
    });
  });

  it.each(['date', 'time', 'tourId', 'tourType'])('is refused when the link lacks %s', (name) => {
    expect(readSlot({ [name]: undefined })).toEqual({ problem: 'Missing booking information' });
    expect(readSlot({ [name]: '' })).toEqual({ problem: 'Missing booking information' });
  });

  it('is read from a link that calls the tasting Tasting Only', () => {
    expect(readSlot({ tourId: '9', tourType: 'Tasting Only' })).toMatchObject({
      chosen: { slot: { id: 9 } },
    });
  });

  it('is refused for an unknown type of tour', () => {
    expect(readSlot({ tourType: 'Boat trip' })).toEqual({ problem: 'Invalid tour type' });
  });

  it.each([{ date: '2026-02-30' }, { time: '9:00 AM' }, { tourId: '9' }, { tourId: '8.0' }, { tourId: 'x' }])(
    'is refused, and the guest asked to choose again, if the link contains %j',
    (change) => {
      expect(readSlot(change)).toHaveProperty('problem', expect.stringContaining('Please choose'));
    },
  );
});

describe('the problem with a chosen slot', () => {
  const now = instantAt(calendarDateFrom('2026-11-24'), 10 * 60 + 31);
  const problem = (date: string, time: '10:00 AM' | '11:00 AM' | '12:00 PM') =>
    slotProblem({ slot: slotOf(time, 'Tour and Tasting'), date: calendarDateFrom(date) }, now);

  it.each([
    ['2026-11-24', '12:00 PM', undefined],
    ['2026-11-24', '11:00 AM', 'Booking for this tour closes 30 minutes'],
    ['2026-11-23', '12:00 PM', 'This day has passed'],
    ['2026-11-29', '12:00 PM', 'Sorry, we are closed on Sundays and public holidays.'],
    ['2026-11-28', '11:00 AM', 'On this day tours start at 12:00 PM, Port Vila time (UTC+11).'],
    ['2027-02-25', '12:00 PM', 'Tours can be booked up to 3 months ahead.'],
  ] as const)('on %s at %s is shown as: %s', (date, time, message) => {
    if (message === undefined) expect(problem(date, time)).toBeUndefined();
    else expect(problem(date, time)).toContain(message);
  });
});

describe('the number of guests in a link to the booking form', () => {
  it.each([
    ['3', '3'],
    ['16', '16'],
    ['17', '1'],
    ['0', '1'],
    ['2.5', '1'],
    ['', '1'],
  ])('%j is shown in the form as %j', (text, guests) => {
    expect(guestsIn(new URLSearchParams({ guests: text }))).toBe(guests);
  });
});

describe('the language in a link to the booking form', () => {
  it.each([
    ['preferredLanguage=French', 'French'],
    ['preferredLanguage=English', 'English'],
    ['preferredLanguage=Bislama', undefined],
    ['', undefined],
  ])('for the query %j is %s', (query, language) => {
    expect(languageIn(new URLSearchParams(query))).toBe(language);
  });
});

describe('the link from the booking form back to the start times', () => {
  const chosen = { slot: slotOf('2:00 PM', 'Tour and Tasting'), date: calendarDateFrom('2026-11-24') };

  it.each([
    ['the party', { guests: '3' }, undefined, '&guests=3'],
    ['no number of guests if it is invalid', { guests: '17' }, undefined, ''],
    ['the requested language', {}, 'English', '&guests=1&preferredLanguage=English'],
    [
      'the language chosen in the form instead of the requested one',
      { preferredLanguage: 'French' },
      'English',
      '&guests=1&preferredLanguage=French',
    ],
    [
      'the language chosen in the form when none was requested',
      { preferredLanguage: 'French' },
      undefined,
      '&guests=1&preferredLanguage=French',
    ],
    ['no language if none was chosen', {}, undefined, '&guests=1'],
  ] as const)('contains %s', (_, changes, requestedLanguage, query) => {
    expect(toursPath(chosen, { ...blankForm, ...changes }, requestedLanguage)).toBe(
      `/tours?date=2026-11-24${query}#chosen-day`,
    );
  });
});
