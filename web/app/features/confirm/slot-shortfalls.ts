import {
  type BookingForm,
  type LanguageChoice,
  pricedGuests,
  type SlotCapacity,
} from '#app/booking/form/booking-form.ts';
import type { TourLanguage } from '#shared/booking/language.ts';

/** The request of a party, and the offer of a slot. */
export interface SlotAndParty {
  readonly form: BookingForm;
  readonly slotCapacity: SlotCapacity;
  readonly language: LanguageChoice;
}

/** What the chosen slot lacks. */
export interface Shortfalls {
  /** Capacity for the whole party. */
  readonly capacity: boolean;
  /** The language that is not available. */
  readonly language: TourLanguage | undefined;
}

export const shortfallsOf = ({ form, slotCapacity, language }: SlotAndParty): Shortfalls => ({
  capacity: slotCapacity.closed || slotCapacity.remaining < Math.max(pricedGuests(form), 1),
  language: language.options.find((option) => option.disabled)?.value,
});
