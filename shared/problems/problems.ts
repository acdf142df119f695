import * as z from 'zod/mini';
import { type StaffReason, staffReasons } from './staff-reasons.ts';

/** All kinds of refusal. The kernel maps each to a status. */
export const problemKinds = [
  'invalid-input',
  'bad-signature',
  'unauthorized',
  'device-ended',
  'forbidden',
  'step-up',
  'identification-required',
  'code-given',
  'origin-bypass',
  'foreign-origin',
  'not-found',
  'method-not-allowed',
  'too-large',
  'wrong-type',
  'slot-full',
  'slot-closed',
  'language-taken',
  'booking-cancelled',
  'party-changed',
  'checked-in',
  'history-full',
  'till-changed',
  'order-changed',
  'enquiry-changed',
  'operator-changed',
  'records-changed',
  'calendar-changed',
  'closing-changed',
  'last-manager',
  'name-taken',
  'too-late',
  'out-of-stock',
  'stock-changed',
  'checkout-over',
  'payment-mismatch',
  'not-bookable',
  'price-changed',
  'key-reused',
  'not-passed-on',
  'too-many',
  'unexpected',
  'checkout-refused',
  'unavailable',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Names of messages, for the kinds of refusal that have several. Pages in other languages translate them by name. */
export const problemReasons = [
  'slotMismatch',
  'pastDay',
  'outsideWindow',
  'closedDay',
  'notOnThisDay',
  'invalidTime',
  'englishOnlyAtNoon',
  'cutOffPassed',
  'startIsOver',
  'alreadyStarted',
  'startedBeforeChange',
  'noShow',
  'changesToday',
  'mailboxesToday',
  'mailboxesInAll',
  'placesOfNetwork',
  'startsOfNetwork',
  'changesOfNetwork',
  'cancellationsOfNetwork',
  'placesOfOperator',
  'cancellationsOfOperator',
  'confirmationsToday',
] as const;
export type ProblemReason = (typeof problemReasons)[number];

/** Body of every refusal: `message` and `error` hold the same text (specification §7). */
export const Problem = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  kind: z.enum(problemKinds),
  /** Name of the text in `message`, if its kind has several. */
  reason: z.optional(z.enum([...problemReasons, ...staffReasons])),
  /**
   * The value in `message`: places left, a price in vatu, the language of a tour, the reason of a closure, seconds to
   * wait. For `device-ended` the name of the manager who revoked the device.
   */
  about: z.optional(z.union([z.string(), z.number()])),
  /** The values in `message` by name, for refusals in the staff console. */
  details: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** For `invalid-input`: a message per invalid field, by path. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Problem = z.infer<typeof Problem>;

/** A refusal by a rule: the kind is for clients, the message for people. */
export interface Refusal {
  readonly kind: ProblemKind;
  readonly message: string;
  readonly reason?: ProblemReason | StaffReason | undefined;
  readonly about?: string | number | undefined;
  readonly details?: RefusalDetails | undefined;
}

/** Values of a message by name; without those that are undefined. */
export type RefusalDetails = Readonly<Record<string, string | number | undefined>>;
