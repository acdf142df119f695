import { afterEach, expect, it, vi } from 'vitest';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { renderStatic } from '../ui/render.testing.ts';

const prices = vi.hoisted(() => ({ current: {} as Record<string, number> }));
vi.mock('#shared/content/business.ts', async (original) => ({
  ...(await original<object>()),
  get pricesInAud() {
    return prices.current;
  },
}));
const { AudPrice } = await import('./aud-price.tsx');

afterEach(() => {
  prices.current = {};
});
const renderPrice = () =>
  renderStatic(<AudPrice tour="Tour and Tasting" vuv={totalPriceVuv('Tour and Tasting', 2)} />);

it('the price of a party in Australian dollars is shown if the tour has a price in Australian dollars', () => {
  prices.current = { 'Tour and Tasting': 55 };
  expect(renderPrice().text).toBe('or 110 AUD in cash');
});

it('a tour without a price in Australian dollars shows nothing in Australian dollars', () => {
  expect(renderPrice().html).toBe('');
});
