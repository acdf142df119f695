import type { Refusal } from '../contracts/problems.ts';
import type { CalendarDate } from '../values/port-vila-time.ts';
import { isPastCutOff, startOf } from './availability.ts';
import { dayProblem } from './bookable-day.ts';
import { guestCountProblem } from './guests.ts';
import { languageProblem, type TourLanguage } from './language.ts';
import { sentences } from './sentences.ts';
import { type Slot, type StartTime, slotById, slotsOn, startsAtNoon, type TourType } from './slots.ts';
import { totalPriceVuv, writeVuv } from './tours.ts';

/** What is asked for, without the guest's own details. Prices in whole vatu. */
export interface RequestedTour {
  readonly tourId: number;
  readonly tourType: TourType;
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly preferredLanguage: TourLanguage;
  readonly guestCount: number;
  readonly totalPrice: number;
}

const notBookable = (message: string): Refusal => ({ kind: 'not-bookable', message });

/** The slot that id, time and type name together; undefined when they contradict each other. */
function requestedSlot(request: Pick<RequestedTour, 'tourId' | 'tourType' | 'time'>): Slot | undefined {
  const slot = slotById(request.tourId);
  return slot?.time === request.time && slot.type === request.tourType ? slot : undefined;
}

/**
 * Why a tour cannot be booked whatever is booked already; undefined when only the slot itself can still
 * refuse it (places, language, closure by staff). Specification §5, §9.
 */
export function bookingRefusal(request: RequestedTour, now: Date): Refusal | undefined {
  const { date, time, guestCount } = request;
  const guests = guestCountProblem(guestCount);
  if (guests !== undefined) return { kind: 'invalid-input', message: guests };
  const slot = requestedSlot(request);
  if (slot === undefined) return { kind: 'invalid-input', message: sentences.slotMismatch };
  const day = dayProblem(date, now);
  if (day !== undefined) return notBookable(day);
  if (!slotsOn(date).includes(slot)) {
    return notBookable(startsAtNoon(date) ? sentences.notOnThisDay : sentences.invalidTime);
  }
  if (isPastCutOff(date, time, now)) return { kind: 'too-late', message: sentences.cutOffPassed };
  const language = languageProblem({ time, wanted: request.preferredLanguage });
  if (language !== undefined) return notBookable(language);
  const total = totalPriceVuv(request.tourType, guestCount);
  if (request.totalPrice !== total) {
    return { kind: 'price-changed', message: sentences.priceChanged(writeVuv(total)) };
  }
  return undefined;
}

/** A booking can be cancelled until its tour starts. */
export function cancelRefusal(
  booking: { date: CalendarDate; time: StartTime },
  now: Date,
): Refusal | undefined {
  return startOf(booking.date, booking.time) <= now
    ? { kind: 'too-late', message: sentences.alreadyStarted }
    : undefined;
}
