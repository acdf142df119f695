import { isOpen, type OrderStatus } from './order-state.ts';

/** What has to be known of an order to tell whether its payment is in order. Times in epoch seconds. */
export interface OrderToWatch {
  readonly status: OrderStatus;
  readonly createdAt: number;
  readonly session?: { readonly expiresAt: number } | undefined;
  readonly refundedAt?: number | undefined;
  readonly shipped?: object | undefined;
}

/** So often the payment provider is asked about orders. */
export const reconcilingMinutes = 5;

/**
 * Days back in which an order was made that somebody may still have to do with: staff are shown it, and mails about it
 * are looked after. It is dispatched in two days, delivered in a week and can be complained of for ten days more
 * (specification §9); the rest is for what takes longer than it should.
 */
export const unfinishedOrderDays = 60;

/** A payment page is over by then, also when its end is not known: no call that opens one takes so long. */
const pageSeconds = 32 * 60;

/** What the payment provider tells by itself has come by then. */
const graceSeconds = 120;

/** When the payment provider should have told what became of an order that waits for its payment, in epoch seconds. */
export const answerDueAt = ({ createdAt, session }: OrderToWatch): number =>
  (session?.expiresAt ?? createdAt + pageSeconds) + graceSeconds;

/**
 * Whether the payment provider has to be asked about an order: it should have said by now what became of the payment,
 * the payment takes its time, or money is to be given back.
 */
export function isToAsk(order: OrderToWatch, now: Date): boolean {
  if (order.status === 'refunded') return order.refundedAt === undefined;
  if (!isOpen(order.status)) return false;
  return order.status === 'awaiting' || answerDueAt(order) * 1000 <= now.getTime();
}

/** Whether the money of an order may have been given back without our having been told, before it leaves the house. */
export const isToLookAfter = (order: OrderToWatch): boolean =>
  order.status === 'paid' && order.shipped === undefined;
