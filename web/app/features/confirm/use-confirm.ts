import { useNavigate } from 'react-router-dom';
import type { DayBookings } from '../../../../shared/booking/availability.ts';
import { bookingPath } from '../../../../shared/booking/confirm-path.ts';
import { trackEvent } from '../../analytics/track.ts';
import { createBooking, mayBeBooked } from '../../api/create-booking.ts';
import { findDay } from '../../api/find-day.ts';
import { languageOfPage } from '../../api/language-of-page.ts';
import { sendConfirmation } from '../../api/send-confirmation.ts';
import { type Form, useForm } from '../../api/use-form.ts';
import { type RequestStatus, useRequest } from '../../api/use-request.ts';
import {
  type BookingForm,
  blankForm,
  bookingRequest,
  type ChosenSlot,
  changedCapacityProblem,
  type FieldName,
  fieldNames,
  fieldProblems,
  type LanguageChoice,
  languageChoice,
  refusedFields,
  type SlotCapacity,
  slotCapacityOf,
} from '../../booking/form/booking-form.ts';
import type { AlternativeSlots } from './alternative-slots.ts';
import { guestsIn, languageIn } from './chosen-slot.ts';
import { refusalSentence } from './refusal-message.ts';
import { useAlternativeSlots } from './use-alternative-slots.ts';

/** Stepping from 2 to 8 guests sends one request. */
const debounceMs = 300;

/** Initial form, filled in from the URL. */
export const formFrom = (params: URLSearchParams): BookingForm => ({
  ...blankForm,
  guests: guestsIn(params),
  preferredLanguage: languageIn(params) ?? blankForm.preferredLanguage,
});

/** Input, owned by the page: it survives a change of slot. */
export interface Draft {
  readonly form: BookingForm;
  readonly setForm: (update: (current: BookingForm) => BookingForm) => void;
}

export interface Confirm extends Pick<Form<FieldName | 'whole'>, 'status' | 'problems' | 'formProps'> {
  readonly form: BookingForm;
  readonly slotCapacity: SlotCapacity;
  /** Of the availability request. */
  readonly dayStatus: RequestStatus;
  readonly language: LanguageChoice;
  /** Offered when this slot does not suit. */
  readonly alternativeSlots: AlternativeSlots;
  readonly change: (change: Partial<BookingForm>) => void;
  readonly leave: (field: FieldName) => void;
}

/** State of the confirm page (specification §4, §5, §8). Refreshes availability when the guests change. */
export function useConfirm(chosen: ChosenSlot, { form, setForm }: Draft): Confirm {
  const navigate = useNavigate();
  const day = useRequest(`${chosen.date} ${form.guests}`, (signal) => findDay(chosen.date, { signal }), {
    delayMs: debounceMs,
  });
  // Some of these seats may be the guest's own: let the server decide.
  const isUnsure = mayBeBooked({ date: chosen.date, tourId: chosen.slot.id });
  const bookings = isUnsure ? undefined : day.reply;
  const slotCapacity = slotCapacityOf(chosen.slot, bookings);
  const language = languageChoice(form, chosen.slot, slotCapacity);
  const alternativeSlots = useAlternativeSlots({ chosen, form, slotCapacity, language, bookings });
  const { status, problems, formProps, edited, left } = useForm<FieldName | 'whole'>({
    fields: fieldNames,
    problems: fieldProblems(form, slotCapacity),
    // A number from the URL counts as the guest's input.
    shown: form.guests === blankForm.guests ? [] : ['guests'],
    async send() {
      const latest = isUnsure ? undefined : await latestBookings(chosen);
      if (latest) {
        day.accept(latest);
        const problem = changedCapacityProblem(
          form,
          chosen.slot,
          slotCapacityOf(chosen.slot, latest),
          language.value,
        );
        if (problem !== undefined) throw new Error(problem);
      }
      const booking = await createBooking({
        ...bookingRequest(form, chosen, language.value),
        ...languageOfPage,
      });
      trackEvent({ kind: 'booked', booking });
      await navigate(bookingPath(booking.reference), { replace: true });
      void sendConfirmation(booking);
    },
    refusedBy: (problem) => ({ ...refusedFields(problem), whole: refusalSentence(problem) }),
  });
  return {
    form,
    slotCapacity,
    dayStatus: isUnsure ? 'failed' : day.status,
    language,
    alternativeSlots,
    status,
    problems,
    formProps,
    change(change) {
      setForm((current) => ({ ...current, ...change }));
      edited('guests' in change ? 'guests' : undefined);
    },
    leave: (field) => form[field].trim() !== '' && left(field),
  };
}

/** Availability just before sending; undefined when the request fails: the server decides then. */
async function latestBookings({ date }: ChosenSlot): Promise<DayBookings | undefined> {
  try {
    return await findDay(date);
  } catch {
    return undefined;
  }
}
