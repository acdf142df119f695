import * as z from 'zod/mini';

/**
 * Entries that staff recorded about a party, in order: the log is append-only, and state is folded from it, never
 * stored separately. Times in epoch seconds.
 */

export const paymentMethods = ['cash-vuv', 'cash-aud', 'card', 'complimentary', 'operator-account'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const author = {
  /** The command that wrote it, 24 hexadecimal characters: a repeated command finds its entry. */
  id: z.string(),
  at: z.int(),
  /** Id of the colleague. */
  by: z.string(),
  /** Id of the device. */
  on: z.string(),
};

const Arrival = z.object({ ...author, kind: z.literal('arrive'), guests: z.int() });

/** Australian dollars beyond the price, in cents, and the whole vatu paid out as change for them. */
export const AudChange = z.object({ cents: z.int(), vuv: z.int() });
export type AudChange = z.infer<typeof AudChange>;

const Payment = z.object({
  ...author,
  kind: z.literal('pay'),
  method: z.enum(paymentMethods),
  /** Amount taken: whole vatu, or Australian cents for `cash-aud`. */
  amount: z.int(),
  /** Part of the sum due that it settles, in whole vatu. */
  vatu: z.int(),
  /** For `cash-aud`: both drawers differ by it from what was paid. */
  change: z.optional(AudChange),
  /** Why nothing is paid, see `needsReason`. */
  reason: z.optional(z.string()),
});

const NoShow = z.object({ ...author, kind: z.literal('no-show'), guests: z.int() });

const Note = z.object({ ...author, kind: z.literal('note'), text: z.string() });

/**
 * Undoes one arrival, payment, no-show or note. An undone payment stays in the log. With a `reason` it is
 * a reversal: a manager refunded the payment, which the till lists next to it. Not a separate kind: the previous release
 * reads it as the undo that it is.
 */
const Undo = z.object({
  ...author,
  kind: z.literal('undo'),
  entry: z.string(),
  reason: z.optional(z.string()),
});

export const VisitEntry = z.discriminatedUnion('kind', [Arrival, Payment, NoShow, Note, Undo]);
export type VisitEntry = z.infer<typeof VisitEntry>;
export type VisitLog = readonly VisitEntry[];
