import { visitOf } from './visit.ts';
import type { VisitLog } from './visit-log.ts';

/** Why guests and operators can no longer change or cancel a booking themselves. Staff can. */
export type GuestLock = 'checked-in' | 'no-show';

interface GuestRequest {
  /** A move to another day. */
  readonly leavesDay?: boolean;
}

/**
 * The lock on a booking due to an arrival, a payment or a no-show in its log; otherwise undefined. A reversed
 * payment also locks it. A payment undone as a mistake only prevents a move to another day: a till that was closed at the
 * same time may have counted the payment, and looks for the undo on the day of the visit.
 */
export function guestLock(log: VisitLog, { leavesDay = false }: GuestRequest = {}): GuestLock | undefined {
  const { here, payments, noShow } = visitOf(log);
  const isReversed = log.some((entry) => entry.kind === 'undo' && entry.reason !== undefined);
  const leavesDayOfPayment = leavesDay && log.some(({ kind }) => kind === 'pay');
  if (here > 0 || payments.length > 0 || isReversed || leavesDayOfPayment) return 'checked-in';
  return noShow > 0 ? 'no-show' : undefined;
}
