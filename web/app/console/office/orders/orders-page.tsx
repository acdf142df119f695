import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { worded } from '#app/console/language/words.ts';
import { ordersCopy as copy } from '#app/content/staff/orders-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { ListAndOne } from '../list-and-one.tsx';
import { useOfficeCount } from '../office-counts.ts';
import { BooksPart } from './books/books-part.tsx';
import { OrderLists } from './list/order-lists.tsx';
import { useOrders } from './use-orders.ts';

const OrderPart = lazy(async () => ({
  default: (await import('./one/order-part.tsx').then(worded)).OrderPart,
}));

/** Orders from Japan; with `?order=` one of them. */
export function OrdersPage() {
  const { search } = useLocation();
  const list = useOrders();
  const waiting = list.reply?.toDo?.length;
  useOfficeCount(staffPaths.orders, waiting, copy.waiting);
  const reference = new URLSearchParams(search).get('order') ?? undefined;
  const one = reference && <OrderPart key={reference} reference={reference} onChanged={list.refresh} />;
  return (
    <ListAndOne copy={copy} list={list} one={one}>
      <OrderLists list={list} open={reference} />
      <BooksPart />
    </ListAndOne>
  );
}
