import type { Refusal } from '#shared/problems/problems.ts';
import type { GuestLock } from '#shared/staff/parties/guest-lock.ts';
import { checkedInMessages } from '#shared/staff/parties/visit-messages.ts';

/** The refusal that explains to a guest or an operator why only staff can still change or cancel a booking. */
export const lockRefusal = (lock: GuestLock, requested: 'change' | 'cancel'): Refusal =>
  lock === 'checked-in'
    ? { kind: 'checked-in', message: checkedInMessages[requested] }
    : { kind: 'too-late', reason: 'noShow', message: checkedInMessages.noShow };
