import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { waitForCopy } from '#app/console/language/copy.ts';
import { ordersCopy as copy } from '#app/content/staff/orders-copy.ts';
import { ListAndOne } from '../list-and-one.tsx';
import { useRecount } from '../waiting.ts';
import { BooksPart } from './books/books-part.tsx';
import { OrderLists } from './list/order-lists.tsx';
import { useOrders } from './use-orders.ts';

const OrderPart = lazy(async () => ({
  default: (await import('./one/order-part.tsx').then(waitForCopy)).OrderPart,
}));

/** Orders from Japan; with `?order=` one of them. */
export function OrdersPage() {
  const { search } = useLocation();
  const list = useOrders();
  const onChanged = useRecount(list.refresh);
  const reference = new URLSearchParams(search).get('order') ?? undefined;
  const one = reference && <OrderPart key={reference} reference={reference} onChanged={onChanged} />;
  return (
    <ListAndOne
      copy={copy}
      list={list}
      hasItems={[...(list.reply?.toDo ?? []), ...(list.reply?.done ?? [])].length > 0}
      one={one}
    >
      <OrderLists list={list} open={reference} />
      <BooksPart />
    </ListAndOne>
  );
}
