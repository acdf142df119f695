import { useRef, useState } from 'react';
import { chosenShip } from '#app/booking/chosen-ship.ts';
import {
  type BookingForm,
  type FieldName,
  fieldProblems,
  type LanguageChoice,
  languageChoice,
  type SlotCapacity,
  slotCapacityOf,
} from '#app/booking/form/booking-form.ts';
import { bookingRequest, refusedFields } from '#app/booking/form/booking-request.ts';
import type { SlotOffer } from '#app/booking/form/slot-offer.ts';
import { changeCopy as copy } from '#app/content/booking/change-copy.ts';
import { type Form, useForm } from '#app/forms/use-form.ts';
import { CallProblem, client } from '#app/requests/client.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { languageOfPage } from '#app/requests/language-of-page.ts';
import type { KnownDays } from '#app/requests/list-holidays.ts';
import { noteChange } from '#app/requests/recent-change.ts';
import { useDay } from '#app/requests/use-day.ts';
import { useKnownDays } from '#app/requests/use-known-days.ts';
import type { RequestStatus } from '#app/requests/use-request.ts';
import { type Slot, slotOf, slotsOn } from '#shared/booking/slots.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import {
  type ChangeForm,
  type ChangePart,
  type ChangeProblems,
  changeParts,
  changeProblem,
  changesIn,
  formOf,
  partOfRefusal,
  slotOffers,
  withoutBooking,
} from './change-form.ts';
import { changedMessage } from './changed-message.ts';

export interface Change extends Pick<Form<ChangePart>, 'status' | 'problems' | 'formProps'> {
  readonly form: ChangeForm;
  readonly calendar: KnownDays;
  readonly slotCapacity: SlotCapacity;
  /** Status of the availability request. */
  readonly dayStatus: RequestStatus;
  readonly offers: readonly SlotOffer[];
  readonly language: LanguageChoice;
  /** The changed booking; undefined until a time is chosen. */
  readonly requested: BookingRequest | undefined;
  readonly change: (change: Partial<BookingForm>) => void;
  readonly leave: (field: FieldName) => void;
  readonly chooseDay: (date: CalendarDate) => void;
  readonly chooseSlot: (slot: Slot) => void;
  /** Discards the change; ignored while sending. */
  readonly discard: () => void;
}

export interface ChangeCallbacks {
  /** `message` describes the change. */
  onChanged: (booking: Booking, message: string) => void;
  /** `isUnsure`: a response was lost, so the booking may have changed. */
  onDiscarded: (isUnsure: boolean) => void;
}

/** State of the change form. */
export function useChange(booking: Booking, now: Date, { onChanged, onDiscarded }: ChangeCallbacks): Change {
  const [form, setForm] = useState(() => formOf(booking));
  const isUnsure = useRef(false);

  const calendar = useKnownDays(now);
  const day = useDay(form.date);
  const otherBookings = day.status === 'ready' ? withoutBooking(day.reply, form.date, booking) : undefined;
  const slot = form.slot ?? slotOf(booking.time, booking.tourType);
  const slotCapacity = slotCapacityOf(slot, form.slot && otherBookings);
  const language = languageChoice(form, slot, slotCapacity);
  const offers = slotOffers({ form, booking, otherBookings, now, calendar, shipName: chosenShip.read() });
  const requested = form.slot && {
    ...(booking.messageLanguage && { messageLanguage: booking.messageLanguage }),
    ...bookingRequest(form, { slot: form.slot, date: form.date }, language.value),
    ...languageOfPage,
  };
  const fieldErrors = fieldProblems(form, slotCapacity);

  const { status, problems, formProps, reportEdit, reportBlur } = useForm<ChangePart>({
    fields: changeParts,
    problems: fieldErrors,
    focusesRefusedField: true,
    check() {
      const offer = offers.find(({ slot }) => slot === form.slot);
      if (requested === undefined || !offer?.canBeChosen) return { when: offer?.message ?? copy.chooseTime };
      const changeErrors: ChangeProblems = {
        ...changeProblem(booking, requested, now, calendar),
        ...fieldErrors,
      };
      if (changeParts.some((part) => changeErrors[part] !== undefined)) return changeErrors;
      const isChanged = isUnsure.current || changesIn(booking, requested).length > 0;
      return isChanged ? {} : { form: copy.nothingYet };
    },
    async send() {
      if (requested === undefined) return;
      try {
        const { data: changed } = await noteChange(
          client('changeBooking', {
            query: { reference: booking.reference },
            body: requested,
          }),
        );
        onChanged(changed, changedMessage(booking, changed));
      } catch (problem) {
        if (!(problem instanceof CallProblem && problem.isDefinite)) isUnsure.current = true;
        day.refresh();
        throw problem;
      }
    },
    problemsOfRefusal: (problem) => (requested ? refusalByPart(problem, booking, requested) : {}),
  });
  const edit = (change: Partial<ChangeForm>) => {
    setForm((current) => ({ ...current, ...change }));
    reportEdit('guests' in change ? 'guests' : undefined);
  };

  return {
    form,
    calendar,
    slotCapacity,
    dayStatus: day.status,
    offers,
    language,
    requested,
    status,
    problems,
    formProps,
    change: edit,
    leave: reportBlur,
    chooseDay: (date) =>
      edit({ date, slot: slotsOn(date, calendar.editOn(date)).find(({ id }) => id === slot.id) }),
    chooseSlot: (chosen) => edit({ slot: chosen }),
    discard() {
      if (status !== 'sending') onDiscarded(isUnsure.current);
    },
  };
}

/** Messages about a refusal by part of the form. */
function refusalByPart(problem: unknown, booking: Booking, requested: BookingRequest): ChangeProblems {
  if (!(problem instanceof CallProblem)) return { form: copy.notSaved };
  const { preferredLanguage } = problem.fields;
  const byField = { ...(preferredLanguage && { preferredLanguage }), ...refusedFields(problem) };
  if (Object.keys(byField).length > 0) return byField;
  return { [partOfRefusal(problem.kind, booking, requested)]: problem.message };
}
