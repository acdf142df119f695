import { Refused } from '#functions/kernel/problems.ts';
import { type Slot, timetableOf } from '#shared/booking/slots.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import { closingMessages } from '#shared/staff/closing/closing-messages.ts';
import { closingRangeRefusal, type DayRange } from '#shared/staff/closing/closing-range.ts';

/** Days, or single starts of one day, that a colleague wants to close or reopen. */
interface RequestedStarts extends DayRange {
  readonly tourIds?: readonly number[] | undefined;
}

/**
 * The slots that a colleague requests. Undefined for whole days, even if the request names every start of the day.
 *
 * @throws Refused `not-bookable` for days or starts that cannot be closed
 */
export function requestedSlots(
  { first, last, tourIds }: RequestedStarts,
  now: Date,
): readonly Slot[] | undefined {
  const problem = closingRangeRefusal({ first, last }, now);
  if (problem !== undefined) throw new Refused({ kind: 'not-bookable', ...problem });
  if (tourIds === undefined) return undefined;
  if (first !== last) throw notBookable('closingSeveralDays', closingMessages.startsOfOneDay);
  const timetable = timetableOf(first);
  const slots = timetable.filter(({ id }) => tourIds.includes(id));
  if (slots.length < new Set(tourIds).size)
    throw notBookable('closingUnknownStart', closingMessages.noSuchStart);
  return slots.length === timetable.length ? undefined : slots;
}

const notBookable = (reason: StaffReason, message: string): Refused =>
  new Refused({ kind: 'not-bookable', reason, message });
