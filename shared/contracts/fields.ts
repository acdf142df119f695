import * as z from 'zod/mini';
import { messages } from '../booking/messages/messages.ts';
import { parseStartTime, parseTourType, type StartTime, type TourType } from '../booking/slots.ts';
import { operatorMessages } from '../operators/operator-messages.ts';
import { emailProblem, firstNameProblem, lastNameProblem } from '../values/guest-details.ts';
import { type CalendarDate, parseCalendarDate } from '../values/port-vila-time.ts';
import { messageLanguageProblem, messageLanguages } from '../visits/message-language.ts';

/** Fields shared by several contracts. Each message says how to correct the field. */

/** A text parsed into a value; `problem` is the message when it is invalid. */
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

/** A trimmed text that passes a field check. */
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

/** `yyyy-MM-dd` in Port Vila. */
export const CalendarDateText = readText<CalendarDate>(parseCalendarDate, missing, messages.invalidDate);
/** `10:00 AM`, Port Vila time, with any kind of space. */
export const StartTimeText = readText<StartTime>(parseStartTime, missing, messages.invalidTime);
export const TourTypeText = readText<TourType>(parseTourType, missing, messages.invalidTourType);
export const FirstName = checkedText((value) => firstNameProblem(value));
export const LastName = checkedText((value) => lastNameProblem(value));
export const Email = checkedText((value) => emailProblem(value));

/**
 * Optional details of a guest. A field added here can be sent with a booking, is stored and changed with it, and is
 * returned with it. The same rules validate stored bookings, so they may be loosened but never tightened.
 */
export const optionalDetails = {
  /** Language of emails and calendar entries. If absent, the language of the tour applies. */
  messageLanguage: z.optional(z.enum(messageLanguages, messageLanguageProblem)),
};

/**
 * Identifies one filled-in form, so that it can be resubmitted after a lost response. Anyone who knows the key gets
 * that response, so it must be a secret: a random UUID, or as many other random characters.
 */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[\x21-\x7e]{22,255}$/,
          'An Idempotency-Key has 22 to 255 printable characters without spaces. It must be random, such as a UUID: it is a secret.',
        ),
      ),
  ),
});

/**
 * Honeypot field, hidden from people, who leave it empty or do not send it. Its input type is any string, since pages
 * send the text that was typed.
 */
export const Trap = z.optional(
  z.literal('', operatorMessages.trapped) as z.ZodMiniType as z.ZodMiniType<'', string>,
);

/** Reply of a call that succeeded. */
export const success = <Fields extends Record<string, z.ZodMiniType>>(fields: Fields) => ({
  status: 200 as const,
  schema: z.object({ success: z.literal(true), ...fields }),
});

/** Reply with a message for people. */
export const Done = z.object({ success: z.literal(true), message: z.string() });
