import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { cancelledFor, retryOnConflict } from '../table/retry-on-conflict.ts';
import type { ItemKey, Table } from '../table/table.ts';
import {
  archiveKey,
  bookingAttribute,
  type ForwardingRecord,
  forwardingAttribute,
  parseSlot,
  type StoredBooking,
  type StoredSlot,
} from './slot-item.ts';

type Expressions = Required<
  Pick<
    UpdateCommandInput,
    'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
  >
>;

/** What a booking has left behind in its slot: itself, cancelled, or where it went. */
export interface Tombstone {
  readonly attribute: string;
  readonly value: StoredBooking | ForwardingRecord;
  /** Epoch seconds. */
  readonly expiresAt: number;
}

/** A conditional change of one slot. */
export interface SlotChange extends Expressions {
  /** Traces that the change takes out of the slot. They are archived before: archived twice is no harm, lost would be. */
  readonly archived?: readonly Tombstone[];
}

/** Reads and conditional writes of slots. */
export function slotAccess(table: Table, clock: Clock) {
  const read = async (key: ItemKey): Promise<StoredSlot | undefined> => {
    const command = new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true });
    return parseSlot((await table.client.send(command)).Item, clock());
  };

  const archive = async (slot: ItemKey, { archived = [] }: SlotChange): Promise<void> => {
    await Promise.all(archived.map((tombstone) => table.client.send(archiving(table, slot, tombstone))));
  };

  return {
    /** @param id of a booking that is looked for: where the slot no longer holds it, what the archive has of it is added */
    async load(key: ItemKey, id?: string): Promise<StoredSlot | undefined> {
      const slot = await read(key);
      if (
        id === undefined ||
        !slot?.archived ||
        [...slot.bookings, ...slot.moves].some((one) => one.id === id)
      )
        return slot;
      const left = await read(archiveKey(key, id));
      if (left === undefined) return slot;
      return {
        ...slot,
        bookings: [...slot.bookings, ...left.bookings],
        moves: [...slot.moves, ...left.moves],
      };
    },

    /** Runs a change; answers the slot as it was when the condition failed, undefined when it held. */
    async update(
      key: ItemKey,
      change: SlotChange,
    ): Promise<{ conflict: StoredSlot | undefined } | undefined> {
      await archive(key, change);
      const command = new UpdateCommand({
        TableName: table.name,
        Key: key,
        ...expressionsOf(change),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
      return retryOnConflict(async () => {
        try {
          await table.client.send(command);
          return undefined;
        } catch (error) {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
          return { conflict: parseSlot(error.Item && unmarshall(error.Item), clock()) };
        }
      });
    },

    /**
     * Runs changes of two slots, both or neither; answers whether their conditions held.
     *
     * @param token names this attempt: sent again with it, a transaction that has happened does not happen twice
     */
    async updateBoth(
      token: string,
      changes: readonly { key: ItemKey; change: SlotChange }[],
    ): Promise<boolean> {
      await Promise.all(changes.map(({ key, change }) => archive(key, change)));
      const command = new TransactWriteCommand({
        ClientRequestToken: token,
        TransactItems: changes.map(({ key, change }) => ({
          Update: { TableName: table.name, Key: key, ...expressionsOf(change) },
        })),
      });
      return retryOnConflict(async () => {
        try {
          await table.client.send(command);
          return true;
        } catch (error) {
          if (!cancelledFor(error, 'ConditionalCheckFailed')) throw error;
          return false;
        }
      });
    },
  };
}

const expressionsOf = ({ archived: _written, ...expressions }: SlotChange): Expressions => expressions;

/** A later tombstone of the same booking in the same slot takes the place of an earlier one. */
function archiving(table: Table, slot: ItemKey, { attribute, value, expiresAt }: Tombstone): UpdateCommand {
  const former = [bookingAttribute(value.id), forwardingAttribute(value.id)].find(
    (name) => name !== attribute,
  );
  return new UpdateCommand({
    TableName: table.name,
    Key: archiveKey(slot, value.id),
    UpdateExpression: 'SET #tombstone = :tombstone, expiresAt = :expiresAt REMOVE #former',
    ExpressionAttributeNames: { '#tombstone': attribute, '#former': String(former) },
    ExpressionAttributeValues: { ':tombstone': value, ':expiresAt': expiresAt },
  });
}
