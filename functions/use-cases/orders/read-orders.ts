import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import { addDays, type Clock, dateOf } from '#shared/values/port-vila-time.ts';

export interface ReadOrdersDeps {
  readonly orders: Pick<OrderStore, 'listByDay'>;
  readonly clock: Clock;
}

/** Days that are read concurrently. */
const batchSize = 25;

/**
 * Reads the orders placed today and on the days before, the latest day first.
 *
 * @param days the number of days, including today
 */
export async function readOrders({ orders, clock }: ReadOrdersDeps, days: number): Promise<StoredOrder[]> {
  const today = dateOf(clock());
  const found: StoredOrder[] = [];
  for (let daysBack = 0; daysBack < days; daysBack += batchSize) {
    const dates = Array.from({ length: Math.min(batchSize, days - daysBack) }, (_, index) =>
      addDays(today, -daysBack - index),
    );
    found.push(...(await Promise.all(dates.map((date) => orders.listByDay(date)))).flat());
  }
  return found;
}
