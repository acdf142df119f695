import * as z from 'zod/mini';

/**
 * Entries that staff recorded about a party, in order. The log is append-only; the state is computed from it, never
 * stored separately. Times in epoch seconds.
 */

export const paymentMethods = ['cash-vuv', 'cash-aud', 'card', 'complimentary', 'operator-account'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Marks an entry that was delivered as a kept press. */
export const KeptMark = z.object({
  /** When the server recorded it. */
  recordedAt: z.int(),
  /** Ids of the entries that the device knew. Any other entry may record the same event. */
  seen: z.array(z.string()),
  /** The author chose their name on a shared device and entered no code. */
  isCodeUnchecked: z.optional(z.literal(true)),
  /** The device's clock showed an impossible time. */
  isTimeUnsure: z.optional(z.literal(true)),
  /** Number of the run sheet from which it was typed. */
  paper: z.optional(z.string()),
  /**
   * The start of the party according to the device, if the booking had been moved before the server recorded the entry.
   */
  expected: z.optional(z.object({ date: z.string(), tourId: z.int() })),
});
export type KeptMark = z.infer<typeof KeptMark>;

const author = {
  /** The command that wrote it, 24 hexadecimal characters: a repeated command finds its entry. */
  id: z.string(),
  at: z.int(),
  /** Id of the colleague. */
  by: z.string(),
  /** Id of the device. */
  on: z.string(),
  /** Present if a device recorded the entry without the server. `at` is then the time at the door. */
  kept: z.optional(KeptMark),
};

const Arrival = z.object({
  ...author,
  kind: z.literal('arrive'),
  guests: z.int(),
  /** Id of another start of the day that the guests joined; they count towards its capacity. */
  joins: z.optional(z.int()),
});

/** Australian dollars beyond the price, in cents, and the whole vatu paid out as change for them. */
export const AudChange = z.object({ cents: z.int(), vuv: z.int() });
export type AudChange = z.infer<typeof AudChange>;

const payment = {
  method: z.enum(paymentMethods),
  /** Amount taken: whole vatu, or Australian cents for `cash-aud`. */
  amount: z.int(),
  /** Part of the amount due that the payment settles, in whole vatu. */
  vatu: z.int(),
  /** Change for `cash-aud`, by which the vatu and dollar drawers differ from the payments. */
  change: z.optional(AudChange),
  /** Reason for a visit without payment, see `needsReason`. */
  reason: z.optional(z.string()),
};

const Payment = z.object({ ...author, kind: z.literal('pay'), ...payment });

/**
 * A kept payment that would have been refused live. It does not count as money until a manager accepts it as a payment.
 */
const Claim = z.object({ ...author, kind: z.literal('claim'), ...payment });

const NoShow = z.object({ ...author, kind: z.literal('no-show'), guests: z.int() });

const Note = z.object({ ...author, kind: z.literal('note'), text: z.string() });

/**
 * Undoes one arrival, payment, no-show or note. An undone payment stays in the log. With a `reason` it is a reversal: a
 * manager refunded the payment, which the till lists next to it. It is not a separate kind, so that the previous
 * release reads it as an undo.
 */
const Undo = z.object({
  ...author,
  kind: z.literal('undo'),
  entry: z.string(),
  reason: z.optional(z.string()),
});

/**
 * A colleague's decision on entries that contradict each other or the booking: struck-out entries do not count, all
 * others do.
 */
const Settlement = z.object({
  ...author,
  kind: z.literal('settle'),
  settled: z.array(z.string()),
  /** Some of `settled`; never payments, which are undone or reversed. */
  struck: z.array(z.string()),
});

export const VisitEntry = z.discriminatedUnion('kind', [
  Arrival,
  Payment,
  NoShow,
  Note,
  Undo,
  Claim,
  Settlement,
]);
export type VisitEntry = z.infer<typeof VisitEntry>;
export type VisitLog = readonly VisitEntry[];
