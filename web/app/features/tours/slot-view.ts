import { isPastCutOff, slotAvailability } from '../../../../shared/booking/availability.ts';
import { capacity } from '../../../../shared/booking/guests.ts';
import { languagesAt } from '../../../../shared/booking/language.ts';
import { backAtWharf, type ShipCall, shipFit } from '../../../../shared/booking/ship-days.ts';
import { minutesOfStart, type Slot } from '../../../../shared/booking/slots.ts';
import { type CalendarDate, timeLabel } from '../../../../shared/values/port-vila-time.ts';
import type { DayState } from '../../api/use-day.ts';
import type { SlotCellProps, SlotNote } from '../../booking/slot-cell.tsx';
import { confirmPath } from '../../content/booking/confirm-path.ts';
import { toursCopy as copy } from '../../content/booking/tours-copy.ts';

type SlotView = Omit<SlotCellProps, 'isHalfHour' | 'isHighlighted'>;

/** A slot without availability: not bookable, no numbers. */
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
  notes: [],
});

/** A slot of the timetable without a day, as in static HTML. */
export const timetabledSlot = (slot: Slot): SlotView => ({
  ...uncountedSlot(slot),
  label: copy.roomFor(capacity),
  places: minutesOfStart(slot.time) < 12 * 60 ? copy.onWeekdays : copy.onSaturdaysToo,
});

/** Return time to the wharf, and the ships for which it is tight or impossible. */
function shipNotes(slot: Slot, ships: readonly ShipCall[]): readonly SlotNote[] {
  if (ships.length === 0) return [];
  const warnings = ships.flatMap((call): SlotNote[] => {
    const fit = shipFit(slot, call);
    return fit === 'fits' ? [] : [{ text: copy.ships[fit](call.ship), tone: fit === 'tight' ? 'few' : 'no' }];
  });
  return [{ text: copy.ships.back(timeLabel(backAtWharf(slot))) }, ...warnings];
}

/** A slot as shown on a day (specification §4, §7, §8). */
export function slotView(request: {
  slot: Slot;
  date: CalendarDate;
  day: DayState;
  now: Date;
  ships?: readonly ShipCall[];
  /** Adults of the URL, passed on to the confirm page. */
  guests?: number | undefined;
}): SlotView {
  const { slot, date, day, now, ships = [], guests } = request;
  const notes = shipNotes(slot, ships);
  if (day.status === 'loading') return { ...uncountedSlot(slot), notes };
  const bookings = day.status === 'ready' ? day.reply[slot.time]?.[slot.type] : undefined;
  const { available, remaining, tone, label, languageLabel } = slotAvailability(slot, date, bookings, now);
  return {
    name: `${slot.time}, ${slot.type}`,
    to: available ? confirmPath(slot, date, { guests }) : undefined,
    tone,
    label,
    places: placesOf(),
    languageLabel,
    taken: capacity - remaining,
    isCounted: day.status === 'ready',
    capacity,
    notes,
  };

  function placesOf(): string {
    if (remaining === 0) return copy.fullyBooked;
    if (bookings?.closed) return copy.staffClosed;
    if (isPastCutOff(date, slot.time, now)) return copy.tooLate;
    return day.status === 'failed' ? copy.unchecked : copy.places(remaining, capacity);
  }
}
