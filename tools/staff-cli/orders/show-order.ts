import type { Bench } from '../operation/operation.ts';
import { orderAsked } from './order-arguments.ts';
import { orderLines } from './order-lines.ts';

/** Shows an order with the customer's address. */
export async function showOrder(words: readonly string[], bench: Bench): Promise<void> {
  const { order } = await orderAsked(words, bench);
  for (const line of orderLines(order, bench.clock())) bench.desk.say(line);
}
