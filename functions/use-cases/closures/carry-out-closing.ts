import type { ReplyOf } from '../../../shared/contracts/contract.ts';
import type { closeStarts as contract } from '../../../shared/contracts/staff/close-starts.ts';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import { log } from '../../kernel/log.ts';
import { type CloseDaysDeps, closeDays } from './close-days.ts';
import { closingReply } from './closing-reply.ts';
import type { Closing } from './day-plan.ts';
import { workOfCall } from './work-of-call.ts';

/**
 * Does as much of a closing as fits into the call, for those who repeat it until nothing remains.
 *
 * @param dates in order
 * @param digest of the preview that the caller saw
 */
export async function carryOutClosing(
  deps: CloseDaysDeps,
  dates: readonly CalendarDate[],
  closing: Closing,
  digest: string | undefined,
): Promise<ReplyOf<typeof contract>> {
  const { days, failure } = await closeDays(deps, dates, closing, workOfCall);
  const reply = closingReply(days, { digest });
  log.info('closure.made', {
    days: dates.length,
    cancelled: days.reduce((sum, { cancelled }) => sum + cancelled.length, 0),
    remaining: reply.remaining.bookings,
  });
  // What was done stays done: a repetition answers with it.
  if (failure !== undefined) throw failure;
  return reply;
}
