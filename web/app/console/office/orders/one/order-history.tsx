import { useSession } from '#app/console/api/session-context.ts';
import styles from '#app/console/page/history.module.css';
import { formatTime } from '#app/console/till/moments.ts';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import { shortDay } from '#app/content/staff/short-day.ts';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { parcelOf } from '#shared/shop/basket.ts';
import { type OrderHistoryEntry, orderHistory } from '#shared/shop/order-history.ts';

export interface OrderHistoryProps {
  order: StaffOrder;
  people: readonly Colleague[];
}

/** The history of an order, latest first. */
export function OrderHistory({ order, people }: OrderHistoryProps) {
  const { person } = useSession();
  const names = new Map([...people, person].map(({ id, name }) => [id, name]));
  const whoOf = (entry: OrderHistoryEntry): string => {
    if (entry.who !== 'staff') return copy.by[entry.who];
    return entry.by === undefined ? copy.commandLine : (names.get(entry.by) ?? copy.former);
  };
  const { bottles } = parcelOf(order.lines);
  return (
    <section className={styles.history} data-surface="paper">
      <h2>{copy.history}</h2>
      <ol>
        {orderHistory(order).map((entry, index) => {
          const [what, more] = copy.happened(entry, bottles, order.totalYen ?? order.subtotalYen);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may happen in one second; they have no state
            <li key={index}>
              <span className={styles.when}>
                {shortDay(entry.at)}
                <small>{formatTime(entry.at)}</small>
              </span>
              <span>
                <b>{what}</b> {more}
                <small>{whoOf(entry)}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
