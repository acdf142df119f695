import { describe, expect, it } from 'vitest';
import { readBookingLink } from '#shared/booking/booking-link.ts';
import { slots } from '#shared/booking/slots.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { addressOfLink, couponIn, readToursSearch, withDeparture, withToursSearch } from './tours-search.ts';

const params = (text: string) => new URLSearchParams(text);

describe('the URL of the tours page', () => {
  it('sets the day and the tour type, even if it calls the tasting Tasting Only', () => {
    expect(readToursSearch(params('date=2026-11-24&tourType=Tour+and+Tasting'))).toEqual({
      date: '2026-11-24',
      tourType: 'Tour and Tasting',
    });
    expect(readToursSearch(params('tourType=Tasting%20Only')).tourType).toBe('Cellar Door Tasting');
  });

  it.each(['', 'date=2026-02-30', 'date=24.11.2026', 'date=', 'tourType=All+Tours', 'tourType=constructor'])(
    'has no effect with invalid values: %j',
    (text) => {
      expect(readToursSearch(params(text))).toEqual({ date: undefined, tourType: undefined });
    },
  );

  it('changes one parameter and keeps the rest', () => {
    const initial = params('tourType=Tour+and+Tasting&guests=3');
    const changed = withToursSearch(initial, { date: readToursSearch(params('date=2026-11-24')).date });
    expect(changed.toString()).toBe('tourType=Tour+and+Tasting&guests=3&date=2026-11-24');
    expect(withToursSearch(changed, { tourType: undefined }).toString()).toBe('guests=3&date=2026-11-24');
    const inFrench = withToursSearch(params('guests=3'), { guests: 4, preferredLanguage: 'French' });
    expect(inFrench.toString()).toBe('guests=4&preferredLanguage=French');
    expect(readToursSearch(inFrench)).toMatchObject({ guests: 4, preferredLanguage: 'French' });
    expect(readToursSearch(params('preferredLanguage=German')).preferredLanguage).toBeUndefined();
  });
});

describe('the slot highlighted by the URL', () => {
  it('is read from a valid slot id, including 0', () => {
    for (const slot of slots) expect(readToursSearch(params(`tourId=${slot.id}`)).slot).toBe(slot);
    for (const id of ['', '14', '-1', '1e0', 'x', ' 1'])
      expect(readToursSearch(params(`tourId=${id}`)).slot).toBeUndefined();
  });

  it('is removed when the guest chooses another day or tour type', () => {
    const highlightedParams = params('date=2026-11-24&tourId=0&guests=3&linkProblem=tour');
    const date = calendarDateFrom('2026-11-25');
    expect(withToursSearch(highlightedParams, { date }).toString()).toBe('date=2026-11-25&guests=3');
    expect(withToursSearch(highlightedParams, { tourType: undefined }).toString()).toBe(
      'date=2026-11-24&guests=3',
    );
  });

  it('changes together with the day when the guest follows a link to another start, while filter and guests stay', () => {
    const departure = {
      date: calendarDateFrom('2026-11-25'),
      slot: slots[0] as (typeof slots)[0],
      remaining: 8,
    };
    expect(
      withDeparture(
        params('tourType=Tour+and+Tasting&guests=3&date=2026-11-24&tourId=8'),
        departure,
      ).toString(),
    ).toBe('tourType=Tour+and+Tasting&guests=3&date=2026-11-25&tourId=0');
  });
});

describe('a booking link of a hotel', () => {
  const follow = (tourId: string, guests: string, date: string) =>
    addressOfLink(readBookingLink({ tourId, guests, date }));

  it('opens the day that it names, with the tour type, the guests and the slot', () => {
    const address = follow('0', '3', '2026-11-24');
    expect(address).toBe('/tours?date=2026-11-24&tourType=Tour+and+Tasting&tourId=0&guests=3');
    expect(readToursSearch(params(address.split('?')[1] ?? ''))).toEqual({
      date: '2026-11-24',
      tourType: 'Tour and Tasting',
      slot: slots[0],
      guests: 3,
    });
    expect(follow('13', '16', '2026-11-24')).toContain('tourType=Cellar+Door+Tasting&tourId=13&guests=16');
  });

  it.each([
    ['14', '3', '2026-11-24', 'tour'],
    ['0', '0', '2026-11-24', 'guests'],
    ['0', '17', '2026-11-24', 'group'],
    ['0', '3', '2026-02-30', 'date'],
  ])('with %s/%s/%s opens the page with an error about the %s', (tourId, guests, date, problem) => {
    const address = follow(tourId, guests, date);
    expect(address).toBe(`/tours?linkProblem=${problem}`);
    expect(readToursSearch(params(address.split('?')[1] ?? '')).linkProblem).toBe(problem);
  });

  it('ignores an unknown link problem and an invalid number of guests', () => {
    expect(readToursSearch(params('linkProblem=Call+0900')).linkProblem).toBeUndefined();
    expect(readToursSearch(params('guests=17')).guests).toBeUndefined();
  });
});

describe('a coupon in the URL', () => {
  it('is read without control and bidirectional characters', () => {
    expect(couponIn(params('coupon=SHIP%0d%0aforged%00%1b%5b31m%e2%80%ae10'))).toBe('SHIPforged[31m10');
  });

  it('is truncated to 80 characters, and undefined if empty', () => {
    expect(couponIn(params(`coupon=${'x'.repeat(500)}`))).toHaveLength(80);
    expect(couponIn(params('coupon=%00'))).toBeUndefined();
    expect(couponIn(params(''))).toBeUndefined();
  });
});
