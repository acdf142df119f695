import { describe, expect, it } from 'vitest';
import { dueHereVuv, operatorShare } from './operator-share.ts';

const of = (guestCount: number, priceVuv: number) => ({ guestCount, totalPrice: guestCount * priceVuv });

describe('the amount settled by an operator who charges the guests', () => {
  it.each([
    ['what was booked', of(3, 4000), of(3, 4000), { guests: 3, totalVuv: 12_000 }, 0],
    ['no more guests than booked', of(1, 4000), of(16, 4000), { guests: 1, totalVuv: 4000 }, 60_000],
    ['only the remaining guests when fewer come', of(5, 4000), of(2, 4000), { guests: 2, totalVuv: 8000 }, 0],
    ['no dearer tour than booked', of(2, 2500), of(2, 4000), { guests: 2, totalVuv: 5000 }, 3000],
    ['a cheaper tour at its own price', of(2, 4000), of(2, 2500), { guests: 2, totalVuv: 5000 }, 0],
    ['neither more nor dearer', of(2, 2500), of(3, 4000), { guests: 2, totalVuv: 5000 }, 7000],
  ])('%s', (_, booked, visit, share, due) => {
    const shared = { ...visit, operator: { chargingModel: 'operator_charges', booked } } as const;
    expect(operatorShare(shared)).toEqual(share);
    expect(dueHereVuv(shared)).toBe(due);
  });

  it('is the full price when the original booking was not recorded', () => {
    const visit = { ...of(3, 4000), operator: { chargingModel: 'operator_charges' } } as const;
    expect(operatorShare(visit)).toEqual({ guests: 3, totalVuv: 12_000 });
    expect(dueHereVuv(visit)).toBe(0);
  });
});

it.each([undefined, { chargingModel: 'guest_pays', booked: of(1, 4000) } as const])(
  'the operator settles nothing, and guests pay everything here, with %j',
  (operator) => {
    expect(operatorShare({ ...of(3, 4000), operator })).toEqual({ guests: 0, totalVuv: 0 });
    expect(dueHereVuv({ ...of(3, 4000), operator })).toBe(12_000);
  },
);
