import type { TourType } from './slots.ts';

/** A tour on sale (specification §9). Prices in whole vatu per adult. */
export interface Tour {
  readonly type: TourType;
  readonly priceVuv: number;
  readonly minutes: number;
}

export const tours: Readonly<Record<TourType, Tour>> = {
  'Tour and Tasting': {
    type: 'Tour and Tasting',
    priceVuv: 4000,
    minutes: 60,
  },
  'Cellar Door Tasting': {
    type: 'Cellar Door Tasting',
    priceVuv: 2500,
    minutes: 30,
  },
};

/** Price times guests, in vatu (specification §9). */
export const totalPriceVuv = (type: TourType, guests: number): number => tours[type].priceVuv * guests;
