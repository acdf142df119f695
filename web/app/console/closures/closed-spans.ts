import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import { startTimes } from '#app/content/staff/today-copy.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { ListedClosure } from '#shared/contracts/staff/list-closures.ts';
import { maxClosingDays, tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { addDays, calendarDateFrom, daysBetween } from '#shared/values/port-vila-time.ts';
import { dayLabel, shortDayLabel } from './day-words.ts';

/** Consecutive days closed entirely for one reason, or closed starts of one day. */
export interface ClosedSpan extends Omit<ListedClosure, 'date'> {
  readonly first: string;
  readonly last: string;
  readonly days: number;
}

/** @param closures in order of date */
export function groupClosures(closures: readonly ListedClosure[]): readonly ClosedSpan[] {
  const spans: ClosedSpan[] = [];
  for (const { date, ...closure } of closures) {
    const previous = spans.at(-1);
    if (previous !== undefined && isContinuedBy(previous, { date, ...closure })) {
      spans[spans.length - 1] = {
        ...previous,
        last: date,
        days: previous.days + 1,
        closing: previous.closing ?? closure.closing,
        toTelephone: [...(previous.toTelephone ?? []), ...(closure.toTelephone ?? [])],
        pendingNotifications: previous.pendingNotifications + closure.pendingNotifications,
      };
    } else spans.push({ ...closure, first: date, last: date, days: 1 });
  }
  return spans;
}

function isContinuedBy(span: ClosedSpan, closure: ListedClosure): boolean {
  const [first, last, date] = [span.first, span.last, closure.date].map(calendarDateFrom);
  if (first === undefined || last === undefined || date === undefined) return false;
  return (
    span.isWholeDay &&
    closure.isWholeDay &&
    span.reason === closure.reason &&
    span.reasonFrench === closure.reasonFrench &&
    span.by === closure.by &&
    (span.closing ?? closure.closing) === (closure.closing ?? span.closing) &&
    daysBetween(first, date) < maxClosingDays &&
    tourDaysIn({ first: addDays(last, 1), last: date }).length === 1
  );
}

/** `Thursday 10 December`, `10 December to 12 December`. */
export const spanDays = ({ first, last }: ClosedSpan): string =>
  first === last ? dayLabel(first) : copy.closed.range(shortDayLabel(first), shortDayLabel(last));

/** `Whole day`, `2:00 PM Tour, 3:00 PM Tasting`. */
export function spanStarts({ isWholeDay, days, tourIds }: ClosedSpan): string {
  if (isWholeDay) return days === 1 ? copy.closed.wholeDay : copy.closed.wholeDays(days);
  return startsLabel(tourIds);
}

/** `2:00 PM Tour, 3:00 PM Tasting`. */
export const startsLabel = (tourIds: readonly number[]): string =>
  tourIds
    .flatMap((id) => slotById(id) ?? [])
    .map(({ time, type }) => `${startTimes.whole(time)} ${copy.tour[type]}`)
    .join(', ');

/** `Thursday 10 December`, or with the starts: `Thursday 10 December, 2:00 PM Tour`. */
export const spanName = (span: ClosedSpan): string =>
  span.isWholeDay ? spanDays(span) : `${spanDays(span)}, ${spanStarts(span)}`;

/** The reason in the language of the console, or else in English, marked as such. */
export const spanReason = ({ reason, reasonFrench }: ClosedSpan): { text: string; lang?: 'en' } =>
  copy.closed.reason(reason, reasonFrench);
