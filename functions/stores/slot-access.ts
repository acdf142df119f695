import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import {
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Clock } from '../../shared/values/port-vila-time.ts';
import { cancelledFor, pastConflicts } from './conflicts.ts';
import { parseSlot, type StoredSlot } from './slot-item.ts';
import type { ItemKey, Table } from './table.ts';

/** A conditional change of one slot. */
export type SlotChange = Required<
  Pick<
    UpdateCommandInput,
    'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
  >
>;

/** Reads and conditional writes of slots. */
export function slotAccess(table: Table, clock: Clock) {
  return {
    async load(key: ItemKey): Promise<StoredSlot | undefined> {
      const command = new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true });
      return parseSlot((await table.client.send(command)).Item, clock());
    },

    /** Runs a change; answers the slot as it was when the condition failed, undefined when it held. */
    update(key: ItemKey, change: SlotChange): Promise<{ conflict: StoredSlot | undefined } | undefined> {
      const command = new UpdateCommand({
        TableName: table.name,
        Key: key,
        ...change,
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
      return pastConflicts(async () => {
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
      const command = new TransactWriteCommand({
        ClientRequestToken: token,
        TransactItems: changes.map(({ key, change }) => ({
          Update: { TableName: table.name, Key: key, ...change },
        })),
      });
      return pastConflicts(async () => {
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
