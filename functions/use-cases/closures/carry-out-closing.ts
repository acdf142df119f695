import { log } from '#functions/kernel/log.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { closeStarts as contract } from '#shared/contracts/staff/close-starts.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { type CloseDaysDeps, closeDays } from './close-days.ts';
import type { RequireConsent } from './closing-consent.ts';
import { closingReply } from './closing-reply.ts';
import type { Closing } from './day-plan.ts';
import { workOfCall } from './work-of-call.ts';

/**
 * Does as much of a closing as fits into the call. Callers repeat it until nothing remains.
 *
 * @param dates the days, in order
 * @throws Refused without consent to notify the guests
 */
export async function carryOutClosing(
  deps: CloseDaysDeps,
  dates: readonly CalendarDate[],
  closing: Closing,
  requireConsent: RequireConsent,
): Promise<ReplyOf<typeof contract>> {
  const { days, failure } = await closeDays(deps, dates, closing, requireConsent, workOfCall);
  const reply = closingReply(days);
  log.info('closure.made', {
    date: dates[0],
    days: dates.length,
    cancelled: days.reduce((sum, { cancelled }) => sum + cancelled.length, 0),
    remaining: reply.remaining.bookings,
  });
  // The cancellations are stored, so a repeated call reports them.
  if (failure !== undefined) throw failure;
  return reply;
}
