import type { UseCase } from '#functions/kernel/endpoint.ts';
import { isCancelledBy } from '#functions/stores/bookings/closure-restorations.ts';
import type { ClosureStore } from '#functions/stores/bookings/closures.ts';
import type { DaySlot } from '#functions/stores/bookings/days.ts';
import { hasEmail } from '#functions/stores/bookings/slot-item.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { closureParty } from '#functions/use-cases/closures/closing-reply.ts';
import { dayPlan, type StoredDay } from '#functions/use-cases/closures/day-plan.ts';
import { type ReadDaysDeps, readDays } from '#functions/use-cases/closures/read-days.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { slotOf } from '#shared/booking/slots.ts';
import type { ClosureParty } from '#shared/contracts/staff/closure-fields.ts';
import type { listClosures as contract, ListedClosure } from '#shared/contracts/staff/list-closures.ts';
import { mayUndoClosing } from '#shared/staff/closing/closing-undo.ts';
import type { NameOf } from '#shared/staff/parties/short-name.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps extends ReadDaysDeps {
  readonly closures: Pick<ClosureStore, 'between' | 'daysWithClosedStarts'>;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly clock: Clock;
}

/**
 * Lists the closed days and starts from today to the last bookable day. Reads only days on which a start is or was closed.
 */
export const listClosures =
  ({ people, clock, ...deps }: Deps): UseCase<typeof contract> =>
  async () => {
    const now = clock();
    const window = bookingWindow(now);
    const [dates, colleagues] = await Promise.all([
      deps.closures.daysWithClosedStarts(window.first, window.last),
      people.list(),
    ]);
    const days = await readDays(deps, dates, true);
    const names = new Map(colleagues.map(({ id, name }) => [id, name]));
    return {
      success: true,
      closures: days.flatMap((day) =>
        groupClosedSlots(day).map((slots) => listedClosure(day, slots, now, (id) => names.get(id))),
      ),
    };
  };

/** Groups the closed slots of a day by reason and command, or into one group if the whole day is closed. */
function groupClosedSlots({ slots, closedFor }: StoredDay): readonly (readonly DaySlot[])[] {
  const closed = slots.filter((slot) => slot.closed !== undefined).toSorted((a, b) => idOf(a) - idOf(b));
  if (closedFor !== undefined) return [closed];
  const groups = Map.groupBy(closed, ({ closed: mark }) => JSON.stringify([mark?.reason, mark?.command]));
  return [...groups.values()];
}

function listedClosure(day: StoredDay, closed: readonly DaySlot[], now: Date, nameOf: NameOf): ListedClosure {
  const [first] = closed;
  const { reason = '', reasonFrench, at, by } = first?.closed ?? {};
  const slots = closed.map(({ time, type }) => slotOf(time, type));
  const plan = dayPlan(day, { slots, reasons: { English: reason, French: reasonFrench ?? reason } }, now);
  const name = by && nameOf(by.person);
  const closing = undoableCommand(closed, now);
  const toTelephone = cancelledWithoutEmail(day, closed);
  return {
    date: day.date,
    isWholeDay: day.closedFor !== undefined,
    tourIds: closed.map(idOf),
    reason: day.closedFor ?? reason,
    ...(reasonFrench !== undefined && { reasonFrench }),
    ...(name !== undefined && { by: name }),
    ...(at !== undefined && { at }),
    ...(closing !== undefined && { closing }),
    pendingNotifications: plan.toNotify.length,
    ...(toTelephone.length > 0 && { toTelephone }),
  };
}

/** The command that closed these slots and cancelled bookings, while it can be undone. */
const undoableCommand = (closed: readonly DaySlot[], now: Date): string | undefined =>
  closed.find(({ bookings, closed: mark }) =>
    bookings.some(
      (booking) =>
        isCancelledBy(booking, mark?.command) && mayUndoClosing(booking.cancelledAt ?? 0, epochSeconds(now)),
    ),
  )?.closed?.command;

/** Parties without an email address whose bookings this closing cancelled. */
function cancelledWithoutEmail({ archived }: StoredDay, closed: readonly DaySlot[]): ClosureParty[] {
  const parties = closed.flatMap(({ time, type, bookings, closed: mark }) =>
    [...bookings, ...archived.filter((booking) => booking.time === time && booking.tourType === type)].filter(
      (booking) => isCancelledBy(booking, mark?.command) && !hasEmail(booking),
    ),
  );
  // A booking may be both in its slot and archived.
  return [...new Map(parties.map((booking) => [booking.id, booking])).values()].map(closureParty);
}

const idOf = ({ time, type }: DaySlot): number => slotOf(time, type).id;
