import { orderStore } from '#functions/stores/orders/orders.ts';
import { readOrders } from '#functions/use-cases/orders/read-orders.ts';
import { parcelOf } from '#shared/shop/basket.ts';
import { type OrderTaskKind, orderTask, orderWorkDays } from '#shared/shop/order-task.ts';
import { formatYenInEnglish } from '#shared/shop/products.ts';
import { counted } from '#shared/values/counted.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { type OperationContext, OperationProblem } from '../operation/operation.ts';
import { dayFrom } from '../operation/parse-args.ts';
import { orderLine } from './order-lines.ts';

/** Lists a day's orders or, without a day, the unfinished ones, without names and addresses. */
export async function listOrders(words: readonly string[], context: OperationContext): Promise<void> {
  const [day, ...others] = words;
  if (others.length > 0) throw new OperationProblem(`Too many arguments: ${words.join(' ')}.`);
  if (day === undefined) await listUnfinished(context);
  else await listDay(dayFrom(day, context.clock), context);
}

async function listDay(date: CalendarDate, { table, clock, staffConsole }: OperationContext): Promise<void> {
  const orders = await orderStore(table, clock).listByDay(date);
  const paid = orders.filter(({ status }) => status === 'paid');
  const yen = paid.reduce((sum, { totalYen = 0 }) => sum + totalYen, 0);
  const bottles = parcelOf(paid.flatMap(({ lines }) => lines)).bottles;
  staffConsole.say(
    orders.length === 0
      ? `${formatDate(date)}: no orders.`
      : `${formatDate(date)}: ${counted(orders.length, 'order')}, ${paid.length} of them paid (${counted(bottles, 'bottle')}, ${formatYenInEnglish(yen)}).`,
  );
  for (const order of orders) staffConsole.say(`  ${orderLine(order, clock())}`);
}

async function listUnfinished({ table, clock, staffConsole }: OperationContext): Promise<void> {
  const now = clock();
  const unfinished = await readOrders({ orders: orderStore(table, clock), clock }, orderWorkDays);
  const byTask = Map.groupBy(unfinished, (order) => orderTask(order, now)?.kind);
  let isEmpty = true;
  for (const { heading, kinds } of groups) {
    const members = kinds.flatMap((kind) => byTask.get(kind) ?? []).sort((a, b) => a.createdAt - b.createdAt);
    if (members.length === 0) continue;
    isEmpty = false;
    staffConsole.say(`${heading}: ${counted(members.length, 'order')}`);
    for (const order of members) staffConsole.say(`  ${orderLine(order, now)}`);
  }
  if (isEmpty) staffConsole.say(`Nothing to do: no order of the last ${orderWorkDays} days is unfinished.`);
}

const groups: readonly { heading: string; kinds: readonly OrderTaskKind[] }[] = [
  { heading: 'Disputed', kinds: ['disputed', 'dispute-lost'] },
  { heading: 'To ship', kinds: ['no-address', 'address', 'to-ship'] },
  { heading: 'Refund not made yet', kinds: ['refund-failed', 'refund-due'] },
  { heading: 'Payment under way', kinds: ['stuck', 'paying'] },
];
