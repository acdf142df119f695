import { paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { dayChanges } from '../bookings/day-changes.ts';
import { lastingId, type StoredBooking } from '../bookings/slot-item.ts';
import { unlistWrite } from '../enquiries/enquiries.ts';
import { openPresses } from '../kept-presses/open-presses.ts';
import { transact, tryWrite, type Write } from '../table/commands.ts';
import { isErased } from '../table/erased.ts';
import { itemsIn } from '../table/items-in.ts';
import type { Table } from '../table/table.ts';
import { erasingWrites } from './erasing-write.ts';
import { type PersonalRecord, recordsIn } from './personal-record.ts';
import { type Match, personMatcher } from './sought-person.ts';

/** A record, and how it was found. */
export type FoundRecord = PersonalRecord & { readonly match: Match };

export type PersonalData = ReturnType<typeof personalData>;

/**
 * All records of people. There is deliberately no index by address: only staff can look people up, by reading all items
 * that may be about them.
 */
export function personalData(table: Table, clock: Clock) {
  const open = openPresses(table, clock);
  return {
    /**
     * The records about a person. A booking by telephone may have no address.
     *
     * @param person email address, telephone number or booking reference; anything else finds nothing
     * @param partitions partitions to read; without them the whole table is scanned, including items of other releases;
     *   only the credentials of staff permit a scan
     */
    async find(person: string, partitions?: readonly string[]): Promise<readonly FoundRecord[]> {
      const matchOf = personMatcher(person);
      if (matchOf === undefined) return [];
      const items = partitions ? await itemsInAll(table, partitions) : await allItems(table);
      return recordsIn(items, clock()).flatMap((record) => {
        const match = isErased(record.content) ? undefined : matchOf(record.content);
        return match ? [{ ...record, match }] : [];
      });
    },

    /** Notes by staff about a booking that are not in its history yet. */
    openNotes: async (booking: StoredBooking): Promise<readonly { text: string; madeAt: number }[]> =>
      (await open.notesOf(lastingId(booking))).map(({ text, madeAt }) => ({ text, madeAt })),

    /**
     * Erases personal data from a record. Visits, bottles and amounts stay for bookkeeping. A form leaves an empty
     * record until its expiry, so that a retry does not restore it. Fields unknown to the schema may be personal and
     * are removed.
     *
     * @param otherWrites writes of the same transaction
     * @returns `changed` when the record has changed since it was read and has to be read again
     */
    async erase(record: PersonalRecord, ...otherWrites: Write[]): Promise<'erased' | 'changed'> {
      const unlistWrites = record.kind === 'enquiry' ? [unlistWrite(table, record.content)] : [];
      const writes = [...erasingWrites(table, record), ...unlistWrites, ...otherWrites];
      if (!(await tryWrite(transact(table, writes)))) return 'changed';
      await dayChanges(table).increment([record.key.pk]);
      if (record.kind === 'booking') await open.removeNotes(lastingId(record.content));
      return 'erased';
    },
  };
}

type Items = readonly Record<string, unknown>[];

async function allOf(read: AsyncIterable<Record<string, unknown>>): Promise<Items> {
  const found: Record<string, unknown>[] = [];
  for await (const item of read) found.push(item);
  return found;
}

const itemsInAll = async (table: Table, partitions: readonly string[]): Promise<Items> =>
  (await Promise.all(partitions.map((pk) => allOf(itemsIn(table, pk))))).flat();

async function allItems({ client, name }: Table): Promise<Items> {
  const found: Record<string, unknown>[] = [];
  for await (const page of paginateScan({ client }, { TableName: name, ConsistentRead: true }))
    found.push(...(page.Items ?? []));
  return found;
}
