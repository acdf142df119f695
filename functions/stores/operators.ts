import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { parseOperatorKey, writeOperatorKey } from '../../shared/operator/operator-key.ts';
import {
  chargingModels,
  operatorFields,
  operatorTypes,
  tourFrequencies,
  waitingChoices,
} from '../../shared/operator/operator-request.ts';
import type { Clock } from '../../shared/values/port-vila-time.ts';
import { isErased } from './erased.ts';
import { newEvent } from './event.ts';
import { idFrom, type ReceiveOutcome, receiveOnce } from './receive-once.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from './table.ts';

/** Days that a request which is never approved is kept, with the personal data in it. */
const requestRetentionDays = 180;

/** Days that a link opens its page, and that an operator is kept after the last one was made. */
const linkDays = 400;

/** An operator as stored. Fields of the request as they were typed, trimmed; times in epoch seconds. */
export const StoredOperator = z.object({
  id: z.string(),
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  mobilePhone: z.string(),
  operatorType: z.enum(operatorTypes),
  tourFrequency: z.enum(tourFrequencies),
  chargingModel: z.enum(chargingModels),
  waitsOnSite: z.enum(waitingChoices),
  status: z.enum(['requested', 'approved', 'rejected', 'revoked']),
  receivedAt: z.int(),
  /** SHA-256 of the secret of the one link that is valid; none unless approved. */
  keyHash: z.optional(z.string()),
  keyMadeAt: z.optional(z.int()),
  expiresAt: z.int(),
});
export type StoredOperator = z.infer<typeof StoredOperator>;
export type NewOperator = Pick<StoredOperator, (typeof operatorFields)[number]>;

/** `key` opens the page, and is told this once: what is stored does not give it back. */
export type KeyOutcome =
  | { readonly result: 'made'; readonly key: string; readonly operator: StoredOperator }
  | { readonly result: 'not-possible' };

interface OperatorChange {
  readonly from: readonly StoredOperator['status'][];
  readonly set: Partial<Pick<StoredOperator, 'status' | 'keyHash' | 'keyMadeAt' | 'expiresAt'>>;
  readonly remove?: readonly (keyof StoredOperator)[];
  readonly isDone?: (standing: StoredOperator) => boolean;
}

export type OperatorStore = ReturnType<typeof operatorStore>;

