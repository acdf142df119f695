import { firstLanguage } from '#app/content/booking/first-language.ts';
import { eachGuestField, type GuestFieldName, guestFieldNames } from '#app/content/booking/guest-fields.ts';
import type { DayBookings } from '#shared/booking/availability.ts';
import { capacityProblem, guestCountProblem } from '#shared/booking/guests.ts';
import { languagesAt, type TourLanguage, tourLanguages } from '#shared/booking/language.ts';
import { languageProblem } from '#shared/booking/language-problem.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import type { Slot } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import type { Possessive } from '#shared/values/field-messages.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

export interface ChosenSlot {
  readonly slot: Slot;
  readonly date: CalendarDate;
}

/** Values of the form, with the number of guests as typed. */
export interface BookingForm extends Readonly<Record<GuestFieldName, string>> {
  readonly guests: string;
  readonly preferredLanguage: TourLanguage;
}

export const blankForm: BookingForm = {
  guests: '1',
  preferredLanguage: firstLanguage,
  ...eachGuestField(() => ''),
};

/** Fields that can be invalid, in page order. */
export type FieldName = 'guests' | GuestFieldName;
export const fieldNames: readonly FieldName[] = ['guests', ...guestFieldNames];
export type FieldProblems = Partial<Record<FieldName, string>>;

/** Availability of a slot. `counted` is false until it has loaded. */
export interface SlotCapacity {
  readonly counted: boolean;
  readonly taken: number;
  readonly remaining: number;
  readonly language: TourLanguage | undefined;
  readonly closed: boolean;
}

/** Capacity of a slot; all seats count as free if availability is unknown (specification §7). */
export function slotCapacityOf(slot: Slot, bookings: DayBookings | undefined): SlotCapacity {
  const { count = 0, language, closed = false } = bookings?.[slot.time]?.[slot.type] ?? {};
  const taken = Math.min(count, capacity);
  return {
    counted: bookings !== undefined,
    taken,
    remaining: capacity - taken,
    language,
    closed,
  };
}

/** Number in the guests field; NaN without one. */
export const guestCountOf = (form: BookingForm): number =>
  /^\d{1,4}$/.test(form.guests.trim()) ? Number(form.guests) : Number.NaN;

/** Number of guests to charge; 0 if the input is invalid. */
export const pricedGuests = (form: BookingForm): number =>
  guestCountProblem(guestCountOf(form)) === undefined ? guestCountOf(form) : 0;

/** Maximum of the stepper. */
export const maxGuests = (slotCapacity: SlotCapacity): number =>
  Math.max(Math.min(capacity, slotCapacity.remaining), 1);

export function guestsProblem(form: BookingForm, slotCapacity: SlotCapacity): string | undefined {
  if (slotCapacity.closed) return messages.closedByStaff();
  const guests = guestCountOf(form);
  if (slotCapacity.remaining === 0) return messages.fullyBooked;
  return guestCountProblem(guests) ?? capacityProblem(guests, slotCapacity.remaining);
}

/** Note that a valid number of guests takes all remaining seats. */
export const guestsNote = (form: BookingForm, slotCapacity: SlotCapacity): string | undefined =>
  guestsProblem(form, slotCapacity) === undefined && guestCountOf(form) === slotCapacity.remaining
    ? messages.maximumReached
    : undefined;

export interface LanguageChoice {
  readonly value: TourLanguage;
  readonly options: readonly { readonly value: TourLanguage; readonly disabled: boolean }[];
  /** Why a language cannot be chosen. */
  readonly note: string | undefined;
}

/** Language of the booking, and why others are unavailable (specification §5). */
export function languageChoice(form: BookingForm, slot: Slot, slotCapacity: SlotCapacity): LanguageChoice {
  const { language } = slotCapacity;
  const problemWith = (preferred: TourLanguage) => languageProblem({ time: slot.time, language }, preferred);
  const available = tourLanguages.filter((each) => problemWith(each) === undefined);
  const value = available.includes(form.preferredLanguage)
    ? form.preferredLanguage
    : (language ?? languagesAt(slot.time)[0] ?? 'English');
  return {
    value,
    options: tourLanguages.map((each) => ({
      value: each,
      disabled: each !== value && problemWith(each) !== undefined,
    })),
    note: tourLanguages.map(problemWith).find((problem) => problem !== undefined),
  };
}

/** Errors by field, addressed to the guest or to an operator who books for them. */
export function fieldProblems(
  form: BookingForm,
  slotCapacity: SlotCapacity,
  possessive: Possessive = 'your',
): FieldProblems {
  const problems = {
    guests: guestsProblem(form, slotCapacity),
    ...eachGuestField((name, { problem }) => problem(form[name], possessive)),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
