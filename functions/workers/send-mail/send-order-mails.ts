import {
  confirmationLetter,
  correctedNumberLetter,
  refundLetter,
  shippedLetter,
} from '#functions/email/order/japanese-order.ts';
import type { MailedOrder } from '#functions/email/order/mailed-order.ts';
import { paidLetter, refundedLetter } from '#functions/email/order/order-for-staff.ts';
import { type OrderLetter, renderLetter } from '#functions/email/order/order-letter.tsx';
import { headerText } from '#functions/email/printable-name.ts';
import type { WorkOutcome } from '#functions/kernel/worker.ts';
import type { StoredOrder } from '#functions/stores/orders/order-item.ts';
import type { OrderStore } from '#functions/stores/orders/orders.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import { business } from '#shared/content/business.ts';
import type { EmailEvent } from '#shared/events/email-event.ts';
import { type Outgoing, type SendingDeps, sendEach } from './send-each.ts';

export interface OrderMailDeps extends SendingDeps {
  readonly orders: Pick<OrderStore, 'findSubject'>;
  /** Staff mailbox for orders. */
  readonly operations: string;
  readonly siteUrl: string;
}

type OrderEventType = Extract<EmailEvent['type'], `order.${string}`>;
type OrderEvent = EmailEvent & { readonly type: OrderEventType };

export const isOrderEvent = (type: EmailEvent['type']): type is OrderEventType => type in orderNotices;

/** The emails of an event, and a check of whether the event still applies, since it may be handled late. */
interface OrderNotice {
  readonly isCurrent: (order: StoredOrder) => boolean;
  readonly customer: (order: StoredOrder, siteUrl: string) => OrderLetter;
  readonly staff?: (order: MailedOrder) => OrderLetter;
}

const orderNotices: Readonly<Record<OrderEventType, OrderNotice>> = {
  'order.paid': {
    isCurrent: (order) => order.status === 'paid' && !isErased(order),
    customer: confirmationLetter,
    staff: paidLetter,
  },
  'order.refunded': {
    isCurrent: ({ status, refundedAt, disputeAccepted }) =>
      status === 'refunded' && refundedAt !== undefined && disputeAccepted === undefined,
    customer: refundLetter,
    staff: refundedLetter,
  },
  'order.shipped': {
    isCurrent: (order) => order.shipped !== undefined && !isErased(order),
    customer: shippedLetter,
  },
  'order.renumbered': {
    isCurrent: (order) => order.shipped?.corrections !== undefined && !isErased(order),
    customer: correctedNumberLetter,
  },
};

/**
 * Sends the emails of an order event: Japanese to the customer, English to staff where they have to act. An order
 * refunded before its confirmation was sent gets only the email about the refund. For an erased customer only staff are
 * notified, and only of a refund.
 */
export async function sendOrderMails(
  deps: OrderMailDeps,
  event: OrderEvent,
  run: { remainingMilliseconds: number },
): Promise<WorkOutcome> {
  const order = await deps.orders.findSubject({ pk: event.pk, sk: event.sk }, event.subject);
  if (order === undefined) throw new Error('No order found for the event');
  const { isCurrent, customer, staff } = orderNotices[event.type];
  if (!isCurrent(order)) return 'skipped';
  const bookingsMailbox = { name: business.name, address: business.emails.bookings };
  const mails: Outgoing[] = [];
  if (!isErased(order)) {
    mails.push({
      mark: event.id,
      parts: renderLetter(customer(order, deps.siteUrl)),
      to: order.email,
      replyTo: bookingsMailbox,
    });
  }
  if (staff !== undefined) {
    mails.push({
      mark: `${event.id}-house`,
      parts: renderLetter(staff(isErased(order) ? { ...order, email: undefined } : order)),
      to: deps.operations,
      replyTo: isErased(order)
        ? bookingsMailbox
        : { name: headerText(order.shipTo?.name ?? ''), address: order.email },
    });
  }
  return sendEach(deps, mails, run);
}
