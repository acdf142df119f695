import type { VisitEntry, VisitLog } from './visit-log.ts';

/**
 * Two offline devices may record the same event. An entry adds to the entries that its device knew, and may repeat any
 * that it did not know. A settlement decides that its entries record different events.
 */

/** Whether the device of one entry knew the other. */
export type KnowsEntry = (entry: VisitEntry, other: VisitEntry) => boolean;

/**
 * Determines which other entries the device of each entry knew. A live entry knows all earlier entries, because it was
 * decided on their basis.
 *
 * @param settlements valid settlements of the log
 */
export function knowledgeIn(
  log: VisitLog,
  settlements: readonly { readonly settled: readonly string[] }[],
): KnowsEntry {
  const position = new Map(log.map(({ id }, index) => [id, index]));
  const knownIds = new Map(log.map(({ id, kept }) => [id, kept && new Set(kept.seen)]));
  const settledIds = settlements.map(({ settled }) => new Set(settled));
  const indexOf = ({ id }: VisitEntry) => position.get(id) ?? 0;
  const hasSeen: KnowsEntry = (entry, other) =>
    knownIds.get(entry.id)?.has(other.id) ?? indexOf(other) < indexOf(entry);
  const areSettled: KnowsEntry = (entry, other) =>
    settledIds.some((ids) => ids.has(entry.id) && ids.has(other.id));
  return (entry, other) => {
    if (entry.id === other.id) return false;
    // Only forged entries can know each other.
    if (hasSeen(entry, other) !== hasSeen(other, entry)) return hasSeen(entry, other);
    return areSettled(entry, other) && isBefore(other, entry);
  };
}

/** Orders entries independently of their order in the log. */
const isBefore = (a: VisitEntry, b: VisitEntry): boolean => a.at < b.at || (a.at === b.at && a.id < b.id);

/** Whether two of the entries may record the same event. */
export const mayRepeat = (entries: VisitLog, knows: KnowsEntry): boolean =>
  entries.some((entry, index) =>
    entries.slice(index + 1).some((other) => !knows(entry, other) && !knows(other, entry)),
  );

interface CountedGuests {
  /** Largest sum of a chain of entries in which each knew the previous one. */
  readonly guests: number;
  /** Whether another chain has a smaller sum. */
  readonly isDisputed: boolean;
}

type GuestEntry = Extract<VisitEntry, { guests: number }>;

/** Counts guests once, even if several devices have recorded them. */
export function countOnce(entries: readonly GuestEntry[], knows: KnowsEntry): CountedGuests {
  const maxSum = (entry: GuestEntry, comesBefore: KnowsEntry, cachedSums: Map<string, number>): number => {
    const cachedSum = cachedSums.get(entry.id);
    if (cachedSum !== undefined) return cachedSum;
    // Forged entries may know each other in a cycle.
    cachedSums.set(entry.id, entry.guests);
    const others = entries.filter((other) => comesBefore(entry, other));
    const maxBefore = Math.max(0, ...others.map((other) => maxSum(other, comesBefore, cachedSums)));
    cachedSums.set(entry.id, entry.guests + maxBefore);
    return entry.guests + maxBefore;
  };
  const [before, after] = [new Map<string, number>(), new Map<string, number>()];
  const chainSums = entries.map(
    (entry) => maxSum(entry, knows, before) + maxSum(entry, (a, b) => knows(b, a), after) - entry.guests,
  );
  const guests = Math.max(0, ...chainSums);
  return { guests, isDisputed: chainSums.some((sum) => sum < guests) };
}
