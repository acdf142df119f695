import type { TourType } from './slots.ts';

/** A tour on sale (specification §9). Prices in whole vatu per adult. */
export interface Tour {
  readonly type: TourType;
  readonly priceVuv: number;
  readonly minutes: number;
  readonly durationLabel: string;
}

export const tours: Readonly<Record<TourType, Tour>> = {
  'Tour and Tasting': {
    type: 'Tour and Tasting',
    priceVuv: 4000,
    minutes: 60,
    durationLabel: 'about 1 hour',
  },
  'Cellar Door Tasting': {
    type: 'Cellar Door Tasting',
    priceVuv: 2500,
    minutes: 30,
    durationLabel: 'about 30 minutes',
  },
};

/** Price times guests, in vatu (specification §9). */
export const totalPriceVuv = (type: TourType, guests: number): number => tours[type].priceVuv * guests;

/** Formats `16,000` for whole numbers. Done by hand to avoid loading ICU data in the browser. */
export const writeFigure = (amount: number): string => String(amount).replace(/\B(?=(?:\d{3})+$)/g, ',');

export const writeVuv = (amount: number): string => `${writeFigure(amount)} VUV`;
