import { type ItemKind, partitions } from '#shared/contracts/item-kinds.ts';

/**
 * What a restore does with a kind of item. `never`: stays as it is in the live table. `rebuilt`: other writes make it
 * again. `missing`: comes back where the live table has none. `version`: also where the live one is older. `first`: as
 * `missing`, before everything else. `evidence`: comes back unless the live table shows that it was lifted.
 */
export type RestorePolicy = 'never' | 'rebuilt' | 'missing' | 'version' | 'first' | 'evidence';

/** Every kind of item has a policy: a new one does not compile without. */
export const restorePolicies: Readonly<Record<ItemKind, RestorePolicy>> = {
  // Each records that its mail was sent. An item restored before its mark would be mailed again.
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
  secrets: 'missing',
  daySummaries: 'rebuilt',
  operatorVisits: 'rebuilt',
  // They end within a day or an hour, or the nightly check sends their mail.
  bottleHolds: 'never',
  referenceRequests: 'never',
  mailDigests: 'never',
  quotas: 'never',
  // The next synthetic booking removes them.
  probes: 'never',
  // Access that was revoked, and what shows what was done.
  staffPeople: 'never',
  staffDevices: 'never',
  staffPasskeys: 'never',
  staffCodes: 'never',
  staffChallenges: 'never',
  privacyTrail: 'never',
  commandTrail: 'never',
  till: 'never',
};

/** What shows what was done: it comes back only into a new table, in place of one that was lost. */
export const ledgers: readonly ItemKind[] = ['till', 'privacyTrail', 'commandTrail'];

/** The kind of item in a partition; undefined for one that this release does not know. */
export function kindOfPartition(pk: string): ItemKind | undefined {
  const kinds = Object.entries(partitions) as [ItemKind, string][];
  return kinds.find(([, pattern]) =>
    pattern.endsWith('*') ? pk.startsWith(pattern.slice(0, -1)) : pk === pattern,
  )?.[0];
}
