import { dayStore } from '#functions/stores/bookings/days.ts';
import { dayLine, slotLine } from '#functions/use-cases/run-sheet/day-lines.ts';
import { runSheetOf } from '#functions/use-cases/run-sheet/run-sheet.ts';
import { runSheetCsv } from '#functions/use-cases/run-sheet/run-sheet-csv.ts';
import { runSheetHtml } from '#functions/use-cases/run-sheet/run-sheet-html.ts';
import { counted } from '#shared/values/counted.ts';
import { bookingLine, cancelledLine } from './booking-lines.ts';
import type { Operation } from './operation/operation.ts';
import { dayArgument, textOption } from './operation/parse-args.ts';
import { writeOutput } from './operation/write-output.ts';

/** Lists the bookings of a day with their references. */
export const runSheet: Operation = {
  usage: 'run-sheet 2026-11-24 [--cancelled] [--html file] [--csv file]',
  summary:
    'Lists the bookings of a day, and writes its run sheet for printing (HTML) or a spreadsheet (CSV). --cancelled adds those that were cancelled, with addresses and telephone numbers.',
  options: { cancelled: { type: 'boolean' }, html: { type: 'string' }, csv: { type: 'string' } },
  async run(request, { table, clock, staffConsole }) {
    const date = dayArgument(request, clock);
    const days = dayStore(table, clock);
    const [slots, archived] = await Promise.all([days.slots(date), days.archived(date)]);
    const bookings = [...slots.flatMap((slot) => slot.bookings), ...archived];
    const sheet = runSheetOf(date, slots);
    staffConsole.say(dayLine(sheet));
    for (const slot of sheet.slots) {
      staffConsole.say(slotLine(slot));
      for (const { reference } of slot.bookings) {
        const booking = bookings.find((candidate) => candidate.reference === reference);
        if (booking !== undefined) staffConsole.say(`  ${bookingLine(booking)}`);
      }
    }
    const cancelled = bookings.filter(({ status }) => status === 'cancelled');
    if (request.options.cancelled === true) {
      staffConsole.say(`Cancelled bookings: ${cancelled.length}`);
      for (const booking of cancelled) staffConsole.say(`  ${cancelledLine(booking)}`);
    } else if (cancelled.length > 0) {
      staffConsole.say(`Not listed: ${counted(cancelled.length, 'cancelled booking')}.`);
    }
    await writeOutput(staffConsole, textOption(request, 'html'), () => runSheetHtml(sheet, clock()));
    await writeOutput(staffConsole, textOption(request, 'csv'), () => runSheetCsv(sheet));
  },
};
