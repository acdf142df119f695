import { type ItemKind, partitions } from '#shared/contracts/item-kinds.ts';

/**
 * The policy of a restore for a kind of item. `never`: leaves it as it is in the live table. `rebuilt`: leaves it to
 * the writes that derive it. `missing`: restores it if the live table has none. `version`: also if the live one is
 * older. `first`: as `missing`, before all other kinds. `evidence`: restores it unless the live table shows that it was
 * lifted.
 */
export type RestorePolicy = 'never' | 'rebuilt' | 'missing' | 'version' | 'first' | 'evidence';

/** The policies of all kinds of items. A new kind does not compile without one. */
export const restorePolicies: Readonly<Record<ItemKind, RestorePolicy>> = {
  // A mark records that an email was sent. The email of an item restored before its mark would be sent again.
  mails: 'first',
  days: 'version',
  orders: 'version',
  enquiries: 'version',
  operators: 'version',
  operatorRequests: 'version',
  stock: 'missing',
  closures: 'evidence',
  figures: 'missing',
  languageRefusals: 'missing',
  addressSlots: 'missing',
  operatorSlots: 'missing',
  lateEntries: 'missing',
  // Recording a kept press again changes nothing, and a restored one is decided again.
  keptPresses: 'missing',
  keptChains: 'missing',
  openPresses: 'missing',
  tillReviews: 'missing',
  secrets: 'missing',
  daySummaries: 'rebuilt',
  operatorVisits: 'rebuilt',
  // They expire within an hour or a day, or the nightly check sends their email.
  bottleHolds: 'never',
  referenceRequests: 'never',
  mailDigests: 'never',
  quotas: 'never',
  // The next synthetic booking removes them.
  probes: 'never',
  // Access may have been revoked since, and ledgers must not be rewritten.
  staffPeople: 'never',
  staffDevices: 'never',
  staffPasskeys: 'never',
  staffCodes: 'never',
  staffChallenges: 'never',
  privacyTrail: 'never',
  commandTrail: 'never',
  till: 'never',
};

/** Kinds that record actions. They are restored only into a new table that replaces a lost one. */
export const ledgers: readonly ItemKind[] = ['till', 'privacyTrail', 'commandTrail'];

/** The kind of item in a partition; undefined for a partition that this release does not know. */
export function kindOfPartition(pk: string): ItemKind | undefined {
  const kinds = Object.entries(partitions) as [ItemKind, string][];
  return kinds.find(([, pattern]) =>
    pattern.endsWith('*') ? pk.startsWith(pattern.slice(0, -1)) : pk === pattern,
  )?.[0];
}
