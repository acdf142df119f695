import { randomBytes, randomUUID } from 'node:crypto';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import { noteOf } from '#shared/operators/operator-history.ts';
import { formatOperatorKey, parseOperatorKey } from '#shared/operators/operator-key.ts';
import { seatsPerDayChoices } from '#shared/operators/operator-limits.ts';
import { type ChargingModel, operatorFields } from '#shared/operators/operator-request.ts';
import { decidableFrom, operatorStatuses } from '#shared/operators/operator-state.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { getItem } from '../table/commands.ts';
import { isErased } from '../table/erased.ts';
import { newEvent } from '../table/event.ts';
import { itemsIn } from '../table/items-in.ts';
import { idFrom, type PutOutcome, putIdempotent } from '../table/put-idempotent.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';
import { historyOf, linkDays, type NewOperator, StoredOperator } from './operator-item.ts';
import { isHashOf, newLink, secretCreatedBy } from './operator-link.ts';
import {
  operatorKey,
  operatorPartition,
  requestKey,
  requestKeys,
  requestPartitions,
  requestRetentionDays,
} from './operator-requests.ts';
import { type Decider, isDone, type OperatorOutcome, operatorWriter } from './operator-writer.ts';

/** Maximum number of requests in a list: the public can submit any number. */
const maxRequestsListed = 500;

interface OperatorList {
  readonly operators: readonly StoredOperator[];
  readonly isCut: boolean;
}

/** A form may be resubmitted for this long after its first attempt, even in the next month. */
const retrySeconds = 86_400;

/** `key` opens the page and is returned to this command only: neither it nor its secret is stored. */
export type KeyOutcome =
  | { readonly result: 'made' | 'known'; readonly key: string; readonly operator: StoredOperator }
  | { readonly result: 'changed' | 'not-possible'; readonly operator: StoredOperator }
  | { readonly result: 'unknown' };

/** The version of the operator that the caller saw before deciding. */
export interface SeenVersion {
  readonly version?: number | undefined;
}

/** Data of an operator that staff edit; absent fields stay unchanged. */
export interface OperatorEdit {
  readonly note?: string | undefined;
  readonly chargingModel?: ChargingModel | undefined;
  readonly seatsPerDay?: number | undefined;
}

export type OperatorStore = ReturnType<typeof operatorStore>;

/**
 * Requests for operator access and approved operators: `OPERATOR-REQUESTS#<yyyy-MM> / OPERATOR#<id>` and
 * `OPERATORS / OPERATOR#<id>`. Approval copies the request, which stays until it expires. The previous release kept
 * both under `OPERATORS`.
 */
