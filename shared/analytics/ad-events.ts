/** The provider's standard events (specification §7). */
const standardEvents = ['ViewContent', 'InitiateCheckout', 'Purchase', 'AddToCart'] as const;

/** Custom events (specification §7). */
const customEvents = [
  'ViewTours',
  'BeginBookingProcess',
  'SelectTourDateTime',
  'InitiateBookingForm',
] as const;

export const adEventNames = [...standardEvents, ...customEvents] as const;
export type AdEventName = (typeof adEventNames)[number];

export const isStandardEvent = (name: AdEventName): boolean =>
  (standardEvents as readonly AdEventName[]).includes(name);

export const measuredCurrencies = ['VUV', 'JPY'] as const;

/** Event data (specification §3). Amounts in whole vatu or yen; `currency` defaults to VUV. */
export interface AdEventData {
  readonly currency?: (typeof measuredCurrencies)[number];
  readonly value?: number;
  readonly content_ids?: readonly string[];
  readonly content_name?: string;
  readonly content_type?: 'product' | 'product_group';
  readonly contents?: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly item_price?: number;
  }[];
  readonly num_items?: number;
  /** Distinguishes purchases; grants nothing. */
  readonly transaction_id?: string;
}
