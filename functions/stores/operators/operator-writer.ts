import { randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type OperatorEntry, withEntry } from '#shared/operators/operator-history.ts';
import type { OperatorDecision, OperatorStatus } from '#shared/operators/operator-state.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { transact, tryWrite, type Write } from '../table/commands.ts';
import { isErased } from '../table/erased.ts';
import { equals, isAbove, isUnchanged, updateOf } from '../table/expressions.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';
import { historyOf, StoredOperator, versionOf } from './operator-item.ts';
import { commandDigest } from './operator-link.ts';
import { operatorKey, operatorPartition } from './operator-requests.ts';

/** The colleague who decides, with device and command; all absent for the command line. */
export interface Decider {
  readonly by?: string;
  readonly on?: string;
  readonly commandId?: string;
}

/**
 * Outcome of a write by staff. `known`: this command succeeded before, or there was nothing to do. `changed`: the
 * operator has changed since the colleague saw it. `not-possible`: the status of the operator does not allow the
 * change.
 */
export type OperatorOutcome =
  | { readonly result: 'made' | 'known'; readonly operator: StoredOperator }
  | { readonly result: 'changed' | 'not-possible'; readonly operator: StoredOperator }
  | { readonly result: 'unknown' };

/** Whether the change is in place, through this command or an earlier one. */
export const isDone = <Outcome extends { readonly result: string }>(
  outcome: Outcome,
): outcome is Extract<Outcome, { readonly result: 'made' | 'known' }> =>
  outcome.result === 'made' || outcome.result === 'known';

type Field = 'status' | 'chargingModel' | 'seatsPerDay' | 'keyHash' | 'keySalt' | 'keyMadeAt' | 'expiresAt';
type EntryContent = OperatorEntry extends infer Each
  ? Each extends OperatorEntry
    ? Omit<Each, 'at' | 'by'>
    : never
  : never;

/** A change to write, decided on the stored operator. */
export interface OfficeChange {
  readonly set?: Partial<Pick<StoredOperator, Field>>;
  readonly remove?: readonly Field[];
  readonly entries: readonly EntryContent[];
}

export interface OfficeWrite {
  readonly kind: OperatorDecision | 'edit';
  readonly id: string;
  readonly allowedStatuses: readonly OperatorStatus[];
  /** @param commandId of the caller, or a generated one. Undefined: there is nothing to do */
  readonly change: (operator: StoredOperator, commandId: string) => OfficeChange | undefined;
  readonly by: Decider;
  /** Version that the colleague decided on. */
  readonly seen?: number | undefined;
}

type Item = Record<string, unknown> & ItemKey;

/** Attempts at a write while concurrent writes keep coming first. */
const maxTries = 5;

/**
 * Writes changes of an operator by staff. Each is decided on the stored operator, and written only if the operator has
 * not changed since.
 *
 * @param locate the authoritative item of an operator
 */
export function operatorWriter(
  table: Table,
  clock: Clock,
  locate: (id: string) => Promise<Item | undefined>,
) {
  /** Returns false when another write came first. */
  const write = async (item: Item, next: Record<string, unknown>, remove: readonly string[]) => {
    const operator = StoredOperator.parse(item);
    const isApprovedRequest = next.status === 'approved' && item.pk !== operatorPartition;
    return tryWrite(
      isApprovedRequest
        ? transact(table, copy(item, operator, next))
        : retryOnConflict(() => table.client.send(new UpdateCommand(update(item, operator, next, remove)))),
    );
  };

  const update = (
    { pk, sk }: ItemKey,
    operator: StoredOperator,
    set: Record<string, unknown>,
    remove: readonly string[],
  ) => ({
    TableName: table.name,
    Key: { pk, sk },
    ...updateOf({
      set,
      remove: ['event', ...remove],
      when: [
        equals('status', operator.status),
        isAbove('expiresAt', epochSeconds(clock())),
        isUnchanged('version', operator.version),
      ],
    }),
  });

  /**
   * Copies a request to the approved operators. The request, which stays until it expires, gets the new version, so
   * that a concurrent rejection fails.
   */
  const copy = (
    { event: _event, ...item }: Item,
    operator: StoredOperator,
    next: Record<string, unknown>,
  ): readonly Write[] => [
    {
      Put: {
        TableName: table.name,
        Item: { ...item, ...next, ...operatorKey(operator.id) },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    { Update: update(item, operator, { version: next.version }, []) },
  ];

  return async ({ kind, id, allowedStatuses, change, by, seen }: OfficeWrite): Promise<OperatorOutcome> => {
    const { commandId = randomBytes(12).toString('hex') } = by;
    const command = commandDigest(kind, id, commandId);
    for (let tries = 0; tries < maxTries; tries += 1) {
      const item = await locate(id);
      const operator = item && StoredOperator.parse(item);
      if (item === undefined || operator === undefined || isErased(operator)) return { result: 'unknown' };
      const history = historyOf(operator);
      if (history.some((entry) => entry.command === command)) return { result: 'known', operator };
      if (seen !== undefined && seen !== versionOf(operator)) return { result: 'changed', operator };
      if (!allowedStatuses.includes(operator.status)) return { result: 'not-possible', operator };
      const requested = change(operator, commandId);
      if (requested === undefined) return { result: 'known', operator };
      const author = {
        at: epochSeconds(clock()),
        ...(by.by !== undefined && { by: by.by }),
        ...(by.on !== undefined && { on: by.on }),
        command,
      };
      const next = {
        ...requested.set,
        version: versionOf(operator) + 1,
        history: requested.entries.reduce(
          (all, entry) => withEntry(all, { ...author, ...entry }),
          [...history],
        ),
      };
      if (await write(item, next, requested.remove ?? [])) {
        const removedFields = Object.fromEntries((requested.remove ?? []).map((name) => [name, undefined]));
        return { result: 'made', operator: StoredOperator.parse({ ...item, ...removedFields, ...next }) };
      }
    }
    throw new Error('The operator changed too often');
  };
}
