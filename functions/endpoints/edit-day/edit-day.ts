import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { startSummary } from '#functions/stores/bookings/day-summaries.ts';
import { calendarDay } from '#functions/use-cases/calendar/calendar-day.ts';
import {
  type EditDayDeps,
  editDay as edit,
  previewEdit,
  readDay,
} from '#functions/use-cases/calendar/edit-day.ts';
import { consentOf } from '#functions/use-cases/closures/closing-consent.ts';
import { closingReply } from '#functions/use-cases/closures/closing-reply.ts';
import { readOffers } from '#functions/use-cases/closures/offers.ts';
import { workOfCall } from '#functions/use-cases/closures/work-of-call.ts';
import { slotOf } from '#shared/booking/slots.ts';
import type { editDay as contract } from '#shared/contracts/office/edit-day.ts';

/** Previews an edit of a day, or carries out as much of it as fits into one call. */
export const editDay =
  (deps: EditDayDeps): UseCase<typeof contract> =>
  async ({ body: { commandId, preview, digest, confirmedParties, ...requested }, actor }) => {
    const { date } = requested;
    const readDayReply = async () => {
      const [{ slots, ...storedDay }, colleagues] = await Promise.all([
        readDay(deps, date),
        deps.people.list(),
      ]);
      const nameOf = (person: string) => colleagues.find(({ id }) => id === person)?.name;
      const starts = slots.map(startSummary);
      return {
        day: calendarDay({ date, ...storedDay, starts }, nameOf, deps.clock()),
        booked: starts
          .filter(({ guests }) => guests > 0)
          .map(({ time, type, guests }) => ({ tourId: slotOf(time, type).id, guests })),
      };
    };
    const by = { id: commandId, person: actor.person.id, device: actor.deviceId };
    if (preview) {
      const { days, closing } = await previewEdit(deps, requested, by);
      const isAnyoneNotified = days.some(({ toNotify }) => toNotify.length > 0);
      const offersTo = closing && isAnyoneNotified ? await readOffers(deps, days, closing) : () => [];
      return { ...closingReply(days, offersTo), ...(await readDayReply()) };
    }
    const consent = consentOf(actor, { digest, confirmedParties }, deps.clock);
    const { days, failure } = await edit(deps, requested, by, consent, workOfCall);
    const reply = closingReply(days);
    log.info('calendar.edited', {
      cancelled: days.reduce((sum, { cancelled }) => sum + cancelled.length, 0),
      remaining: reply.remaining.bookings,
    });
    // Completed work is stored, and a repeated command reports it.
    if (failure !== undefined) throw failure;
    return { ...reply, ...(await readDayReply()) };
  };
