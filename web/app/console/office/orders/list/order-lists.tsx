import { ListSection, NothingToDo } from '#app/console/office/list-rows.tsx';
import { ReadState } from '#app/console/page/read-state.tsx';
import { ordersCopy as copy } from '#app/content/staff/orders-copy.ts';
import type { Request } from '#app/requests/use-request.ts';
import { Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { ListedOrder } from '#shared/contracts/office/order.ts';
import { OrderRow } from './order-row.tsx';

export interface OrderListsProps {
  list: Request<ReplyTo<'showOrders'>>;
  /** Reference of the open order. */
  openReference: string | undefined;
}

/** Orders with a task, most urgent first, then recently finished orders. */
export function OrderLists({ list, openReference }: OrderListsProps) {
  const { reply } = list;
  const { toDo: toDoLeftOut = 0, done: doneLeftOut = 0 } = reply?.left ?? {};
  const renderRows = (orders: readonly ListedOrder[], now: number) =>
    orders.map((order) => (
      <OrderRow key={order.reference} order={order} now={now} isOpen={order.reference === openReference} />
    ));
  return (
    <Stack skipEmpty gap={24}>
      <ReadState request={list} copy={copy} />
      {reply?.toDo && (
        <ListSection
          title={copy.toDo}
          rows={renderRows(reply.toDo, reply.now)}
          empty={<NothingToDo copy={copy} />}
        >
          {toDoLeftOut > 0 && <Notice kind="warning">{copy.leftToDo(toDoLeftOut)}</Notice>}
        </ListSection>
      )}
      {reply?.done && reply.done.length > 0 && (
        <ListSection isPast title={copy.done} rows={renderRows(reply.done, reply.now)}>
          {doneLeftOut > 0 && <p>{copy.leftDone(doneLeftOut)}</p>}
        </ListSection>
      )}
    </Stack>
  );
}
