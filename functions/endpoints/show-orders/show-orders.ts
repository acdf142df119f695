import type { showOrders as contract } from '../../../shared/contracts/staff/show-orders.ts';
import { booksOf } from '../../../shared/shop/order-books.ts';
import { orderMessages } from '../../../shared/shop/order-messages.ts';
import { byUrgency, orderWorkDays } from '../../../shared/shop/order-task.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { Refused } from '../../kernel/problems.ts';
import { orderRetentionDays } from '../../stores/orders/order-item.ts';
import type { OrderStore } from '../../stores/orders/orders.ts';
import type { PeopleStore } from '../../stores/staff/people.ts';
import { epochSeconds } from '../../stores/table/table.ts';
import { listedOrder, orderReply } from '../../use-cases/orders/order-reply.ts';
import { type ReadOrdersDeps, readOrders } from '../../use-cases/orders/read-orders.ts';

interface Deps extends ReadOrdersDeps {
  readonly orders: Pick<OrderStore, 'find' | 'onDay'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** Done orders that the list shows: so many, of so many days. */
const done = { most: 20, days: 14 };

/** Shows what is to be done with orders and what was done lately; or one order whole; or the money of a month. */
export const showOrders =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query: { order: reference, month } }) => {
    const now = deps.clock();
    const known = { success: true, now: epochSeconds(now) } as const;
    if (reference !== undefined) {
      const [order, people] = await Promise.all([deps.orders.find(reference), deps.people.list()]);
      if (order === undefined) throw new Refused({ kind: 'not-found', message: orderMessages.notFound });
      return { ...known, order: orderReply(order, now), people };
    }
    if (month !== undefined) {
      // A refund or a dispute may be of an order made long before.
      const books = booksOf(await readOrders(deps, orderRetentionDays.kept), month);
      return { ...known, books: [...books], people: [] };
    }
    const listed = (await readOrders(deps, orderWorkDays)).map((order) => listedOrder(order, now));
    const since = epochSeconds(now) - done.days * 86_400;
    return {
      ...known,
      toDo: listed
        .flatMap((one) => (one.task === undefined ? [] : [{ ...one, task: one.task }]))
        .sort((one, other) => byUrgency(one.task, other.task)),
      done: listed
        .filter(({ task, status, lastAt }) => task === undefined && isMoney(status) && lastAt >= since)
        .sort((one, other) => other.lastAt - one.lastAt)
        .slice(0, done.most),
      people: [],
    };
  };

/** Payment pages that came to nothing are not work that was done. */
const isMoney = (status: string): boolean => status === 'paid' || status === 'refunded';
