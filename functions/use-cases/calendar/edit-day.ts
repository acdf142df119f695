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
import { calendarMessages as messages } from '#shared/staff/calendar-messages.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import {
  type CloseDaysDeps,
  closeDays,
  type DayClosed,
  planClosing,
  type WorkLimit,
} from '../closures/close-days.ts';
import type { RequireConsent } from '../closures/closing-consent.ts';
import type { Closing } from '../closures/day-plan.ts';
import { seenOf } from './seen.ts';

export interface EditDayDeps extends CloseDaysDeps {
  readonly edits: Pick<CalendarEditStore, 'between' | 'on' | 'save'>;
  readonly people: { list(): Promise<readonly { readonly id: string; readonly name: string }[]> };
}

/** A day as a manager wants it, whole. */
export interface RequestedDay {
  readonly date: CalendarDate;
  /** Of the day as it was shown. */
  readonly seen: string;
  readonly opening: Opening | 'listed';
  /** For guests. */
  readonly reason?: string | undefined;
  readonly reasonFrench?: string | undefined;
  /** Starts that guests may be offered instead; undefined: any that fits them. */
  readonly offers?: Closing['offers'];
  readonly ships?: DayEdit['ships'];
  readonly evening?: DayEdit['evening'];
}

/** What setting a day has done to its bookings, or would do. */
interface EditResult {
  /** None when nothing is taken away. */
  readonly days: readonly DayClosed[];
  readonly closing?: Closing | undefined;
  readonly failure?: unknown;
}

/** Attempts while colleagues close and reopen starts of the same day. */
const maxTries = 20;

/** A day as it is stored. */
interface ReadDay {
  readonly edit: StoredEdit | undefined;
  readonly closure: ClosedDay | undefined;
  readonly slots: readonly DaySlot[];
}

/** The guests whom an edit would notify; changes nothing. */
export async function previewEdit(
  deps: EditDayDeps,
  requested: RequestedDay,
  by: ClosureCommand,
): Promise<EditResult> {
  checkRequested(requested, deps.clock());
  const read = await readDay(deps, requested.date);
  if (!isDoneBy(read, by)) await checkSeen(deps, read, requested.seen);
  const { close, wholeDay } = decide(read, { ...requested, reason: requested.reason ?? '' });
  if (close === undefined) return { days: [] };
  const closing = { ...closingOf(close, wholeDay), offers: requested.offers, by };
  const plans = await planClosing(deps, [requested.date], closing);
  return { days: plans.map((plan) => ({ ...plan, cancelled: [], left: plan.toNotify })), closing };
}

/**
 * Sets a day. What that takes from guests is marked in the same write, and its bookings are cancelled one by one, each
 * with its mail. Interrupted at any point it is continued by a repetition.
 *
 * @throws Refused `not-bookable`; `calendar-changed` when the day is not what was shown; see `RequireConsent`
 */
export async function editDay(
  deps: EditDayDeps,
  requested: RequestedDay,
  by: ClosureCommand,
  requireConsent: RequireConsent,
  limit?: WorkLimit,
): Promise<EditResult> {
  checkRequested(requested, deps.clock());
  const closing = await save(deps, requested, by, requireConsent);
  if (closing === undefined) return { days: [] };
  return { ...(await closeDays(deps, [requested.date], closing, requireConsent, limit)), closing };
}

/** Writes the edit, unless this command has; answers what is to be closed. */
async function save(
  deps: EditDayDeps,
  requested: RequestedDay,
  by: ClosureCommand,
  requireConsent: RequireConsent,
): Promise<Closing | undefined> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const read = await readDay(deps, requested.date);
    const isDone = isDoneBy(read, by);
    if (!isDone) await checkSeen(deps, read, requested.seen);
    const write = decide(read, requested);
    const closing = write.close && {
      ...closingOf(write.close, write.wholeDay),
      offers: requested.offers,
      by,
    };
    if (!isDone && closing) requireConsent(await planClosing(deps, [requested.date], closing));
    if (isDone || (await deps.edits.save({ ...write, by })) === 'done') return closing;
  }
  throw new Error('The day changed too often');
}

const isDoneBy = ({ edit }: ReadDay, { id }: ClosureCommand): boolean => edit?.commands.includes(id) === true;

/** What an edit writes, on what is stored. */
function decide(
  { edit: seen, closure, slots }: ReadDay,
  { date, opening, reason, reasonFrench, ships, evening }: RequestedDay,
): Omit<EditWrite, 'by'> {
  const before = startsByCalendar(date, calendarOfDay(date, seen, closure ? [closure] : []));
  const edit: DayEdit = { date, opening: editedOpening(date, opening), ships, evening };
  const open = startsByCalendar(date, calendarOfDay(date, edit));
  // Where the files close the day, no closure is needed.
  const isClosing = opening === 'closed' && open.length > 0;
  const after = isClosing ? [] : open;
  const taken = timetableOf(date).filter((slot) => !after.includes(slot));
  const takesAny = before.some((slot) => !after.includes(slot));
  if (takesAny && reason === undefined) throw notBookable(messages.needsReason);
  const isToClose = reason !== undefined && taken.length > 0 && (takesAny || seen !== undefined || isClosing);
  const given = after.filter((slot) => !before.includes(slot));
  return {
    edit,
    seen,
    ...(isToClose && { close: { slots: taken, reason, reasonFrench } }),
    reopen: slots.filter(
      ({ time, type, closed }) =>
        closed !== undefined && given.some((slot) => slot.time === time && slot.type === type),
    ),
    wholeDay: isClosing ? (isToClose ? 'close' : undefined) : closure && { liftReason: closure.name },
  };
}

/** For the closings' use case: a closure of the whole day names no starts. */
function closingOf(close: NonNullable<EditWrite['close']>, wholeDay: EditWrite['wholeDay']): Closing {
  const { slots, reason, reasonFrench = reason } = close;
  return {
    ...(wholeDay !== 'close' && { slots }),
    reasons: { English: reason, French: reasonFrench },
  };
}

export async function readDay({ edits, closures, days }: EditDayDeps, date: CalendarDate): Promise<ReadDay> {
  const [edit, [closure], slots] = await Promise.all([
    edits.on(date),
    closures.between(date, date, true),
    days.slots(date),
  ]);
  return { edit, closure, slots };
}

async function checkSeen({ people }: EditDayDeps, { edit, closure }: ReadDay, seen: string): Promise<void> {
  if (seenOf(edit, closure) === seen) return;
  const name = (await people.list()).find(({ id }) => id === edit?.by.person)?.name;
  throw new Refused({ kind: 'calendar-changed', message: messages.changed(name) });
}

function checkRequested({ date, opening, ships, evening }: RequestedDay, now: Date): void {
  const problem = openingProblem(date, opening, now);
  if (problem !== undefined) throw notBookable(messages[problem](date));
  const wrong = editProblem(ships, evening);
  if (wrong !== undefined) throw notBookable(messages.wrong(wrong));
}

const notBookable = (message: string): Refused => new Refused({ kind: 'not-bookable', message });
