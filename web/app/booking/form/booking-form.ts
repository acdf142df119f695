import type { DayBookings } from '../../../../shared/booking/availability.ts';
import { capacity, capacityProblem, guestCountProblem } from '../../../../shared/booking/guests.ts';
import {
  languageProblem,
  languagesAt,
  type TourLanguage,
  tourLanguages,
} from '../../../../shared/booking/language.ts';
import { messages } from '../../../../shared/booking/messages.ts';
import type { Slot } from '../../../../shared/booking/slots.ts';
import { totalPriceVuv } from '../../../../shared/booking/tours.ts';
import type { BookingRequest } from '../../../../shared/contracts/create-booking.ts';
import {
  firstNameProblem,
  lastNameProblem,
  validateEmail,
  type Whose,
} from '../../../../shared/values/guest-details.ts';
import type { CalendarDate } from '../../../../shared/values/port-vila-time.ts';
import { CallProblem } from '../../api/client.ts';

/** The slot and day that are to be booked. */
export interface ChosenSlot {
  readonly slot: Slot;
  readonly date: CalendarDate;
}

/** What the guest has filled in; the number of guests as it stands in its field. */
export interface BookingForm {
  readonly guests: string;
  readonly language: TourLanguage;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A form as it is opened. */
export const blankForm: BookingForm = {
  guests: '1',
  language: 'English',
  firstName: '',
  lastName: '',
  email: '',
};

/** The fields that can be wrong, in the order of the page. */
export const fieldNames = ['guests', 'firstName', 'lastName', 'email'] as const;
export type FieldName = (typeof fieldNames)[number];
export type FieldProblems = Partial<Record<FieldName, string>>;

/** What is known of a slot's places. `counted` is false until they were counted, and when they cannot be. */
export interface SlotCapacity {
  readonly counted: boolean;
  readonly taken: number;
  readonly remaining: number;
  readonly scheduled: TourLanguage | undefined;
  readonly closed: boolean;
}

/** The capacity of a slot; every place counts as free until they were counted (specification §7). */
export function slotCapacityOf(slot: Slot, bookings: DayBookings | undefined): SlotCapacity {
  const { count = 0, language, closed = false } = bookings?.[slot.time]?.[slot.type] ?? {};
  const taken = Math.min(count, capacity);
  return {
    counted: bookings !== undefined,
    taken,
    remaining: capacity - taken,
    scheduled: language,
    closed,
  };
}

/** The number in the guests' field; NaN when there is none. */
export const guestCountOf = (form: BookingForm): number =>
  /^\d{1,4}$/.test(form.guests.trim()) ? Number(form.guests) : Number.NaN;

/** The number of guests that has a price: 0 when the field holds none that can be booked. */
export const pricedGuests = (form: BookingForm): number =>
  guestCountProblem(guestCountOf(form)) === undefined ? guestCountOf(form) : 0;

/** The most guests that the stepper goes up to. */
export const mostGuests = (slotCapacity: SlotCapacity): number =>
  Math.max(Math.min(capacity, slotCapacity.remaining), 1);

export function guestsProblem(form: BookingForm, slotCapacity: SlotCapacity): string | undefined {
  if (slotCapacity.closed) return messages.closedByStaff();
  const guests = guestCountOf(form);
  if (slotCapacity.remaining === 0) return messages.fullyBooked;
  return guestCountProblem(guests) ?? capacityProblem(guests, slotCapacity.remaining);
}

/** What is worth saying about a number of guests that is fine: it takes the last place. */
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

/** The language that will be booked and those that cannot be, with the reason (specification §5). */
export function languageChoice(form: BookingForm, slot: Slot, slotCapacity: SlotCapacity): LanguageChoice {
  const { scheduled } = slotCapacity;
  const problemWith = (wanted: TourLanguage) => languageProblem({ time: slot.time, scheduled, wanted });
  const free = tourLanguages.filter((language) => problemWith(language) === undefined);
  const value = free.includes(form.language)
    ? form.language
    : (scheduled ?? languagesAt(slot.time)[0] ?? 'English');
  return {
    value,
    options: tourLanguages.map((language) => ({
      value: language,
      disabled: language !== value && problemWith(language) !== undefined,
    })),
    note: tourLanguages.map(problemWith).find((problem) => problem !== undefined),
  };
}

/** A sentence for each field that has to be mended, to the guest or to whoever fills it in for the guest. */
export function fieldProblems(
  form: BookingForm,
  slotCapacity: SlotCapacity,
  whose: Whose = 'your',
): FieldProblems {
  const problems = {
    guests: guestsProblem(form, slotCapacity),
    firstName: firstNameProblem(form.firstName, whose),
    lastName: lastNameProblem(form.lastName, whose),
    email: validateEmail(form.email, whose),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** Why the form cannot be sent although its fields are fine: the places have changed since (specification §5). */
export function changedCapacityProblem(
  form: BookingForm,
  slot: Slot,
  slotCapacity: SlotCapacity,
  language: TourLanguage,
): string | undefined {
  if (slotCapacity.closed || capacityProblem(guestCountOf(form), slotCapacity.remaining) !== undefined)
    return messages.noLongerAvailable;
  return languageProblem({ time: slot.time, scheduled: slotCapacity.scheduled, wanted: language });
}

/** The call's body. */
export const bookingRequest = (
  form: BookingForm,
  chosen: ChosenSlot,
  language: TourLanguage,
): BookingRequest => ({
  tourId: chosen.slot.id,
  tourType: chosen.slot.type,
  date: chosen.date,
  time: chosen.slot.time,
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  email: form.email.trim(),
  preferredLanguage: language,
  guestCount: guestCountOf(form),
  totalPrice: totalPriceVuv(chosen.slot.type, guestCountOf(form)),
});

/** The fields that the server refused, by the names of the form. */
export function refusedFields(problem: unknown): FieldProblems {
  if (!(problem instanceof CallProblem)) return {};
  const { guestCount: guests, firstName, lastName, email } = problem.fields;
  return Object.fromEntries(
    Object.entries({ guests, firstName, lastName, email }).filter(([, text]) => text !== undefined),
  );
}
