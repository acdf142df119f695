import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketTotals, orderLines, parcelOf } from './basket.ts';
import { prefectures } from './prefectures.ts';
import { products } from './products.ts';
import { isShippingMismatch, shippingChoices, shippingPolicies, shippingPolicy } from './shipping.ts';

/**
 * Independent model of every basket of 1 to 12 bottles, for every destination and both policies: bottle by bottle, with
 * shipping as worded in the specification.
 */
const prices: Readonly<Record<string, number>> = {
  '2000000600017': 6000,
  '2000000700014': 7000,
  '2000000800011': 8000,
};
const remote = ['北海道', '沖縄県'];

const baskets: { id: string; quantity: number }[][] = [];
for (let yumi = 0; yumi <= 12; yumi += 1) {
  for (let aged = 0; yumi + aged <= 12; aged += 1) {
    for (let lost = 0; yumi + aged + lost <= 12; lost += 1) {
      const [a, b, c] = Object.keys(prices) as [string, string, string];
      const all = [
        { id: a, quantity: yumi },
        { id: b, quantity: aged },
        { id: c, quantity: lost },
      ];
      if (yumi + aged + lost > 0) baskets.push(all.filter(({ quantity }) => quantity > 0));
    }
  }
}

function modelTotals(
  basket: (typeof baskets)[number],
  policy: 'zoned' | 'flat',
  prefecture: string | undefined,
) {
  const bottles = basket.flatMap(({ id, quantity }) => Array<string>(quantity).fill(id));
  let subtotal = 0;
  for (const id of bottles) subtotal += prices[id] ?? Number.NaN;
  let shipping: number | 'to be chosen' = 0;
  if (policy === 'flat') shipping = subtotal < 30_000 ? 2000 : 0;
  else if (prefecture === undefined) shipping = subtotal < 35_000 ? 'to be chosen' : 0;
  else if (remote.includes(prefecture)) {
    if (subtotal < 35_000) for (const _ of bottles) shipping += 2600;
  } else if (subtotal < 25_000) for (const _ of bottles) shipping += 1300;
  return { bottles: bottles.length, subtotal, shipping };
}

describe.each(['zoned', 'flat'] as const)(
  'every basket of 1 to 12 bottles under the %s shipping policy',
  (name) => {
    const policy = shippingPolicies[name];

    it.each(
      [...prefectures, undefined].map(
        (prefecture) => [prefecture?.ja ?? 'no prefecture', prefecture] as const,
      ),
    )('to %s has the cost that an independent model gives, in whole yen', (_, prefecture) => {
      for (const basket of baskets) {
        const lines = orderLines(basket);
        const expected = modelTotals(basket, name, prefecture?.ja);
        const shippingYen = expected.shipping === 'to be chosen' ? 0 : expected.shipping;
        const totals = basketTotals(lines, prefecture?.zone, policy);
        expect(totals).toEqual({
          bottles: expected.bottles,
          subtotalYen: expected.subtotal,
          shippingYen,
          isShippingKnown: expected.shipping !== 'to be chosen',
          totalYen: expected.subtotal + shippingYen,
        });
        expect(
          Object.values(totals).every((value) => typeof value === 'boolean' || Number.isInteger(value)),
        ).toBe(true);
      }
    });

    it('offers, before a prefecture is chosen, exactly the shipping fees of all prefectures', () => {
      for (const basket of baskets) {
        const parcel = parcelOf(orderLines(basket));
        const fees = prefectures.map(
          ({ zone }) => basketTotals(orderLines(basket), zone, policy).shippingYen,
        );
        const offered = shippingChoices(parcel, undefined, policy).map(({ yen }) => yen);
        expect(new Set(offered)).toEqual(new Set(fees));
        expect(offered).toHaveLength(new Set(fees).size);
      }
    });

    it('has a shipping mismatch exactly when the rate of the address differs from the fee paid', () => {
      for (const basket of baskets) {
        const parcel = parcelOf(orderLines(basket));
        for (const paid of shippingChoices(parcel, undefined, policy)) {
          for (const zone of ['mainland', 'remote'] as const) {
            const due = basketTotals(orderLines(basket), zone, policy).shippingYen;
            expect(isShippingMismatch(parcel, paid.yen, zone, policy)).toBe(due !== paid.yen);
          }
        }
        const isNationwide = shippingChoices(parcel, undefined, policy).length === 1;
        const [first] = shippingChoices(parcel, undefined, policy);
        expect(isShippingMismatch(parcel, first.yen, undefined, policy)).toBe(!isNationwide);
      }
    });
  },
);

it('the independent model of baskets covers all 454 combinations of 1 to 12 bottles', () =>
  expect(baskets).toHaveLength(454));

it('the shop uses the zoned shipping policy, as the cart of the specification does', () => {
  expect(shippingPolicy).toBe(shippingPolicies.zoned);
});

describe('the free shipping threshold', () => {
  it.each([
    ['zoned', 'mainland', 24_999, 1300],
    ['zoned', 'mainland', 25_000, 0],
    ['zoned', 'remote', 34_999, 2600],
    ['zoned', 'remote', 35_000, 0],
    ['flat', 'mainland', 29_999, 2000],
    ['flat', 'remote', 30_000, 0],
  ] as const)(
    'of the %s policy to %s: a bottle at %i yen ships for %i yen',
    (policy, zone, priceYen, shippingYen) => {
      expect(basketTotals([{ priceYen, quantity: 1 }], zone, shippingPolicies[policy])).toMatchObject({
        shippingYen,
        totalYen: priceYen + shippingYen,
      });
    },
  );

  it('does not apply to an empty basket', () => {
    for (const policy of Object.values(shippingPolicies)) {
      expect(basketTotals([], 'remote', policy)).toMatchObject({
        subtotalYen: 0,
        shippingYen: 0,
        totalYen: 0,
      });
    }
  });
});

describe('order lines', () => {
  it('take name and price from the catalogue, merge equal ids and drop unknown ones', () => {
    const [yumi, aged] = products as [(typeof products)[0], (typeof products)[0]];
    const sent = [
      { id: aged.id, quantity: 1, priceYen: 1, name: 'Free' },
      { id: yumi.id, quantity: 2 },
      { id: 'other', quantity: 3 },
      { id: aged.id, quantity: 4 },
    ];
    expect(orderLines(sent)).toEqual([
      { id: aged.id, name: 'エイジド', priceYen: 7000, quantity: 5 },
      { id: yumi.id, name: 'ユミ', priceYen: 6000, quantity: 2 },
    ]);
  });

  it('cost the same however the cart is split into items', () => {
    const item = fc.record({
      id: fc.constantFrom(...products.map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), (items) => {
        const singleBottles = items.flatMap(({ id, quantity }) => Array(quantity).fill({ id, quantity: 1 }));
        expect(parcelOf(orderLines(singleBottles))).toEqual(parcelOf(orderLines(items)));
      }),
    );
  });
});