export function operatorStore(table: Table, clock: Clock) {
  const read = async (key: ItemKey): Promise<Record<string, unknown> | undefined> => {
    const Item = await getItem(table, key);
    return Item === undefined || isExpired(Item, clock()) ? undefined : Item;
  };
  const find = async (key: ItemKey): Promise<StoredOperator | undefined> => {
    const item = await read(key);
    return item && StoredOperator.parse(item);
  };

  /**
   * The authoritative item of an operator: the approved one if it exists, else the request. Read in one transaction:
   * with two reads, an approval in between would yield the request with the version of the approval but without the
   * approval.
   */
  const locate = async (id: string): Promise<(Record<string, unknown> & ItemKey) | undefined> => {
    const keys = [operatorKey(id), ...requestKeys(id, epochSeconds(clock()))];
    const TransactItems = keys.map((key) => ({ Get: { TableName: table.name, Key: { ...key } } }));
    const { Responses = [] } = await retryOnConflict(() =>
      table.client.send(new TransactGetCommand({ TransactItems })),
    );
    const items = Responses.map(({ Item }) => Item).filter((item) => item !== undefined);
    return items.find((item) => !isExpired(item, clock())) as (Record<string, unknown> & ItemKey) | undefined;
  };

  const inPartition = async (pk: string, max = Number.POSITIVE_INFINITY): Promise<StoredOperator[]> => {
    const found: StoredOperator[] = [];
    for await (const item of itemsIn(table, pk, Number.isFinite(max) ? { pageSize: max } : {})) {
      if (!isExpired(item, clock())) found.push(StoredOperator.parse(item));
      if (found.length >= max) break;
    }
    return found;
  };

  const writeOffice = operatorWriter(table, clock, locate);

  const issueLink = async (
    kind: 'approve' | 'renew',
    id: string,
    by: Decider,
    seen: SeenVersion,
  ): Promise<KeyOutcome> => {
    const { commandId = randomBytes(12).toString('hex') } = by;
    const outcome = await writeOffice({
      kind,
      id,
      allowedStatuses: decidableFrom[kind],
      by: { ...by, commandId },
      seen: seen.version,
      change() {
        const { keyHash, keySalt } = newLink(id, commandId);
        const keyMadeAt = epochSeconds(clock());
        const expiresAt = keyMadeAt + linkDays * 86_400;
        return {
          set: { status: 'approved', keyHash, keySalt, keyMadeAt, expiresAt },
          entries: [{ kind }],
        };
      },
    });
    if (!isDone(outcome)) return outcome;
    const secret = secretCreatedBy(outcome.operator, commandId);
    // The link that this command created has been replaced or revoked since.
    if (secret === undefined) return { result: 'changed', operator: outcome.operator };
    return { ...outcome, key: formatOperatorKey({ id, secret }) };
  };

  return {
    /**
     * Stores a request with its event in one write. The id is derived from the key, so a resubmission yields the same
     * request; without a key, each call stores a new one.
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
    async findById(id: string): Promise<StoredOperator | undefined> {
      const item = await locate(id);
      const operator = item && StoredOperator.parse(item);
      return operator && !isErased(operator) ? operator : undefined;
    },

    /** All approved operators and the newest requests, newest first, without erased ones; `isCut`: there are more. */
    async list(maxRequests = maxRequestsListed): Promise<OperatorList> {
      const now = epochSeconds(clock());
      const operators = await inPartition(operatorPartition);
      const approvedIds = new Set(operators.map(({ id }) => id));
      const requests: StoredOperator[] = [];
      for (const pk of requestPartitions(now - requestRetentionDays * 86_400, now)) {
        if (requests.length > maxRequests) break;
        requests.push(...(await inPartition(pk, maxRequests + 1 - requests.length)));
      }
      const listed = requests.slice(0, maxRequests).filter(({ id }) => !approvedIds.has(id));
      const all = [...operators, ...listed].filter((operator) => !isErased(operator));
      return {
        operators: all.toSorted((a, b) => b.receivedAt - a.receivedAt),
        isCut: requests.length > maxRequests,
      };
    },

    /** All requests since an instant (epoch seconds) in any state, with their keys. */
    async listRequestedSince(
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
    approve: (id: string, by: Decider = {}, seen: SeenVersion = {}): Promise<KeyOutcome> =>
      issueLink('approve', id, by, seen),

    /** Issues a new link for an approved operator; voids the old one in the same write. */
    rotate: (id: string, by: Decider = {}, seen: SeenVersion = {}): Promise<KeyOutcome> =>
      issueLink('renew', id, by, seen),

    /** Rejects a request. Its expiry stays. */
    reject: (id: string, by: Decider = {}, { version }: SeenVersion = {}): Promise<OperatorOutcome> =>
      writeOffice({
        kind: 'reject',
        id,
        allowedStatuses: decidableFrom.reject,
        by,
        seen: version,
        change: () => ({ set: { status: 'rejected' }, entries: [{ kind: 'reject' }] }),
      }),

    /** Revokes access at once. Bookings stay; the operator is kept as long as they may be needed. */
    revoke: (id: string, by: Decider = {}, { version }: SeenVersion = {}): Promise<OperatorOutcome> =>
      writeOffice({
        kind: 'end',
        id,
        allowedStatuses: decidableFrom.end,
        by,
        seen: version,
        change: () => ({
          set: { status: 'revoked', expiresAt: epochSeconds(clock()) + linkDays * 86_400 },
          remove: ['keyHash', 'keySalt', 'keyMadeAt'],
          entries: [{ kind: 'end' }],
        }),
      }),

    /** Stores a note, a charging model or a limit. The charging model and the limit apply to later bookings. */
    edit: (
      id: string,
      { note, chargingModel, seatsPerDay }: OperatorEdit,
      by: Decider = {},
      { version }: SeenVersion = {},
    ): Promise<OperatorOutcome> =>
      writeOffice({
        kind: 'edit',
        id,
        allowedStatuses: operatorStatuses,
        by,
        seen: version,
        change(operator) {
          const changesNote = note !== undefined && note !== (noteOf(historyOf(operator))?.text ?? '');
          const changesCharging = chargingModel !== undefined && chargingModel !== operator.chargingModel;
          const changesLimit =
            seatsPerDay !== undefined && seatsPerDay !== (operator.seatsPerDay ?? seatsPerDayChoices[0]);
          if (!changesNote && !changesCharging && !changesLimit) return undefined;
          return {
            set: { ...(changesCharging && { chargingModel }), ...(changesLimit && { seatsPerDay }) },
            entries: [
              ...(changesNote ? [{ kind: 'note' as const, text: note }] : []),
              ...(changesCharging ? [{ kind: 'charging' as const, model: chargingModel }] : []),
              ...(changesLimit ? [{ kind: 'limit' as const, seatsPerDay }] : []),
            ],
          };
        },
      }),

    /** The approved operator with this key; undefined for any other key. */
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

const isSame = (stored: StoredOperator, requested: NewOperator): boolean =>
  operatorFields.every((field) => stored[field] === requested[field]);
