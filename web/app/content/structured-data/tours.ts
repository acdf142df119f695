import type { Event, Offer, TouristTrip } from 'schema-dts';
import { tourName } from '#shared/booking/messages/slot-words.ts';
import { monthsAhead } from '#shared/booking/terms.ts';
import { type Tour, tours } from '#shared/booking/tours.ts';
import type { DayEdit } from '#shared/calendar/day-edit.ts';
import { eveningsOf, type IslandsNight } from '#shared/calendar/islands-night.ts';
import { business } from '#shared/content/business.ts';
import { clockTime } from '#shared/values/clock-time.ts';
import { addDays, addMonths, dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { pageAddress, siteAddress } from '../pages/site-address.ts';
import { organisationId, postalAddress } from './organisation.ts';
import { structuredWords as words } from './structured-words.ts';

const bookingAddress = pageAddress('/tours');

const offer = (priceVuv: number): Offer => ({
  '@type': 'Offer',
  price: priceVuv,
  priceCurrency: 'VUV',
  url: bookingAddress,
  availability: 'https://schema.org/InStock',
});

/** Bookable tours with prices; independent of the date. */
export const tourOffers: readonly TouristTrip[] = Object.values(tours).map((tour: Tour) => ({
  '@type': 'TouristTrip',
  name: tourName(tour.type),
  description: words.tours[tour.type],
  url: bookingAddress,
  provider: organisationId,
  offers: offer(tour.priceVuv),
}));

const atTheDistillery = {
  location: { '@type': 'Place', name: business.name, address: postalAddress },
  organizer: organisationId,
  image: siteAddress('/cards/tours.jpg'),
  url: bookingAddress,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
} as const;

/** `PT1H`, `PT30M` (ISO 8601). */
const isoLength = (minutes: number): string => (minutes % 60 === 0 ? `PT${minutes / 60}H` : `PT${minutes}M`);

/** The guided tour, from today for 365 days (specification §9). */
const tourEvent = (now: Date): Event => ({
  '@type': 'Event',
  ...atTheDistillery,
  name: tourName('Tour and Tasting'),
  description: words.tours['Tour and Tasting'],
  startDate: dateOf(now),
  endDate: addDays(dateOf(now), 365),
  duration: isoLength(tours['Tour and Tasting'].minutes),
  performer: organisationId,
  offers: { ...offer(tours['Tour and Tasting'].priceVuv), validFrom: dateOf(now) },
});

/** `2026-11-27T18:00+11:00`. */
const atPortVila = (instant: Date): string => `${dateOf(instant)}T${clockTime(minutesOf(instant))}+11:00`;

const islandsNightEvent = (night: IslandsNight): Event => ({
  '@type': 'Event',
  ...atTheDistillery,
  name: night.name,
  description: words.islandsNight,
  startDate: atPortVila(night.startsAt),
  endDate: atPortVila(night.endsAt),
  performer: {
    '@type': 'PerformingGroup',
    name: words.band,
    description: words.aboutBand,
  },
  isAccessibleForFree: true,
  offers: offer(night.priceVuv),
});

/**
 * Upcoming events: the tour, and the evenings that have not ended, as managers have edited them. Rendered on the client
 * only, so that static HTML never lists a past evening.
 */
export function upcomingEvents(now: Date, edits: readonly DayEdit[] = []): readonly Event[] {
  const year = Number(dateOf(now).slice(0, 4));
  const last = addMonths(dateOf(now), monthsAhead);
  const nights = eveningsOf([year, year + 1], edits).filter(
    ({ endsAt, date }) => endsAt > now && date <= last,
  );
  return [tourEvent(now), ...nights.map(islandsNightEvent)];
}
