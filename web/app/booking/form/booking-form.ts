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
import type { Whose } from '../../../../shared/values/guest-details.ts';
import type { CalendarDate } from '../../../../shared/values/port-vila-time.ts';
import { eachGuestField, type GuestFieldName, guestFieldNames } from '../../content/booking/guest-fields.ts';

/** The slot and day that are to be booked. */
export interface ChosenSlot {
  readonly slot: Slot;
  readonly date: CalendarDate;
}

/** What the guest has filled in; the number of guests as it stands in its field. */
export interface BookingForm extends Readonly<Record<GuestFieldName, string>> {
  readonly guests: string;
  readonly preferredLanguage: TourLanguage;
}

export const blankForm: BookingForm = {
  guests: '1',
  preferredLanguage: 'English',
  ...eachGuestField(() => ''),
};

/** The fields that can be wrong, in the order of the page. */
export type FieldName = 'guests' | GuestFieldName;
export const fieldNames: readonly FieldName[] = ['guests', ...guestFieldNames];
export type FieldProblems = Partial<Record<FieldName, string>>;

/** What is known of the slot's room. `counted` is false until the places were counted, and when they cannot be. */
export interface Room {
  readonly counted: boolean;
  readonly taken: number;
  readonly remaining: number;
  readonly language: TourLanguage | undefined;
  readonly closed: boolean;
}

/** The room of a slot; all places free while nobody knows better (specification §7). */
export function roomOf(slot: Slot, bookings: DayBookings | undefined): Room {
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

/** The number in the guests' field; NaN when there is none. */
export const guestCountOf = (form: BookingForm): number =>
  /^\d{1,4}$/.test(form.guests.trim()) ? Number(form.guests) : Number.NaN;

/** The number of guests that has a price: 0 when the field holds none that can be booked. */
export const pricedGuests = (form: BookingForm): number =>
  guestCountProblem(guestCountOf(form)) === undefined ? guestCountOf(form) : 0;

/** The most guests that the stepper goes up to. */
export const mostGuests = (room: Room): number => Math.max(Math.min(capacity, room.remaining), 1);

export function guestsProblem(form: BookingForm, room: Room): string | undefined {
  if (room.closed) return messages.closedByStaff();
  const guests = guestCountOf(form);
  if (room.remaining === 0) return messages.fullyBooked;
  return guestCountProblem(guests) ?? capacityProblem(guests, room.remaining);
}

/** What is worth saying about a number of guests that is fine: the room is full with them. */
export const guestsNote = (form: BookingForm, room: Room): string | undefined =>
  guestsProblem(form, room) === undefined && guestCountOf(form) === room.remaining
    ? messages.maximumReached
    : undefined;

export interface LanguageChoice {
  readonly value: TourLanguage;
  readonly options: readonly { readonly value: TourLanguage; readonly disabled: boolean }[];
  /** Why a language cannot be chosen. */
  readonly note: string | undefined;
}

/** The language that will be booked and those that cannot be, with the reason (specification §5). */
export function languageChoice(form: BookingForm, slot: Slot, room: Room): LanguageChoice {
  const { language } = room;
  const problemWith = (preferred: TourLanguage) => languageProblem({ time: slot.time, language }, preferred);
  const free = tourLanguages.filter((each) => problemWith(each) === undefined);
  const value = free.includes(form.preferredLanguage)
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

/** A sentence for each field that has to be mended, to the guest or to whoever fills it in for the guest. */
export function fieldProblems(form: BookingForm, room: Room, whose: Whose = 'your'): FieldProblems {
  const problems = {
    guests: guestsProblem(form, room),
    ...eachGuestField((name, { problem }) => problem(form[name], whose)),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

/** Why the form cannot be sent although its fields are fine: the room has changed since (specification §5). */
export function changedRoomProblem(
  form: BookingForm,
  slot: Slot,
  room: Room,
  preferredLanguage: TourLanguage,
): string | undefined {
  if (room.closed || capacityProblem(guestCountOf(form), room.remaining) !== undefined)
    return messages.noLongerAvailable;
  return languageProblem({ time: slot.time, language: room.language }, preferredLanguage);
}

/** The call's body. */
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

/** Of all problems those of fields that were left, so that nobody is told of what they have not come to yet. */
export const onlyLeft = (problems: FieldProblems, left: ReadonlySet<FieldName>): FieldProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => left.has(name as FieldName)));

/** The fields that the server refused, by the names of the form. */
export function refusedFields(fields: Readonly<Record<string, string>>): FieldProblems {
  const named = { guests: fields.guestCount, ...eachGuestField((name) => fields[name]) };
  return Object.fromEntries(Object.entries(named).filter(([, text]) => text !== undefined));
}
