import { formerGuestsOf } from '#functions/stores/bookings/former-emails.ts';
import { hasEmail, operatorMark, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { StoredEnquiry } from '#functions/stores/enquiries/enquiries.ts';
import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import { orderEventVersion } from '#functions/stores/orders/order-event.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { type EventType, eventId, eventSuffix } from '#functions/stores/table/event.ts';
import type { ItemKey } from '#functions/stores/table/table.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';

export interface MissingMail {
  readonly event: EmailEvent;
  /** The marks that the mail worker sets once it has handled the message. */
  readonly marks: readonly string[];
  /** When the email became due, in epoch seconds. Undefined for bookings changed before this was recorded. */
  readonly since: number | undefined;
}

/** The emails that the current state of a booking requires. */
export const missingForBooking = (booking: StoredBooking, key: ItemKey): readonly MissingMail[] =>
  hasEmail(booking) ? [currentStateMail(booking, key), ...missingResend(booking, key)] : [];

/** The message that announces the current state of a booking to the guest and to former addresses. */
function currentStateMail(booking: StoredBooking, key: ItemKey): MissingMail {
  const id = eventId(booking.id, booking.sequence);
  const isNew = booking.sequence === 0;
  const type = (): EventType => {
    if (booking.status === 'confirmed') {
      if (isNew) return 'booking.confirmed';
      return booking.restoredAs === booking.sequence ? 'booking.restored' : 'booking.changed';
    }
    return booking.closedReason === undefined ? 'booking.cancelled' : 'booking.closed-by-house';
  };
  return {
    event: { id, type: type(), subject: booking.id, ...key },
    marks: [id, ...[operatorMark(booking) ?? []].flat(), ...formerGuestsOf(booking).map(({ mark }) => mark)],
    since: booking.cancelledAt ?? (isNew ? booking.bookedAt : booking.changedAt),
  };
}

/** The confirmation that the guest requested again, unless the booking was cancelled since. */
function missingResend(
  { id: subject, status, bookedAt, confirmations }: StoredBooking,
  key: ItemKey,
): readonly MissingMail[] {
  const { day, count, lastAt } = confirmations;
  if (status !== 'confirmed' || lastAt === bookedAt) return [];
  const id = eventId(subject, `again-${day}-${count}`);
  return [
    { event: { id, type: 'booking.confirmation-requested', subject, ...key }, marks: [id], since: lastAt },
  ];
}

/** The emails of an order to customer and staff. For an erased customer, only the refund notice to staff. */
export function missingForOrder(order: StoredOrder, key: ItemKey): readonly MissingMail[] {
  const missingMail = (type: EventType, since: number, marks: readonly string[]): MissingMail => {
    const id = eventId(order.id, orderEventVersion(type, order));
    return {
      event: { id, type, subject: order.id, ...key },
      marks: marks.map((end) => `${id}${end}`),
      since,
    };
  };
  const { status, paidAt, createdAt, disputeAccepted, shipped } = order;
  const correction = shipped?.corrections?.at(-1);
  // The shop does not announce a refund by the bank.
  const refundedAt = disputeAccepted === undefined ? order.refundedAt : undefined;
  if (isErased(order)) {
    return refundedAt === undefined ? [] : [missingMail('order.refunded', refundedAt, ['-house'])];
  }
  return [
    ...(status === 'paid' ? [missingMail('order.paid', paidAt ?? createdAt, ['', '-house'])] : []),
    ...(refundedAt === undefined ? [] : [missingMail('order.refunded', refundedAt, ['', '-house'])]),
    ...(shipped === undefined ? [] : [missingMail('order.shipped', shipped.at, [''])]),
    ...(correction === undefined ? [] : [missingMail('order.renumbered', correction.at, [''])]),
  ];
}

/** The email to staff about a form. The same message triggers the acknowledgement. */
export function missingForForm(
  type: 'enquiry.received' | 'operator.requested',
  { id: subject, receivedAt }: Pick<StoredEnquiry | StoredOperator, 'id' | 'receivedAt'>,
  key: ItemKey,
): MissingMail {
  const id = eventId(subject, eventSuffix(type));
  return { event: { id, type, subject, ...key }, marks: [`${id}-house`], since: receivedAt };
}
