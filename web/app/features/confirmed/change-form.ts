import type { DayBookings } from '../../../../shared/booking/availability.ts';
import { changeRefusal, type RequestedTour } from '../../../../shared/booking/booking-request.ts';
import type { TourLanguage } from '../../../../shared/booking/language.ts';
import { type Slot, slotOf, slotsOn } from '../../../../shared/booking/slots.ts';
import { writeVuv } from '../../../../shared/booking/tours.ts';
import type { BookingRequest } from '../../../../shared/contracts/create-booking.ts';
import { dueHereVuv } from '../../../../shared/operators/operator-share.ts';
import { payer } from '../../../../shared/operators/payer.ts';
import { type CalendarDate, calendarDateFrom, writeDate } from '../../../../shared/values/port-vila-time.ts';
import type { CallProblemKind } from '../../api/client.ts';
import type { FoundBooking as Booking } from '../../api/find-booking.ts';
import { type BookingForm, type FieldName, guestCountOf } from '../../booking/form/booking-form.ts';
import { type SlotOffer, slotOffer } from '../../booking/form/slot-offer.ts';
import { changeCopy as copy } from '../../content/booking/change-copy.ts';
import {
  eachGuestField,
  type GuestField,
  guestFieldNames,
  guestFields,
} from '../../content/booking/guest-fields.ts';

/** What the guest wants the booking to become. No slot: the day has none at the time booked until now. */
export interface ChangeForm extends BookingForm {
  readonly date: CalendarDate;
  readonly slot: Slot | undefined;
}

/** What a problem concerns: a field, the language, day and time, or the change as a whole. */
export type ChangePart = FieldName | 'preferredLanguage' | 'when' | 'whole';
export type ChangeProblems = Partial<Record<ChangePart, string>>;

/** The parts in the order of the form. */
export const changeParts: readonly ChangePart[] = [
  'when',
  'guests',
  'preferredLanguage',
  ...guestFieldNames,
  'whole',
];

/** The language of a booking; English where the booking does not say, as the form then starts with it. */
const languageOf = ({ preferredLanguage = 'English' }: Booking): TourLanguage => preferredLanguage;

const tourOf = (booking: Booking): RequestedTour => ({
  ...booking,
  preferredLanguage: languageOf(booking),
  date: calendarDateFrom(booking.date),
});

/** The form as it opens: the booking as it is. */
export const formOf = (booking: Booking): ChangeForm => ({
  guests: String(booking.guestCount),
  preferredLanguage: languageOf(booking),
  ...eachGuestField((name) => booking[name] ?? ''),
  date: calendarDateFrom(booking.date),
  slot: slotOf(booking.time, booking.tourType),
});

/** Why the change cannot be had whatever else is booked, and what that concerns. */
export function changeProblem(booking: Booking, wanted: BookingRequest, now: Date): ChangeProblems {
  const request = { ...wanted, date: calendarDateFrom(wanted.date) };
  const refusal = changeRefusal(tourOf(booking), request, now);
  return refusal ? { [partConcerned(refusal.kind, booking, wanted)]: refusal.message } : {};
}

/** Where a refusal is shown. */
export function partConcerned(kind: CallProblemKind, booking: Booking, wanted: BookingRequest): ChangePart {
  switch (kind) {
    case 'slot-full':
      return 'guests';
    case 'language-taken':
      return 'preferredLanguage';
    case 'not-bookable':
    case 'too-late':
    case 'slot-closed':
      if (!isSamePlace(booking, wanted)) return 'when';
      if (wanted.guestCount > booking.guestCount) return 'guests';
      return wanted.preferredLanguage === languageOf(booking) ? 'whole' : 'preferredLanguage';
    default:
      return 'whole';
  }
}

type Place = Pick<Booking, 'date' | 'tourId'>;
const isSamePlace = (one: Place, other: Place): boolean =>
  one.date === other.date && one.tourId === other.tourId;

/**
 * The bookings of a day without the guest's own: its places count as free, and its language binds only together
 * with others. What closes the slot for new guests does not close it for those who are in it.
 */
export function withoutOwn(bookings: DayBookings, date: CalendarDate, own: Booking): DayBookings {
  const slot = bookings[own.time]?.[own.tourType];
  if (slot === undefined || date !== own.date) return bookings;
  const count = Math.max(slot.count - own.guestCount, 0);
  const others = { count, ...(count > 0 && slot.language ? { language: slot.language } : {}) };
  return { ...bookings, [own.time]: { ...bookings[own.time], [own.tourType]: others } };
}

/** The times of the form's day. `others`: bookings but the guest's own; undefined when nobody could count them. */
export function slotOffers(request: {
  form: ChangeForm;
  booking: Booking;
  others: DayBookings | undefined;
  now: Date;
}): readonly SlotOffer[] {
  const { form, booking, others, now } = request;
  return slotsOn(form.date).map((slot) =>
    isSamePlace(booking, { date: form.date, tourId: slot.id })
      ? { slot, says: copy.yourTime, canBeChosen: true }
      : slotOffer(slot, {
          date: form.date,
          guests: guestCountOf(form),
          isChosen: slot === form.slot,
          bookings: others?.[slot.time]?.[slot.type],
          isCounted: others !== undefined,
          now,
        }),
  );
}

/** Old and new in words, one sentence for each thing that changes; empty when nothing does. */
export function changesIn(booking: Booking, wanted: BookingRequest): readonly string[] {
  const nameOf = (who: Booking | BookingRequest) => `${who.firstName} ${who.lastName}`;
  const momentOf = ({ date, time }: Booking | BookingRequest) =>
    copy.at(writeDate(calendarDateFrom(date)), time);
  const compare = <Value>(say: (value: Value, before: Value) => string, value: Value, before: Value) =>
    value === before ? [] : [say(value, before)];
  return [
    ...compare(copy.tour, wanted.tourType, booking.tourType),
    ...compare(copy.moment, momentOf(wanted), momentOf(booking)),
    ...compare(copy.guests, wanted.guestCount, booking.guestCount),
    ...compare(copy.language, wanted.preferredLanguage, languageOf(booking)),
    ...compare(copy.name, nameOf(wanted), nameOf(booking)),
    ...guestFieldNames.flatMap((name) => {
      const { changed }: GuestField = guestFields[name];
      return changed ? compare(changed, wanted[name] ?? '', booking[name] ?? '') : [];
    }),
  ];
}

/**
 * What is to be paid here, and what was until now. Of guests whose operator has charged them, that it is nothing, or what
 * goes beyond that.
 */
export function toPayLine(
  booking: Booking,
  wanted: Pick<BookingRequest, 'guestCount' | 'totalPrice'>,
): string {
  const { guestCount, totalPrice, operator } = booking;
  const booked = operator?.booked ?? { guestCount, totalPrice };
  const due = dueHereVuv({ ...wanted, operator: operator && { ...operator, booked } });
  const before = dueHereVuv(booking);
  const settles = payer(booking);
  if (settles !== undefined && due === 0) return copy.toPayNothing(settles.companyName);
  const line = due === before ? copy.toPayStill(writeVuv(due)) : copy.toPay(writeVuv(due), writeVuv(before));
  return settles === undefined ? line : `${line}. ${copy.restSettled(settles.companyName)}`;
}
