import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  chargingModels,
  operatorFields,
  operatorTypes,
  tourFrequencies,
  waitingChoices,
} from '../../shared/operator/operator-request.ts';
import type { Clock } from '../../shared/values/port-vila-time.ts';
import { newEvent } from './event.ts';
import { idFrom, type ReceiveOutcome, receiveOnce } from './receive-once.ts';
import { isExpired } from './slot-item.ts';
import { epochSeconds, type ItemKey, type Table } from './table.ts';

/** Days that a request which is never approved is kept, with the personal data in it. */
const requestRetentionDays = 180;

/** An operator as stored. Fields of the request as they were typed, trimmed; times in epoch seconds. */
const StoredOperator = z.object({
  id: z.string(),
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  mobilePhone: z.string(),
  operatorType: z.enum(operatorTypes),
  tourFrequency: z.enum(tourFrequencies),
  chargingModel: z.enum(chargingModels),
  waitsOnSite: z.enum(waitingChoices),
  status: z.enum(['requested']),
  receivedAt: z.int(),
});
export type StoredOperator = z.infer<typeof StoredOperator>;
export type NewOperator = Pick<StoredOperator, (typeof operatorFields)[number]>;

export type OperatorStore = ReturnType<typeof operatorStore>;

/** Those who ask for access to the operator programme: `OPERATORS / OPERATOR#<id>`. */
export function operatorStore(table: Table, clock: Clock) {
  return {
    /**
     * Keeps a request and announces it, in one write. The id follows from the key, so that a request sent again under
     * it is the same one; without a key each is another.
     */
    request(operator: NewOperator, key: string | undefined): Promise<ReceiveOutcome> {
      const id = idFrom('operator', key ?? randomUUID());
      const stored: StoredOperator = {
        ...operator,
        id,
        status: 'requested',
        receivedAt: epochSeconds(clock()),
      };
      return receiveOnce(
        table,
        {
          ...operatorKey(id),
          ...stored,
          event: newEvent('operator.requested', id),
          expiresAt: stored.receivedAt + requestRetentionDays * 86_400,
        },
        (found) => isSame(StoredOperator.parse(found), operator),
      );
    },

    /** The operator that an event tells of; undefined when there is none or the request has expired. */
    async find(key: ItemKey): Promise<StoredOperator | undefined> {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: { ...key }, ConsistentRead: true }),
      );
      return Item === undefined || isExpired(Item, clock()) ? undefined : StoredOperator.parse(Item);
    },
  };
}

const isSame = (stored: StoredOperator, sent: NewOperator): boolean =>
  operatorFields.every((field) => stored[field] === sent[field]);

const operatorKey = (id: string): ItemKey => ({ pk: 'OPERATORS', sk: `OPERATOR#${id}` });
