import { eachGuestField, type GuestFieldName } from '#app/content/booking/guest-fields.ts';
import { CallProblem } from '#app/requests/client.ts';
import { capacityProblem } from '#shared/booking/guests.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { languageProblem } from '#shared/booking/language-problem.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import type { Slot } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import {
  type BookingForm,
  type ChosenSlot,
  type FieldProblems,
  guestCountOf,
  type SlotCapacity,
} from './booking-form.ts';

/** Why a valid form cannot be sent after availability has changed (specification §5). */
export function changedCapacityProblem(
  form: BookingForm,
  slot: Slot,
  slotCapacity: SlotCapacity,
  preferredLanguage: TourLanguage,
): string | undefined {
  if (slotCapacity.closed || capacityProblem(guestCountOf(form), slotCapacity.remaining) !== undefined)
    return messages.noLongerAvailable;
  return languageProblem({ time: slot.time, language: slotCapacity.language }, preferredLanguage);
}

export const bookingRequest = (
  form: BookingForm,
  chosen: ChosenSlot,
  preferredLanguage: TourLanguage,
): BookingRequest => ({
  tourId: chosen.slot.id,
  tourType: chosen.slot.type,
  date: chosen.date,
  time: chosen.slot.time,
  ...(eachGuestField((name, { optional }) => form[name].trim() || (optional ? undefined : '')) as Pick<
    BookingRequest,
    GuestFieldName
  >),
  preferredLanguage,
  guestCount: guestCountOf(form),
  totalPrice: totalPriceVuv(chosen.slot.type, guestCountOf(form)),
});

/** Fields that the server refused, under the form's names. */
export function refusedFields(problem: unknown): FieldProblems {
  if (!(problem instanceof CallProblem)) return {};
  const { fields } = problem;
  const byName = { guests: fields.guestCount, ...eachGuestField((name) => fields[name]) };
  return Object.fromEntries(Object.entries(byName).filter(([, text]) => text !== undefined));
}
