import { type ParsedReference, parseReference } from '../../../shared/booking/reference.ts';
import {
  parseStartTime,
  parseTourType,
  type Slot,
  slotsOn,
  startTimes,
  tourTypes,
} from '../../../shared/booking/slots.ts';
import {
  addDays,
  type CalendarDate,
  type Clock,
  dateOf,
  parseCalendarDate,
  writeDate,
} from '../../../shared/values/port-vila-time.ts';
import { OperationProblem, type Request } from './operation.ts';

/** The one word that an operation takes. */
function singleArgument({ words }: Request, what: string): string {
  const [word] = words;
  if (word === undefined) throw new OperationProblem(`Say ${what}.`);
  if (words.length > 1) {
    throw new OperationProblem(
      `One is enough: ${words.join(' ')}. Texts with spaces need quotes around them.`,
    );
  }
  return word;
}

/** Reads `2026-11-24`, `today` or `tomorrow`: days in Port Vila. */
export function dayFrom(text: string, clock: Clock): CalendarDate {
  if (text === 'today') return dateOf(clock());
  if (text === 'tomorrow') return addDays(dateOf(clock()), 1);
  const date = parseCalendarDate(text);
  if (date !== undefined) return date;
  throw new OperationProblem(`"${text}" is not a day. Write it like 2026-11-24, or today, or tomorrow.`);
}

export const dayArgument = (request: Request, clock: Clock): CalendarDate =>
  dayFrom(singleArgument(request, 'which day, for instance 2026-11-24'), clock);

export function referenceArgument(request: Request): ParsedReference {
  const text = singleArgument(request, 'which booking, by its reference');
  const reference = parseReference(text);
  if (reference !== undefined) return reference;
  throw new OperationProblem(
    `"${text}" is not a booking reference; one looks like SMI2611241000AM-7K3Q9XTB4MWE. Without it: npm run ops -- find --name Smith --date 2026-11-24.`,
  );
}

/** The text of an option; undefined when it was not given. */
export function textOption({ options }: Request, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * The slots that `--slot` and `--type` leave of a day's timetable, all of them without.
 *
 * @throws OperationProblem when none is left
 */
export function slotsArgument(
  request: Request,
  date: CalendarDate,
): { slots: readonly Slot[]; whole: boolean } {
  const [timeText, typeText] = [textOption(request, 'slot'), textOption(request, 'type')];
  const time = timeText === undefined ? undefined : parseStartTime(timeText.toUpperCase());
  const type = typeText === undefined ? undefined : parseTourType(typeText);
  if (timeText !== undefined && time === undefined) {
    throw new OperationProblem(`No tour starts at "${timeText}". The starts are ${startTimes.join(', ')}.`);
  }
  if (typeText !== undefined && type === undefined) {
    throw new OperationProblem(`"${typeText}" is no kind of visit. There are ${tourTypes.join(' and ')}.`);
  }
  const timetable = slotsOn(date);
  if (timetable.length === 0)
    throw new OperationProblem(`${writeDate(date)}: there are no tours on a Sunday.`);
  const slots = timetable.filter(
    (slot) => (time === undefined || slot.time === time) && (type === undefined || slot.type === type),
  );
  if (slots.length === 0) {
    throw new OperationProblem(`${writeDate(date)}: tours of that day start at ${timetable[0]?.time}.`);
  }
  return { slots, whole: slots.length === timetable.length };
}
