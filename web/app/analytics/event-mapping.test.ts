import { describe, expect, it } from 'vitest';
import type { Booking } from '#shared/contracts/guests/booking.ts';
import type { AnalyticsEvent } from './analytics-event.ts';
import { type ProviderEvents, providerEventsOf, type Visit } from './event-mapping.ts';

const reference = 'MAR2611241000AM-7K3Q9XTB4MWE';
const booking: Booking = {
  id: 'marker-id',
  sequence: 0,
  reference,
  tourId: 1,
  tourType: 'Cellar Door Tasting',
  date: '2026-11-24',
  time: '10:00 AM',
  start: 1_795_474_800,
  firstName: 'Marker',
  lastName: 'Markerson',
  email: 'marker@example.com',
  preferredLanguage: 'French',
  guestCount: 3,
  totalPrice: 7_500,
  status: 'confirmed',
};
const form = '?date=2026-11-24&time=10%3A00+AM&tourId=1&tourType=Tasting+Only';
const page = (path: string, search = ''): AnalyticsEvent => ({ kind: 'page', path, search });

function eventsOfVisit(...events: AnalyticsEvent[]): ProviderEvents {
  const start: ProviderEvents = { visit: { dimensions: {} } as Visit, analytics: [], ads: [] };
  return events.reduce((before, event) => providerEventsOf(event, before.visit), start);
}
const analyticsOf = (...events: AnalyticsEvent[]) =>
  eventsOfVisit(...events).analytics.map(({ name, parameters }) => [name, parameters]);
const adsOf = (...events: AnalyticsEvent[]) => eventsOfVisit(...events).ads.map(({ name }) => name);

describe('page events', () => {
  it('report a page view, and also a funnel step on the three booking pages (specification §2)', () => {
    expect(analyticsOf(page('/discover'))).toEqual([['page_view', {}]]);
    const step = (number: number, route: string) => [
      ['page_view', {}],
      ['tour_booking_step', { funnel: 'tour_booking', step: number, route_name: route }],
    ];
    expect(analyticsOf(page('/tours'))).toEqual(step(1, 'Tours'));
    expect(analyticsOf(page('/tours/confirm', form))).toEqual(step(2, 'ToursConfirm'));
    expect(analyticsOf(page('/tours/confirmed', `?ref=${reference}`))).toEqual(step(3, 'ToursConfirmed'));
  });

  it('are reported again when the visitor returns to a page, but not when only the query changes', () => {
    expect(analyticsOf(page('/tours'), page('/buy'), page('/tours'))).toHaveLength(2);
    expect(analyticsOf(page('/buy'), page('/buy', '?region=uk'))).toEqual([]);
  });

  it('report a selection with type, time, id and unit price after a click on a slot (specification §7, §9)', () => {
    expect(analyticsOf(page('/tours'), page('/tours/confirm', form)).at(-1)).toEqual([
      'select_tour',
      {
        tour_type: 'Cellar Door Tasting',
        time_slot: '10:00 AM',
        tour_id: 1,
        value: 2500,
        currency: 'VUV',
      },
    ]);
    const tour = form.replace('Tasting+Only', 'Tour+and+Tasting');
    expect(
      eventsOfVisit(page('/tours'), page('/tours/confirm', tour)).analytics.at(-1)?.parameters.value,
    ).toBe(4000);
  });

  it.each(['', '?time=marker&tourType=Tour+and+Tasting', '?time=10:00 AM&tourType=marker'])(
    'report no selected slot for a booking form opened with the invalid query %j',
    (search) => {
      const providerEvents = eventsOfVisit(page('/tours'), page('/tours/confirm', search));
      expect(providerEvents.ads).toEqual([]);
      expect(JSON.stringify(providerEvents.analytics)).not.toMatch(/select_tour|marker/);
    },
  );
});

describe('ad events (specification §7)', () => {
  it('name each step of a booking, from the tours page to the purchase', () => {
    const steps = [
      page('/tours'),
      page('/tours', '?date=2026-11-24'),
      page('/tours', '?date=2026-11-25'),
      page('/tours/confirm', form),
      { kind: 'booked', booking },
      page('/tours/confirmed', `?ref=${reference}`),
    ] as const;
    const names = steps.map((_, index) => adsOf(...steps.slice(0, index + 1)));
    expect(names).toEqual([
      ['ViewTours', 'ViewContent'],
      ['BeginBookingProcess'],
      [],
      ['SelectTourDateTime', 'InitiateBookingForm', 'InitiateCheckout'],
      ['Purchase'],
      [],
    ]);
  });

  it('state the tour and its specified value on a purchase (specification §9)', () => {
    expect(eventsOfVisit({ kind: 'booked', booking }).ads).toEqual([
      {
        name: 'Purchase',
        reference,
        data: {
          currency: 'VUV',
          value: 2500,
          content_ids: ['1'],
          content_name: 'Cellar Door Tasting',
          content_type: 'product',
          contents: [{ id: '1', quantity: 3, item_price: 2500 }],
          num_items: 3,
        },
      },
    ]);
  });

  it('have their values in yen in the shop for Japan', () => {
    const line = { id: '4900000000017', name: 'Yumi', priceYen: 6000, quantity: 1 };
    const lines = [line, { ...line, id: '4900000000024', name: 'Aged', priceYen: 7000, quantity: 2 }];
    expect(adsOf(page('/jp'))).toEqual(['ViewContent']);
    expect(eventsOfVisit({ kind: 'added-to-cart', line }).ads).toMatchObject([
      { name: 'AddToCart', data: { currency: 'JPY', value: 6000, num_items: 1 } },
    ]);
    expect(eventsOfVisit({ kind: 'checkout', lines }).ads).toMatchObject([
      { name: 'InitiateCheckout', data: { currency: 'JPY', value: 20_000, num_items: 3 } },
    ]);
    expect(
      eventsOfVisit({ kind: 'ordered', reference: 'JP261124-X', lines, totalYen: 23_900 }).ads,
    ).toMatchObject([
      { name: 'Purchase', reference: 'JP261124-X', data: { currency: 'JPY', value: 23_900 } },
    ]);
  });
});

describe('the custom dimensions of page analytics (specification §2)', () => {
  it('are set as soon as a guest chooses a slot', () => {
    expect(eventsOfVisit(page('/tours'), page('/tours/confirm', form)).visit.dimensions).toEqual({
      tour_type: 'Cellar Door Tasting',
      time_slot: '10:00 AM',
      booking_status: 'started',
    });
  });

  it.each(['confirmed', 'cancelled'] as const)('of a %s booking include status and language', (status) => {
    expect(eventsOfVisit({ kind: 'booking', booking: { ...booking, status } }).visit.dimensions).toEqual({
      tour_type: 'Cellar Door Tasting',
      time_slot: '10:00 AM',
      booking_status: status,
      preferred_language: 'French',
    });
  });
});

it('analytics and ad events send no names, email addresses, ids or booking references out of the page', () => {
  for (const event of [
    { kind: 'booked', booking },
    { kind: 'booking', booking },
    page('/tours/confirmed', `?ref=${reference}`),
    page('/operator/Marker'),
    page('/marker', '?marker=marker'),
  ] as const) {
    const { analytics, ads, visit } = eventsOfVisit(event);
    const outside = ads.map(({ name, data }) => ({ name, data }));
    expect(JSON.stringify([analytics, outside, visit.dimensions])).not.toMatch(/mar(ker|2611)/i);
  }
});
