import { log, loggableError } from '#functions/kernel/log.ts';
import type { EventUseCase } from '#functions/kernel/worker.ts';
import type { ListedOrderEntry } from '#functions/stores/orders/order-list.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import type { StockStore } from '#functions/stores/orders/stock.ts';
import type { DueEvent } from '#shared/events/due-event.ts';
import { products } from '#shared/shop/products.ts';
import { needsMonitoring, needsProviderCheck, reconcilingMinutes } from '#shared/shop/reconciling.ts';
import { minutesOf } from '#shared/values/port-vila-time.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { type SettlingDeps, settleByProvider } from './settle-by-provider.ts';

export interface ReconcilingDeps extends SettlingDeps {
  readonly orders: SettlingDeps['orders'] & Pick<OrderStore, 'listEntries' | 'read'>;
  readonly stock: Pick<StockStore, 'list'>;
}

/** Orders that one run checks, and how many of them at the same time. */
const limits = { orders: 60, atOnce: 4 };

/** Time for the calls in flight after the last order was started. */
const reserveMilliseconds = 15_000;

/**
 * Settles orders by their state at the payment provider: overdue and delayed payments, and refunds decided on but not
 * made. Once an hour it also checks open disputes and paid orders that await shipping. It reads the orders that the
 * list marks as open, and the local clock decides only which of them to check. Runs may overlap, stop half-way and be
 * repeated.
 */
export const reconcileOrders =
  (deps: ReconcilingDeps): EventUseCase<DueEvent> =>
  async ({ scheduledAt }, run) => {
    const startedAt = performance.now();
    const due = new Date(scheduledAt);
    const isHourly = minutesOf(due) % 60 < reconcilingMinutes;
    const runIndex = Math.floor(due.getTime() / 60_000 / (isHourly ? 60 : reconcilingMinutes));
    const entries = (await deps.orders.listEntries())
      .filter(({ isUnsettled, task }) => isUnsettled || (isHourly && task !== undefined))
      .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
    const now = deps.clock();
    const ordersToCheck = (await deps.orders.read(rotate(entries, runIndex))).filter(
      (order) => needsProviderCheck(order, now) || (isHourly && needsMonitoring(order)),
    );
    const isTime = () => performance.now() - startedAt < run.remainingMilliseconds - reserveMilliseconds;
    await mapConcurrent(limits.atOnce, ordersToCheck, isTime, async (order) => {
      try {
        await settleByProvider(deps, order);
      } catch (error) {
        log.error('order.unsettled', { orderId: order.id, ...loggableError(error) });
      }
    });
    if (isHourly) await countStock(deps);
    return ordersToCheck.length > 0 ? 'handled' : 'skipped';
  };

/** Logs the sold-out products of the shop for the alarm. */
async function countStock({ stock }: ReconcilingDeps): Promise<void> {
  const stockItems = await stock.list();
  const bottlesOf = (id: string): number =>
    stockItems.find(({ productId }) => productId === id)?.quantity ?? 0;
  const soldOut = products.filter(({ id }) => bottlesOf(id) === 0).length;
  log.info('stock.counted', { rums: products.length, soldOut });
}

/** A sort key, first by day of creation. */
const keyOf = ({ target }: ListedOrderEntry): string => `${target.pk}/${target.sk}`;

/**
 * Rotates the starting point when there are more orders than one run can check.
 *
 * @param runIndex increases by one from run to run
 */
function rotate(orders: readonly ListedOrderEntry[], runIndex: number): readonly ListedOrderEntry[] {
  if (orders.length <= limits.orders) return orders;
  const first = (runIndex * limits.orders) % orders.length;
  return [...orders.slice(first), ...orders.slice(0, first)].slice(0, limits.orders);
}
