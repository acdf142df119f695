import { closureStore } from '../../functions/stores/bookings/closures.ts';
import { dayStore } from '../../functions/stores/bookings/days.ts';
import { counted } from '../../shared/values/counted.ts';
import { writeDate } from '../../shared/values/written-time.ts';
import { type Operation, OperationProblem } from './operation/operation.ts';
import { dayArgument, slotsArgument } from './operation/parse-args.ts';

/** Lifts a closure. Cancelled bookings stay cancelled: those guests have made other plans. */
export const reopen: Operation = {
  usage: 'reopen 2026-11-24 [--slot "10:00 AM"] [--type "Tour and Tasting"]',
  summary: 'Accepts bookings again for a closed day or slots. Cancelled bookings stay cancelled.',
  options: { slot: { type: 'string' }, type: { type: 'string' } },
  async run(request, { table, clock, staffConsole }) {
    const date = dayArgument(request, clock);
    const { slots, whole } = slotsArgument(request, date);
    const closures = closureStore(table, clock);
    const [closedDay] = await closures.between(date, date);
    const shut = (await dayStore(table, clock).slots(date)).filter(
      (one) =>
        one.closed !== undefined && slots.some(({ time, type }) => time === one.time && type === one.type),
    );
    const day = writeDate(date);
    if (shut.length === 0 && !(whole && closedDay)) {
      staffConsole.say(`${day}: nothing is closed. Nothing to do.`);
      return;
    }
    if (!whole && closedDay !== undefined) {
      throw new OperationProblem(
        `${day} is closed as a whole. Reopen the day, then close the slots that should stay closed.`,
      );
    }
    staffConsole.say(
      `${day}: ${whole ? 'the whole day' : counted(shut.length, 'slot')} would accept bookings again. Guests of cancelled bookings get no mail.`,
    );
    if (!(await staffConsole.confirm('Reopen?'))) {
      staffConsole.say('Nothing was changed.');
      return;
    }
    if (whole) await closures.reopenDay(date);
    else await closures.reopenSlots(date, shut);
    staffConsole.say('Open: bookings are accepted again.');
  },
};
