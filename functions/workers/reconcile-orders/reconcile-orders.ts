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

/** Days of orders that are looked through, the present one included: each time, and once an hour. */
const daysBack = { always: 4, hourly: 31 };

/** Orders that one run asks about, and how many at once. */
const most = { orders: 60, atOnce: 4 };

/** Enough for what is under way when no further order is begun. */
const reserveMilliseconds = 15_000;

/**
 * Brings orders in line with what the payment provider says of them: those that should have been paid or given up by
 * now, those whose payment takes its time, and refunds that were decided and not made. Once an hour it looks a month
 * back, and at orders that are paid and wait to be shipped. Our own clock decides whom to ask about, and nothing else.
 * Runs may overlap, end half-way and come again.
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

/** For the alarm that tells people when a rum is sold out: of those that the shop sells, counted before or not. */
async function countStock({ stock }: ReconcilingDeps): Promise<void> {
  const counted = await stock.list();
  const bottlesOf = (id: string): number => counted.find(({ productId }) => productId === id)?.quantity ?? 0;
  const soldOut = products.filter(({ id }) => bottlesOf(id) === 0).length;
  log.info('stock.counted', { rums: products.length, soldOut });
}

/** Orders of the last days, oldest first. A day that cannot be read keeps nobody from the others. */
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
 * Where there are more orders than one run can ask about, each run begins where another has not been.
 *
 * @param turn rises by one from run to run of those that look at the same orders
 */
function turnOf(orders: readonly StoredOrder[], turn: number): readonly StoredOrder[] {
  if (orders.length <= most.orders) return orders;
  const first = (turn * most.orders) % orders.length;
  return [...orders.slice(first), ...orders.slice(0, first)].slice(0, most.orders);
}
