import { bookingStore } from '../../functions/stores/bookings/bookings.ts';
import { dayStore } from '../../functions/stores/bookings/days.ts';
import { stripControlCharacters } from '../../functions/use-cases/run-sheet/strip-control-characters.ts';
import { partyName } from '../../shared/staff/party-name.ts';
import { portVilaTimeNote, writeDate } from '../../shared/values/written-time.ts';
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
  const booking = await bookingStore(table, clock).find(referenceArgument(request), 'staff');
  if (booking === undefined) throw new OperationProblem('There is no booking with this reference.');
  for (const line of bookingLines(booking)) staffConsole.say(line);
}

async function showNamed(
  name: string,
  dateText: string,
  { table, clock, staffConsole }: OperationContext,
): Promise<void> {
  const date = dayFrom(dateText, clock);
  const wanted = comparable(name);
  if (wanted === '') throw new OperationProblem('Missing value: --name takes a name or part of one.');
  let count = 0;
  const days = dayStore(table, clock);
  const archived = await days.archived(date);
  for (const { time, type, bookings } of await days.slots(date)) {
    const older = archived.filter((booking) => booking.time === time && booking.tourType === type);
    const fitting = [...bookings, ...older].filter((booking) =>
      comparable(partyName(booking)).includes(wanted),
    );
    if (fitting.length > 0) staffConsole.say(`${time} ${type}`);
    for (const booking of fitting) staffConsole.say(`  ${bookingLine(booking)}`);
    count += fitting.length;
  }
  const day = writeDate(date);
  staffConsole.say(
    count === 0
      ? `No booking for ${stripControlCharacters(name)} on ${day}.`
      : `${day}, ${portVilaTimeNote}.`,
  );
}

/** Ignores accents, case and repeated spaces, since names are often taken by phone. */
const comparable = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
