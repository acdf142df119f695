import type { Write } from '../table/commands.ts';
import type { WithheldReason } from './restored-slot.ts';

/** The reason why a record of any kind is not restored. */
export type RecordWithheldReason =
  | WithheldReason
  | 'refunded-since'
  | 'paid-since'
  | 'reopened-since'
  | 'decided-since'
  | 'on-another-day'
  | 'uncountable';

/** The decision of a restore on one item of the copy. */
export interface Decision {
  /** The number of restored records: an item counts as one, a start as the number of its bookings. */
  readonly restored: number;
  /** The number of records that the live table has in the same or a newer version. */
  readonly kept: number;
  readonly withheld: readonly { readonly record: string; readonly reason: RecordWithheldReason }[];
  /** The number of records restored without the person, who was erased since. */
  readonly anonymous: number;
  /** Writes for one transaction, each on condition that the live item has not changed since it was read. */
  readonly writes: readonly Write[];
}

export const kept: Decision = { restored: 0, kept: 1, withheld: [], anonymous: 0, writes: [] };

export const restoredBy = (writes: readonly Write[], anonymous = false): Decision => ({
  ...kept,
  kept: 0,
  restored: 1,
  anonymous: anonymous ? 1 : 0,
  writes,
});

export const withheld = (record: string, reason: RecordWithheldReason): Decision => ({
  ...kept,
  kept: 0,
  withheld: [{ record, reason }],
});
