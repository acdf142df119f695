import type { DayStore } from '#functions/stores/bookings/days.ts';
import { lastingId } from '#functions/stores/bookings/slot-item.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import { judgeSheet, partyOnSheet } from '#shared/paper/sheet.ts';
import { calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';

export type SheetVerdict = ReturnType<typeof judgeSheet>;

/**
 * Judges whether the run sheet of a press, if it has one, is ours and for the day of its party, with a time on that day.
 * The server trusts the time on a sheet, so it must not be invented.
 *
 * @param now epoch milliseconds
 */
export async function judgeSheetOf(
  { paper, writtenAt, party }: KeptPress,
  days: Pick<DayStore, 'slots' | 'archived'>,
  now: number,
): Promise<SheetVerdict> {
  if (paper === undefined) return 'ours';
  const date = calendarDateFrom(party.date);
  if (writtenAt !== undefined && (writtenAt > now || dateOf(new Date(writtenAt)) !== date)) return 'foreign';
  const [slots, archived] = await Promise.all([days.slots(date), days.archived(date)]);
  const parties = [...slots.flatMap(({ bookings }) => bookings), ...archived];
  const hasMoves =
    slots.some(({ moves }) => moves.length > 0) || parties.some(({ changedAt }) => changedAt !== undefined);
  return judgeSheet(
    paper,
    date,
    parties.map((party) => partyOnSheet({ ...party, id: lastingId(party), log: party.visit.log })),
    hasMoves,
  );
}
