import { isPastCutOff, slotAvailability } from '../../../../shared/booking/availability.ts';
import { capacity } from '../../../../shared/booking/guests.ts';
import { languagesAt } from '../../../../shared/booking/language.ts';
import { minutesOfStart, type Slot } from '../../../../shared/booking/slots.ts';
import type { CalendarDate } from '../../../../shared/values/port-vila-time.ts';
import type { DayState } from '../../api/use-day.ts';
import { toursCopy as copy } from '../../content/tours-copy.ts';
import type { SlotCellProps } from '../../ui/slot-cell.tsx';

/** Where choosing a slot leads (specification §2). `extra` are parameters that travel along, such as `guests`. */
export function confirmPath(
  slot: Slot,
  date: CalendarDate,
  extra: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({
    date,
    time: slot.time,
    tourId: String(slot.id),
    tourType: slot.type,
    ...extra,
  });
  return `/tours/confirm?${query}`;
}

type SlotView = Omit<SlotCellProps, 'isHalfHour'>;

/** A slot whose places nobody has counted yet: nothing to choose, nothing promised. */
const uncountedSlot = (slot: Slot): SlotView => ({
  name: `${slot.time}, ${slot.type}`,
  to: undefined,
  tone: 'unknown',
  label: copy.checking,
  places: copy.checkingPlaces,
  languageLabel: `Available in ${languagesAt(slot.time).join(' or ')}`,
  taken: 0,
  isCounted: false,
  capacity,
});

/** A slot as the timetable has it, on no day in particular: what the page says before it comes to life. */
export const timetabledSlot = (slot: Slot): SlotView => ({
  ...uncountedSlot(slot),
  label: copy.roomFor(capacity),
  places: minutesOfStart(slot.time) < 12 * 60 ? copy.onWeekdays : copy.onSaturdaysToo,
});

/** How a slot is shown on a day (specification §4, §7, §8). */
export function slotView(request: {
  slot: Slot;
  date: CalendarDate;
  day: DayState;
  now: Date;
  extra?: Readonly<Record<string, string>>;
}): SlotView {
  const { slot, date, day, now, extra } = request;
  if (day.status === 'loading') return uncountedSlot(slot);
  const bookings = day.status === 'loaded' ? day.bookings[slot.time]?.[slot.type] : undefined;
  const { available, remaining, tone, label, languageLabel } = slotAvailability(slot, date, bookings, now);
  return {
    name: `${slot.time}, ${slot.type}`,
    to: available ? confirmPath(slot, date, extra) : undefined,
    tone,
    label,
    places: placesOf(),
    languageLabel,
    taken: capacity - remaining,
    isCounted: day.status === 'loaded',
    capacity,
  };

  function placesOf(): string {
    if (remaining === 0) return copy.fullyBooked;
    if (bookings?.closed) return copy.staffClosed;
    if (isPastCutOff(date, slot.time, now)) return copy.tooLate;
    return day.status === 'failed' ? copy.unchecked : copy.places(remaining, capacity);
  }
}
