import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockStore } from '#functions/stores/orders/stock.ts';
import { newOrderOf, putBottles, reportOf, yumi } from '#functions/stores/orders/stocked-shop.testing.ts';
import { referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { observedTable } from '#functions/stores/table/table-content.testing.ts';
import { inFull } from '#shared/full-run.testing.ts';
import { bottlesOnShelf, correctionReasons } from '#shared/shop/stock-correction.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { correctStock } from './correct-stock.ts';
import { setStock } from './set-stock.ts';
import { stockAgainstOrders } from './stock-against-orders.ts';

const clock = () => new Date('2026-11-21T10:30:00+11:00');

/** A step that moves bottles. `orderIndex` selects one of the orders placed so far. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('checkout' as const), bottles: fc.integer({ min: 1, max: 5 }) }),
  fc.record({
    kind: fc.constantFrom(
      'paid' as const,
      'expired' as const,
      'failed' as const,
      'refund' as const,
      'ship' as const,
    ),
    orderIndex: fc.nat({ max: 7 }),
  }),
  fc.record({
    kind: fc.constant('correct' as const),
    reason: fc.constantFrom(...correctionReasons),
    bottles: fc.integer({ min: -6, max: 30 }),
    isStale: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('set' as const), quantity: fc.nat({ max: 30 }) }),
);

it('the stock counts each bottle once and matches the orders after random purchases, payments, refunds and corrections', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const table = await observedTable();
      await putBottles(table, { [yumi]: 12 });
      const [orders, stock] = [orderStore(table, clock), stockStore(table, clock)];
      const placedOrders: StoredOrder[] = [];
      let totalBottles = 12;
      for (const one of steps) {
        const before = await stock.find(yumi);
        if (before === undefined) throw new Error('The rum is missing');
        if (one.kind === 'checkout') {
          const order = newOrderOf({ bottles: { [yumi]: one.bottles } });
          if ((await orders.place(order)).result === 'placed') placedOrders.push(order);
        } else if (one.kind === 'correct') {
          const outcome = await correctStock(
            { stock, clock },
            {
              commandId: commandId(),
              productId: yumi,
              reason: one.reason,
              bottles: one.bottles,
              note: '',
              seen: {
                corrections: before.corrections - (one.isStale ? 1 : 0),
                inHouse: bottlesOnShelf(before),
              },
              by: 'mia',
            },
          );
          if (one.isStale) expect(outcome.result).toBe('refused');
          if (outcome.result === 'corrected') totalBottles += outcome.correction.change;
        } else if (one.kind === 'set') {
          await setStock({ stock, clock }, { productId: yumi, name: 'Yumi', quantity: one.quantity });
          totalBottles += one.quantity - before.quantity;
        } else {
          const order = placedOrders[one.orderIndex % Math.max(1, placedOrders.length)];
          if (order === undefined) continue;
          if (one.kind === 'ship') await orders.ship(referenceOf(order), 'T12345');
          else if (one.kind === 'refund') await orders.refund(referenceOf(order), 'by-house');
          else await orders.settle(reportOf(order, one.kind));
        }
        const { quantity, held, sold } = (await stock.find(yumi)) ?? { quantity: -1, held: -1, sold: -1 };
        expect(Math.min(quantity, held, sold)).toBeGreaterThanOrEqual(0);
        expect(quantity + held + sold).toBe(totalBottles);
      }
      expect((await stockAgainstOrders({ orders, stock, clock })).problems).toEqual([]);
      const changes = (await stock.corrections(100)).map(({ change }) => change);
      expect(changes.reduce((sum, change) => sum + change, 12)).toBe(totalBottles);
    }),
    { numRuns: inFull(60, 3) },
  );
});
