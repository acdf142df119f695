import * as z from 'zod/mini';

/**
 * The outcome of a delivered press. The device may delete it after any outcome except the last three.
 *
 * - `recorded`: in the history of its party.
 * - `known`: it had arrived before, from this device or another.
 * - `needs-decision`: stored, and listed for a colleague or manager to decide.
 * - `waits`: stored, until an earlier press of the same device about the same party arrives.
 * - `unreadable`: its text is stored for a manager.
 * - `discarded`: its device was lost or stolen; only the number is listed.
 * - `rejected`: it is not signed by its device; nothing is stored.
 * - `unverified`: the server does not know its key, and the call had no session. Sign in, register the key, send it
 *   again.
 * - `failed`: the server could not store it now. Send it again.
 */
const pressOutcomes = [
  'recorded',
  'known',
  'needs-decision',
  'waits',
  'unreadable',
  'discarded',
  'rejected',
  'unverified',
  'failed',
] as const;

export const PressOutcome = z.enum(pressOutcomes);
export type PressOutcome = z.infer<typeof PressOutcome>;
