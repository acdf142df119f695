import { visitOf } from './visit.ts';
import type { VisitLog } from './visit-log.ts';

/** Why guests and operators can no longer change or cancel a booking themselves. Staff can. */
export type GuestLock = 'checked-in' | 'no-show';

/** The lock that a log puts on a booking: by an arrival or a payment, or by a no-show; else undefined. */
export function guestLock(log: VisitLog): GuestLock | undefined {
  const { here, payments, noShow } = visitOf(log);
  if (here > 0 || payments.length > 0) return 'checked-in';
  return noShow > 0 ? 'no-show' : undefined;
}
