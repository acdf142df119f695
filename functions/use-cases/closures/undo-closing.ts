import { Refused } from '#functions/kernel/problems.ts';
import type { ClosureCommand } from '#functions/stores/bookings/closure-marks.ts';
import type {
  ClosureRestorationStore,
  RestoreOutcome,
} from '#functions/stores/bookings/closure-restorations.ts';
import { type StoredBooking, staffChangesOf } from '#functions/stores/bookings/slot-item.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { closingMessages } from '#shared/staff/closing/closing-messages.ts';
import { mayUndoClosing } from '#shared/staff/closing/closing-undo.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { WorkLimit } from './close-days.ts';
import { type ReopenDayDeps, reopenDay } from './reopen-day.ts';
import type { UndoPlan, UndoPlanDeps } from './undo-plan.ts';

export interface UndoClosingDeps extends ReopenDayDeps, UndoPlanDeps {
  readonly days: UndoPlanDeps['days'];
  readonly closures: UndoPlanDeps['closures'] & ReopenDayDeps['closures'];
  readonly restorations: ClosureRestorationStore;
  readonly clock: Clock;
}

/** The result of a call that undoes a closing. */
export interface UndoResult {
  /** Bookings that are confirmed again, including by earlier calls. */
  readonly restored: readonly StoredBooking[];
  /** Bookings whose places are taken. Their guests have to be telephoned. */
  readonly notRestored: readonly StoredBooking[];
  /** Bookings that are still to be restored. */
  readonly left: readonly StoredBooking[];
}

/** Whether this command has reopened or restored anything. */
export const hasBegun = ({ bookings, slots }: UndoPlan, { id }: ClosureCommand): boolean =>
  slots.some(({ reopened }) => reopened?.command === id) ||
  bookings.flatMap(staffChangesOf).some((entry) => entry.kind === 'restore' && entry.id === id);

/** @throws Refused `too-late` ten minutes after the latest cancellation of the closing */
export function refuseLateUndo({ bookings }: UndoPlan, closing: string, now: Date): void {
  const closedAt = bookings
    .flatMap(staffChangesOf)
    .filter(({ id, kind }) => kind === 'close' && id === closing)
    .map(({ at }) => at);
  if (mayUndoClosing(Math.max(...closedAt), epochSeconds(now))) return;
  throw new Refused({
    kind: 'too-late',
    reason: 'closingTooLateToUndo',
    message: closingMessages.tooLateToUndo,
  });
}

/**
 * Undoes a closing: removes its marks, then restores its cancelled bookings one by one. If it is interrupted, repeating
 * the command completes it.
 *
 * @param closing the command id of the closing
 */
export async function undoClosing(
  deps: UndoClosingDeps,
  { reopenings, restored, restorable, lost }: UndoPlan,
  closing: string,
  by: ClosureCommand,
  limit: WorkLimit,
): Promise<UndoResult> {
  for (const { date, slots } of reopenings) await reopenDay(deps, date, { by, slots });
  const outcomes = new Map<StoredBooking, RestoreOutcome>();
  let remaining = limit.bookings;
  // Bookings that looked lost are tried too: their seats may have been released since.
  const cancelled = [...restorable, ...lost];
  for (const booking of cancelled) {
    if (remaining === 0 || !limit.hasTime()) break;
    remaining -= 1;
    outcomes.set(booking, await deps.restorations.restore(booking, closing, by));
  }
  const withOutcome = (...requested: (RestoreOutcome | undefined)[]) =>
    cancelled.filter((booking) => requested.includes(outcomes.get(booking)));
  return {
    restored: [...restored, ...withOutcome('restored')],
    notRestored: withOutcome('full', 'language-taken', 'closed'),
    left: withOutcome(undefined),
  };
}
