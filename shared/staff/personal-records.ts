/** Kinds of records that may be stored about a person. */
export const personalKinds = [
  'booking',
  'former-address',
  'order',
  'reference-request',
  'enquiry',
  'operator',
] as const;
export type PersonalKind = (typeof personalKinds)[number];

/** Why a record cannot be erased yet. */
export const neededReasons = [
  'to-come',
  'being-paid',
  'disputed',
  'to-be-shipped',
  'being-refunded',
  'has-access',
] as const;
export type RetentionReason = (typeof neededReasons)[number];

/** Number of records of each kind. */
export type RecordTally = Readonly<Partial<Record<PersonalKind, number>>>;

export function tallyOf(kinds: readonly PersonalKind[]): RecordTally {
  const tally: Partial<Record<PersonalKind, number>> = {};
  for (const kind of kinds) tally[kind] = (tally[kind] ?? 0) + 1;
  return tally;
}

export const countRecords = (tally: RecordTally): number =>
  Object.values(tally).reduce((sum, count) => sum + count, 0);
