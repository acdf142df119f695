import { visitOf } from './visit.ts';
import type { VisitLog } from './visit-log.ts';

/** Why guests and operators can no longer change or cancel a booking themselves. Staff can. */
export type GuestLock = 'checked-in' | 'no-show';

/**
 * The lock that a log puts on a booking: by an arrival or a payment, or by a no-show; else undefined. A payment that was
 * given back locks too: the till reads it on the day of the visit.
 */
export function guestLock(log: VisitLog): GuestLock | undefined {
  const { here, payments, noShow } = visitOf(log);
  const isReversed = log.some((entry) => entry.kind === 'undo' && entry.reason !== undefined);
  if (here > 0 || payments.length > 0 || isReversed) return 'checked-in';
  return noShow > 0 ? 'no-show' : undefined;
}
