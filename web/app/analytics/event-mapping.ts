import type { AdEventData, AdEventName } from '#shared/analytics/ad-events.ts';
import { type RedactedPath, redactedPath } from '#shared/analytics/redacted-url.ts';
import { parseStartTime, parseTourType, type Slot, slotOf } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import type { AnalyticsEvent, MeasuredLine } from './analytics-event.ts';

/** Custom dimensions of every booking event (specification §2). */
export interface Dimensions {
  readonly tour_type?: string;
  readonly time_slot?: string;
  readonly booking_status?: 'started' | 'confirmed' | 'cancelled';
  readonly preferred_language?: string;
}

/** State of the visit, in memory only. */
export interface Visit {
  readonly page?: RedactedPath;
  readonly search?: string;
  readonly hasBegunBooking?: boolean;
  readonly dimensions: Dimensions;
}

export interface ProviderEvent {
  readonly name: 'page_view' | 'tour_booking_step' | 'select_tour';
  readonly parameters: Readonly<Record<string, string | number>>;
}

export interface AdEvent {
  readonly name: AdEventName;
  readonly data: AdEventData;
  /** Reference of a purchase; only its digest leaves the page. */
  readonly reference?: string;
}

export interface ProviderEvents {
  readonly visit: Visit;
  readonly analytics: readonly ProviderEvent[];
  readonly ads: readonly AdEvent[];
}

const funnel: Readonly<Record<string, number>> = { Tours: 1, ToursConfirm: 2, ToursConfirmed: 3 };
const noEvents = { analytics: [], ads: [] };

/** Maps an event to provider events, which hold no name, address or reference (specification §2, §7). */
export function providerEventsOf(event: AnalyticsEvent, visit: Visit): ProviderEvents {
  switch (event.kind) {
    case 'page':
      return pageEvents(event, visit);
    case 'booked': {
      const { booking } = event;
      const { tourId, tourType, guestCount, reference } = booking;
      const data = tourData({ id: tourId, type: tourType }, guestCount);
      return {
        visit: { ...visit, hasBegunBooking: false, dimensions: dimensionsOf(booking) },
        analytics: [],
        ads: [{ name: 'Purchase', data, reference }],
      };
    }
    case 'booking':
      return { ...noEvents, visit: { ...visit, dimensions: dimensionsOf(event.booking) } };
    case 'added-to-cart':
      return { ...noEvents, visit, ads: [{ name: 'AddToCart', data: bottleData([event.line]) }] };
    case 'checkout':
      return { ...noEvents, visit, ads: [{ name: 'InitiateCheckout', data: bottleData(event.lines) }] };
    case 'ordered': {
      const { lines, totalYen, reference } = event;
      const data = bottleData(lines, totalYen);
      return { ...noEvents, visit, ads: [{ name: 'Purchase', data, reference }] };
    }
  }
}

function pageEvents(
  { path, search }: Extract<AnalyticsEvent, { kind: 'page' }>,
  visit: Visit,
): ProviderEvents {
  const page = redactedPath(path);
  const next = { ...visit, page, search };
  if (visit.page?.path === page.path) return eventsOnSamePage(next, visit);
  const step = funnel[page.route];
  const slot = page.route === 'ToursConfirm' ? slotIn(search) : undefined;
  const isSelection = slot !== undefined && visit.page?.route === 'Tours';
  const dimensions: Dimensions = slot
    ? { ...visit.dimensions, tour_type: slot.type, time_slot: slot.time, booking_status: 'started' }
    : visit.dimensions;
  return {
    visit: { ...next, dimensions },
    analytics: [
      { name: 'page_view', parameters: {} },
      ...(step === undefined ? [] : [funnelStep(step, page)]),
      ...(isSelection ? [selectTour(slot)] : []),
    ],
    ads: adsOfPage(page, slot, isSelection),
  };
}

/** Events of a visitor who stays on the page. Only the choice of another day counts: it begins a booking. */
function eventsOnSamePage(next: Visit, previous: Visit): ProviderEvents {
  const day = (search = '') => new URLSearchParams(search).get('date');
  const beginsBooking =
    !previous.hasBegunBooking && next.page?.route === 'Tours' && day(next.search) !== day(previous.search);
  return beginsBooking
    ? {
        ...noEvents,
        visit: { ...next, hasBegunBooking: true },
        ads: [{ name: 'BeginBookingProcess', data: {} }],
      }
    : { ...noEvents, visit: next };
}

function adsOfPage({ route }: RedactedPath, slot: Slot | undefined, isSelection: boolean): AdEvent[] {
  if (route === 'Tours') {
    return [
      { name: 'ViewTours', data: {} },
      { name: 'ViewContent', data: { content_type: 'product_group', content_name: 'Tours' } },
    ];
  }
  if (route === 'Japan') {
    return [
      {
        name: 'ViewContent',
        data: { content_type: 'product_group', content_name: 'Japan', currency: 'JPY' },
      },
    ];
  }
  if (slot === undefined) return [];
  const data = tourData(slot, 1);
  const names: AdEventName[] = isSelection ? ['SelectTourDateTime'] : [];
  return [...names, 'InitiateBookingForm' as const, 'InitiateCheckout' as const].map((name) => ({
    name,
    data,
  }));
}

const funnelStep = (step: number, { route }: RedactedPath): ProviderEvent => ({
  name: 'tour_booking_step',
  parameters: { funnel: 'tour_booking', step, route_name: route },
});

const selectTour = ({ id, type, time }: Slot): ProviderEvent => ({
  name: 'select_tour',
  parameters: { tour_type: type, time_slot: time, tour_id: id, value: tours[type].priceVuv, currency: 'VUV' },
});

/** The slot in the form's query, if it exists. */
function slotIn(search: string): Slot | undefined {
  const params = new URLSearchParams(search);
  const time = parseStartTime(params.get('time') ?? '');
  const type = parseTourType(params.get('tourType') ?? '');
  return time && type && slotOf(time, type);
}

/** `value` is the price of one adult, for purchases too (specification §9); `num_items` is the number of adults. */
function tourData({ id, type }: Pick<Slot, 'id' | 'type'>, guests: number): AdEventData {
  const priceVuv = tours[type].priceVuv;
  return {
    currency: 'VUV',
    value: priceVuv,
    content_ids: [String(id)],
    content_name: type,
    content_type: 'product',
    contents: [{ id: String(id), quantity: guests, item_price: priceVuv }],
    num_items: guests,
  };
}

/** `value` is the total paid, or the price of the bottles. */
function bottleData(lines: readonly MeasuredLine[], totalYen?: number): AdEventData {
  const subtotal = lines.reduce((sum, { priceYen, quantity }) => sum + priceYen * quantity, 0);
  return {
    currency: 'JPY',
    value: totalYen ?? subtotal,
    content_ids: lines.map(({ id }) => id),
    content_name: lines.map(({ name }) => name).join(', '),
    content_type: 'product',
    contents: lines.map(({ id, quantity, priceYen }) => ({ id, quantity, item_price: priceYen })),
    num_items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

const dimensionsOf = ({
  tourType,
  time,
  preferredLanguage,
  status,
}: Extract<AnalyticsEvent, { kind: 'booking' }>['booking']): Dimensions => ({
  tour_type: tourType,
  time_slot: time,
  booking_status: status,
  ...(preferredLanguage && { preferred_language: preferredLanguage }),
});
