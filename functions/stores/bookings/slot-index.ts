import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import type { ItemKey } from '../table/table.ts';
import { dayKey, type StoredBooking, slotKey } from './slot-item.ts';

/** Sort key of an index entry that leads to the slot of a booking: `2026-11-24#SLOT#10:00#TOUR`. */
export const slotEntry = ({
  date,
  time,
  tourType,
}: Pick<StoredBooking, 'date' | 'time' | 'tourType'>): string =>
  `${date}#${slotKey(date, { time, type: tourType }).sk}`;

/** The slot that an index entry leads to. */
export function slotOfEntry({ sk }: Record<string, unknown>): ItemKey {
  const [date = '', ...rest] = String(sk).split('#');
  return { pk: dayKey(calendarDateFrom(date)), sk: rest.join('#') };
}
