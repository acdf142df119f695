import { randomUUID } from 'node:crypto';
import { paginateScan, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { isErased } from '../table/erased.ts';
import { cancelledFor, retryOnConflict } from '../table/retry-on-conflict.ts';
import type { Table } from '../table/table.ts';
import { erasingWrite } from './erasing-write.ts';
import { itemsOfPeople } from './items-of-people.ts';
import { type PersonalRecord, recordsIn } from './personal-record.ts';
import type { Write } from './privacy-trail.ts';
import { recordsOf } from './sought-person.ts';

export type PersonalData = ReturnType<typeof personalData>;

/** Items in which records of people are looked for. */
type Items = (table: Table, clock: Clock) => AsyncIterable<Record<string, unknown>>;

/**
 * All records of people. There is deliberately no index by address: only staff can look people up, by reading all items
 * that may be about them.
 */
export function personalData(table: Table, clock: Clock, items: Items = itemsOfPeople) {
  return {
    /**
     * Everything of a person. A booking by telephone may have no address.
     *
     * @param who email address, telephone number or booking reference; anything else finds nothing
     */
    async of(who: string): Promise<readonly PersonalRecord[]> {
      const isTheirs = recordsOf(who);
      if (isTheirs === undefined) return [];
      const found: PersonalRecord[] = [];
      for await (const item of items(table, clock))
        found.push(
          ...recordsIn(item, clock()).filter(({ content }) => isTheirs(content) && !isErased(content)),
        );
      return found;
    },

    /**
     * Erases personal data from a record. Visits, bottles and amounts stay for bookkeeping. A form leaves an empty
     * record until its expiry, so that a retry does not restore it. Fields unknown to the schema may be personal and
     * are removed.
     *
     * @param beside writes that are made with it or not at all
     * @returns `changed` when the record is not as read any more: read it again then
     */
    async erase(record: PersonalRecord, ...beside: Write[]): Promise<'erased' | 'changed'> {
      const TransactItems = [erasingWrite(table, record), ...beside];
      const command = new TransactWriteCommand({ TransactItems, ClientRequestToken: randomUUID() });
      try {
        await retryOnConflict(() => table.client.send(command));
        return 'erased';
      } catch (problem) {
        if (!cancelledFor(problem, 'ConditionalCheckFailed')) throw problem;
        return 'changed';
      }
    },
  };
}

/** The whole table, whatever a release has stored in it: only with staff's own credentials, no function may scan. */
export async function* allItems({ client, name }: Table): AsyncGenerator<Record<string, unknown>, void> {
  for await (const page of paginateScan({ client }, { TableName: name, ConsistentRead: true }))
    yield* page.Items ?? [];
}
