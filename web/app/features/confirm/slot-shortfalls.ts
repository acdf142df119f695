import {
  type BookingForm,
  type LanguageChoice,
  pricedGuests,
  type SlotCapacity,
} from '#app/booking/form/booking-form.ts';
import type { TourLanguage } from '#shared/booking/language.ts';

/** The requirements of a party and the availability of a slot. */
export interface SlotAndParty {
  readonly form: BookingForm;
  readonly slotCapacity: SlotCapacity;
  readonly language: LanguageChoice;
}

/** Requirements of the party that the chosen slot does not meet. */
export interface Shortfalls {
  /** Capacity for the whole party. */
  readonly capacity: boolean;
  /** The unavailable language. */
  readonly language: TourLanguage | undefined;
}

export const shortfallsOf = ({ form, slotCapacity, language }: SlotAndParty): Shortfalls => ({
  capacity: slotCapacity.closed || slotCapacity.remaining < Math.max(pricedGuests(form), 1),
  language: language.options.find((option) => option.disabled)?.value,
});
