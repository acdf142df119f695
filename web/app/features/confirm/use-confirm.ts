import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type BookingForm,
  blankForm,
  type ChosenSlot,
  type FieldName,
  fieldNames,
  fieldProblems,
  type LanguageChoice,
  languageChoice,
  type SlotCapacity,
  slotCapacityOf,
} from '#app/booking/form/booking-form.ts';
import { type Form, useForm } from '#app/forms/use-form.ts';
import { findDay } from '#app/requests/find-day.ts';
import { type RequestStatus, useRequest } from '#app/requests/use-request.ts';
import type { DayBookings } from '#shared/booking/availability.ts';
import { bookingPath } from '#shared/booking/confirm-path.ts';
import { loadBookingCode, mayBeBooked, refusalOf } from './booking-code.ts';
import { guestsIn, languageIn } from './chosen-slot.ts';
import { type Shortfalls, shortfallsOf } from './slot-shortfalls.ts';
import { useClosure } from './use-closure.ts';

/** Stepping from 2 to 8 guests sends a single request. */
const debounceMs = 300;

/** Initial form, filled in from the URL. */
export const formFrom = (params: URLSearchParams): BookingForm => ({
  ...blankForm,
  guests: guestsIn(params),
  preferredLanguage: languageIn(params) ?? blankForm.preferredLanguage,
});

/** Input, held by the page so that it survives a change of slot. */
export interface Draft {
  readonly form: BookingForm;
  readonly setForm: (update: (current: BookingForm) => BookingForm) => void;
}

export interface Confirm extends Pick<Form<FieldName | 'form'>, 'status' | 'problems' | 'formProps'> {
  readonly form: BookingForm;
  readonly slotCapacity: SlotCapacity;
  /** Why the slot is closed. */
  readonly closureReason: string | undefined;
  /** Status of the availability request; always `ready` while the guest may already have booked. */
  readonly dayStatus: RequestStatus;
  readonly language: LanguageChoice;
  readonly shortfalls: Shortfalls;
  /** Bookings of the day, once they are known. */
  readonly bookings: DayBookings | undefined;
  /** Honeypot, cleared after a failure: a visitor who sees the message is human. */
  readonly trap: string;
  readonly changeTrap: (value: string) => void;
  readonly change: (change: Partial<BookingForm>) => void;
  readonly leave: (field: FieldName) => void;
}

/** State of the confirm page (specification §4, §5, §8). Refreshes availability when the guests change. */
export function useConfirm(chosen: ChosenSlot, { form, setForm }: Draft): Confirm {
  const navigate = useNavigate();
  const [trap, changeTrap] = useState('');
  const day = useRequest(`${chosen.date} ${form.guests}`, (signal) => findDay(chosen.date, { signal }), {
    delayMs: debounceMs,
  });
  // Some of the taken seats may be the guest's: let the server decide.
  const isUnsure = mayBeBooked(chosen);
  const bookings = isUnsure ? undefined : day.reply;
  const slotCapacity = slotCapacityOf(chosen.slot, bookings);
  const closure = useClosure(chosen, slotCapacity.closed);
  const dayStatus = isUnsure ? 'ready' : closure.isLoaded ? day.status : 'loading';
  const language = languageChoice(form, chosen.slot, slotCapacity);
  const { status, problems, formProps, reportEdit, reportBlur } = useForm<FieldName | 'form'>({
    fields: fieldNames,
    problems: fieldProblems(form, slotCapacity),
    // A number from the URL counts as the guest's input.
    initiallyShown: form.guests === blankForm.guests ? [] : ['guests'],
    async send() {
      const { placeBooking } = await loadBookingCode();
      try {
        await placeBooking({
          form,
          chosen,
          preferredLanguage: language.value,
          trap,
          onCounted: (latest) => day.accept(latest),
          onBooked: ({ reference }) => navigate(bookingPath(reference), { replace: true }),
        });
      } catch (problem) {
        changeTrap('');
        throw problem;
      }
    },
    problemsOfRefusal: refusalOf,
  });
  return {
    form,
    slotCapacity,
    closureReason: closure.reason,
    dayStatus,
    language,
    shortfalls: shortfallsOf({ form, slotCapacity, language }),
    bookings,
    status,
    problems,
    formProps,
    trap,
    changeTrap,
    change(change) {
      setForm((current) => ({ ...current, ...change }));
      reportEdit('guests' in change ? 'guests' : undefined);
    },
    leave: (field) => form[field].trim() !== '' && reportBlur(field),
  };
}
