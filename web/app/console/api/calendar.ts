import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { CalendarDay } from '#shared/contracts/staff/calendar-day.ts';
import type { editDay as editContract } from '#shared/contracts/staff/edit-day.ts';
import type { showCalendar as showContract } from '#shared/contracts/staff/show-calendar.ts';
import { staffClient } from './staff-client.ts';

/** A day as a manager wants it. */
export type DayOrder = InputOf<typeof editContract>['body'];
export type EditReply = ReplyOf<typeof editContract>;

/** The days of a month. Throws a `CallProblem`. */
export async function showCalendar(
  month: string,
  { signal, client = staffClient }: { signal?: AbortSignal; client?: Client } = {},
): Promise<readonly CalendarDay[]> {
  const { days } = await client<ReplyOf<typeof showContract>>({
    endpoint: 'showCalendar',
    query: { month },
    ...(signal && { signal }),
  });
  return days;
}

/**
 * Previews an edit of a day, or does a part of it; repeatable under its `commandId`.
 *
 * @throws CallProblem `calendar-changed` when somebody else has changed the day
 */
export const editDay = (order: DayOrder, client: Client = staffClient): Promise<EditReply> =>
  client<EditReply>({ endpoint: 'editDay', body: order });
