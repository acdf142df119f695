import { afterEach, expect, it, vi } from 'vitest';

const prices = vi.hoisted(() => ({ current: {} as Record<string, number> }));
vi.mock('#shared/content/business.ts', async (original) => ({
  ...(await original<object>()),
  get pricesInAud() {
    return prices.current;
  },
}));
const { mailContext, sampleVisit } = await import('./booked-visit.testing.ts');
const { renderBookingMail } = await import('./render-booking-mail.tsx');

afterEach(() => {
  prices.current = {};
});
const partsOf = (
  ...[kind, visit]: [Parameters<typeof renderBookingMail>[0], ReturnType<typeof sampleVisit>]
) => {
  const { html, text } = renderBookingMail(kind, visit, mailContext);
  return [html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '), text];
};

it.each([
  ['English', /16,000 VUV[ ,]+or 220 AUD in cash/],
  ['French', /16\s000\sVUV[ ,]+ou 220\sAUD en espèces/],
] as const)(
  'the price in Australian dollars is next to the price in vatu in a confirmation in %s',
  (preferredLanguage, price) => {
    prices.current = { 'Tour and Tasting': 55 };
    for (const part of partsOf('confirmation', sampleVisit({ preferredLanguage })))
      expect(part).toMatch(price);
  },
);

it('the price in Australian dollars of an operator’s booking covers only the guests added later', () => {
  prices.current = { 'Tour and Tasting': 55 };
  const operator = {
    chargingModel: 'operator_charges',
    booked: { guestCount: 1, totalPrice: 4000 },
  } as const;
  for (const part of partsOf('change', sampleVisit({ operator })))
    expect(part).toContain('12,000 VUV, or 165 AUD in cash. Your tour operator settles the rest with us');
});

it.each(['confirmation', 'cancellation'] as const)(
  'the price in Australian dollars is absent from a %s if no price in Australian dollars is set',
  (kind) => {
    for (const part of partsOf(kind, sampleVisit())) expect(part).not.toMatch(/\d AUD/);
  },
);

it('the price in Australian dollars is absent from a cancellation', () => {
  prices.current = { 'Tour and Tasting': 55 };
  for (const part of partsOf('cancellation', sampleVisit())) expect(part).not.toMatch(/\d AUD/);
});
