import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { closureReasonProblem } from '#shared/booking/closure-reason.ts';
import { minutesOfStart, type Slot, timetableOf } from '#shared/booking/slots.ts';
import { startOf } from '#shared/booking/start-and-end.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import { closingRangeProblem, type DayRange } from '#shared/staff/closing/closing-range.ts';
import { type CalendarDate, parseCalendarDate } from '#shared/values/port-vila-time.ts';

/** `day` leaves out starts that have begun. */
export type Extent = 'day' | 'afternoon' | 'starts' | 'days';

/** The form of a closing, as filled in so far. */
export interface ClosingDraft {
  readonly extent: Extent;
  readonly date: string;
  /** Last day, for `days`. */
  readonly last: string;
  /** Ids of the starts, for `starts`. */
  readonly tourIds: readonly number[];
  readonly reason: string;
  readonly reasonFrench: string;
}

export type DraftProblems = Partial<Record<'days' | 'starts' | 'reason' | 'reasonFrench', string>>;

/** The fields of the request that the form fills. */
export type ClosingRequest = Omit<
  BodyOf<'closeStarts'>,
  'commandId' | 'preview' | 'digest' | 'confirmedParties' | 'offers'
>;

const noon = 12 * 60;

/** Reads the start or the day from an address such as `?date=2026-12-10&start=8`. */
export function draftFrom(search: string, today: CalendarDate): ClosingDraft {
  const query = new URLSearchParams(search);
  const date = parseCalendarDate(query.get('date') ?? '') ?? today;
  const requested = query.getAll('start');
  const starts = timetableOf(date).filter(({ id }) => requested.includes(String(id)));
  return {
    extent: starts.length > 0 ? 'starts' : 'day',
    date,
    last: date,
    tourIds: starts.map(({ id }) => id),
    reason: '',
    reasonFrench: '',
  };
}

export function draftProblems(draft: ClosingDraft, now: Date): DraftProblems {
  const { reason, reasonFrench } = draft;
  const range = rangeOf(draft);
  const days = range === undefined ? copy.problems.noDay : closingRangeProblem(range, now);
  const english = closureReasonProblem(reason.trim());
  const french = reasonFrench.trim() === '' ? undefined : closureReasonProblem(reasonFrench.trim());
  const starts = days === undefined && range ? closedStartsOf(draft, range.first, now) : undefined;
  return {
    ...(days !== undefined && { days }),
    ...(starts?.length === 0 && { starts: copy.problems.noStart }),
    ...(english !== undefined && { reason: english }),
    ...(french !== undefined && { reasonFrench: french }),
  };
}

/** @throws RangeError for a draft with problems */
export function closingRequest(draft: ClosingDraft, now: Date): ClosingRequest {
  const range = rangeOf(draft);
  if (range === undefined) throw new RangeError('The draft has no valid day');
  const tourIds = closedStartsOf(draft, range.first, now);
  const reasonFrench = draft.reasonFrench.trim();
  return {
    ...range,
    ...(tourIds && { tourIds: [...tourIds] }),
    reason: draft.reason.trim(),
    ...(reasonFrench !== '' && { reasonFrench }),
  };
}

function rangeOf({ extent, date, last }: ClosingDraft): DayRange | undefined {
  const first = parseCalendarDate(date);
  const lastDay = extent === 'days' ? parseCalendarDate(last) : first;
  return first && lastDay && { first, last: lastDay };
}

/** Undefined for whole days. */
function closedStartsOf(
  { extent, tourIds }: ClosingDraft,
  date: CalendarDate,
  now: Date,
): readonly number[] | undefined {
  if (extent === 'starts') return tourIds;
  const { upcoming, hasBegun } = upcomingStarts(date, now);
  if (extent === 'afternoon') return afternoonOf(upcoming).map(({ id }) => id);
  return extent === 'day' && hasBegun ? upcoming.map(({ id }) => id) : undefined;
}

/** The starts of a day that have not begun. Starts that have begun are not closed. */
export function upcomingStarts(
  date: CalendarDate,
  now: Date,
): { upcoming: readonly Slot[]; hasBegun: boolean } {
  const all = timetableOf(date);
  const upcoming = all.filter(({ time }) => startOf(date, time) > now);
  return { upcoming, hasBegun: upcoming.length < all.length };
}

export const afternoonOf = (starts: readonly Slot[]): readonly Slot[] =>
  starts.filter(({ time }) => minutesOfStart(time) >= noon);
