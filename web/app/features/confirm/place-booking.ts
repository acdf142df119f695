import { trackEvent } from '#app/analytics/track.ts';
import {
  type BookingForm,
  type ChosenSlot,
  type LanguageChoice,
  slotCapacityOf,
} from '#app/booking/form/booking-form.ts';
import { bookingRequest, changedCapacityProblem, refusedFields } from '#app/booking/form/booking-request.ts';
import { justBooked } from '#app/booking/just-booked.ts';
import { createBooking, mayBeBooked as mayBeBookedAt } from '#app/requests/create-booking.ts';
import { findDay } from '#app/requests/find-day.ts';
import { languageOfPage } from '#app/requests/language-of-page.ts';
import { sendConfirmation } from '#app/requests/send-confirmation.ts';
import type { DayBookings } from '#shared/booking/availability.ts';
import type { Booking } from '#shared/contracts/guests/booking.ts';
import { CapacityChanged, refusalMessage } from './refusal-message.ts';

export interface PlaceBookingRequest {
  readonly form: BookingForm;
  readonly chosen: ChosenSlot;
  readonly preferredLanguage: LanguageChoice['value'];
  /** Value of the honeypot. */
  readonly trap: string;
  readonly onCounted: (bookings: DayBookings) => void;
  /** Shows the booking. */
  readonly onBooked: (booking: Booking) => Promise<unknown> | unknown;
}

/** Whether the guest may already have booked the slot, by a request whose response was lost. */
export const mayBeBooked = ({ date, slot }: ChosenSlot): boolean => mayBeBookedAt({ date, tourId: slot.id });

/**
 * Checks availability once more, creates and shows the booking, and requests its confirmation email. Errors have a
 * message for the guest.
 */
export async function placeBooking(request: PlaceBookingRequest): Promise<void> {
  const { form, chosen, preferredLanguage, trap, onCounted, onBooked } = request;
  const latest = mayBeBooked(chosen) ? undefined : await latestBookings(chosen);
  if (latest) {
    onCounted(latest);
    const capacity = slotCapacityOf(chosen.slot, latest);
    const problem = changedCapacityProblem(form, chosen.slot, capacity, preferredLanguage);
    if (problem !== undefined) throw new CapacityChanged(problem);
  }
  const requested = { ...bookingRequest(form, chosen, preferredLanguage), ...languageOfPage };
  const booking = await createBooking(requested, { trap });
  trackEvent({ kind: 'booked', booking });
  justBooked.remember(booking.reference);
  await onBooked(booking);
  void sendConfirmation(booking);
}

/** Messages about a failed booking, by field and for the form as a whole. */
export const refusalOf = (problem: unknown) => ({
  ...refusedFields(problem),
  form: refusalMessage(problem),
});

/** Availability just before sending; undefined if the request fails: the server then decides. */
async function latestBookings({ date }: ChosenSlot): Promise<DayBookings | undefined> {
  try {
    return await findDay(date);
  } catch {
    return undefined;
  }
}
