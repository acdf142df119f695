import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { everStoredOn, searchDays } from '#functions/use-cases/parties/search-days.ts';
import { stripControlCharacters } from '#functions/use-cases/run-sheet/strip-control-characters.ts';
import { portVilaTimeNote, writeDate } from '#shared/values/written-time.ts';
import { bookingLine, bookingLines } from './booking-lines.ts';
import {
  type Operation,
  type OperationContext,
  OperationProblem,
  type Request,
} from './operation/operation.ts';
import { dayFrom, referenceArgument, textOption } from './operation/parse-args.ts';

/** Finds bookings by reference, or by name and day. */
export const find: Operation = {
  usage: 'find <reference>   or   find --name Smith --date 2026-11-24',
  summary: 'Shows a booking, or the bookings of a name on a day.',
  options: { name: { type: 'string' }, date: { type: 'string' } },
  async run(request, context) {
    const [name, date] = [textOption(request, 'name'), textOption(request, 'date')];
    if (name === undefined && date === undefined) return showOne(request, context);
    if (name === undefined || date === undefined || request.words.length > 0) {
      throw new OperationProblem(
        'Give either the reference, or both name and date: find --name Smith --date 2026-11-24.',
      );
    }
    return showNamed(name, date, context);
  },
};

async function showOne(request: Request, { table, clock, staffConsole }: OperationContext): Promise<void> {
  const bookings = bookingStore(table, clock);
  const booking = await bookings.find(referenceArgument(request), 'staff');
  if (booking === undefined) throw new OperationProblem('There is no booking with this reference.');
  for (const line of bookingLines(await bookings.visited(booking))) staffConsole.say(line);
}

async function showNamed(
  name: string,
  dateText: string,
  { table, clock, staffConsole }: OperationContext,
): Promise<void> {
  const date = dayFrom(dateText, clock);
  if (name.trim() === '') {
    throw new OperationProblem('Missing value: --name takes the first letters of a name.');
  }
  const { found } = await searchDays(everStoredOn(dayStore(table, clock)), {
    letters: name,
    first: date,
    last: date,
    max: Number.POSITIVE_INFINITY,
  });
  for (const [start, bookings] of Map.groupBy(found, ({ time, tourType }) => `${time} ${tourType}`)) {
    staffConsole.say(start);
    for (const booking of bookings) staffConsole.say(`  ${bookingLine(booking)}`);
  }
  const day = writeDate(date);
  staffConsole.say(
    found.length === 0
      ? `No booking for ${stripControlCharacters(name)} on ${day}.`
      : `${day}, ${portVilaTimeNote}.`,
  );
}
