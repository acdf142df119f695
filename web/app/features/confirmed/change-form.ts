import { type BookingForm, type FieldName, guestCountOf } from '#app/booking/form/booking-form.ts';
import { type SlotOffer, slotOffer } from '#app/booking/form/slot-offer.ts';
import { unbrokenStart } from '#app/booking/unbroken-time.ts';
import { changeCopy as copy } from '#app/content/booking/change-copy.ts';
import {
  eachGuestField,
  type GuestField,
  guestFieldNames,
  guestFields,
} from '#app/content/booking/guest-fields.ts';
import type { CallProblemKind } from '#app/requests/client.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import type { DayBookings } from '#shared/booking/availability.ts';
import { changeRefusal, type RequestedTour } from '#shared/booking/booking-request.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { languageName, tourName } from '#shared/booking/messages/slot-words.ts';
import { shipsByEdit } from '#shared/booking/ship-days.ts';
import { type Slot, slotOf, slotsOn } from '#shared/booking/slots.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { dueHereVuv } from '#shared/operators/operator-share.ts';
import { payer } from '#shared/operators/payer.ts';
import { type CalendarDate, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { shipNote } from './ship-note.ts';

/** The changed booking. The slot is undefined if the day has none at the booked time. */
export interface ChangeForm extends BookingForm {
  readonly date: CalendarDate;
  readonly slot: Slot | undefined;
}

/** Part of the form that a problem concerns: a field, the language, day and time, or the change as a whole. */
export type ChangePart = FieldName | 'preferredLanguage' | 'when' | 'form';
export type ChangeProblems = Partial<Record<ChangePart, string>>;

/** In form order. */
export const changeParts: readonly ChangePart[] = [
  'when',
  'guests',
  'preferredLanguage',
  ...guestFieldNames,
  'form',
];

/** Language of a booking; English by default, as in the form. */
const languageOf = ({ preferredLanguage = 'English' }: Booking): TourLanguage => preferredLanguage;

const tourOf = (booking: Booking): RequestedTour => ({
  ...booking,
  preferredLanguage: languageOf(booking),
  date: calendarDateFrom(booking.date),
});

/** Initial form: the booking unchanged. */
export const formOf = (booking: Booking): ChangeForm => ({
  guests: String(booking.guestCount),
  preferredLanguage: languageOf(booking),
  ...eachGuestField((name) => booking[name] ?? ''),
  date: calendarDateFrom(booking.date),
  slot: slotOf(booking.time, booking.tourType),
});

/** Why the change is impossible regardless of other bookings, by part of the form. */
export function changeProblem(
  booking: Booking,
  requested: BookingRequest,
  now: Date,
  calendar?: Calendar,
): ChangeProblems {
  const request = { ...requested, date: calendarDateFrom(requested.date) };
  const refusal = changeRefusal(tourOf(booking), request, now, 'guest', calendar);
  return refusal ? { [partOfRefusal(refusal.kind, booking, requested)]: refusal.message } : {};
}

/** The part of the form at which a refusal is shown. */
export function partOfRefusal(
  kind: CallProblemKind,
  booking: Booking,
  requested: BookingRequest,
): ChangePart {
  switch (kind) {
    case 'slot-full':
      return 'guests';
    case 'language-taken':
      return 'preferredLanguage';
    case 'not-bookable':
    case 'too-late':
    case 'slot-closed':
      if (!isSameSlot(booking, requested)) return 'when';
      if (requested.guestCount > booking.guestCount) return 'guests';
      return requested.preferredLanguage === languageOf(booking) ? 'form' : 'preferredLanguage';
    default:
      return 'form';
  }
}

type BookedSlot = Pick<Booking, 'date' | 'tourId'>;
const isSameSlot = (one: BookedSlot, other: BookedSlot): boolean =>
  one.date === other.date && one.tourId === other.tourId;

/**
 * Bookings of a day without the guest's booking: its seats count as free, and its language applies only if others share
 * the slot. A closed slot counts as open for guests who have already booked it.
 */
export function withoutBooking(bookings: DayBookings, date: CalendarDate, booking: Booking): DayBookings {
  const slot = bookings[booking.time]?.[booking.tourType];
  if (slot === undefined || date !== booking.date) return bookings;
  const count = Math.max(slot.count - booking.guestCount, 0);
  const others = { count, ...(count > 0 && slot.language ? { language: slot.language } : {}) };
  return { ...bookings, [booking.time]: { ...bookings[booking.time], [booking.tourType]: others } };
}

/** Slots of the form's day. `otherBookings` is undefined if availability is unknown. */
export function slotOffers(request: {
  form: ChangeForm;
  booking: Booking;
  otherBookings: DayBookings | undefined;
  now: Date;
  calendar?: Calendar;
  /** The ship that the guest named on the tours page. */
  shipName?: string | undefined;
}): readonly SlotOffer[] {
  const { form, booking, otherBookings, now, calendar, shipName } = request;
  const edit = calendar?.editOn(form.date);
  const ships = shipsByEdit(form.date, edit);
  const isBooked = (slot: Slot) => isSameSlot(booking, { date: form.date, tourId: slot.id });
  const offers = slotsOn(form.date, edit).map((slot) =>
    isBooked(slot)
      ? { slot, message: copy.yourTime, canBeChosen: true }
      : slotOffer(slot, {
          date: form.date,
          guests: guestCountOf(form),
          isChosen: slot === form.slot,
          bookings: otherBookings?.[slot.time]?.[slot.type],
          isCounted: otherBookings !== undefined,
          now,
        }),
  );
  return offers.map((offer) =>
    offer.canBeChosen ? { ...offer, ship: shipNote(offer.slot, ships, shipName) } : offer,
  );
}

/** One sentence per change, with the new and the old value. */
export function changesIn(booking: Booking, requested: BookingRequest): readonly string[] {
  const nameOf = ({ firstName, lastName }: Booking | BookingRequest) => `${firstName} ${lastName}`;
  const momentOf = ({ date, time }: Booking | BookingRequest) =>
    copy.at(formatDate(calendarDateFrom(date)), unbrokenStart(time));
  const compare = <Value>(format: (value: Value, earlier: Value) => string, value: Value, earlier: Value) =>
    value === earlier ? [] : [format(value, earlier)];
  return [
    ...compare(copy.tour, tourName(requested.tourType), tourName(booking.tourType)),
    ...compare(copy.moment, momentOf(requested), momentOf(booking)),
    ...compare(copy.guests, requested.guestCount, booking.guestCount),
    ...compare(copy.language, languageName(requested.preferredLanguage), languageName(languageOf(booking))),
    ...compare(copy.name, nameOf(requested), nameOf(booking)),
    ...guestFieldNames.flatMap((name) => {
      const { changed }: GuestField = guestFields[name];
      return changed ? compare(changed, requested[name] ?? '', booking[name] ?? '') : [];
    }),
  ];
}

/** Amount due on site after and before the change. If an operator pays, guests owe nothing or the excess. */
export function toPayLine(
  booking: Booking,
  requested: Pick<BookingRequest, 'guestCount' | 'totalPrice'>,
): string {
  const { guestCount, totalPrice, operator } = booking;
  const booked = operator?.booked ?? { guestCount, totalPrice };
  const dueVuv = dueHereVuv({ ...requested, operator: operator && { ...operator, booked } });
  const earlierVuv = dueHereVuv(booking);
  const payingOperator = payer(booking);
  if (payingOperator !== undefined && dueVuv === 0) return copy.toPayNothing(payingOperator.companyName);
  const line =
    dueVuv === earlierVuv
      ? copy.toPayStill(formatVuv(dueVuv))
      : copy.toPay(formatVuv(dueVuv), formatVuv(earlierVuv));
  return payingOperator === undefined ? line : `${line}. ${copy.restSettled(payingOperator.companyName)}`;
}
