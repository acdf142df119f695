import { useLocation } from 'react-router-dom';
import { lazyPart } from '#app/console/language/lazy-part.ts';
import { withRecount } from '#app/console/waiting/waiting.ts';
import { ordersCopy as copy } from '#app/content/staff/orders-copy.ts';
import { ListWithRecord } from '../list-with-record.tsx';
import { BooksPart } from './books/books-part.tsx';
import { OrderLists } from './list/order-lists.tsx';
import { useOrders } from './use-orders.ts';

const OrderPart = lazyPart(async () => (await import('./one/order-part.tsx')).OrderPart);

/** The orders from Japan; with `?order=` one of them. */
export function OrdersPage() {
  const { search } = useLocation();
  const list = useOrders();
  const onChanged = withRecount(list.refresh);
  const reference = new URLSearchParams(search).get('order') ?? undefined;
  const record = reference && <OrderPart key={reference} reference={reference} onChanged={onChanged} />;
  return (
    <ListWithRecord
      copy={copy}
      hasItems={[...(list.reply?.toDo ?? []), ...(list.reply?.done ?? [])].length > 0}
      record={record}
    >
      <OrderLists list={list} openReference={reference} />
      <BooksPart />
    </ListWithRecord>
  );
}
