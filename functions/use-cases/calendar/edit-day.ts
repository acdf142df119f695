import { Refused } from '#functions/kernel/problems.ts';
import type { CalendarEditStore, EditWrite, StoredEdit } from '#functions/stores/bookings/calendar-edits.ts';
import type { ClosureCommand } from '#functions/stores/bookings/closure-marks.ts';
import type { ClosedDay } from '#functions/stores/bookings/closures.ts';
import type { DaySlot } from '#functions/stores/bookings/days.ts';
import {
  editedOpening,
  type Opening,
  openingProblem,
  startsByCalendar,
} from '#shared/booking/day-opening.ts';
import { timetableOf } from '#shared/booking/slots.ts';
import type { DayEdit } from '#shared/calendar/day-edit.ts';
import { editProblem } from '#shared/calendar/edit-rules.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import type { RefusalDetails } from '#shared/problems/problems.ts';
import type { StaffReason } from '#shared/problems/staff-reasons.ts';
import { calendarMessages as messages } from '#shared/staff/calendar-messages.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import {
  type CloseDaysDeps,
  type ClosedDayOutcome,
  closeDays,
  planClosing,
  type WorkLimit,
} from '../closures/close-days.ts';
import type { RequireConsent } from '../closures/closing-consent.ts';
import type { Closing } from '../closures/day-plan.ts';
import { dayDigest } from './day-digest.ts';

export interface EditDayDeps extends CloseDaysDeps {
  readonly edits: Pick<CalendarEditStore, 'between' | 'find' | 'save'>;
  readonly people: { list(): Promise<readonly { readonly id: string; readonly name: string }[]> };
}

/** The whole day as a manager requests it. */
export interface RequestedDay {
  readonly date: CalendarDate;
  /** The digest of the shown state of the day. */
  readonly seen: string;
  readonly opening: Opening | 'listed';
  /** The reason that guests read. */
  readonly reason?: string | undefined;
  readonly reasonFrench?: string | undefined;
  /** The starts that guests may be offered instead. If undefined, any start that fits them may be offered. */
  readonly offers?: Closing['offers'];
  readonly ships?: DayEdit['ships'];
  readonly evening?: DayEdit['evening'];
}

/** The effect of an edit, or of its preview, on the bookings of its day. */
interface EditResult {
  /** Empty when no start is removed. */
  readonly days: readonly ClosedDayOutcome[];
  readonly closing?: Closing | undefined;
  readonly failure?: unknown;
}

/** The maximum number of attempts while colleagues close and reopen starts of the same day. */
const maxTries = 20;

/** A day, as it is stored. */
interface EditableDay {
  readonly edit: StoredEdit | undefined;
  readonly closure: ClosedDay | undefined;
  readonly slots: readonly DaySlot[];
}

/** Plans an edit, to show the guests whom it would notify, and changes nothing. */
export async function previewEdit(
  deps: EditDayDeps,
  requestedDay: RequestedDay,
  by: ClosureCommand,
): Promise<EditResult> {
  refuseIfInvalid(requestedDay, deps.clock());
  const day = await readDay(deps, requestedDay.date);
  if (!isAppliedBy(day, by)) await refuseIfChanged(deps, day, requestedDay.seen);
  const { close, wholeDay } = decide(day, { ...requestedDay, reason: requestedDay.reason ?? '' });
  if (close === undefined) return { days: [] };
  const closing = { ...closingOf(close, wholeDay), offers: requestedDay.offers, by };
  const plans = await planClosing(deps, [requestedDay.date], closing);
  return { days: plans.map((plan) => ({ ...plan, cancelled: [], left: plan.toNotify })), closing };
}

/**
 * Sets a day. The same write marks the starts that it removes as closed. Then their bookings are cancelled one by one,
 * and their guests notified. If it is interrupted, repeating it completes it.
 *
 * @throws Refused `not-bookable`; `calendar-changed` when the day has changed since it was shown; see `RequireConsent`
 */
export async function editDay(
  deps: EditDayDeps,
  requestedDay: RequestedDay,
  by: ClosureCommand,
  requireConsent: RequireConsent,
  limit?: WorkLimit,
): Promise<EditResult> {
  refuseIfInvalid(requestedDay, deps.clock());
  const closing = await saveEdit(deps, requestedDay, by, requireConsent);
  if (closing === undefined) return { days: [] };
  return { ...(await closeDays(deps, [requestedDay.date], closing, requireConsent, limit)), closing };
}

