import { hasTime } from '#functions/request-context/deadline.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { partitionsOfPeople } from './partitions-of-people.ts';
import type { FoundRecord, PersonalData } from './personal-data.ts';
import type { PersonalRecord } from './personal-record.ts';

/** Partitions read concurrently. */
const batchSize = 40;
/** Time reserved for the partitions being read, and the response. */
const spareMilliseconds = 4000;

/** A part of a search. */
export interface SearchedPart {
  readonly records: readonly FoundRecord[];
  /** Partition to continue from; absent at the end. */
  readonly next: string | undefined;
}

export type PersonSearch = ReturnType<typeof personSearch>;

/**
 * Looks for a person in every partition that may hold data of people, as far as time allows: there are about nine
 * hundred, and most are empty.
 */
export const personSearch =
  (data: Pick<PersonalData, 'find'>, clock: Clock) =>
  /** @param from partition to continue from, returned with the previous part */
  async (person: string, from?: string): Promise<SearchedPart> => {
    const partitions = partitionsOfPeople(clock());
    const records: FoundRecord[] = [];
    // If midnight has passed since, `from` may have expired and left the list: start over.
    let position = from === undefined ? 0 : Math.max(0, partitions.indexOf(from));
    do {
      records.push(...(await data.find(person, partitions.slice(position, position + batchSize))));
      position += batchSize;
    } while (position < partitions.length && hasTime(spareMilliseconds));
    return { records, next: partitions[position] };
  };

/** The partitions in which records were found. */
export const partitionsOf = (records: readonly PersonalRecord[]): string[] => [
  ...new Set(records.map(({ key }) => key.pk)),
];
