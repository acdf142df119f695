import type { StoredOrder } from '../../../functions/stores/orders/order-item.ts';
import { orderStore } from '../../../functions/stores/orders/orders.ts';
import { parcelOf } from '../../../shared/shop/basket.ts';
import { writeYenInEnglish } from '../../../shared/shop/products.ts';
import { unfinishedOrderDays } from '../../../shared/shop/reconciling.ts';
import { counted } from '../../../shared/values/counted.ts';
import { addDays, type CalendarDate, dateOf } from '../../../shared/values/port-vila-time.ts';
import { writeDate } from '../../../shared/values/written-time.ts';
import { type OperationContext, OperationProblem } from '../operation/operation.ts';
import { dayFrom } from '../operation/parse-args.ts';
import { isUnfinished, orderLine } from './order-lines.ts';

/** Lists a day's orders or, without a day, the unfinished ones. No names, no addresses. */
export async function listOrders(words: readonly string[], context: OperationContext): Promise<void> {
  const [day, ...others] = words;
  if (others.length > 0) throw new OperationProblem(`Too many arguments: ${words.join(' ')}.`);
  if (day === undefined) await listUnfinished(context);
  else await listDay(dayFrom(day, context.clock), context);
}

async function listDay(date: CalendarDate, { table, clock, staffConsole }: OperationContext): Promise<void> {
  const found = await orderStore(table, clock).onDay(date);
  const paid = found.filter(({ status }) => status === 'paid');
  const yen = paid.reduce((sum, { totalYen = 0 }) => sum + totalYen, 0);
  const bottles = parcelOf(paid.flatMap(({ lines }) => lines)).bottles;
  staffConsole.say(
    found.length === 0
      ? `${writeDate(date)}: no orders.`
      : `${writeDate(date)}: ${counted(found.length, 'order')}, ${paid.length} of them paid (${counted(bottles, 'bottle')}, ${writeYenInEnglish(yen)}).`,
  );
  for (const order of found) staffConsole.say(`  ${orderLine(order, clock())}`);
}

async function listUnfinished({ table, clock, staffConsole }: OperationContext): Promise<void> {
  const orders = orderStore(table, clock);
  const today = dateOf(clock());
  const days = Array.from({ length: unfinishedOrderDays }, (_, index) =>
    addDays(today, index + 1 - unfinishedOrderDays),
  );
  const found = (await Promise.all(days.map((date) => orders.onDay(date)))).flat().filter(isUnfinished);
  if (found.length === 0) {
    staffConsole.say(`Nothing to do: no order of the last ${unfinishedOrderDays} days is unfinished.`);
    return;
  }
  for (const { heading, is } of groups) {
    const members = found.filter(is);
    if (members.length > 0) staffConsole.say(`${heading}: ${counted(members.length, 'order')}`);
    for (const order of members) staffConsole.say(`  ${orderLine(order, clock())}`);
  }
}

const groups: readonly { heading: string; is: (order: StoredOrder) => boolean }[] = [
  { heading: 'To ship', is: ({ status }) => status === 'paid' },
  { heading: 'Refund not made yet', is: ({ status }) => status === 'refunded' },
  { heading: 'Payment under way', is: ({ status }) => status === 'awaiting' },
  { heading: 'On the payment page', is: ({ status }) => status === 'pending' },
];
