import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import { addDays, type Clock, dateOf } from '#shared/values/port-vila-time.ts';

export interface ReadOrdersDeps {
  readonly orders: Pick<OrderStore, 'onDay'>;
  readonly clock: Clock;
}

/** Days read concurrently. */
const batchSize = 25;

/**
 * Orders placed today and on the days before, the latest day first.
 *
 * @param days how many days, today included
 */
export async function readOrders({ orders, clock }: ReadOrdersDeps, days: number): Promise<StoredOrder[]> {
  const today = dateOf(clock());
  const found: StoredOrder[] = [];
  for (let daysBack = 0; daysBack < days; daysBack += batchSize) {
    const dates = Array.from({ length: Math.min(batchSize, days - daysBack) }, (_, index) =>
      addDays(today, -daysBack - index),
    );
    found.push(...(await Promise.all(dates.map((date) => orders.onDay(date)))).flat());
  }
  return found;
}
