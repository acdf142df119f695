import { dayStore } from '#functions/stores/bookings/days.ts';
import { dayLine, slotLine } from '#functions/use-cases/run-sheet/day-lines.ts';
import { runSheetOf } from '#functions/use-cases/run-sheet/run-sheet.ts';
import { counted } from '#shared/values/counted.ts';
import { bookingLine } from './booking-lines.ts';
import type { Operation } from './operation/operation.ts';
import { dayArgument } from './operation/parse-args.ts';

/** Lists a day's bookings with their references. */
export const list: Operation = {
  usage: 'list 2026-11-24',
  summary: 'Lists the bookings of a day, slot by slot.',
  options: {},
  async run(request, { table, clock, staffConsole }) {
    const date = dayArgument(request, clock);
    const days = dayStore(table, clock);
    const [slots, archived] = await Promise.all([days.slots(date), days.archived(date)]);
    const sheet = runSheetOf(date, slots);
    staffConsole.say(dayLine(sheet));
    for (const slot of sheet.slots) {
      staffConsole.say(slotLine(slot));
      const stored = slots.find(({ time, type }) => time === slot.time && type === slot.type)?.bookings ?? [];
      for (const { reference } of slot.bookings) {
        const booking = stored.find((candidate) => candidate.reference === reference);
        if (booking !== undefined) staffConsole.say(`  ${bookingLine(booking)}`);
      }
    }
    const cancelled = [...slots.flatMap(({ bookings }) => bookings), ...archived].filter(
      ({ status }) => status === 'cancelled',
    ).length;
    if (cancelled > 0) staffConsole.say(`Not listed: ${counted(cancelled, 'cancelled booking')}.`);
  },
};
