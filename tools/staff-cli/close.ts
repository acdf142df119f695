import { closureStore } from '../../functions/stores/bookings/closures.ts';
import { type DaySlot, dayStore } from '../../functions/stores/bookings/days.ts';
import { houseCancellationStore } from '../../functions/stores/bookings/house-cancellations.ts';
import type { StoredBooking } from '../../functions/stores/bookings/slot-item.ts';
import { slotLine } from '../../functions/use-cases/run-sheet/day-lines.ts';
import { counted } from '../../functions/use-cases/run-sheet/pluralize.ts';
import { runSheetOf } from '../../functions/use-cases/run-sheet/run-sheet.ts';
import { startOf } from '../../shared/booking/availability.ts';
import { closureReasonProblem } from '../../shared/booking/closure-reason.ts';
import { writeVuv } from '../../shared/booking/tours.ts';
import { type CalendarDate, dateOf, writeDate } from '../../shared/values/port-vila-time.ts';
import {
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { dayArgument, slotsArgument, textOption } from './operation/parse-args.ts';

/** Closes a day or some of its slots: first the block, then each booking with its mail, then a look at what is left. */
export const close: Operation = {
  usage:
    'close 2026-11-24 [--slot "10:00 AM"] [--type "Tour and Tasting"] --reason "Cyclone" [--reason-french "Cyclone"] [--dry-run]',
  summary:
    'Closes a day or slots, cancels their bookings and tells every guest. Shows first what would happen.',
  options: {
    slot: { type: 'string' },
    type: { type: 'string' },
    reason: { type: 'string' },
    'reason-french': { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  async run(request, context) {
    const { staffConsole, clock, table } = context;
    const closing = parseClosing(request, context);
    const plan = await lookAhead(closing, context);
    for (const line of plan.lines) staffConsole.say(line);
    if (plan.isDone) {
      staffConsole.say(
        'All of it is closed for this reason already, and nobody has to be told. Nothing to do.',
      );
      return;
    }
    if (request.options['dry-run'] === true) {
      staffConsole.say('This was a dry run: nothing was changed.');
      return;
    }
    if (!(await staffConsole.confirm(plan.question))) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    const closures = closureStore(table, clock);
    if (closing.whole) await closures.closeDay(closing.date, closing.reasons.English);
    else await closures.closeSlots(closing.date, closing.slots, closing.reasons.English);
    staffConsole.say('Closed: no more bookings are taken.');
    // Some may have come, and gone, while the question was being answered.
    const stored = await dayStore(table, clock).slots(closing.date);
    const affected = affectedBookings(closing, stored, clock());
    const told = await cancelAll(affected, closing, context);
    staffConsole.say(
      `${counted(told, 'booking')} cancelled. ${told === 1 ? 'Its mail is' : 'Their mails are'} on the way.`,
    );
  },
};

interface Closing {
  readonly date: CalendarDate;
  readonly slots: ReturnType<typeof slotsArgument>['slots'];
  /** All of the day's timetable. */
  readonly whole: boolean;
  /** What guests are told, by the language of their booking; the site shows the English one. */
  readonly reasons: Readonly<Record<StoredBooking['preferredLanguage'], string>>;
}

function parseClosing(request: Request, { clock }: OperationContext): Closing {
  const date = dayArgument(request, clock);
  if (date < dateOf(clock())) throw new OperationProblem(`${writeDate(date)} has passed.`);
  const English = textOption(request, 'reason')?.trim();
  if (English === undefined) {
    throw new OperationProblem(
      'Guests are told why we close: add a reason, for instance --reason "Cyclone".',
    );
  }
  const French = textOption(request, 'reason-french')?.trim() ?? English;
  const problem = closureReasonProblem(English) ?? closureReasonProblem(French);
  if (problem !== undefined) throw new OperationProblem(problem);
  return { date, ...slotsArgument(request, date), reasons: { English, French } };
}

/** What closing would do, and whether it is done already. Changes nothing. */
async function lookAhead(closing: Closing, context: OperationContext) {
  const { date, slots, whole, reasons } = closing;
  const stored = await dayStore(context.table, context.clock).slots(date);
  const affected = affectedBookings(closing, stored, context.clock());
  const concerned = stored.filter((one) => slots.some((slot) => isSame(slot, one)));
  const sheet = runSheetOf(date, concerned);
  const ahead = runSheetOf(
    date,
    concerned.map((slot) => ({ ...slot, bookings: slot.bookings.filter((one) => affected.includes(one)) })),
  );
  const french = affected.filter(({ preferredLanguage }) => preferredLanguage === 'French').length;
  const started = sheet.totals.bookings - affected.length;
  const [onSite] = await closureStore(context.table, context.clock).between(date, date);
  const isMarked =
    slots.every((slot) => stored.find((one) => isSame(slot, one))?.closed?.reason === reasons.English) &&
    (!whole || onSite?.name === reasons.English);
  const lines = [
    `${writeDate(date)}: ${whole ? 'the whole day' : counted(slots.length, 'slot')} to close. Guests read: ${reasons.English}${
      reasons.French === reasons.English ? '' : ` (in French: ${reasons.French})`
    }`,
    ...ahead.slots.filter(({ totals }) => totals.bookings > 0).map((slot) => `  ${slotLine(slot)}`),
    affected.length === 0
      ? 'Nobody is booked, so nobody has to be told.'
      : `${counted(affected.length, 'booking')} to cancel: ${counted(ahead.totals.guests, 'guest')}, ${writeVuv(ahead.totals.dueVuv)}. Mails: ${affected.length - french} in English, ${french} in French.`,
    ...(started > 0
      ? [
          `${counted(started, 'booking')} of slots that have started ${started === 1 ? 'stays as it is' : 'stay as they are'}.`,
        ]
      : []),
  ];
  const question =
    affected.length === 0
      ? 'Close?'
      : `Close, cancel ${counted(affected.length, 'booking')} and tell the guests by mail?`;
  return { lines, question, isDone: isMarked && affected.length === 0 };
}

/** Bookings of the slots concerned that stand and have not started. */
const affectedBookings = (
  { date, slots }: Closing,
  stored: readonly DaySlot[],
  now: Date,
): readonly StoredBooking[] =>
  stored
    .filter((one) => slots.some((slot) => isSame(slot, one)) && startOf(date, one.time) > now)
    .flatMap(({ bookings }) => bookings)
    .filter(({ status }) => status === 'confirmed');

const isSame = (a: Pick<StoredBooking, 'time'> & { type: string }, b: typeof a): boolean =>
  a.time === b.time && a.type === b.type;

/** One after the other, each with its event; answers how many. A second run goes on where a first one stopped. */
async function cancelAll(
  bookings: readonly StoredBooking[],
  { reasons }: Closing,
  { table, clock }: OperationContext,
): Promise<number> {
  const house = houseCancellationStore(table, clock);
  let done = 0;
  for (const booking of bookings) {
    try {
      if ((await house.cancel(booking, reasons[booking.preferredLanguage])) === 'cancelled') done += 1;
    } catch (cause) {
      throw new OperationProblem(
        `Stopped after ${done} of ${counted(bookings.length, 'booking')}. The block stands. Run the same command again: it goes on with the rest, and nobody is told twice.`,
        { cause },
      );
    }
  }
  return done;
}
