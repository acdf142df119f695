import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { ListedOrderEntry } from '#functions/stores/orders/order-list.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { listedOrder, orderReply } from '#functions/use-cases/orders/order-reply.ts';
import type { showOrders as contract } from '#shared/contracts/office/show-orders.ts';
import { booksOf } from '#shared/shop/order-books.ts';
import { orderMessages } from '#shared/shop/order-messages.ts';
import { byUrgency } from '#shared/shop/order-task.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly orders: Pick<OrderStore, 'find' | 'listEntries' | 'read' | 'listWithMovementsIn'>;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly clock: Clock;
}

/** Maximum number of orders that the lists show. */
const maxListed = { toDo: 200, done: 20 };

/** Returns the open and recently finished orders, one order in full, or the payments of a month. */
export const showOrders =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query: { order: reference, month } }) => {
    const now = deps.clock();
    const base = { success: true, now: epochSeconds(now) } as const;
    if (reference !== undefined) {
      const [order, people] = await Promise.all([deps.orders.find(reference), deps.people.list()]);
      if (order === undefined) throw new Refused({ kind: 'not-found', message: orderMessages.notFound });
      return { ...base, order: orderReply(order, now), people };
    }
    if (month !== undefined) {
      const books = booksOf(await deps.orders.listWithMovementsIn(month), month);
      return { ...base, books: [...books], people: [] };
    }
    const { toDo, done } = selectListed(await deps.orders.listEntries());
    const orders = await deps.orders.read([...toDo.selected, ...done.selected]);
    const listedOrders = orders.map((order) => listedOrder(order, now));
    return {
      ...base,
      toDo: listedOrders
        .flatMap(({ task, ...order }) => (task === undefined ? [] : [{ ...order, task }]))
        .sort((a, b) => byUrgency(a.task, b.task)),
      done: listedOrders.filter(({ task }) => task === undefined).sort((a, b) => b.lastAt - a.lastAt),
      ...((toDo.left > 0 || done.left > 0) && { left: { toDo: toDo.left, done: done.left } }),
      people: [],
    };
  };

/** Selects the entries of the lists, the most urgent and the latest first, and counts the omitted ones. */
function selectListed(entries: readonly ListedOrderEntry[]) {
  const toDo = entries
    .flatMap(({ target, task }) => (task === undefined ? [] : [{ target, task }]))
    .sort((a, b) => byUrgency(a.task, b.task));
  const finished = entries.filter(({ task }) => task === undefined).sort((a, b) => b.lastAt - a.lastAt);
  const cut = <Entry>(all: readonly Entry[], max: number) => ({
    selected: all.slice(0, max),
    left: Math.max(0, all.length - max),
  });
  return { toDo: cut(toDo, maxListed.toDo), done: cut(finished, maxListed.done) };
}
