import { useState } from 'react';
import {
  type BookingForm,
  blankForm,
  type FieldName,
  fieldNames,
  fieldProblems,
  guestCountOf,
  type LanguageChoice,
  languageChoice,
  type SlotCapacity,
  slotCapacityOf,
} from '#app/booking/form/booking-form.ts';
import { bookingRequest, refusedFields } from '#app/booking/form/booking-request.ts';
import { type SlotOffer, slotOffer } from '#app/booking/form/slot-offer.ts';
import { consoleCopy as copy } from '#app/content/operator/console-copy.ts';
import { type Form, useForm } from '#app/forms/use-form.ts';
import { CallProblem } from '#app/requests/client.ts';
import {
  createOperatorBooking,
  EarlierBookingError,
  mayBeBooked,
} from '#app/requests/create-operator-booking.ts';
import type { KnownDays } from '#app/requests/list-holidays.ts';
import { useDay } from '#app/requests/use-day.ts';
import { useKnownDays } from '#app/requests/use-known-days.ts';
import type { RequestStatus } from '#app/requests/use-request.ts';
import { initialDate } from '#shared/booking/bookable-day.ts';
import { bookingRefusal } from '#shared/booking/booking-request.ts';
import { type Slot, slots, slotsOn } from '#shared/booking/slots.ts';
import type { OperatorBooking } from '#shared/contracts/guests/operator-booking.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

const [anySlot] = slots as readonly [Slot];

/** Part of the form that a problem concerns: the slot, a field, or the booking as a whole. */
type Part = 'when' | FieldName | 'form';

export interface GuestBooking extends Pick<Form<Part>, 'status' | 'problems' | 'formProps'> {
  readonly form: BookingForm;
  readonly calendar: KnownDays;
  readonly date: CalendarDate;
  readonly slot: Slot | undefined;
  readonly offers: readonly SlotOffer[];
  readonly slotCapacity: SlotCapacity;
  /** Status of the availability request. */
  readonly dayStatus: RequestStatus;
  readonly language: LanguageChoice;
  readonly createdBooking: OperatorBooking | undefined;
  readonly chooseDay: (date: CalendarDate) => void;
  readonly chooseSlot: (slot: Slot) => void;
  readonly change: (change: Partial<BookingForm>) => void;
  readonly leave: (field: FieldName) => void;
}

/** State of an operator's booking for a guest. Day and slot stay selected for the next guest of a party. */
export function useGuestBooking(
  key: string,
  now: Date,
  callbacks: { onBooked: (booking: OperatorBooking) => void; onRefused: () => void },
): GuestBooking {
  const [form, setForm] = useState(blankForm);
  const [chosenDate, setDate] = useState<CalendarDate>();
  const [slot, setSlot] = useState<Slot>();
  const [createdBooking, setCreatedBooking] = useState<OperatorBooking>();

  const calendar = useKnownDays(now);
  const date = chosenDate ?? initialDate(now, calendar);
  const day = useDay(date);
  const bookings = day.status === 'ready' ? day.reply : undefined;
  // The guest may already have booked: let the server decide.
  const isUnsure = slot !== undefined && mayBeBooked({ date, tourId: slot.id });
  const slotCapacity = slotCapacityOf(slot ?? anySlot, slot && !isUnsure ? bookings : undefined);
  const language = languageChoice(form, slot ?? anySlot, slotCapacity);
  const request = slot && bookingRequest(form, { slot, date }, language.value);
  const fieldErrors = fieldProblems(form, slotCapacity, 'the guest’s');

  const { status, problems, formProps, reportEdit, reportBlur } = useForm<Part>({
    fields: ['when', ...fieldNames, 'form'],
    problems: fieldErrors,
    failureEvent: 'guest-not-booked',
    check() {
      if (request === undefined) return { when: copy.chooseTime };
      if (fieldNames.some((name) => fieldErrors[name] !== undefined)) return fieldErrors;
      const refusal = bookingRefusal({ ...request, date }, now, 'guest', calendar);
      return refusal ? { form: refusal.message } : {};
    },
    async send() {
      if (request === undefined) return;
      setCreatedBooking(undefined);
      try {
        const created = await createOperatorBooking(key, request);
        setCreatedBooking(created);
        setForm({ ...blankForm, preferredLanguage: form.preferredLanguage });
        callbacks.onBooked(created);
      } catch (problem) {
        if (problem instanceof EarlierBookingError) callbacks.onBooked(problem.booking);
        if (problem instanceof CallProblem && problem.kind === 'unauthorized') callbacks.onRefused();
        throw problem;
      } finally {
        day.refresh();
      }
    },
    problemsOfRefusal: (problem) => ({
      ...refusedFields(problem),
      form: problem instanceof Error ? problem.message : copy.failed,
    }),
  });
  const markEdited = (field?: FieldName) => {
    reportEdit(field);
    setCreatedBooking(undefined);
  };

  return {
    form,
    calendar,
    date,
    slot,
    offers: slotsOn(date, calendar.editOn(date)).map((each) =>
      slotOffer(each, {
        date,
        guests: guestCountOf(form),
        isChosen: each === slot,
        bookings: bookings?.[each.time]?.[each.type],
        isCounted: bookings !== undefined,
        now,
      }),
    ),
    slotCapacity,
    // A failed request does not matter while the guest may already have booked: the server decides.
    dayStatus: isUnsure ? 'ready' : day.status,
    language,
    status,
    problems,
    formProps,
    createdBooking,
    chooseDay(chosen) {
      markEdited();
      setDate(chosen);
      setSlot((current) => slotsOn(chosen, calendar.editOn(chosen)).find((each) => each === current));
    },
    chooseSlot(chosen) {
      markEdited();
      setSlot(chosen);
    },
    change(change) {
      markEdited('guests' in change ? 'guests' : undefined);
      setForm((current) => ({ ...current, ...change }));
    },
    leave: (field) => form[field].trim() !== '' && reportBlur(field),
  };
}
