import type { SlotCellProps } from '#app/booking/slot-cell.tsx';
import { shipCopy } from '#app/content/booking/ship-copy.ts';
import { toursCopy as copy } from '#app/content/booking/tours-copy.ts';
import type { DayState } from '#app/requests/use-day.ts';
import { slotAvailability } from '#shared/booking/availability.ts';
import { confirmPath } from '#shared/booking/confirm-path.ts';
import { isPastCutOff } from '#shared/booking/cut-off.ts';
import { languagesAt, type TourLanguage } from '#shared/booking/language.ts';
import { languageProblem } from '#shared/booking/language-problem.ts';
import { availableIn, languageName } from '#shared/booking/messages/slot-words.ts';
import { callsOfGuest, isShipKnown } from '#shared/booking/ship-days.ts';
import { type ShipCall, shipWarnings, spareMinutes, wharfReturnMinutes } from '#shared/booking/ship-fit.ts';
import { minutesOfStart, type Slot } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';

export interface SlotView extends SlotCellProps {
  /** Whether it can be booked by any party. */
  readonly isOpen: boolean;
  /** Whether it suits this party, its language and its ship. */
  readonly isSuitable: boolean;
  /** Whether it lacks places or the language that the party needs. */
  readonly hasShortfall: boolean;
}

const uncountedView = { tone: 'unknown', meter: { taken: 0, tone: 'free' } } as const;
const unsuitableView = { to: undefined, isOpen: false, isSuitable: false, hasShortfall: false } as const;

/** A slot of the timetable without a day, as in static HTML. */
export const timetabledSlot = (slot: Slot): SlotView => ({
  slot,
  ...unsuitableView,
  tone: 'unknown',
  label: availableIn(languagesAt(slot.time)),
  reason: minutesOfStart(slot.time) < 12 * 60 ? copy.onWeekdays : copy.onSaturdaysToo,
});

export interface SlotRequest {
  readonly slot: Slot;
  readonly date: CalendarDate;
  readonly day: DayState;
  readonly now: Date;
  /** Number of adults in the URL, passed on to the confirm page. */
  readonly guests?: number | undefined;
  /** Language in the URL; undefined for any. */
  readonly language?: TourLanguage | undefined;
  /** Ships of the day, and the one that the guest named. */
  readonly ships?: readonly ShipCall[];
  readonly shipName?: string | undefined;
}

/** A slot as shown on a day (specification §4, §7, §8), with the first reason why it does not suit, if any. */
export function slotView(request: SlotRequest): SlotView {
  const { slot, date, day, now, guests, language } = request;
  if (day.status === 'loading') return { slot, ...uncountedView, ...unsuitableView, label: copy.checking };

  const bookings = day.status === 'ready' ? day.reply[slot.time]?.[slot.type] : undefined;
  const isCounted = day.status === 'ready';
  const { available, remaining, tone, label, languageLabel } = slotAvailability(slot, date, bookings, now);
  const taken = capacity - remaining;
  if (!available) {
    const isFull = remaining === 0;
    return {
      slot,
      ...unsuitableView,
      hasShortfall: !isPastCutOff(date, slot.time, now),
      tone,
      label,
      meter: isFull ? { taken, tone: 'free' } : undefined,
      reason: isFull ? copy.fullyBooked : bookings?.closed ? copy.staffClosed : copy.tooLate,
    };
  }

  const ship = shipView(request);
  const words =
    tone === 'ok' && !bookings?.language ? { label: languageLabel } : { label, language: languageLabel };
  const to = confirmPath(slot, date, { guests, ...(language && { preferredLanguage: language }) });
  const openView = { slot, ...words, wharf: ship?.wharf, isOpen: true };
  if (ship?.reason)
    return { ...openView, ...ship, to, language: undefined, isSuitable: false, hasShortfall: false };

  const party = guests ?? 1;
  const shortfall =
    party > remaining
      ? copy.youNeed(party)
      : language && languageProblem({ time: slot.time, language: bookings?.language }, language)
        ? copy.notIn(languageName(language))
        : undefined;
  if (shortfall)
    return {
      ...openView,
      ...unsuitableView,
      isOpen: true,
      hasShortfall: true,
      tone: 'unknown',
      meter: { taken, tone: 'free' },
      places: copy.places(remaining, capacity),
      reason: shortfall,
    };

  const shownTone = ship?.isDoubtful ? 'unknown' : tone;
  const freeTone = ship?.isDoubtful ? 'plain' : tone;
  return {
    ...openView,
    to,
    isSuitable: true,
    hasShortfall: false,
    tone: shownTone,
    meter: isCounted ? { taken, yours: party, tone: freeTone } : uncountedView.meter,
    places: isCounted ? copy.places(remaining, capacity) : copy.notChecked,
  };
}

interface ShipView extends Pick<SlotView, 'wharf'> {
  readonly tone: 'no';
  readonly label: string;
  /** Why the slot does not suit the ship that the guest has named. */
  readonly reason?: string;
  /** Whether the guest's ship is unknown and may be one that the slot does not suit. */
  readonly isDoubtful: boolean;
}

const joinWarnings = ([first = '', ...others]: readonly string[]): string =>
  [first, ...others.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(', ');

/** How the ships of the day affect a slot; undefined without ships, and for a guest without a ship. */
function shipView({ slot, ships = [], shipName }: SlotRequest): ShipView | undefined {
  const calls = callsOfGuest(ships, shipName);
  if (calls.length === 0) return undefined;
  const wharfReturn = timeLabel(wharfReturnMinutes(slot));
  const warnings = shipWarnings(slot, calls);
  const warningText = joinWarnings(warnings.map(({ call, fit }) => shipCopy.names[fit](call.ship)));
  const worstWarning = warnings.find(({ fit }) => fit !== 'tight') ?? warnings[0];
  const view = { tone: 'no', label: warningText, isDoubtful: false } as const;
  if (worstWarning === undefined)
    return {
      ...view,
      wharf: {
        text: isShipKnown(ships, shipName) ? shipCopy.inTime(wharfReturn) : shipCopy.back(wharfReturn),
      },
    };
  const { fit, call } = worstWarning;
  if (!isShipKnown(ships, shipName)) {
    const isTight = fit === 'tight';
    return { ...view, isDoubtful: !isTight, wharf: { text: warningText, tone: isTight ? 'few' : 'no' } };
  }
  if (fit === 'tight')
    return { ...view, wharf: { text: shipCopy.tight(wharfReturn, spareMinutes(slot, call)), tone: 'few' } };
  const text =
    fit === 'too-late' ? shipCopy.back(wharfReturn) : shipCopy.ashore(timeLabel(call.ashoreMinutes));
  return { ...view, wharf: { text }, reason: shipCopy.reasons[fit] };
}
