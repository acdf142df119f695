import { describe, expect, it } from 'vitest';
import { Thing } from './rich-results.testing.ts';
import { tourOffers, upcomingEvents } from './tours.ts';

interface Offering {
  name: string;
  startDate: string;
  endDate: string;
  duration?: string;
  offers: { price: number; priceCurrency: string };
}

const eventsAt = (moment: string) => upcomingEvents(new Date(moment)) as unknown as Offering[];
const nightsAt = (moment: string) => eventsAt(moment).filter(({ name }) => name.startsWith('Islands Night'));

it.each([...tourOffers, ...upcomingEvents(new Date('2026-09-01T00:00:00Z'))])(
  'the structured data of the tour or evening event $name is valid',
  (entry) => expect(Thing.safeParse(entry).error?.issues).toBeUndefined(),
);

it('structured data offers both tours at their price per adult', () => {
  expect((tourOffers as unknown as Offering[]).map(({ name, offers }) => [name, offers.price])).toEqual([
    ['Tour and Tasting', 4000],
    ['Cellar Door Tasting', 2500],
  ]);
});

describe('the structured data of the tour', () => {
  it('states a duration of one hour, and dates from today to 365 days ahead', () => {
    expect(eventsAt('2026-11-21T00:00:00+11:00')[0]).toMatchObject({
      startDate: '2026-11-21',
      endDate: '2027-11-21',
      duration: 'PT1H',
      offers: { price: 4000, priceCurrency: 'VUV' },
    });
  });

  it('has the current date in Port Vila as the start date', () => {
    expect(eventsAt('2026-11-20T12:59:59Z')[0]?.startDate).toBe('2026-11-20');
    expect(eventsAt('2026-11-20T13:00:00Z')[0]?.startDate).toBe('2026-11-21');
  });
});

describe('the structured data of Islands Night', () => {
  it('states that the event is free and lasts from 18:00 to 22:00 in Port Vila', () => {
    expect(nightsAt('2026-11-21T00:00:00+11:00')[0]).toMatchObject({
      name: 'Islands Night',
      startDate: '2026-11-27T18:00+11:00',
      endDate: '2026-11-27T22:00+11:00',
      offers: { price: 0, priceCurrency: 'VUV' },
    });
  });

  it('lists an event until the evening ends, and not afterwards', () => {
    const starts = (moment: string) => nightsAt(moment).map(({ startDate }) => startDate.slice(0, 10));
    expect(starts('2026-11-27T21:59:59+11:00')).toEqual(['2026-11-27', '2027-01-29', '2027-02-26']);
    expect(starts('2026-11-27T22:00:00+11:00')).toEqual(['2027-01-29', '2027-02-26']);
  });

  it('names the event of October the Halloween edition', () => {
    expect(nightsAt('2025-10-01T00:00:00+11:00')[0]).toMatchObject({
      name: 'Islands Night, Halloween edition',
      startDate: '2025-10-31T18:00+11:00',
    });
  });
});
