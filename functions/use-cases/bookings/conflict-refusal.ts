import type { SlotConflict } from '#functions/stores/bookings/slot-conflicts.ts';
import { capacityProblem } from '#shared/booking/guests.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import type { Refusal } from '#shared/problems/problems.ts';

export function conflictRefusal(conflict: SlotConflict, guests: number): Refusal {
  switch (conflict.result) {
    case 'full':
      return {
        kind: 'slot-full',
        message: capacityProblem(guests, conflict.remaining) ?? messages.noLongerAvailable,
        ...(conflict.remaining < guests && { about: Math.max(conflict.remaining, 0) }),
      };
    case 'language-taken':
      return {
        kind: 'language-taken',
        message: messages.alreadyScheduled(conflict.language),
        about: conflict.language,
      };
    case 'closed':
      return {
        kind: 'slot-closed',
        message: messages.closedByStaff(conflict.reason),
        // Pages in other languages put this reason into their translated message.
        about: conflict.reasonFrench ?? conflict.reason,
      };
  }
}
