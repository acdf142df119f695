import { useLocation } from 'react-router-dom';
import { ordersCopy as copy } from '../../../content/staff/orders-copy.ts';
import { InBar } from '../../../ui/staff-frame/in-bar.tsx';
import { LiveState } from '../../../ui/staff-frame/live-state.tsx';
import { BooksPart } from './books/books-part.tsx';
import { OrderLists } from './list/order-lists.tsx';
import { OrderPart } from './one/order-part.tsx';
import styles from './orders-page.module.css';
import { useOrders } from './use-orders.ts';

/** Orders from Japan; with `?order=` one of them, beside the list where there is room. */
export function OrdersPage() {
  const { search } = useLocation();
  const list = useOrders();
  const reference = new URLSearchParams(search).get('order') ?? undefined;
  const connection = list.status === 'failed' ? 'offline' : list.reply === undefined ? 'loading' : 'live';
  // An order that is open has the heading of the page: narrow screens show it alone.
  const Title = reference === undefined ? 'h1' : 'p';
  return (
    <div className={reference === undefined ? styles.page : `${styles.page} ${styles.withOrder}`}>
      <InBar part="state">
        <LiveState connection={connection} word={copy.live[connection]} />
      </InBar>
      <div className={styles.list}>
        <div>
          <Title className={styles.title}>{copy.title}</Title>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        <OrderLists list={list} open={reference} />
        <BooksPart />
      </div>
      {reference === undefined ? (
        <p className={styles.choose}>{copy.choose}</p>
      ) : (
        <OrderPart key={reference} reference={reference} onChanged={list.refresh} />
      )}
    </div>
  );
}
