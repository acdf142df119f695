import { describe, expect, it } from 'vitest';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { testTable } from '../table/table-content.testing.ts';
import { orderStore } from './orders.ts';
import { type StoredCorrection, stockStore } from './stock.ts';
import { newOrderOf, putBottles, reportOf, yumi } from './stocked-shop.testing.ts';
import { referenceOf } from './stored-order.testing.ts';

const table = testTable();
let time = Date.parse('2026-11-21T10:00:00+11:00');
const clock = () => new Date(time);
const stock = () => stockStore(table, clock);

const correction = (changes: Partial<StoredCorrection> = {}): StoredCorrection => ({
  id: commandId(),
  productId: yumi,
  at: Math.floor(time / 1000),
  reason: 'delivery',
  change: 6,
  available: 18,
  held: 0,
  by: 'mia',
  ...changes,
});
const next = { productId: yumi, name: 'Yumi', abv: 40, quantity: 18 };
const currentStock = () => stock().find(yumi);

describe('a write to the stock', () => {
  it('sets the bottles and adds the correction to the history, or does neither', async () => {
    await putBottles(table, { [yumi]: 12 });
    const seen = await currentStock();
    expect(await stock().write({ seen, next, correction: correction() })).toBe(true);
    expect(await currentStock()).toMatchObject({ quantity: 18, held: 0, sold: 0, corrections: 1, abv: 40 });
    expect(await stock().write({ seen, next: { ...next, quantity: 1 }, correction: correction() })).toBe(
      false,
    );
    expect(await currentStock()).toMatchObject({ quantity: 18, corrections: 1 });
    expect(await stock().corrections(10)).toMatchObject([{ change: 6, by: 'mia' }]);
  });

  it.each([1, 2, 3])(
    'succeeds for only one of ten concurrent writers that read the same state (round %i)',
    async () => {
      await putBottles(table, { [yumi]: 12 });
      const seen = await currentStock();
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          stock().write({ seen, next: { ...next, quantity: 13 + index }, correction: correction() }),
        ),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await stock().corrections(20)).toHaveLength(1);
      expect(await currentStock()).toMatchObject({ quantity: 13 + outcomes.indexOf(true), corrections: 1 });
    },
  );

  it('is refused after another correction, even if neither changes the number of bottles', async () => {
    await putBottles(table, { [yumi]: 12 });
    const seen = await currentStock();
    const counted = { ...next, quantity: 12 };
    expect(await stock().write({ seen, next: counted, correction: correction({ change: 0 }) })).toBe(true);
    expect(await stock().write({ seen, next: counted, correction: correction({ change: 0 }) })).toBe(false);
  });

  it.each([
    ['a purchase', 0, { quantity: 10, held: 2, sold: 0 }],
    // Only the held bottles change.
    ['a payment', 1, { quantity: 10, held: 0, sold: 2 }],
    // Only the sellable bottles change.
    ['a refund', 2, { quantity: 12, held: 0, sold: 0 }],
  ] as const)('is refused if %s is written first', async (_, stepsBefore, bottles) => {
    await putBottles(table, { [yumi]: 12 });
    const orders = orderStore(table, clock);
    const order = newOrderOf({ bottles: { [yumi]: 2 } });
    const steps = [
      () => orders.place(order),
      () => orders.settle(reportOf(order, 'paid')),
      () => orders.refund(referenceOf(order), 'by-house'),
    ];
    for (const step of steps.slice(0, stepsBefore)) await step();
    const seen = await currentStock();
    await steps[stepsBefore]?.();
    expect(await stock().write({ seen, next, correction: correction() })).toBe(false);
    expect(await currentStock()).toMatchObject(bottles);
  });

  it('adds a new product once if two writers add it at once', async () => {
    const outcomes = await Promise.all(
      [1, 2].map(() => stock().write({ seen: undefined, next, correction: correction() })),
    );
    expect(outcomes.sort()).toEqual([false, true]);
    expect(await currentStock()).toMatchObject({ quantity: 18, held: 0, sold: 0, corrections: 1 });
  });
});

it('the stock reads items written by a release that had no corrections', async () => {
  await putBottles(table, { [yumi]: 12 });
  expect(await currentStock()).toMatchObject({ corrections: 0 });
  expect((await stock().list()).map(({ productId }) => productId)).toEqual([yumi]);
});

it('the stock lists the latest corrections first, and keeps them for seven years', async () => {
  await putBottles(table, { [yumi]: 12 });
  for (const change of [1, 2, 3]) {
    await stock().write({ seen: await currentStock(), next, correction: correction({ change }) });
    time += 60_000;
  }
  const changes = async () => (await stock().corrections(2)).map(({ change }) => change);
  expect(await changes()).toEqual([3, 2]);
  time += 7 * 366 * 86_400_000;
  expect(await changes()).toEqual([]);
  time = Date.parse('2026-11-21T10:00:00+11:00');
});
