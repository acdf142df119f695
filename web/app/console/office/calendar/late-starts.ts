import { shipFit } from '#shared/booking/ship-fit.ts';
import { type Slot, slotById } from '#shared/booking/slots.ts';
import { startOf } from '#shared/booking/start-and-end.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { shipsOfDay } from './day-draft.ts';

/** A day as an edit has saved it, and as it was before. */
export interface SavedDay extends Pick<ReplyTo<'editDay'>, 'day' | 'booked'> {
  readonly before: CalendarDay;
}

export interface LateStart {
  readonly slot: Slot;
  readonly guests: number;
  /** The ships that guests of this start would miss after the edit. */
  readonly ships: readonly string[];
}

/** The booked starts, still to come, that an edit has made too late for a ship. */
export function lateStarts({ before, day, booked }: SavedDay, now: Date): readonly LateStart[] {
  const date = calendarDateFrom(day.date);
  const missedShips = (slot: Slot, { edit }: CalendarDay) =>
    shipsOfDay(date, edit)
      .filter((ship) => shipFit(slot, ship) === 'too-late')
      .map(({ ship }) => ship);
  return booked.flatMap(({ tourId, guests }) => {
    const slot = slotById(tourId);
    if (slot === undefined || guests === 0 || startOf(date, slot.time) <= now) return [];
    const shipsMissedBefore = missedShips(slot, before);
    const ships = missedShips(slot, day).filter((ship) => !shipsMissedBefore.includes(ship));
    return ships.length > 0 ? [{ slot, guests, ships }] : [];
  });
}
