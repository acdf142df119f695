import { closureCancellationStore } from '../../functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '../../functions/stores/bookings/closures.ts';
import { dayStore } from '../../functions/stores/bookings/days.ts';
import { hasEmail, type StoredBooking } from '../../functions/stores/bookings/slot-item.ts';
import { type CloseDaysDeps, closeDays, planClosing } from '../../functions/use-cases/closures/close-days.ts';
import type { Closing, DayPlan } from '../../functions/use-cases/closures/day-plan.ts';
import { type OffersTo, readOffers } from '../../functions/use-cases/closures/offers.ts';
import { slotLine } from '../../functions/use-cases/run-sheet/day-lines.ts';
import { runSheetOf } from '../../functions/use-cases/run-sheet/run-sheet.ts';
import { stripControlCharacters } from '../../functions/use-cases/run-sheet/strip-control-characters.ts';
import { closureReasonProblem } from '../../shared/booking/closure-reason.ts';
import { partyName } from '../../shared/staff/party-name.ts';
import { counted } from '../../shared/values/counted.ts';
import { type CalendarDate, dateOf } from '../../shared/values/port-vila-time.ts';
import { writeVuv } from '../../shared/values/written-amount.ts';
import { writeDate } from '../../shared/values/written-time.ts';
import { languageOfMessages } from '../../shared/visits/message-language.ts';
import { bookingLine } from './booking-lines.ts';
import {
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { dayArgument, slotsArgument, textOption } from './operation/parse-args.ts';

/** Closes a day or some of its slots, by the use case of the staff console: its effect first, then the closing. */
export const close: Operation = {
  usage:
    'close 2026-11-24 [--slot "10:00 AM"] [--type "Tour and Tasting"] --reason "Cyclone" [--reason-french "Cyclone"] [--dry-run]',
  summary: 'Closes a day or slots, cancels their bookings and mails every guest. Shows the effect first.',
  options: {
    slot: { type: 'string' },
    type: { type: 'string' },
    reason: { type: 'string' },
    'reason-french': { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  async run(request, context) {
    const { staffConsole } = context;
    const deps = closeDeps(context);
    const { date, closing } = parseClosing(request, context);
    const [plan] = await planClosing(deps, [date], closing);
    if (plan === undefined) throw new Error('A day has no plan');
    for (const line of previewLines(plan, closing)) staffConsole.say(line);
    if (plan.toTell.length > 0) {
      const offersTo = await readOffers(deps, [plan], closing);
      for (const line of offerLines(plan, offersTo)) staffConsole.say(line);
    }
    if (plan.isMarked && plan.toTell.length === 0) {
      staffConsole.say(
        'Everything is already closed for this reason, and there is no booking to cancel. Nothing to do.',
      );
      return;
    }
    if (request.options['dry-run'] === true) {
      staffConsole.say('Dry run: nothing was changed.');
      return;
    }
    if (!(await staffConsole.confirm(questionOf(plan)))) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    const { days, failure } = await closeDays(deps, [date], closing);
    const [closed] = days;
    if (closed === undefined) throw new Error('No day was closed');
    staffConsole.say('Closed: no more bookings are accepted.');
    const { toTell, cancelled } = closed;
    if (failure !== undefined) {
      throw new OperationProblem(
        `Stopped after ${cancelled.length} of ${counted(toTell.length, 'booking')}. The day or slots stay closed. Run the same command again: it continues with the rest, and no guest gets a second mail.`,
        { cause: failure },
      );
    }
    const mailedCount = toTell.filter(hasEmail).length;
    staffConsole.say(
      `${counted(cancelled.length, 'booking')} cancelled.${mailedCount === 0 ? '' : cancelled.length === 1 ? ' Its mail is on the way.' : ' Their mails are on the way.'}`,
    );
    for (const booking of toTell.filter((one) => !hasEmail(one))) staffConsole.say(telephoneLine(booking));
  },
};

const closeDeps = ({ table, clock }: OperationContext): CloseDaysDeps => ({
  days: dayStore(table, clock),
  closures: closureStore(table, clock),
  cancellations: closureCancellationStore(table, clock),
  clock,
});

function parseClosing(
  request: Request,
  { clock }: OperationContext,
): { readonly date: CalendarDate; readonly closing: Closing } {
  const date = dayArgument(request, clock);
  if (date < dateOf(clock())) throw new OperationProblem(`${writeDate(date)} has passed.`);
  const English = textOption(request, 'reason')?.trim();
  if (English === undefined) {
    throw new OperationProblem(
      'Missing option: --reason, which guests read, for instance --reason "Cyclone".',
    );
  }
  const French = textOption(request, 'reason-french')?.trim() ?? English;
  const problem = closureReasonProblem(English) ?? closureReasonProblem(French);
  if (problem !== undefined) throw new OperationProblem(problem);
  const { slots, whole } = slotsArgument(request, date);
  return { date, closing: { ...(!whole && { slots }), reasons: { English, French } } };
}

/** What the closing will do. */
function previewLines(plan: DayPlan, { slots, reasons }: Closing): readonly string[] {
  const { date, stored, toTell, kept, started } = plan;
  const ahead = runSheetOf(
    date,
    stored.map((slot) => ({ ...slot, bookings: slot.bookings.filter((one) => toTell.includes(one)) })),
  );
  const mailed = toTell.filter(hasEmail);
  const french = mailed.filter((booking) => languageOfMessages(booking) === 'French').length;
  return [
    `${writeDate(date)}: ${slots === undefined ? 'the whole day' : counted(slots.length, 'slot')} to close. Guests read: ${reasons.English}${
      reasons.French === reasons.English ? '' : ` (in French: ${reasons.French})`
    }`,
    ...ahead.slots.filter(({ totals }) => totals.bookings > 0).map((slot) => `  ${slotLine(slot)}`),
    toTell.length === 0
      ? 'There are no bookings to cancel and no guests to mail.'
      : `${counted(toTell.length, 'booking')} to cancel: ${counted(ahead.totals.guests, 'guest')}, ${writeVuv(ahead.totals.dueVuv)}. Mails: ${mailed.length - french} in English, ${french} in French.`,
    ...toTell.filter((booking) => !hasEmail(booking)).map(telephoneLine),
    ...(kept.length > 0
      ? [
          `${counted(kept.length, 'booking')} ${kept.length === 1 ? 'stays' : 'stay'}, because the guests are here or have paid:`,
          ...kept.map((booking) => `  ${bookingLine(booking)}`),
        ]
      : []),
    ...(started > 0
      ? [
          `${counted(started, 'booking')} already started ${started === 1 ? 'stays as it is' : 'stay as they are'}.`,
        ]
      : []),
  ];
}

/** What the guests are offered instead, each what fits them. */
function offerLines({ toTell }: DayPlan, offersTo: OffersTo): readonly string[] {
  const starts = toTell
    .flatMap((booking) => offersTo(booking))
    .toSorted((a, b) => a.date.localeCompare(b.date) || a.slot.id - b.slot.id)
    .map(
      ({ date, slot, remaining }) =>
        `  ${writeDate(date)}, ${slot.time} ${slot.type} · ${counted(remaining, 'place')} free`,
    );
  return starts.length === 0
    ? ['No other start within a week has room for them.']
    : ['Offered instead, each guest what fits them; no place is held:', ...new Set(starts)];
}

function questionOf({ toTell }: DayPlan): string {
  if (toTell.length === 0) return 'Close?';
  return toTell.some(hasEmail)
    ? `Close, cancel ${counted(toTell.length, 'booking')} and mail the guests?`
    : `Close, and cancel ${counted(toTell.length, 'booking')}?`;
}

/** Nothing can be mailed to this guest. */
const telephoneLine = (booking: StoredBooking): string =>
  `To tell by telephone, there is no email address: ${[
    partyName(booking),
    ...(booking.phone === undefined ? ['no number'] : [booking.phone]),
    booking.time,
    counted(booking.guestCount, 'guest'),
  ]
    .map(stripControlCharacters)
    .join(', ')}.`;
