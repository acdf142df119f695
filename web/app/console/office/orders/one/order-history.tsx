import { emphasized, RecordHistory } from '#app/console/page/record-history.tsx';
import { useNames } from '#app/console/page/use-names.ts';
import { orderCopy as copy } from '#app/content/staff/orders-copy.ts';
import type { StaffOrder } from '#shared/contracts/office/order.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { parcelOf } from '#shared/shop/basket.ts';
import { orderHistory } from '#shared/shop/order-history.ts';

export interface OrderHistoryProps {
  order: StaffOrder;
  people: readonly Colleague[];
}

/** The history of an order, latest first. */
export function OrderHistory({ order, people }: OrderHistoryProps) {
  const nameOf = useNames(people, copy);
  const { bottles } = parcelOf(order.lines);
  return (
    <RecordHistory
      title={copy.history}
      entries={orderHistory(order).map((entry) => ({
        at: entry.at,
        text: emphasized(copy.describeEntry(entry, bottles, order.totalYen ?? order.subtotalYen)),
        author: entry.actor === 'staff' ? nameOf(entry) : copy.by[entry.actor],
      }))}
    />
  );
}
