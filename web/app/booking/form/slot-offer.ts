import { changeCopy as copy } from '#app/content/booking/change-copy.ts';
import { toursCopy } from '#app/content/booking/tours-copy.ts';
import { type SlotBookings, slotAvailability } from '#shared/booking/availability.ts';
import { isPastCutOff } from '#shared/booking/cut-off.ts';
import { capacityProblem } from '#shared/booking/guests.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import type { Slot } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

export interface ShipNote {
  readonly text: string;
  readonly tone: 'ok' | 'few' | 'no';
}

export interface SlotOffer {
  readonly slot: Slot;
  readonly message: string;
  readonly canBeChosen: boolean;
  /** Whether the guest is back in time for their ship. */
  readonly ship?: ShipNote | undefined;
}

export interface OfferRequest {
  readonly date: CalendarDate;
  readonly guests: number;
  /** The current choice, which stays selected when the party outgrows it. */
  readonly isChosen: boolean;
  /** Bookings of other guests; undefined if there are none, or if availability is unknown. */
  readonly bookings: SlotBookings | undefined;
  readonly isCounted: boolean;
  readonly now: Date;
}

/** Text and availability of a slot for a party. */
export function slotOffer(slot: Slot, request: OfferRequest): SlotOffer {
  const { date, guests, isChosen, bookings, isCounted, now } = request;
  const { available, remaining, languageLabel } = slotAvailability(slot, date, bookings, now);
  const capacityRefusal = capacityProblem(guests, remaining);
  const closedMessage = isPastCutOff(date, slot.time, now) ? toursCopy.tooLate : messages.closedByStaff();
  const places = isCounted ? toursCopy.places(remaining, capacity) : toursCopy.unchecked;
  return {
    slot,
    message:
      available && !capacityRefusal ? copy.offer(places, languageLabel) : (capacityRefusal ?? closedMessage),
    canBeChosen: available && (!capacityRefusal || isChosen),
  };
}
