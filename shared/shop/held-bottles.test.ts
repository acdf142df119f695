import { describe, expect, it } from 'vitest';
import { holdProblem, scarceBottles } from './held-bottles.ts';

const problemOf = (
  lines: Readonly<Record<string, number>>,
  unsold: Readonly<Record<string, readonly [available: number, held: number]>>,
  heldByNetwork = 0,
) =>
  holdProblem(
    Object.entries(lines).map(([id, quantity]) => ({ id, quantity })),
    (id) => {
      const [available, held] = unsold[id] ?? [0, 0];
      return { available, held };
    },
    heldByNetwork,
  );

it.each([
  [24, 0, 8],
  [12, 12, 8],
  [2, 0, 0],
  [3, 0, 1],
  [0, 0, 0],
])(
  'with %i available and %i held bottles of a product, the last %i are scarce',
  (available, held, scarce) => {
    expect(scarceBottles({ available, held })).toBe(scarce);
  },
);

describe('the hold of an order of one product', () => {
  it.each([
    ['takes bottles that are not among the last third', 12, 24, 0, 0, undefined],
    ['takes all bottles down to the last third', 4, 12, 12, 12, undefined],
    ['takes three of the last third for a network without another hold', 3, 8, 16, 0, undefined],
    ['takes the last three', 3, 3, 21, 0, undefined],
    ['takes the only bottle', 1, 1, 0, 20, undefined],
    ['takes at most three of the last third', 4, 8, 16, 0, { result: 'scarce', available: 3 }],
    ['takes at most all bottles down to the last third', 12, 12, 12, 0, { result: 'scarce', available: 4 }],
    [
      'takes none of the last third for a network with another hold',
      1,
      8,
      16,
      1,
      { result: 'scarce', available: 0 },
    ],
    ['is limited by the bottles that the network already holds', 2, 24, 0, 23, { result: 'over' }],
    ['takes the last bottle that the network may hold', 1, 24, 0, 23, undefined],
    ['is refused when too large for one order', 13, 24, 0, 0, { result: 'over-order' }],
    [
      'is refused for lack of stock rather than as too large',
      13,
      12,
      0,
      0,
      { result: 'short', available: 12 },
    ],
    [
      'is refused for lack of stock rather than for scarcity',
      25,
      24,
      0,
      0,
      { result: 'short', available: 24 },
    ],
  ])('%s', (_, quantity, available, held, heldByNetwork, expected) => {
    expect(problemOf({ yumi: quantity }, { yumi: [available, held] }, heldByNetwork)).toEqual(
      expected && (expected.result.startsWith('over') ? expected : { productId: 'yumi', ...expected }),
    );
  });
});

it('the limit on scarce bottles applies to all products of an order together', () => {
  const unsold = { yumi: [8, 16], aged: [8, 16], lostTime: [24, 0] } as const;
  expect(problemOf({ yumi: 2, aged: 1, lostTime: 9 }, unsold)).toBeUndefined();
  expect(problemOf({ yumi: 2, aged: 2 }, unsold)).toMatchObject({ result: 'scarce', productId: 'yumi' });
});

it('at least four networks are needed to hold all 24 bottles of a product', () => {
  let [available, held, networks] = [24, 0, 0];
  while (available > 0 && networks < 100) {
    networks += 1;
    let networkBottles = 0;
    for (let quantity = 12; quantity > 0; quantity -= 1) {
      if (problemOf({ yumi: quantity }, { yumi: [available, held] }, networkBottles)) continue;
      [available, held, networkBottles] = [available - quantity, held + quantity, networkBottles + quantity];
      quantity += 1;
    }
  }
  expect(networks).toBe(4);
});