/** Those who ask for access to the operator programme, and those who have it: `OPERATORS / OPERATOR#<id>`. */
export function operatorStore(table: Table, clock: Clock) {
  const find = async (key: ItemKey): Promise<StoredOperator | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: { ...key }, ConsistentRead: true }),
    );
    return Item === undefined || isExpired(Item, clock()) ? undefined : StoredOperator.parse(Item);
  };

  /**
   * Changes an operator who is in one of these states; undefined when they are not, unless `isDone` knows the change as
   * one that a lost answer has hidden.
   */
  const update = async (
    id: string,
    { from, set, remove = [], isDone = () => false }: OperatorChange,
  ): Promise<StoredOperator | undefined> => {
    const names = Object.keys(set);
    try {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: { ...operatorKey(id) },
          UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')} REMOVE ${['event', ...remove].map((name) => `#${name}`).join(', ')}`,
          ConditionExpression: `#status IN (${from.map((_, index) => `:from${index}`).join(', ')}) AND #expiresAt > :now`,
          ExpressionAttributeNames: Object.fromEntries(
            [...new Set([...names, ...remove, 'event', 'status', 'expiresAt'])].map((name) => [
              `#${name}`,
              name,
            ]),
          ),
          ExpressionAttributeValues: {
            ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
            ...Object.fromEntries(from.map((status, index) => [`:from${index}`, status])),
            ':now': epochSeconds(clock()),
          },
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return StoredOperator.parse(Attributes);
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const standing = error.Item && StoredOperator.parse(unmarshall(error.Item));
      return standing && isDone(standing) ? standing : undefined;
    }
  };

  const makeKey = async (id: string, from: OperatorChange['from']): Promise<KeyOutcome> => {
    const secret = randomBytes(32).toString('base64url');
    const keyHash = hashOf(secret);
    const keyMadeAt = epochSeconds(clock());
    const operator = await update(id, {
      from,
      set: { status: 'approved', keyHash, keyMadeAt, expiresAt: keyMadeAt + linkDays * 86_400 },
      isDone: (standing) => standing.keyHash === keyHash,
    });
    return operator === undefined
      ? { result: 'not-possible' }
      : { result: 'made', key: writeOperatorKey({ id, secret }), operator };
  };

  return {
    /**
     * Keeps a request and announces it, in one write. The id follows from the key, so that a request sent again under
     * it is the same one; without a key each is another.
     */
    request(operator: NewOperator, key: string | undefined): Promise<ReceiveOutcome> {
      const id = idFrom('operator', key ?? randomUUID());
      const receivedAt = epochSeconds(clock());
      const stored: StoredOperator = {
        ...operator,
        id,
        status: 'requested',
        receivedAt,
        expiresAt: receivedAt + requestRetentionDays * 86_400,
      };
      return receiveOnce(
        table,
        { ...operatorKey(id), ...stored, event: newEvent('operator.requested', id, 'requested') },
        (found) => isSame(StoredOperator.parse(found), operator),
      );
    },

    /** The operator that an event tells of, erased or not; undefined when there is none or the request has expired. */
    find,

    /** The operator with this id; undefined when there is none, or the person was erased. */
    async byId(id: string): Promise<StoredOperator | undefined> {
      const operator = await find(operatorKey(id));
      return operator && !isErased(operator) ? operator : undefined;
    },

    /** All there are but the erased, the newest first. */
    async list(): Promise<readonly StoredOperator[]> {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :operators',
          ExpressionAttributeValues: { ':operators': partition },
          ConsistentRead: true,
        },
      );
      const found: StoredOperator[] = [];
      for await (const page of pages) {
        for (const item of page.Items ?? []) {
          if (!isExpired(item, clock())) found.push(StoredOperator.parse(item));
        }
      }
      return found.filter((operator) => !isErased(operator)).toSorted((a, b) => b.receivedAt - a.receivedAt);
    },

    /** Lets an operator in who has asked, or was turned away before, and makes their link. */
    approve: (id: string): Promise<KeyOutcome> => makeKey(id, ['requested', 'rejected', 'revoked']),

    /** Makes a new link for an operator who has one; the old one is void in the same write. */
    rotate: (id: string): Promise<KeyOutcome> => makeKey(id, ['approved']),

    /** Turns a request away. It goes when a request would. */
    reject: (id: string): Promise<StoredOperator | undefined> =>
      update(id, { from: ['requested'], set: { status: 'rejected' } }),

    /** Takes access away at once. Bookings stand; the operator is kept as long as those may be asked about. */
    revoke: (id: string): Promise<StoredOperator | undefined> =>
      update(id, {
        from: ['approved'],
        set: { status: 'revoked', expiresAt: epochSeconds(clock()) + linkDays * 86_400 },
        remove: ['keyHash', 'keyMadeAt'],
      }),

    /** The approved operator to whom a link was given; undefined for any other text. */
    async authorise(key: string): Promise<StoredOperator | undefined> {
      const parsed = parseOperatorKey(key);
      if (parsed === undefined) return undefined;
      const operator = await find(operatorKey(parsed.id));
      return operator?.status === 'approved' && isHashOf(parsed.secret, operator.keyHash)
        ? operator
        : undefined;
    },
  };
}

const isSame = (stored: StoredOperator, sent: NewOperator): boolean =>
  operatorFields.every((field) => stored[field] === sent[field]);

/** The secret has 256 random bits: a plain digest of it gives nothing away. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const isHashOf = (secret: string, stored: string | undefined): boolean =>
  stored !== undefined && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(stored));

const partition = 'OPERATORS';
export const operatorKey = (id: string): ItemKey => ({ pk: partition, sk: `OPERATOR#${id}` });
