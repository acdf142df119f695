import styles from '#app/console/office/list-rows.module.css';
import { ReadState } from '#app/console/page/read-state.tsx';
import { ordersCopy as copy } from '#app/content/staff/orders-copy.ts';
import type { Request } from '#app/requests/use-request.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import { OrderRow } from './order-row.tsx';

export interface OrderListsProps {
  list: Request<ReplyTo<'showOrders'>>;
  /** Reference of the open order. */
  open: string | undefined;
}

/** Orders to do, most urgent first, and recently finished ones. */
export function OrderLists({ list, open }: OrderListsProps) {
  const { reply } = list;
  const { toDo: leftToDo = 0, done: leftDone = 0 } = reply?.left ?? {};
  return (
    <Stack skipEmpty gap={24}>
      <ReadState request={list} copy={copy} />
      {reply?.toDo && (
        <section>
          <h2 className={styles.heading}>{copy.toDo}</h2>
          {reply.toDo.length === 0 ? (
            <Stack gap={8} tone="quiet" padY={24} rule="above" className={styles.empty}>
              <strong>{copy.nothing}</strong>
              <p>{copy.nothingHint}</p>
            </Stack>
          ) : (
            <ul>
              {reply.toDo.map((order) => (
                <OrderRow
                  key={order.reference}
                  order={order}
                  now={reply.now}
                  isOpen={order.reference === open}
                />
              ))}
            </ul>
          )}
          {leftToDo > 0 && <Notice kind="warning">{copy.leftToDo(leftToDo)}</Notice>}
        </section>
      )}
      {reply?.done && reply.done.length > 0 && (
        <section>
          <h2 className={`${styles.heading} ${styles.past}`}>{copy.done}</h2>
          <ul>
            {reply.done.map((order) => (
              <OrderRow
                key={order.reference}
                order={order}
                now={reply.now}
                isOpen={order.reference === open}
              />
            ))}
          </ul>
          {leftDone > 0 && <p>{copy.leftDone(leftDone)}</p>}
        </section>
      )}
    </Stack>
  );
}
