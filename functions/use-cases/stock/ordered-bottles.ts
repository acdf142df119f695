import { hasTime } from '#functions/request-context/deadline.ts';
import { orderRetentionDays, type StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import {
  addOrdered,
  type Bottles,
  comparedDays,
  noBottles,
  type OrderedBottles,
} from '#shared/shop/stock-discrepancies.ts';
import { addDays, type CalendarDate, type Clock, dateOf } from '#shared/values/port-vila-time.ts';

export interface OrderedBottlesDeps {
  readonly orders: Pick<OrderStore, 'onDay'>;
  readonly clock: Clock;
}

export interface OrderedPart {
  readonly ordered: OrderedBottles;
  /** Day to go on from, backwards; absent once all orders are read. */
  readonly next?: CalendarDate | undefined;
}

/** Days read at the same moment. */
const atOnce = 25;
/** Left for the days being read, and the answer. */
const spareMilliseconds = 4000;

/**
 * Bottles that orders hold and have sold, from a day backwards as far as the time goes. It reads the orders themselves,
 * one query for each day that they are kept: sums that are written with them could not show that a write went wrong.
 *
 * @param from today when absent
 */
export async function orderedBottles(
  { orders, clock }: OrderedBottlesDeps,
  from: CalendarDate = dateOf(clock()),
): Promise<OrderedPart> {
  const last = addDays(dateOf(clock()), -orderRetentionDays.kept);
  let ordered = noBottles;
  let day = from;
  do {
    const days = Array.from({ length: atOnce }, (_, back) => addDays(day, -back)).filter(
      (date) => date >= last,
    );
    const read = await Promise.all(days.map((date) => orders.onDay(date)));
    ordered = read.flat().map(bottlesOf).reduce(addOrdered, ordered);
    day = addDays(day, -atOnce);
  } while (day >= last && hasTime(spareMilliseconds));
  return { ordered, ...(day >= last && { next: day }) };
}

/** Epoch seconds from which no order has expired yet. */
export const keptSince = (now: Date): number => epochSeconds(now) - comparedDays * 86_400;

function bottlesOf({ lines, stock, shipped, createdAt }: StoredOrder): OrderedBottles {
  const bottles: Record<string, number> = {};
  for (const { id, quantity } of lines) bottles[id] = (bottles[id] ?? 0) + quantity;
  const when = (isSo: boolean): Bottles => (isSo ? bottles : {});
  return {
    held: when(stock === 'held'),
    sold: when(stock === 'sold'),
    toShip: when(stock === 'sold' && shipped === undefined),
    firstAt: createdAt,
  };
}
