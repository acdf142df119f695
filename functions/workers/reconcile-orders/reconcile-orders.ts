import type { DueEvent } from '../../../shared/events/due-event.ts';
import { products } from '../../../shared/shop/products.ts';
import { isToAsk, isToLookAfter, reconcilingMinutes } from '../../../shared/shop/reconciling.ts';
import { addDays, dateOf, minutesOf } from '../../../shared/values/port-vila-time.ts';
import { log, loggableError } from '../../kernel/log.ts';
import type { EventUseCase } from '../../kernel/worker.ts';
import type { StoredOrder } from '../../stores/orders/order-item.ts';
import type { OrderStore } from '../../stores/orders/orders.ts';
import type { StockStore } from '../../stores/orders/stock.ts';
import { mapConcurrent } from './map-concurrent.ts';
import { type SettlingDeps, settleByProvider } from './settle-by-provider.ts';

export interface ReconcilingDeps extends SettlingDeps {
  readonly orders: SettlingDeps['orders'] & Pick<OrderStore, 'onDay'>;
  readonly stock: Pick<StockStore, 'list'>;
}

/** Days of orders to check, today included: in every run, and once an hour. */
const daysBack = { always: 4, hourly: 31 };

/** Orders checked in one run, and how many at once. */
const most = { orders: 60, atOnce: 4 };

/** Time for calls in flight once no further order is started. */
const reserveMilliseconds = 15_000;

/**
 * Settles orders by their state at the payment provider: overdue and delayed payments, and refunds decided on but not
 * made. Once an hour it looks back a month and also checks paid orders awaiting shipping. The local clock decides only
 * which orders to check. Runs may overlap, stop half-way and be repeated.
 */
export const reconcileOrders =
  (deps: ReconcilingDeps): EventUseCase<DueEvent> =>
  async ({ scheduledAt }, run) => {
    const begunAt = performance.now();
    const due = new Date(scheduledAt);
    const isHourly = minutesOf(due) % 60 < reconcilingMinutes;
    const { found, problems } = await ordersOf(deps, isHourly ? daysBack.hourly : daysBack.always);
    const now = deps.clock();
    const concerned = found.filter((order) => isToAsk(order, now) || (isHourly && isToLookAfter(order)));
    const isTime = () => performance.now() - begunAt < run.remainingMilliseconds - reserveMilliseconds;
    const turn = Math.floor(due.getTime() / 60_000 / (isHourly ? 60 : reconcilingMinutes));
    await mapConcurrent(most.atOnce, turnOf(concerned, turn), isTime, async (order) => {
      try {
        await settleByProvider(deps, order);
      } catch (error) {
        log.error('order.unsettled', { orderId: order.id, ...loggableError(error) });
      }
    });
    if (isHourly) await countStock(deps);
    if (problems.length > 0) throw problems[0];
    return concerned.length > 0 ? 'handled' : 'skipped';
  };

/** Logs the sold-out products of the shop for the alarm. */
async function countStock({ stock }: ReconcilingDeps): Promise<void> {
  const counted = await stock.list();
  const bottlesOf = (id: string): number => counted.find(({ productId }) => productId === id)?.quantity ?? 0;
  const soldOut = products.filter(({ id }) => bottlesOf(id) === 0).length;
  log.info('stock.counted', { rums: products.length, soldOut });
}

/** Orders of the last days, oldest first. An unreadable day does not block the others. */
async function ordersOf({ orders, clock }: ReconcilingDeps, days: number) {
  const today = dateOf(clock());
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days));
  const read = await Promise.allSettled(dates.map((date) => orders.onDay(date)));
  return {
    found: read.flatMap((day) => (day.status === 'fulfilled' ? day.value : [])),
    problems: read.flatMap((day) => (day.status === 'rejected' ? [day.reason] : [])),
  };
}

/**
 * Rotates the starting point when there are more orders than one run can check.
 *
 * @param turn increments from run to run over the same orders
 */
function turnOf(orders: readonly StoredOrder[], turn: number): readonly StoredOrder[] {
  if (orders.length <= most.orders) return orders;
  const first = (turn * most.orders) % orders.length;
  return [...orders.slice(first), ...orders.slice(0, first)].slice(0, most.orders);
}
