import {
  closureCancellationStore,
  isKeptWhenClosed,
} from '../../functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '../../functions/stores/bookings/closures.ts';
import { type DaySlot, dayStore } from '../../functions/stores/bookings/days.ts';
import { hasEmail, type StoredBooking } from '../../functions/stores/bookings/slot-item.ts';
import { slotLine } from '../../functions/use-cases/run-sheet/day-lines.ts';
import { runSheetOf } from '../../functions/use-cases/run-sheet/run-sheet.ts';
import { stripControlCharacters } from '../../functions/use-cases/run-sheet/strip-control-characters.ts';
import { startOf } from '../../shared/booking/availability.ts';
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

/**
 * Closes a day or some of its slots: first the closure, then each booking with its mail, then a check of what is left.
 */
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
    const { staffConsole, clock, table } = context;
    const closing = parseClosing(request, context);
    const plan = await previewClosure(closing, context);
    for (const line of plan.lines) staffConsole.say(line);
    if (plan.isDone) {
      staffConsole.say(
        'Everything is already closed for this reason, and there is no booking to cancel. Nothing to do.',
      );
      return;
    }
    if (request.options['dry-run'] === true) {
      staffConsole.say('Dry run: nothing was changed.');
      return;
    }
    if (!(await staffConsole.confirm(plan.question))) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    const closures = closureStore(table, clock);
    if (closing.whole) await closures.closeDay(closing.date, closing.reasons.English);
    else await closures.closeSlots(closing.date, closing.slots, closing.reasons.English);
    staffConsole.say('Closed: no more bookings are accepted.');
    // Bookings may have come and gone while the question was open.
    const stored = await dayStore(table, clock).slots(closing.date);
    const affected = affectedBookings(closing, stored, clock());
    const cancelledCount = await cancelAll(affected, closing, context);
    const mailedCount = affected.filter(hasEmail).length;
    staffConsole.say(
      `${counted(cancelledCount, 'booking')} cancelled.${mailedCount === 0 ? '' : cancelledCount === 1 ? ' Its mail is on the way.' : ' Their mails are on the way.'}`,
    );
    for (const booking of affected.filter((one) => !hasEmail(one))) staffConsole.say(telephoneLine(booking));
  },
};

interface Closing {
  readonly date: CalendarDate;
  readonly slots: ReturnType<typeof slotsArgument>['slots'];
  /** The whole timetable of the day. */
  readonly whole: boolean;
  /** Reason for the guests, by the language of their messages; the site shows the English one. */
  readonly reasons: Readonly<Record<StoredBooking['preferredLanguage'], string>>;
}

function parseClosing(request: Request, { clock }: OperationContext): Closing {
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
  return { date, ...slotsArgument(request, date), reasons: { English, French } };
}

/** Previews a closure without changing anything. */
async function previewClosure(closing: Closing, context: OperationContext) {
  const { date, slots, whole, reasons } = closing;
  const stored = await dayStore(context.table, context.clock).slots(date);
  const affected = affectedBookings(closing, stored, context.clock());
  const concerned = stored.filter((one) => slots.some((slot) => isSame(slot, one)));
  const sheet = runSheetOf(date, concerned);
  const ahead = runSheetOf(
    date,
    concerned.map((slot) => ({ ...slot, bookings: slot.bookings.filter((one) => affected.includes(one)) })),
  );
  const mailed = affected.filter(hasEmail);
  const french = mailed.filter((booking) => languageOfMessages(booking) === 'French').length;
  const toTelephone = affected.filter((booking) => !hasEmail(booking));
  const kept = aheadIn(closing, stored, context.clock()).filter(isKeptWhenClosed);
  const started = sheet.totals.bookings - affected.length - kept.length;
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
      ? 'There are no bookings to cancel and no guests to mail.'
      : `${counted(affected.length, 'booking')} to cancel: ${counted(ahead.totals.guests, 'guest')}, ${writeVuv(ahead.totals.dueVuv)}. Mails: ${mailed.length - french} in English, ${french} in French.`,
    ...toTelephone.map(telephoneLine),
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
  const question =
    affected.length === 0
      ? 'Close?'
      : mailed.length === 0
        ? `Close, and cancel ${counted(affected.length, 'booking')}?`
        : `Close, cancel ${counted(affected.length, 'booking')} and mail the guests?`;
  return { lines, question, isDone: isMarked && affected.length === 0 };
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

/** The bookings that a closure cancels. */
const affectedBookings = (...of: Parameters<typeof aheadIn>): readonly StoredBooking[] =>
  aheadIn(...of).filter((booking) => !isKeptWhenClosed(booking));

/** Confirmed bookings of the selected slots that have not started. */
const aheadIn = ({ date, slots }: Closing, stored: readonly DaySlot[], now: Date): readonly StoredBooking[] =>
  stored
    .filter((one) => slots.some((slot) => isSame(slot, one)) && startOf(date, one.time) > now)
    .flatMap(({ bookings }) => bookings)
    .filter(({ status }) => status === 'confirmed');

const isSame = (a: Pick<StoredBooking, 'time'> & { type: string }, b: typeof a): boolean =>
  a.time === b.time && a.type === b.type;

/**
 * Cancels one booking after the other, each with its event; returns the number cancelled. A second run continues an
 * interrupted first.
 */
async function cancelAll(
  bookings: readonly StoredBooking[],
  { reasons }: Closing,
  { table, clock }: OperationContext,
): Promise<number> {
  const closureCancellations = closureCancellationStore(table, clock);
  let done = 0;
  for (const booking of bookings) {
    try {
      if ((await closureCancellations.cancel(booking, reasons[languageOfMessages(booking)])) === 'cancelled')
        done += 1;
    } catch (cause) {
      throw new OperationProblem(
        `Stopped after ${done} of ${counted(bookings.length, 'booking')}. The day or slots stay closed. Run the same command again: it continues with the rest, and no guest gets a second mail.`,
        { cause },
      );
    }
  }
  return done;
}
