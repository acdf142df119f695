import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { parseOperatorKey, writeOperatorKey } from '../../../shared/operators/operator-key.ts';
import {
  chargingModels,
  operatorFields,
  operatorTypes,
  tourFrequencies,
  waitingChoices,
} from '../../../shared/operators/operator-request.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { messageLanguages } from '../../../shared/visits/message-language.ts';
import { isErased } from '../table/erased.ts';
import { newEvent } from '../table/event.ts';
import { itemsIn } from '../table/items-in.ts';
import { idFrom, type PutOutcome, putIdempotent } from '../table/put-idempotent.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';
import {
  operatorKey,
  operatorPartition,
  requestKey,
  requestKeys,
  requestPartitions,
  requestRetentionDays,
} from './operator-requests.ts';

/** Requests that staff see in a list: the public can submit more than can be read. */
export const mostRequestsListed = 500;

/** A form may be resubmitted for this long after its first attempt, even into the next month. */
const retrySeconds = 86_400;

/** Days that a link is valid, and that an operator is kept after the last one was issued. */
export const linkDays = 400;

/** An operator as stored. Request fields as typed, trimmed; times in epoch seconds. */
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
  messageLanguage: z.optional(z.enum(messageLanguages)),
  status: z.enum(['requested', 'approved', 'rejected', 'revoked']),
  receivedAt: z.int(),
  /** SHA-256 of the secret of the one valid link; absent unless approved. */
  keyHash: z.optional(z.string()),
  keyMadeAt: z.optional(z.int()),
  expiresAt: z.int(),
});
export type StoredOperator = z.infer<typeof StoredOperator>;
export type NewOperator = Pick<StoredOperator, (typeof operatorFields)[number] | 'messageLanguage'>;

/** `key` opens the page and is returned only once: only its hash is stored. */
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

/**
 * Requests for operator access and approved operators: `OPERATOR-REQUESTS#<yyyy-MM> / OPERATOR#<id>` and
 * `OPERATORS / OPERATOR#<id>`. Approval copies the request, which stays until it expires. The previous release kept
 * both under `OPERATORS`.
 */
