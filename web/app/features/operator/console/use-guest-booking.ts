import { useRef, useState } from 'react';
import { initialDate } from '../../../../../shared/booking/bookable-day.ts';
import { bookingRefusal } from '../../../../../shared/booking/booking-request.ts';
import { type Slot, slots, slotsOn } from '../../../../../shared/booking/slots.ts';
import type { OperatorBooking } from '../../../../../shared/contracts/operator-booking.ts';
import type { CalendarDate } from '../../../../../shared/values/port-vila-time.ts';
import { logInBrowser } from '../../../api/browser-log.ts';
import { CallProblem } from '../../../api/client.ts';
import { BookedBefore, createOperatorBooking, mayBeBooked } from '../../../api/operator-bookings.ts';
import { useDay } from '../../../api/use-day.ts';
import {
  type BookingForm,
  blankForm,
  bookingRequest,
  type FieldName,
  type FieldProblems,
  fieldNames,
  fieldProblems,
  guestCountOf,
  type LanguageChoice,
  languageChoice,
  onlyLeft,
  type Room,
  refusedFields,
  roomOf,
} from '../../../booking/form/booking-form.ts';
import { type SlotOffer, slotOffer } from '../../../booking/form/slot-offer.ts';
import { consoleCopy as copy } from '../../../content/operator/console-copy.ts';

const [anySlot] = slots as readonly [Slot];
const checks = { loading: 'checking', loaded: 'checked', failed: 'failed' } as const;

export interface GuestBooking {
  readonly form: BookingForm;
  readonly date: CalendarDate;
  readonly slot: Slot | undefined;
  readonly offers: readonly SlotOffer[];
  readonly room: Room;
  readonly check: 'checking' | 'checked' | 'failed';
  readonly language: LanguageChoice;
  readonly problems: FieldProblems;
  readonly isSending: boolean;
  readonly booked: OperatorBooking | undefined;
  /** Why no booking was made. */
  readonly refusal: string | undefined;
  readonly chooseDay: (date: CalendarDate) => void;
  readonly chooseSlot: (slot: Slot) => void;
  readonly change: (change: Partial<BookingForm>) => void;
  readonly leave: (field: FieldName) => void;
  /** Books; answers with the first field to be mended when it cannot. A second call meanwhile does nothing. */
  readonly submit: () => FieldName | undefined;
}

/** State and steps of an operator's booking for a guest. Day and start stay for the next guest of the party. */
export function useGuestBooking(
  key: string,
  now: Date,
  ends: { onBooked: (booking: OperatorBooking) => void; onRefused: () => void },
): GuestBooking {
  const [form, setForm] = useState(blankForm);
  const [chosenDate, setDate] = useState<CalendarDate>();
  const [slot, setSlot] = useState<Slot>();
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [refused, setRefused] = useState<FieldProblems>({});
  const [refusal, setRefusal] = useState<string>();
  const [booked, setBooked] = useState<OperatorBooking>();
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const sending = useRef(false);

  const date = chosenDate ?? initialDate(now);
  const day = useDay(date, attempt);
  const bookings = day.status === 'loaded' ? day.bookings : undefined;
  // Some of these places may be this guest's own: let the server decide.
  const isUnsure = slot !== undefined && mayBeBooked({ date, tourId: slot.id });
  const room = roomOf(slot ?? anySlot, slot && !isUnsure ? bookings : undefined);
  const language = languageChoice(form, slot ?? anySlot, room);
  const found = fieldProblems(form, room, 'the guest’s');

  const touched = () => {
    setRefused({});
    setRefusal(undefined);
    setBooked(undefined);
  };
  const send = async (request: ReturnType<typeof bookingRequest>) => {
    sending.current = true;
    setSending(true);
    touched();
    try {
      const made = await createOperatorBooking(key, request);
      setBooked(made);
      setForm({ ...blankForm, preferredLanguage: form.preferredLanguage });
      setLeft(new Set());
      ends.onBooked(made);
    } catch (problem) {
      logInBrowser('guest-not-booked', problem instanceof Error ? problem.name : undefined);
      if (problem instanceof BookedBefore) ends.onBooked(problem.booking);
      if (problem instanceof CallProblem) {
        if (problem.kind === 'unauthorized') return ends.onRefused();
        setRefused(refusedFields(problem.fields));
      }
      setRefusal(problem instanceof Error ? problem.message : copy.failed);
    } finally {
      sending.current = false;
      setSending(false);
      setAttempt((count) => count + 1);
    }
  };

  return {
    form,
    date,
    slot,
    offers: slotsOn(date).map((each) =>
      slotOffer(each, {
        date,
        guests: guestCountOf(form),
        isChosen: each === slot,
        bookings: bookings?.[each.time]?.[each.type],
        isCounted: bookings !== undefined,
        now,
      }),
    ),
    room,
    check: isUnsure ? 'failed' : checks[day.status],
    language,
    problems: { ...onlyLeft(found, left), ...refused },
    isSending,
    booked,
    refusal,
    chooseDay(chosen) {
      touched();
      setDate(chosen);
      setSlot((current) => slotsOn(chosen).find((each) => each === current));
    },
    chooseSlot(chosen) {
      touched();
      setSlot(chosen);
    },
    change(change) {
      touched();
      setForm((current) => ({ ...current, ...change }));
      if ('guests' in change) setLeft((current) => new Set([...current, 'guests']));
    },
    leave(field) {
      if (form[field].trim() !== '') setLeft((current) => new Set([...current, field]));
    },
    submit() {
      if (sending.current) return undefined;
      setLeft(new Set(fieldNames));
      const first = fieldNames.find((name) => found[name] !== undefined);
      if (slot === undefined) {
        setRefusal(copy.chooseTime);
        return undefined;
      }
      if (first !== undefined) return first;
      const request = bookingRequest(form, { slot, date }, language.value);
      const rule = bookingRefusal({ ...request, date }, now);
      if (rule === undefined) void send(request);
      else setRefusal(rule.message);
      return undefined;
    },
  };
}
