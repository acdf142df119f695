import { type ParsedReference, parseReference } from '#shared/booking/reference.ts';
import {
  parseStartTime,
  parseTourType,
  type Slot,
  startTimes,
  timetableOf,
  tourTypes,
} from '#shared/booking/slots.ts';
import {
  addDays,
  type CalendarDate,
  type Clock,
  dateOf,
  parseCalendarDate,
} from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { OperationProblem, type Request } from './operation.ts';

/** Requires an operation's single argument. */
function requireArgument({ words }: Request, name: string): string {
  const [word] = words;
  if (word === undefined) throw new OperationProblem(`Missing ${name}.`);
  if (words.length > 1) {
    throw new OperationProblem(
      `Too many arguments: ${words.join(' ')}. Put text that contains spaces in quotes.`,
    );
  }
  return word;
}

/** Parses `2026-11-24`, `today` or `tomorrow` as a day in Port Vila. */
export function dayFrom(text: string, clock: Clock): CalendarDate {
  if (text === 'today') return dateOf(clock());
  if (text === 'tomorrow') return addDays(dateOf(clock()), 1);
  const date = parseCalendarDate(text);
  if (date !== undefined) return date;
  throw new OperationProblem(`"${text}" is not a day. Write it like 2026-11-24, or today, or tomorrow.`);
}

export const dayArgument = (request: Request, clock: Clock): CalendarDate =>
  dayFrom(requireArgument(request, 'day, for instance 2026-11-24'), clock);

export function referenceArgument(request: Request): ParsedReference {
  const text = requireArgument(request, 'booking reference');
  const reference = parseReference(text);
  if (reference !== undefined) return reference;
  throw new OperationProblem(
    `"${text}" is not a booking reference, which looks like SMI2611241000AM-7K3Q9XTB4MWE.`,
  );
}

/** Value of an option; undefined when absent. */
export function textOption({ options }: Request, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads which slots of a day `--slot` and `--type` select; all of them without these options.
 *
 * @throws OperationProblem when no slot matches
 */
export function slotsArgument(
  request: Request,
  date: CalendarDate,
): { slots: readonly Slot[]; isWholeDay: boolean } {
  const [timeText, typeText] = [textOption(request, 'slot'), textOption(request, 'type')];
  const time = timeText === undefined ? undefined : parseStartTime(timeText.toUpperCase());
  const type = typeText === undefined ? undefined : parseTourType(typeText);
  if (timeText !== undefined && time === undefined) {
    throw new OperationProblem(`No tour starts at "${timeText}". Start times: ${startTimes.join(', ')}.`);
  }
  if (typeText !== undefined && type === undefined) {
    throw new OperationProblem(`"${typeText}" is not a tour type. Tour types: ${tourTypes.join(', ')}.`);
  }
  const timetable = timetableOf(date);
  if (timetable.length === 0)
    throw new OperationProblem(`${formatDate(date)}: there are no tours on a Sunday.`);
  const slots = timetable.filter(
    (slot) => (time === undefined || slot.time === time) && (type === undefined || slot.type === type),
  );
  if (slots.length === 0) {
    throw new OperationProblem(`${formatDate(date)}: tours on that day start at ${timetable[0]?.time}.`);
  }
  return { slots, isWholeDay: slots.length === timetable.length };
}
