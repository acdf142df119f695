import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DayBookings } from '../../../../shared/booking/availability.ts';
import { trackEvent } from '../../analytics/track.ts';
import { CallProblem } from '../../api/client.ts';
import { createBooking, mayBeBooked } from '../../api/create-booking.ts';
import { findDay } from '../../api/find-day.ts';
import { sendConfirmation } from '../../api/send-confirmation.ts';
import {
  type BookingForm,
  blankForm,
  bookingRequest,
  type ChosenSlot,
  changedRoomProblem,
  type FieldName,
  type FieldProblems,
  fieldNames,
  fieldProblems,
  type LanguageChoice,
  languageChoice,
  onlyLeft,
  type Room,
  refusedFields,
  roomOf,
} from '../../booking/form/booking-form.ts';
import type { AlternativeSlot } from './alternative-slot.ts';
import { guestsIn, languageIn } from './chosen-slot.ts';
import { refusalSentence } from './refusal-message.ts';
import { useAlternativeSlots } from './use-alternative-slots.ts';
import { type CapacityCheck, useDayCheck } from './use-capacity.ts';

/** The form as an address fills it in. */
export const formFrom = (params: URLSearchParams): BookingForm => ({
  ...blankForm,
  guests: guestsIn(params),
  preferredLanguage: languageIn(params) ?? blankForm.preferredLanguage,
});

/** What is filled in, kept by the page: it outlasts the start that it was filled in for. */
export interface Draft {
  readonly form: BookingForm;
  readonly setForm: (update: (current: BookingForm) => BookingForm) => void;
}

export interface Confirm {
  readonly form: BookingForm;
  readonly room: Room;
  readonly check: CapacityCheck;
  readonly language: LanguageChoice;
  /** Other starts for those whom this one does not suit. */
  readonly alternativeSlots: {
    readonly room: AlternativeSlot | undefined;
    readonly language: AlternativeSlot | undefined;
  };
  /** What is shown under the fields: all problems once the form was sent, before that those of fields left. */
  readonly problems: FieldProblems;
  readonly isSending: boolean;
  /** Why the booking was not made. */
  readonly refusal: string | undefined;
  readonly change: (change: Partial<BookingForm>) => void;
  readonly leave: (field: FieldName) => void;
  /** Sends the form; answers with the first field to be mended when it cannot be sent. A second call meanwhile does nothing. */
  readonly submit: () => FieldName | undefined;
}

/** State and steps of the confirm page (specification §4, §5, §8). */
export function useConfirm(chosen: ChosenSlot, { form, setForm }: Draft): Confirm {
  const navigate = useNavigate();
  // A number that came with the address is the guest's own already: it is judged at once.
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(
    () => new Set(form.guests === blankForm.guests ? [] : ['guests']),
  );
  const [refused, setRefused] = useState<FieldProblems>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const { check, bookings: counted, tell } = useDayCheck(chosen.date, form.guests);
  // Some of these places may be the guest's own: let the server decide.
  const isUnsure = mayBeBooked({ date: chosen.date, tourId: chosen.slot.id });
  const bookings = isUnsure ? undefined : counted;
  const room = roomOf(chosen.slot, bookings);
  const language = languageChoice(form, chosen.slot, room);
  const found = fieldProblems(form, room);
  const alternativeSlots = useAlternativeSlots({ chosen, form, room, language, bookings });

  const send = async () => {
    sending.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      const latest = isUnsure ? undefined : await latestBookings(chosen);
      if (latest) {
        tell(latest);
        const problem = changedRoomProblem(form, chosen.slot, roomOf(chosen.slot, latest), language.value);
        if (problem !== undefined) throw new Error(problem);
      }
      const booking = await createBooking(bookingRequest(form, chosen, language.value));
      trackEvent({ kind: 'booked', booking });
      await navigate(`/tours/confirmed?ref=${encodeURIComponent(booking.reference)}`, { replace: true });
      void sendConfirmation(booking);
    } catch (problem) {
      setRefusal(refusalSentence(problem));
      if (problem instanceof CallProblem) setRefused(refusedFields(problem.fields));
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return {
    form,
    room,
    check: isUnsure ? 'failed' : check,
    language,
    alternativeSlots,
    problems: { ...onlyLeft(found, left), ...refused },
    isSending,
    refusal,
    change(change) {
      setForm((current) => ({ ...current, ...change }));
      setRefused({});
      setRefusal(undefined);
      if ('guests' in change) setLeft((current) => new Set([...current, 'guests']));
    },
    leave: (field) => {
      if (form[field].trim() !== '') setLeft((current) => new Set([...current, field]));
    },
    submit() {
      if (sending.current) return undefined;
      setLeft(new Set(fieldNames));
      const first = fieldNames.find((name) => found[name] !== undefined);
      if (first === undefined) void send();
      return first;
    },
  };
}

/** The places of the day just before sending; unknown when nobody answers: the server decides then. */
async function latestBookings({ date }: ChosenSlot): Promise<DayBookings | undefined> {
  try {
    return await findDay(date);
  } catch {
    return undefined;
  }
}
