import * as z from 'zod/mini';

/** Every way in which a call can be refused. The kernel maps each to a status. */
export const problemKinds = [
  'invalid-input',
  'bad-signature',
  'unauthorized',
  'around-edge',
  'foreign-origin',
  'not-found',
  'too-large',
  'wrong-type',
  'slot-full',
  'slot-closed',
  'language-taken',
  'booking-cancelled',
  'too-late',
  'out-of-stock',
  'stock-changed',
  'checkout-over',
  'payment-mismatch',
  'not-bookable',
  'price-changed',
  'key-reused',
  'unknown-event',
  'not-passed-on',
  'too-many',
  'unexpected',
  'checkout-refused',
  'unavailable',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** The body of every refusal: `message` and `error` hold the same sentence for people (specification §7). */
export const Problem = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  kind: z.enum(problemKinds),
  /** For `invalid-input`: a sentence for each field that has to be mended, by its path. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Problem = z.infer<typeof Problem>;

/** Why a rule says no: the kind for machines, the sentence for people. */
export interface Refusal {
  readonly kind: ProblemKind;
  readonly message: string;
}
