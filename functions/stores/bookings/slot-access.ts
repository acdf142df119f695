import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { tryWrite, type Write } from '../table/commands.ts';
import { type Change, equals, onlyIf, updateOf } from '../table/expressions.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { dayChanges } from './day-changes.ts';
import {
  archiveKey,
  bookingAttribute,
  type ForwardingRecord,
  forwardingAttribute,
  parseSlot,
  type StoredBooking,
  type StoredSlot,
} from './slot-item.ts';

type Update = NonNullable<Write['Update']>;

/** The trace of a booking that left its slot: the cancelled booking, or its forwarding record. */
export interface Tombstone {
  readonly attribute: string;
  readonly value: StoredBooking | ForwardingRecord;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

export interface SlotChange extends Change {
  /** Tombstones removed by this change. They are archived first: a duplicate is harmless, a loss is not. */
  readonly archived?: readonly Tombstone[];
}

/** Reads and conditional writes of slots. */
export function slotAccess(table: Table, clock: Clock) {
  const changesOfDays = dayChanges(table);

  const read = async (key: ItemKey): Promise<StoredSlot | undefined> => {
    const command = new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true });
    return parseSlot((await table.client.send(command)).Item, clock());
  };

  const archive = async (slot: ItemKey, { archived = [] }: SlotChange): Promise<void> => {
    await Promise.all(archived.map((tombstone) => table.client.send(archiveCommand(table, slot, tombstone))));
  };

  const updateIn = (key: ItemKey, change: SlotChange): Update => ({
    TableName: table.name,
    Key: key,
    ...updateOf(change),
  });

  /** Runs writes in one transaction that changes these days; returns whether their conditions held. */
  const writeAll = async (writes: Write[], days: readonly string[]): Promise<boolean> => {
    // A transaction repeated after a lost response is applied once.
    const token = randomUUID();
    const command = new TransactWriteCommand({ ClientRequestToken: token, TransactItems: writes });
    const isWritten = await retryOnConflict(() => tryWrite(table.client.send(command)));
    if (isWritten) await changesOfDays.increment(days);
    return isWritten;
  };

  return {
    /** @param id booking to find: when the slot no longer holds it, its archived tombstone is added */
    async load(key: ItemKey, id?: string): Promise<StoredSlot | undefined> {
      const slot = await read(key);
      if (
        id === undefined ||
        !slot?.archived ||
        [...slot.bookings, ...slot.moves].some((candidate) => candidate.id === id)
      )
        return slot;
      const archivedSlot = await read(archiveKey(key, id));
      if (archivedSlot === undefined) return slot;
      return {
        ...slot,
        bookings: [...slot.bookings, ...archivedSlot.bookings],
        moves: [...slot.moves, ...archivedSlot.moves],
      };
    },

    /** Runs a change. Returns undefined on success, otherwise the slot that failed the condition. */
    async update(
      key: ItemKey,
      change: SlotChange,
    ): Promise<{ conflict: StoredSlot | undefined } | undefined> {
      await archive(key, change);
      const command = new UpdateCommand({
        ...updateIn(key, change),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
      const failed = await retryOnConflict(async () => {
        try {
          await table.client.send(command);
          return undefined;
        } catch (error) {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
          return { conflict: parseSlot(error.Item && unmarshall(error.Item), clock()) };
        }
      });
      if (failed === undefined) await changesOfDays.increment([key.pk]);
      return failed;
    },

    /** Puts an archived booking back into its slot and deletes its tombstone; returns whether the conditions held. */
    unarchive(key: ItemKey, archived: StoredBooking, change: SlotChange): Promise<boolean> {
      const tombstone = {
        TableName: table.name,
        Key: archiveKey(key, archived.id),
        ...onlyIf(equals(bookingAttribute(archived.id), archived)),
      };
      return writeAll([{ Update: updateIn(key, change) }, { Delete: tombstone }], [key.pk]);
    },

    /** Runs slot changes together with writes of visits; returns whether all conditions held. */
    async transact(
      changes: readonly { key: ItemKey; change: SlotChange }[],
      visits: readonly Update[],
    ): Promise<boolean> {
      await Promise.all(changes.map(({ key, change }) => archive(key, change)));
      const updates = changes.map(({ key, change }) => updateIn(key, change));
      return writeAll(
        [...updates, ...visits].map((Update) => ({ Update })),
        changes.map(({ key }) => key.pk),
      );
    },
  };
}

/** A later tombstone of the same booking in the same slot overwrites the earlier one. */
function archiveCommand(
  table: Table,
  slot: ItemKey,
  { attribute, value, expiresAt }: Tombstone,
): UpdateCommand {
  const otherAttribute = [bookingAttribute(value.id), forwardingAttribute(value.id)].find(
    (name) => name !== attribute,
  );
  return new UpdateCommand({
    TableName: table.name,
    Key: archiveKey(slot, value.id),
    ...updateOf({ set: { [attribute]: value, expiresAt }, remove: [String(otherAttribute)] }),
  });
}
