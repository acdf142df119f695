import { partitionsOf, personSearch } from '#functions/stores/privacy/person-search.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { searchProgressStore } from '#functions/stores/privacy/search-progress.ts';
import type { Table } from '#functions/stores/table/table.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

export interface FoundPartitions {
  /** False when time ran out; repeating the command continues. */
  readonly isWhole: boolean;
  /** Partitions with records of the person; undefined: scan the whole table. */
  readonly partitions: readonly string[] | undefined;
}

export type FindPartitions = (
  commandId: string,
  person: string,
  personDigest: string,
) => Promise<FoundPartitions>;

/** Searches all partitions, for the command line, which may scan. */
export const allPartitions: FoundPartitions = { isWhole: true, partitions: undefined };

/**
 * Finds the partitions with records of a person, as far as time allows. The server searches itself: if it relied on the
 * page, the trail could record an erasure as finished although the page left partitions out.
 */
export function findPartitions(table: Table, clock: Clock): FindPartitions {
  const search = personSearch(personalData(table, clock), clock);
  const progress = searchProgressStore(table, clock);
  return async (commandId, person, personDigest) => {
    const earlierProgress = await progress.find(commandId);
    const before =
      earlierProgress?.whom === personDigest ? earlierProgress : { partitions: [], next: undefined };
    const { records, next } = await search(person, before.next);
    const partitions = [...new Set([...before.partitions, ...partitionsOf(records)])];
    if (next !== undefined) await progress.keep(commandId, { whom: personDigest, partitions, next });
    return { isWhole: next === undefined, partitions };
  };
}