export function operatorStore(table: Table, clock: Clock) {
  const read = async (key: ItemKey): Promise<Record<string, unknown> | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: { ...key }, ConsistentRead: true }),
    );
    return Item === undefined || isExpired(Item, clock()) ? undefined : Item;
  };
  const find = async (key: ItemKey): Promise<StoredOperator | undefined> => {
    const item = await read(key);
    return item && StoredOperator.parse(item);
  };

  /** The authoritative item of an operator: the approved one if it exists, else the request. */
  const locate = async (id: string): Promise<(Record<string, unknown> & ItemKey) | undefined> => {
    const keys = [operatorKey(id), ...requestKeys(id, epochSeconds(clock()))];
    const items = await Promise.all(keys.map(read));
    return items.find((item) => item !== undefined) as (Record<string, unknown> & ItemKey) | undefined;
  };

  const inPartition = async (pk: string, most = Number.POSITIVE_INFINITY): Promise<StoredOperator[]> => {
    const found: StoredOperator[] = [];
    for await (const item of itemsIn(table, pk, Number.isFinite(most) ? { pageSize: most } : {})) {
      if (!isExpired(item, clock())) found.push(StoredOperator.parse(item));
      if (found.length >= most) break;
    }
    return found;
  };

  /**
   * Updates an operator in one of the given states; undefined otherwise, unless `isDone` recognizes the update as a
   * retry after a lost response.
   */
  const update = async (
    key: ItemKey,
    { from, set, remove = [], isDone = () => false }: OperatorChange,
  ): Promise<StoredOperator | undefined> => {
    const names = Object.keys(set);
    try {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: { pk: key.pk, sk: key.sk },
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

  /** Copies a request to the approved operators; undefined when already there, unless `isDone` recognizes the copy. */
  const letIn = async (
    { event: _asked, ...item }: Record<string, unknown>,
    isDone: (standing: StoredOperator) => boolean,
  ): Promise<StoredOperator | undefined> => {
    const operator = StoredOperator.parse(item);
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...item, ...operatorKey(operator.id) },
          ConditionExpression: 'attribute_not_exists(pk)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return operator;
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return error.Item && isDone(StoredOperator.parse(unmarshall(error.Item))) ? operator : undefined;
    }
  };

  const makeKey = async (id: string, from: OperatorChange['from']): Promise<KeyOutcome> => {
    const secret = randomBytes(32).toString('base64url');
    const keyHash = hashOf(secret);
    const keyMadeAt = epochSeconds(clock());
    const approved = {
      status: 'approved',
      keyHash,
      keyMadeAt,
      expiresAt: keyMadeAt + linkDays * 86_400,
    } as const;
    const isDone = (standing: StoredOperator) => standing.keyHash === keyHash;
    const standing = await locate(id);
    const operator =
      standing === undefined || standing.pk === operatorPartition
        ? await update(operatorKey(id), { from, set: approved, isDone })
        : await letIn({ ...standing, ...approved }, isDone);
    return operator === undefined
      ? { result: 'not-possible' }
      : { result: 'made', key: writeOperatorKey({ id, secret }), operator };
  };

  return {
    /**
     * Stores a request with its event in one write. The id is derived from the key, so a resubmission is the same
     * request; without a key each is new.
     */
    async request(operator: NewOperator, key: string | undefined): Promise<PutOutcome> {
      const id = idFrom('operator', key ?? randomUUID());
      const receivedAt = epochSeconds(clock());
      const itemKey = requestKey(id, receivedAt);
      const dayBefore = requestKey(id, receivedAt - retrySeconds);
      if (key !== undefined && dayBefore.pk !== itemKey.pk) {
        const earlier = await find(dayBefore);
        if (earlier !== undefined) return isSame(earlier, operator) ? 'known' : 'key-reused';
      }
      const stored: StoredOperator = {
        ...operator,
        id,
        status: 'requested',
        receivedAt,
        expiresAt: receivedAt + requestRetentionDays * 86_400,
      };
      return putIdempotent(
        table,
        { ...itemKey, ...stored, event: newEvent('operator.requested', id, 'requested') },
        (found) => isSame(StoredOperator.parse(found), operator),
      );
    },

    /** The operator of an event, erased or not; undefined when absent or expired. */
    find,

    /** The operator with this id; undefined when absent or erased. */
    async byId(id: string): Promise<StoredOperator | undefined> {
      const item = await locate(id);
      const operator = item && StoredOperator.parse(item);
      return operator && !isErased(operator) ? operator : undefined;
    },

    /** All approved operators and the newest requests, newest first, without erased ones. */
    async list(mostRequests = mostRequestsListed): Promise<readonly StoredOperator[]> {
      const now = epochSeconds(clock());
      const operators = await inPartition(operatorPartition);
      const decided = new Set(operators.map(({ id }) => id));
      const requests: StoredOperator[] = [];
      for (const pk of requestPartitions(now - requestRetentionDays * 86_400, now)) {
        if (requests.length >= mostRequests) break;
        requests.push(...(await inPartition(pk, mostRequests - requests.length)));
      }
      const all = [...operators, ...requests.filter(({ id }) => !decided.has(id))];
      return all.filter((operator) => !isErased(operator)).toSorted((a, b) => b.receivedAt - a.receivedAt);
    },

    /** All requests since an instant (epoch seconds) in any state, with their keys. */
    async requestedSince(
      since: number,
    ): Promise<readonly { readonly operator: StoredOperator; readonly key: ItemKey }[]> {
      const partitions = [...requestPartitions(since, epochSeconds(clock())), operatorPartition];
      const found = new Map<string, { operator: StoredOperator; key: ItemKey }>();
      for (const pk of partitions) {
        for (const operator of await inPartition(pk)) {
          if (operator.receivedAt < since || found.has(operator.id)) continue;
          found.set(operator.id, { operator, key: { pk, sk: operatorKey(operator.id).sk } });
        }
      }
      return [...found.values()];
    },

    /** Approves a pending, rejected or revoked operator and issues a link. */
    approve: (id: string): Promise<KeyOutcome> => makeKey(id, ['requested', 'rejected', 'revoked']),

    /** Issues a new link for an approved operator; voids the old one in the same write. */
    rotate: (id: string): Promise<KeyOutcome> => makeKey(id, ['approved']),

    /** Rejects a request. Its expiry stays. */
    async reject(id: string): Promise<StoredOperator | undefined> {
      const standing = await locate(id);
      return standing && update(standing, { from: ['requested'], set: { status: 'rejected' } });
    },

    /** Revokes access at once. Bookings stay; the operator is kept as long as they may be needed. */
    revoke: (id: string): Promise<StoredOperator | undefined> =>
      update(operatorKey(id), {
        from: ['approved'],
        set: { status: 'revoked', expiresAt: epochSeconds(clock()) + linkDays * 86_400 },
        remove: ['keyHash', 'keyMadeAt'],
      }),

    /** The approved operator behind a key; undefined for anything else. */
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

/** A plain digest is enough for a secret of 256 random bits. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const isHashOf = (secret: string, stored: string | undefined): boolean =>
  stored !== undefined && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(stored));
