import * as z from 'zod/mini';
import { messages } from '../booking/messages.ts';
import { parseStartTime, parseTourType, type StartTime, type TourType } from '../booking/slots.ts';
import { firstNameProblem, lastNameProblem, validateEmail } from '../values/guest-details.ts';
import { type CalendarDate, parseCalendarDate } from '../values/port-vila-time.ts';

/** Fields that several contracts share. Each says in a sentence how to mend it. */

/** A text read into a value of ours; `problem` is what is said when it cannot be. */
export function readText<Value>(read: (text: string) => Value | undefined, missing: string, problem: string) {
  return z.pipe(
    z.string(missing),
    z.transform((text: string, context): Value => {
      const value = read(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: problem, input: text });
      return z.NEVER;
    }),
  );
}

/** A trimmed text that a field check finds nothing wrong with. */
export function checkedText(problem: (value: string) => string | undefined) {
  return z.string(problem('') ?? 'Please send this as text.').check(
    z.trim(),
    z.check<string>((context) => {
      const message = problem(context.value);
      if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  );
}

const missing = messages.missingBookingInformation;

/** `yyyy-MM-dd`, a day in Port Vila. */
export const CalendarDateText = readText<CalendarDate>(parseCalendarDate, missing, messages.invalidDate);
/** `10:00 AM`, Port Vila time, with any kind of space. */
export const StartTimeText = readText<StartTime>(parseStartTime, missing, messages.invalidTime);
export const TourTypeText = readText<TourType>(parseTourType, missing, messages.invalidTourType);
export const FirstName = checkedText((value) => firstNameProblem(value));
export const LastName = checkedText((value) => lastNameProblem(value));
export const Email = checkedText((value) => validateEmail(value));

/**
 * Details that a guest may leave out. A field added here can be sent with a booking, is stored and changed with it, and
 * is read back. Stored bookings are checked against the same rule, so loosen it at will but never tighten it.
 */
export const optionalDetails = {};

/** Names one filled form, so that a call whose answer was lost can be repeated. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z
      .string()
      .check(z.regex(/^[\x21-\x7e]{1,255}$/, 'An Idempotency-Key has 1 to 255 printable characters.')),
  ),
});

/** A success with a sentence for people. */
export const Done = z.object({ success: z.literal(true), message: z.string() });
