import { orderExpiresAt, parseOrder, type StoredOrder } from '../orders/order-item.ts';
import { listWrites } from '../orders/order-list.ts';
import { anonymousOrder } from '../privacy/erasing-write.ts';
import { isErased } from '../table/erased.ts';
import { eventId } from '../table/event.ts';
import { equals, isMissing, onlyIf } from '../table/expressions.ts';
import type { ItemPair } from './copied-items.ts';
import { type Decision, kept, restoredBy, withheld } from './decision.ts';
import type { LiveState } from './live-state.ts';

/**
 * Restores a lost order. The marks of its emails show its later states, so that no parcel is shipped twice. An order that
 * was paid or refunded after the copy is left to staff, who find the payment at the provider.
 */
export async function decideOrder({ copied, live }: ItemPair, state: LiveState): Promise<Decision> {
  const now = state.clock();
  const order = parseOrder(copied, now);
  const current = parseOrder(live, now);
  if (order === undefined) return kept;
  if (current !== undefined && (isErased(current) || current.version >= order.version)) return kept;
  const mark = (version: string) => eventId(order.id, version);
  const nextCorrection = `renumbered-${(order.shipped?.corrections?.length ?? 0) + 1}`;
  const mailTimes = await state.mailedAt(
    ['paid', 'paid-house', 'shipped', nextCorrection, 'refunded', 'refunded-house'].map(mark),
  );
  const isMailed = (...versions: string[]) => versions.some((version) => mailTimes.has(mark(version)));
  if (order.refundedAt === undefined && isMailed('refunded', 'refunded-house'))
    return withheld(order.reference, 'refunded-since');
  if (order.paidAt === undefined && isMailed('paid', 'paid-house'))
    return withheld(order.reference, 'paid-since');
  const shippedAt = order.shipped?.at ?? mailTimes.get(mark('shipped'));
  const isNumberKnown = order.shipped !== undefined && !isMailed(nextCorrection);
  const restored = await withoutErased(
    shippedAt === undefined || isNumberKnown
      ? order
      : {
          ...order,
          shipped: { ...order.shipped, at: shippedAt, trackingNumber: unknownNumber },
          version: order.version + 1,
        },
    state,
  );
  state.orders.set(order.id, restored);
  const { pk, sk } = copied;
  const put = {
    Put: {
      TableName: state.table.name,
      Item: { pk, sk, ...restored, expiresAt: orderExpiresAt(restored) },
      ...onlyIf(current === undefined ? isMissing('pk') : equals('version', current.version)),
    },
  };
  return restoredBy([put, ...listWrites(state.table, restored)], isErased(restored));
}

/** A placeholder for a tracking number that only the customer's email has. Staff correct it on the order's screen. */
const unknownNumber = 'unknown';

async function withoutErased(order: StoredOrder, { wasErased }: LiveState): Promise<StoredOrder> {
  if (isErased(order)) return order;
  const { email, shipTo } = order;
  return (await wasErased({ kind: 'order', email, phones: [shipTo?.phone] })) ? anonymousOrder(order) : order;
}
