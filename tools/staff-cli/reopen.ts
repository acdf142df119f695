import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { planReopening, reopenDay } from '#functions/use-cases/closures/reopen-day.ts';
import { closingMessages } from '#shared/staff/closing/closing-messages.ts';
import { counted } from '#shared/values/counted.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { type Operation, OperationProblem } from './operation/operation.ts';
import { dayArgument, slotsArgument } from './operation/parse-args.ts';

/** Lifts a closure. Cancelled bookings stay cancelled: those guests have made other plans. */
export const reopen: Operation = {
  usage: 'reopen 2026-11-24 [--slot "10:00 AM"] [--type "Tour and Tasting"]',
  summary: 'Accepts bookings again for a closed day or slots. Cancelled bookings stay cancelled.',
  options: { slot: { type: 'string' }, type: { type: 'string' } },
  async run(request, { table, clock, staffConsole }) {
    const date = dayArgument(request, clock);
    const { slots, isWholeDay } = slotsArgument(request, date);
    const deps = {
      days: dayStore(table, clock),
      closures: closureStore(table, clock),
      edits: calendarEditStore(table, clock),
    };
    const reopening = isWholeDay ? {} : { slots };
    const { closed, isDayClosed, isKeptByEdit } = await planReopening(deps, date, reopening);
    const day = formatDate(date);
    if (isKeptByEdit && !(isWholeDay && isDayClosed))
      throw new OperationProblem(closingMessages.closedByCalendar);
    if (closed.length === 0 && !(isWholeDay && isDayClosed)) {
      staffConsole.say(`${day}: nothing is closed. Nothing to do.`);
      return;
    }
    const closedAsWhole = new OperationProblem(
      `${day} is closed as a whole. Reopen the day, then close the slots that should stay closed.`,
    );
    if (!isWholeDay && isDayClosed) throw closedAsWhole;
    staffConsole.say(
      `${day}: ${isWholeDay ? 'the whole day' : counted(closed.length, 'slot')} would accept bookings again. Guests of cancelled bookings get no mail.`,
    );
    if (!(await staffConsole.confirm('Reopen?'))) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    if ((await reopenDay(deps, date, reopening)) === 'day-closed') throw closedAsWhole;
    staffConsole.say('Open: bookings are accepted again.');
  },
};
