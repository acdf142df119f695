import type { UseCase } from '#functions/kernel/endpoint.ts';
import { carryOutClosing } from '#functions/use-cases/closures/carry-out-closing.ts';
import { type CloseDaysDeps, planClosing } from '#functions/use-cases/closures/close-days.ts';
import { consentOf } from '#functions/use-cases/closures/closing-consent.ts';
import { closingReply } from '#functions/use-cases/closures/closing-reply.ts';
import { readOffers } from '#functions/use-cases/closures/offers.ts';
import { requestedSlots } from '#functions/use-cases/closures/requested-slots.ts';
import type { closeStarts as contract } from '#shared/contracts/staff/close-starts.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';

/** Previews a closing, or carries out as much of it as fits into one call. */
export const closeStarts =
  (deps: CloseDaysDeps): UseCase<typeof contract> =>
  async ({ body, actor }) => {
    const slots = requestedSlots(body, deps.clock());
    const { commandId, reason, reasonFrench = reason, preview, digest, confirmedParties, offers } = body;
    const dates = tourDaysIn(body);
    const reasons = { English: reason, French: reasonFrench };
    const by = { id: commandId, person: actor.person.id, device: actor.deviceId };
    const closing = { slots, reasons, by, offers };
    if (preview) {
      const plans = await planClosing(deps, dates, closing);
      const days = plans.map((plan) => ({ ...plan, cancelled: [], left: plan.toNotify }));
      const isAnyoneNotified = plans.some(({ toNotify }) => toNotify.length > 0);
      const offersTo = isAnyoneNotified ? await readOffers(deps, plans, closing) : () => [];
      return closingReply(days, offersTo);
    }
    const consent = consentOf(actor, { digest, confirmedParties }, deps.clock);
    return carryOutClosing(deps, dates, closing, consent);
  };
