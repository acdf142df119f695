import { useRef, useState } from 'react';
import { type Slot, slotOf, slotsOn } from '../../../../shared/booking/slots.ts';
import type { BookingRequest } from '../../../../shared/contracts/create-booking.ts';
import type { CalendarDate } from '../../../../shared/values/port-vila-time.ts';
import { changeBooking } from '../../api/change-booking.ts';
import { CallProblem } from '../../api/client.ts';
import type { FoundBooking as Booking } from '../../api/find-booking.ts';
import { useDay } from '../../api/use-day.ts';
import {
  type BookingForm,
  bookingRequest,
  type FieldName,
  fieldNames,
  fieldProblems,
  type LanguageChoice,
  languageChoice,
  type Room,
  refusedFields,
  roomOf,
} from '../../booking/form/booking-form.ts';
import type { SlotOffer } from '../../booking/form/slot-offer.ts';
import { changeCopy as copy } from '../../content/booking/change-copy.ts';
import {
  type ChangeForm,
  type ChangePart,
  type ChangeProblems,
  changeParts,
  changeProblem,
  changesIn,
  formOf,
  partConcerned,
  slotOffers,
  withoutOwn,
} from './change-form.ts';

export interface Change {
  readonly form: ChangeForm;
  readonly room: Room;
  readonly check: 'checking' | 'checked' | 'failed';
  readonly offers: readonly SlotOffer[];
  readonly language: LanguageChoice;
  /** What the booking would be; undefined while no time is chosen. */
  readonly wanted: BookingRequest | undefined;
  readonly problems: ChangeProblems;
  /** The part that was refused last; a new object each time, so that the focus can follow. */
  readonly refused: { readonly part: ChangePart } | undefined;
  readonly isSending: boolean;
  readonly change: (change: Partial<BookingForm>) => void;
  readonly leave: (field: FieldName) => void;
  readonly chooseDay: (date: CalendarDate) => void;
  readonly chooseSlot: (slot: Slot) => void;
  /** Sends the change unless something has to be mended. A second call meanwhile does nothing. */
  readonly save: () => void;
  /** Gives up. Does nothing while a change is on its way. */
  readonly keep: () => void;
}

export interface ChangeEnds {
  onChanged: (booking: Booking) => void;
  /** `isUnsure`: an answer was lost, so the booking may have changed all the same. */
  onKept: (isUnsure: boolean) => void;
}

const checks = { loading: 'checking', loaded: 'checked', failed: 'failed' } as const;

/** State and steps of changing a booking. */
export function useChange(booking: Booking, now: Date, { onChanged, onKept }: ChangeEnds): Change {
  const [form, setForm] = useState(() => formOf(booking));
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [refusal, setRefusal] = useState<{ part: ChangePart; problems: ChangeProblems }>();
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const sending = useRef(false);
  const isUnsure = useRef(false);

  const day = useDay(form.date, attempt);
  const others = day.status === 'loaded' ? withoutOwn(day.bookings, form.date, booking) : undefined;
  const slot = form.slot ?? slotOf(booking.time, booking.tourType);
  const room = roomOf(slot, form.slot && others);
  const language = languageChoice(form, slot, room);
  const offers = slotOffers({ form, booking, others, now });
  const wanted = form.slot && bookingRequest(form, { slot: form.slot, date: form.date }, language.value);
  const found = fieldProblems(form, room);

  const edit = (change: Partial<ChangeForm>) => {
    setForm((current) => ({ ...current, ...change }));
    setRefusal(undefined);
  };
  const refuse = (problems: ChangeProblems) => {
    const part = changeParts.find((each) => problems[each] !== undefined);
    if (part) setRefusal({ part, problems });
    return part !== undefined;
  };
  const send = async (request: BookingRequest) => {
    sending.current = true;
    setSending(true);
    setRefusal(undefined);
    try {
      onChanged(await changeBooking(booking.reference, request));
    } catch (problem) {
      if (!(problem instanceof CallProblem && problem.isDefinite)) isUnsure.current = true;
      refuse(refusedBy(problem, booking, request));
      setAttempt((count) => count + 1);
    } finally {
      sending.current = false;
      setSending(false);
    }
  };

  return {
    form,
    room,
    check: checks[day.status],
    offers,
    language,
    wanted,
    problems: { ...onlyLeft(found, left), ...refusal?.problems },
    refused: refusal,
    isSending,
    change(change) {
      edit(change);
      if ('guests' in change) setLeft((current) => new Set([...current, 'guests']));
    },
    leave: (field) => setLeft((current) => new Set([...current, field])),
    chooseDay: (date) => edit({ date, slot: slotsOn(date).find(({ id }) => id === slot.id) }),
    chooseSlot: (chosen) => edit({ slot: chosen }),
    save() {
      if (sending.current) return;
      setLeft(new Set(fieldNames));
      const offer = offers.find((each) => each.slot === form.slot);
      if (wanted === undefined || !offer?.canBeChosen) refuse({ when: offer?.says ?? copy.chooseTime });
      else if (refuse({ ...changeProblem(booking, wanted, now), ...found })) return;
      else if (changesIn(booking, wanted).length === 0 && !isUnsure.current)
        refuse({ whole: copy.nothingYet });
      else void send(wanted);
    },
    keep() {
      if (!sending.current) onKept(isUnsure.current);
    },
  };
}

const onlyLeft = (problems: ChangeProblems, left: ReadonlySet<string>): ChangeProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => left.has(name)));

/** What the server had against it, by what that concerns. */
function refusedBy(problem: unknown, booking: Booking, wanted: BookingRequest): ChangeProblems {
  if (!(problem instanceof CallProblem)) return { whole: copy.notSaved };
  const { preferredLanguage } = problem.fields;
  const named = { ...(preferredLanguage && { preferredLanguage }), ...refusedFields(problem.fields) };
  if (Object.keys(named).length > 0) return named;
  return { [partConcerned(problem.kind, booking, wanted)]: problem.message };
}
