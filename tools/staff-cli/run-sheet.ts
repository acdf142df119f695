import { dayStore } from '#functions/stores/bookings/days.ts';
import { dayLine, slotLine } from '#functions/use-cases/run-sheet/day-lines.ts';
import { runSheetOf } from '#functions/use-cases/run-sheet/run-sheet.ts';
import { runSheetCsv } from '#functions/use-cases/run-sheet/run-sheet-csv.ts';
import { runSheetHtml } from '#functions/use-cases/run-sheet/run-sheet-html.ts';
import type { Operation } from './operation/operation.ts';
import { dayArgument, textOption } from './operation/parse-args.ts';
import { writeOutput } from './operation/write-output.ts';

/** The staff's schedule for a day. */
export const runSheet: Operation = {
  usage: 'run-sheet 2026-11-24 [--html file] [--csv file]',
  summary: 'Summarizes a day, and writes its run sheet for printing (HTML) or for a spreadsheet (CSV).',
  options: { html: { type: 'string' }, csv: { type: 'string' } },
  async run(request, { table, clock, staffConsole }) {
    const date = dayArgument(request, clock);
    const sheet = runSheetOf(date, await dayStore(table, clock).slots(date));
    staffConsole.say(dayLine(sheet));
    for (const slot of sheet.slots) staffConsole.say(`  ${slotLine(slot)}`);
    await writeOutput(staffConsole, textOption(request, 'html'), () => runSheetHtml(sheet, clock()));
    await writeOutput(staffConsole, textOption(request, 'csv'), () => runSheetCsv(sheet));
  },
};
