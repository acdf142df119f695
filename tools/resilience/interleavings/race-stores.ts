import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { BookingDetails } from '#functions/stores/bookings/changed-booking.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import type { ClosureCommand } from '#functions/stores/bookings/closure-marks.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { keyOf, type StoredBooking, slotKey } from '#functions/stores/bookings/slot-item.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { referenceSecret } from '#functions/stores/table/reference-secret.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { closeDays } from '#functions/use-cases/closures/close-days.ts';
import { reopenDay } from '#functions/use-cases/closures/reopen-day.ts';
import { placePress } from '#functions/use-cases/kept-presses/place-press.ts';
import { changeDecision } from '#functions/use-cases/parties/change-decision.ts';
import { changeableParty } from '#functions/use-cases/parties/changeable-party.ts';
import { storedParty } from '#functions/use-cases/parties/stored-party.ts';
import { slotOf } from '#shared/booking/slots.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import { decideCancellation, type PartyCommand } from '#shared/staff/parties/party-change.ts';
import { decide, type VisitAuthor, type VisitCommand } from '#shared/staff/parties/visit-command.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

export type RaceStores = typeof raceStores;

/** Actions of guests, of staff at the door and of managers who close a start. Mutation tests patch their sources. */
export function raceStores(table: Table, clock: Clock) {
  const bookings = bookingStore(table, clock);
  const visits = visitStore(table, clock);
  const closures = closureStore(table, clock);
  const cancellations = closureCancellationStore(table, clock);
  const days = dayStore(table, clock);
  const edits = calendarEditStore(table, clock);
  const parties = partyChangeStore(table, clock);
  return {
    ...bookings,
    /** Records a press at the door, for a booking in the slot of its first reference. */
    async press({ id, date, time, tourType }: StoredBooking, command: VisitCommand, author: VisitAuthor) {
      const key = slotKey(date, { time, type: tourType });
      return visits.record(key, id, (party) => decide(storedParty(party), command, author, clock()));
    },
    /** Delivers a press that a device has kept. */
    deliver(press: KeptPress) {
      const at = clock().getTime();
      const assessment = { at, recordedAt: at, isTimeUnsure: false, isCodeUnchecked: false };
      return placePress(
        { visits, days, bookings, parties, referenceSecret: referenceSecret(table), clock },
        press,
        assessment,
      );
    },
    /** Changes a booking as a colleague does, in the slot of its first reference. */
    changeParty: (
      booking: StoredBooking,
      details: BookingDetails,
      command: PartyCommand,
      author: VisitAuthor,
    ) =>
      parties.change(keyOf(booking), booking.id, (current) =>
        changeDecision(current, { ...command, requested: { ...details, phone: '' } }, author, clock()),
      ),
    cancelParty: (booking: StoredBooking, command: PartyCommand, author: VisitAuthor) =>
      parties.cancel(keyOf(booking), booking.id, (current) =>
        decideCancellation(changeableParty(current), command, author, clock()),
      ),
    /** Marks the slot of a booking as closed, then cancels party by party. */
    async close({ date, time, tourType: type }: StoredBooking): Promise<void> {
      await closures.closeSlots(date, [{ time, type }], 'Cyclone');
      const slot = (await days.slots(date)).find((slot) => slot.time === time && slot.type === type);
      for (const booking of slot?.bookings ?? []) await cancellations.cancel(booking, 'Cyclone');
    },
    /** Closes the slot of a booking, as a manager's screen does. */
    async closeByCommand({ date, time, tourType }: StoredBooking, by: ClosureCommand): Promise<void> {
      const closing = {
        slots: [slotOf(time, tourType)],
        reasons: { English: 'Cyclone', French: 'Cyclone' },
        by,
        // Offers of other starts are not part of the race, and their reads would slow it down.
        offers: [],
      };
      const deps = { days, closures, cancellations, edits, clock };
      const { failure } = await closeDays(deps, [date], closing, () => {});
      if (failure !== undefined) throw failure;
    },
    async reopen({ date, time, tourType }: StoredBooking, by: ClosureCommand): Promise<void> {
      await reopenDay({ days, closures, edits }, date, {
        slots: [slotOf(time, tourType)],
        by,
      });
    },
  };
}
