import { describe, expect, it } from 'vitest';
import { dueHereVuv, operatorShare } from './operator-share.ts';

const party = (guestCount: number, priceVuv: number) => ({ guestCount, totalPrice: guestCount * priceVuv });

describe('the share of an operator who charges the guests', () => {
  it.each([
    ['all guests as booked', party(3, 4000), party(3, 4000), { guests: 3, totalVuv: 12_000 }, 0],
    ['no more guests than booked', party(1, 4000), party(16, 4000), { guests: 1, totalVuv: 4000 }, 60_000],
    [
      'only the guests who come, if fewer than booked',
      party(5, 4000),
      party(2, 4000),
      { guests: 2, totalVuv: 8000 },
      0,
    ],
    [
      'a dearer tour only up to the price of the booked tour',
      party(2, 2500),
      party(2, 4000),
      { guests: 2, totalVuv: 5000 },
      3000,
    ],
    [
      'a cheaper tour at the price of that tour',
      party(2, 4000),
      party(2, 2500),
      { guests: 2, totalVuv: 5000 },
      0,
    ],
    [
      'neither additional guests nor the surcharge for a dearer tour',
      party(2, 2500),
      party(3, 4000),
      { guests: 2, totalVuv: 5000 },
      7000,
    ],
  ])('covers %s', (_, booked, visit, share, due) => {
    const sharedVisit = { ...visit, operator: { chargingModel: 'operator_charges', booked } } as const;
    expect(operatorShare(sharedVisit)).toEqual(share);
    expect(dueHereVuv(sharedVisit)).toBe(due);
  });

  it('is the full price when the original booking was not recorded', () => {
    const visit = { ...party(3, 4000), operator: { chargingModel: 'operator_charges' } } as const;
    expect(operatorShare(visit)).toEqual({ guests: 3, totalVuv: 12_000 });
    expect(dueHereVuv(visit)).toBe(0);
  });
});

it.each([undefined, { chargingModel: 'guest_pays', booked: party(1, 4000) } as const])(
  'guests pay everything at the distillery if the operator of their booking is %j',
  (operator) => {
    expect(operatorShare({ ...party(3, 4000), operator })).toEqual({ guests: 0, totalVuv: 0 });
    expect(dueHereVuv({ ...party(3, 4000), operator })).toBe(12_000);
  },
);