/** Writes the edit, unless this command has already written it. Returns the closing that it requires. */
async function saveEdit(
  deps: EditDayDeps,
  requestedDay: RequestedDay,
  by: ClosureCommand,
  requireConsent: RequireConsent,
): Promise<Closing | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const day = await readDay(deps, requestedDay.date);
    const isApplied = isAppliedBy(day, by);
    if (!isApplied) await refuseIfChanged(deps, day, requestedDay.seen);
    const write = decide(day, requestedDay);
    const closing = write.close && {
      ...closingOf(write.close, write.wholeDay),
      offers: requestedDay.offers,
      by,
    };
    if (!isApplied && closing) requireConsent(await planClosing(deps, [requestedDay.date], closing));
    if (isApplied || (await deps.edits.save({ ...write, by })) === 'done') return closing;
  }
  throw new Error('The day changed too often');
}

const isAppliedBy = ({ edit }: EditableDay, { id }: ClosureCommand): boolean =>
  edit?.commands.includes(id) === true;

/** Derives the write of an edit from the stored day. */
function decide(
  { edit: seen, closure, slots }: EditableDay,
  { date, opening, reason, reasonFrench, ships, evening }: RequestedDay,
): Omit<EditWrite, 'by'> {
  const startsBefore = startsByCalendar(date, calendarOfDay(date, seen, closure ? [closure] : []));
  const edit: DayEdit = { date, opening: editedOpening(date, opening), ships, evening };
  const startsByEdit = startsByCalendar(date, calendarOfDay(date, edit));
  // If the listed calendar closes the day, no closure is needed.
  const isClosing = opening === 'closed' && startsByEdit.length > 0;
  const startsAfter = isClosing ? [] : startsByEdit;
  const removedStarts = timetableOf(date).filter((slot) => !startsAfter.includes(slot));
  const removesAny = startsBefore.some((slot) => !startsAfter.includes(slot));
  if (removesAny && reason === undefined) throw notBookable('calendarReasonMissing', messages.needsReason);
  const mustClose =
    reason !== undefined && removedStarts.length > 0 && (removesAny || seen !== undefined || isClosing);
  const addedStarts = startsAfter.filter((slot) => !startsBefore.includes(slot));
  return {
    edit,
    seen,
    ...(mustClose && { close: { slots: removedStarts, reason, reasonFrench } }),
    reopen: slots.filter(
      ({ time, type, closed }) =>
        closed !== undefined && addedStarts.some((slot) => slot.time === time && slot.type === type),
    ),
    wholeDay: isClosing ? (mustClose ? 'close' : undefined) : closure && { liftReason: closure.name },
  };
}

/** The closing in the form for `closeDays`: a closure of the whole day names no starts. */
function closingOf(close: NonNullable<EditWrite['close']>, wholeDay: EditWrite['wholeDay']): Closing {
  const { slots, reason, reasonFrench = reason } = close;
  return {
    ...(wholeDay !== 'close' && { slots }),
    reasons: { English: reason, French: reasonFrench },
  };
}

export async function readDay(
  { edits, closures, days }: EditDayDeps,
  date: CalendarDate,
): Promise<EditableDay> {
  const [edit, [closure], slots] = await Promise.all([
    edits.find(date),
    closures.between(date, date, true),
    days.slots(date),
  ]);
  return { edit, closure, slots };
}

async function refuseIfChanged(
  { people }: EditDayDeps,
  { edit, closure }: EditableDay,
  seen: string,
): Promise<void> {
  if (dayDigest(edit, closure) === seen) return;
  const name = (await people.list()).find(({ id }) => id === edit?.by.person)?.name;
  throw new Refused({
    kind: 'calendar-changed',
    reason: 'calendarChangedBefore',
    message: messages.changed(name),
    details: { who: name },
  });
}

function refuseIfInvalid({ date, opening, ships, evening }: RequestedDay, now: Date): void {
  const problem = openingProblem(date, opening, now);
  if (problem !== undefined) throw notBookable(reasons[problem], messages[problem](date), { date });
  const wrong = editProblem(ships, evening);
  if (wrong !== undefined) throw notBookable('calendarInvalid', messages.wrong(wrong));
}

const reasons = {
  past: 'calendarPast',
  'too-far': 'calendarTooFar',
  sunday: 'calendarSunday',
} as const satisfies Record<NonNullable<ReturnType<typeof openingProblem>>, StaffReason>;

const notBookable = (reason: StaffReason, message: string, details?: RefusalDetails): Refused =>
  new Refused({ kind: 'not-bookable', reason, message, details });
