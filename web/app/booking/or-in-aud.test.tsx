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
const { OrInAud } = await import('./or-in-aud.tsx');

afterEach(() => {
  prices.current = {};
});
const draw = () =>
  renderStatic(<OrInAud tour="Tour and Tasting" vuv={totalPriceVuv('Tour and Tasting', 2)} />);

it('a tour with a price in Australian dollars shows it', () => {
  prices.current = { 'Tour and Tasting': 55 };
  expect(draw().text).toBe('or 110 AUD in cash');
});

it('a tour without a price in Australian dollars shows none', () => {
  expect(draw().html).toBe('');
});
