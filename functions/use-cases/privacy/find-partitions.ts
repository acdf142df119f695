import { partitionsOf, personSearch } from '#functions/stores/privacy/person-search.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { searchProgressStore } from '#functions/stores/privacy/search-progress.ts';
import type { Table } from '#functions/stores/table/table.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

export interface FoundPartitions {
  /** False if time ran out. Repeating the command continues. */
  readonly isWhole: boolean;
  /** The partitions with records of the person. Undefined means the whole table. */
  readonly partitions: readonly string[] | undefined;
}

export type FindPartitions = (
  commandId: string,
  person: string,
  personDigest: string,
) => Promise<FoundPartitions>;

/** All partitions, for the command line, which may scan the table. */
export const allPartitions: FoundPartitions = { isWhole: true, partitions: undefined };

/**
 * Finds the partitions with records of a person, as far as time allows. The server does not rely on the page, which could
 * leave partitions out: then the trail would record an unfinished erasure as finished.
 */
export function findPartitions(table: Table, clock: Clock): FindPartitions {
  const search = personSearch(personalData(table, clock), clock);
  const progress = searchProgressStore(table, clock);
  return async (commandId, person, personDigest) => {
    const earlierProgress = await progress.find(commandId);
    const start =
      earlierProgress?.whom === personDigest ? earlierProgress : { partitions: [], next: undefined };
    const { records, next } = await search(person, start.next);
    const partitions = [...new Set([...start.partitions, ...partitionsOf(records)])];
    if (next !== undefined) await progress.save(commandId, { whom: personDigest, partitions, next });
    return { isWhole: next === undefined, partitions };
  };
}
