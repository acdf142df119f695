import type { closeStarts as contract } from '../../../shared/contracts/staff/close-starts.ts';
import { tourDaysIn } from '../../../shared/staff/closing-range.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { log } from '../../kernel/log.ts';
import { hasTime } from '../../request-context/deadline.ts';
import { type CloseDaysDeps, closeDays, planClosing } from '../../use-cases/closures/close-days.ts';
import { closingReply } from '../../use-cases/closures/closing-reply.ts';
import { readOffers } from '../../use-cases/closures/offers.ts';
import { requestedSlots } from '../../use-cases/closures/requested-slots.ts';

/** Bookings that one call cancels at most. */
const mostBookings = 60;
/** Another day or booking is begun while so much time is left: a slow table needs it for a read and a write. */
const leastMilliseconds = 3000;

/** Previews a closing, or does as much of it as fits into the call. */
export const closeStarts =
  (deps: CloseDaysDeps): UseCase<typeof contract> =>
  async ({ body, actor }) => {
    const slots = requestedSlots(body, deps.clock());
    const { commandId, reason, reasonFrench = reason, preview, digest, offers } = body;
    const dates = tourDaysIn(body);
    const reasons = { English: reason, French: reasonFrench };
    if (preview) {
      const closing = { slots, reasons, offers };
      const plans = await planClosing(deps, dates, closing);
      const days = plans.map((plan) => ({ ...plan, cancelled: [], left: plan.toTell }));
      const isAnyoneTold = plans.some(({ toTell }) => toTell.length > 0);
      const offersTo = isAnyoneTold ? await readOffers(deps, plans, closing) : () => [];
      return closingReply(days, { offersTo });
    }
    const by = { id: commandId, person: actor.person.id, device: actor.deviceId };
    const { days, failure } = await closeDays(
      deps,
      dates,
      { slots, reasons, by, offers },
      { bookings: mostBookings, hasTime: () => hasTime(leastMilliseconds) },
    );
    const reply = closingReply(days, { digest });
    log.info('closure.made', {
      days: dates.length,
      cancelled: days.reduce((sum, { cancelled }) => sum + cancelled.length, 0),
      remaining: reply.remaining.bookings,
    });
    // What was done stays done: a repetition answers with it.
    if (failure !== undefined) throw failure;
    return reply;
  };
