import { Link } from 'react-router-dom';
import styles from '#app/console/office/list-rows.module.css';
import { ordersCopy as copy } from '#app/content/staff/orders-copy.ts';
import { shortDay } from '#app/content/staff/short-day.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Text } from '#app/ui/layout/layout.tsx';
import type { ListedOrder } from '#shared/contracts/office/order.ts';
import { isLate, type OrderTaskKind } from '#shared/shop/order-task.ts';

const tones: Readonly<Partial<Record<OrderTaskKind, string | undefined>>> = {
  disputed: styles.no,
  'dispute-lost': styles.no,
  'refund-failed': styles.no,
  'no-address': styles.few,
  address: styles.few,
  stuck: styles.few,
  'to-ship': styles.now,
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
  const late = task !== undefined && isLate(task, new Date(now * 1000));
  const tone = task && (late && task.kind === 'to-ship' ? styles.no : tones[task.kind]);
  return (
    <li>
      <Link
        className={styles.row}
        to={`${staffPaths.orders}?order=${reference}`}
        aria-current={isOpen ? 'true' : undefined}
      >
        <b>{reference}</b>
        <Text as="strong" weight="strong" tone="quiet" set="right" className={tone}>
          {task ? copy.task(task.kind) : copy.ended(order)}
        </Text>
        <span>{copy.sum(order.bottles, order.yen)}</span>
        <Text as="span" set="right" className={styles.next}>
          {task ? copy.next(order, now) : shortDay(order.lastAt)}
        </Text>
      </Link>
    </li>
  );
}
