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
  readonly orders: Pick<OrderStore, 'listByDay'>;
  readonly clock: Clock;
}

export interface OrderedPart {
  readonly ordered: OrderedBottles;
  /** The day from which to continue backwards; absent once all orders are read. */
  readonly next?: CalendarDate | undefined;
}

/** Days that are read concurrently. */
const batchSize = 25;
/** Time reserved for the days that are being read, and for the reply. */
const spareMilliseconds = 4000;

/**
 * Counts the bottles that orders hold and have sold, from a day backwards as far as time allows. It reads the orders
 * themselves, with one query for each day of their retention: sums written with them could not reveal a wrong write.
 *
 * @param latestDay the latest day to read; today by default
 */
export async function orderedBottles(
  { orders, clock }: OrderedBottlesDeps,
  latestDay: CalendarDate = dateOf(clock()),
): Promise<OrderedPart> {
  const last = addDays(dateOf(clock()), -orderRetentionDays.standard);
  let ordered = noBottles;
  let day = latestDay;
  do {
    const days = Array.from({ length: batchSize }, (_, daysBack) => addDays(day, -daysBack)).filter(
      (date) => date >= last,
    );
    const orderLists = await Promise.all(days.map((date) => orders.listByDay(date)));
    ordered = orderLists.flat().map(bottlesOf).reduce(addOrdered, ordered);
    day = addDays(day, -batchSize);
  } while (day >= last && hasTime(spareMilliseconds));
  return { ordered, ...(day >= last && { next: day }) };
}

/** The time, in epoch seconds, from which no order has expired yet. */
export const keptSince = (now: Date): number => epochSeconds(now) - comparedDays * 86_400;

function bottlesOf({ lines, stock, shipped, createdAt }: StoredOrder): OrderedBottles {
  const bottles: Record<string, number> = {};
  for (const { id, quantity } of lines) bottles[id] = (bottles[id] ?? 0) + quantity;
  const bottlesIf = (isIncluded: boolean): Bottles => (isIncluded ? bottles : {});
  return {
    held: bottlesIf(stock === 'held'),
    sold: bottlesIf(stock === 'sold'),
    toShip: bottlesIf(stock === 'sold' && shipped === undefined),
    firstAt: createdAt,
  };
}
