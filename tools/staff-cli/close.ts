import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { hasEmail } from '#functions/stores/bookings/slot-item.ts';
import { type CloseDaysDeps, closeDays, planClosing } from '#functions/use-cases/closures/close-days.ts';
import type { Closing, DayPlan } from '#functions/use-cases/closures/day-plan.ts';
import { readOffers } from '#functions/use-cases/closures/offers.ts';
import { closureReasonProblem } from '#shared/booking/closure-reason.ts';
import { counted } from '#shared/values/counted.ts';
import { type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { askForConsent, partiesOption } from './closing-consent.ts';
import { offerLines, previewLines, resultLines } from './closing-lines.ts';
import {
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { dayArgument, slotsArgument, textOption } from './operation/parse-args.ts';
import { unlessRefused } from './party-order.ts';

/** Shows the effect of closing a day or some of its slots, then closes it through the use case of the staff console. */
export const close: Operation = {
  usage:
    'close 2026-11-24 [--slot "10:00 AM"] [--type "Tour and Tasting"] --reason "Cyclone" [--reason-french "Cyclone"] [--parties 24] [--dry-run]',
  summary: 'Closes a day or slots, cancels their bookings and mails every guest. Shows the effect first.',
  options: {
    slot: { type: 'string' },
    type: { type: 'string' },
    reason: { type: 'string' },
    'reason-french': { type: 'string' },
    ...partiesOption,
    'dry-run': { type: 'boolean' },
  },
  async run(request, context) {
    const { staffConsole } = context;
    const deps = closeDeps(context);
    const { date, closing } = parseClosing(request, context);
    const [plan] = await planClosing(deps, [date], closing);
    if (plan === undefined) throw new Error('A day has no plan');
    for (const line of previewLines(plan, closing)) staffConsole.say(line);
    if (plan.toNotify.length > 0) {
      const offersTo = await readOffers(deps, [plan], closing);
      for (const line of offerLines(plan, offersTo)) staffConsole.say(line);
    }
    if (plan.isMarked && plan.toNotify.length === 0) {
      staffConsole.say(
        'Everything is already closed for this reason, and there is no booking to cancel. Nothing to do.',
      );
      return;
    }
    if (request.options['dry-run'] === true) {
      staffConsole.say('Dry run: nothing was changed.');
      return;
    }
    const consent = await askForConsent(request, context, plan, questionOf(plan));
    if (consent === undefined) return;
    const { days, failure } = await unlessRefused(closeDays(deps, [date], closing, consent));
    const [closed] = days;
    if (closed === undefined) throw new Error('No day was closed');
    staffConsole.say('Closed: no more bookings are accepted.');
    for (const line of resultLines(closed, failure)) staffConsole.say(line);
  },
};

const closeDeps = ({ table, clock }: OperationContext): CloseDaysDeps => ({
  days: dayStore(table, clock),
  closures: closureStore(table, clock),
  cancellations: closureCancellationStore(table, clock),
  edits: calendarEditStore(table, clock),
  clock,
});

function parseClosing(
  request: Request,
  { clock }: OperationContext,
): { readonly date: CalendarDate; readonly closing: Closing } {
  const date = dayArgument(request, clock);
  if (date < dateOf(clock())) throw new OperationProblem(`${formatDate(date)} has passed.`);
  const English = textOption(request, 'reason')?.trim();
  if (English === undefined) {
    throw new OperationProblem(
      'Missing option: --reason, which guests read, for instance --reason "Cyclone".',
    );
  }
  const French = textOption(request, 'reason-french')?.trim() ?? English;
  const problem = closureReasonProblem(English) ?? closureReasonProblem(French);
  if (problem !== undefined) throw new OperationProblem(problem);
  const { slots, isWholeDay } = slotsArgument(request, date);
  return { date, closing: { ...(!isWholeDay && { slots }), reasons: { English, French } } };
}

function questionOf({ toNotify }: DayPlan): string {
  if (toNotify.length === 0) return 'Close?';
  return toNotify.some(hasEmail)
    ? `Close, cancel ${counted(toNotify.length, 'booking')} and email the guests?`
    : `Close, and cancel ${counted(toNotify.length, 'booking')}?`;
}
