import { ListRow, type ListRowProps } from '#app/console/office/list-rows.tsx';
import { ordersCopy as copy } from '#app/content/staff/orders-copy.ts';
import { shortDay } from '#app/content/staff/short-day.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { ListedOrder } from '#shared/contracts/office/order.ts';
import { isLate, type OrderTaskKind } from '#shared/shop/order-task.ts';

const tones: Readonly<Partial<Record<OrderTaskKind, ListRowProps['tone']>>> = {
  disputed: 'no',
  'dispute-lost': 'no',
  'refund-failed': 'no',
  'no-address': 'few',
  address: 'few',
  stuck: 'few',
  'to-ship': 'cane',
};

export interface OrderRowProps {
  order: ListedOrder;
  /** Epoch seconds. */
  now: number;
  isOpen: boolean;
}

/** One order in a list: its reference, bottles, and next task. */
export function OrderRow({ order, now, isOpen }: OrderRowProps) {
  const { reference, task } = order;
  const isOverdue = task !== undefined && isLate(task, new Date(now * 1000));
  return (
    <ListRow
      to={`${staffPaths.orders}?order=${reference}`}
      isOpen={isOpen}
      title={
        <Text as="span" breaks="never">
          {reference}
        </Text>
      }
      state={task ? copy.task(task.kind) : copy.ended(order)}
      tone={task && (isOverdue && task.kind === 'to-ship' ? 'no' : tones[task.kind])}
      detail={copy.sum(order.bottles, order.yen)}
      date={task ? copy.next(order, now) : shortDay(order.lastAt)}
    />
  );
}
