import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { retentionYears } from '#shared/limits/retention.ts';
import { type PersonalKind, personalKinds, type RecordTally } from '#shared/staff/personal-records.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { getItem, putItem, updateItem, type Write } from '../table/commands.ts';
import { exists, ifNotExists, updateOf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';

const Tally = z.partialRecord(z.enum(personalKinds), z.int());

/**
 * An export or an erasure: `PRIVACY-TRAIL / ENTRY#<command id>`. It contains no personal data of the person concerned.
 */
export const StoredTrailEntry = z.object({
  id: z.string(),
  /** Epoch seconds. */
  at: z.int(),
  action: z.enum(['export', 'erase']),
  /** Id of the colleague; absent for the command line. */
  by: z.optional(z.string()),
  /** Digest of the person concerned. */
  whom: z.string(),
  /** Records exported, or erased so far. */
  records: Tally,
  /** Records that were retained because they were still needed. */
  stayed: z.optional(Tally),
  /** Epoch seconds; absent while an erasure is under way or interrupted. */
  finishedAt: z.optional(z.int()),
});
export type StoredTrailEntry = z.infer<typeof StoredTrailEntry>;

export const trailPartition = 'PRIVACY-TRAIL';
const prefix = 'ENTRY#';
const keyOf = (id: string): ItemKey => ({ pk: trailPartition, sk: `${prefix}${id}` });
const saltKey: ItemKey = { pk: trailPartition, sk: 'SALT' };

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };

export type PrivacyTrail = ReturnType<typeof privacyTrail>;

/** Records of exports and erasures, with the author and a digest of the person; they expire after three years. */
export function privacyTrail(table: Table, clock: Clock) {
  const find = async (id: string): Promise<StoredTrailEntry | undefined> => {
    const Item = await getItem(table, keyOf(id));
    return Item && StoredTrailEntry.parse(Item);
  };

  /** The salt of all digests, created once. */
  const salt = async (): Promise<string> => {
    const Item = await getItem(table, saltKey);
    if (Item) return String(Item.salt);
    const salt = randomBytes(32).toString('hex');
    const stored = await putIfAbsent(table, { ...saltKey, salt });
    return String((stored ?? { salt }).salt);
  };

  return {
    find,

    /**
     * Digest of a person, the same each time, so that a later request finds the earlier entries. Slow to compute, so
     * that entries cannot be matched to people by trying addresses.
     *
     * @param person as returned by `canonicalPerson`
     */
    async digestOf(person: string): Promise<string> {
      return (await derive(person, await salt(), 16, cost)).toString('hex');
    },

    /** Begins an entry; returns the existing one of a repeated command. */
    async begin(entry: Omit<StoredTrailEntry, 'at'>): Promise<StoredTrailEntry> {
      const now = epochSeconds(clock());
      const newEntry = { ...entry, at: now };
      const expiresAt = now + retentionYears.privacyTrail * 366 * 86_400;
      const earlier = await putIfAbsent(table, { ...keyOf(entry.id), ...newEntry, expiresAt });
      return earlier ? StoredTrailEntry.parse(earlier) : newEntry;
    },

    /** The write that counts an erased record, in the transaction that erases it. */
    countWrite: (id: string, kind: PersonalKind): Write => ({
      Update: {
        TableName: table.name,
        Key: { ...keyOf(id) },
        ...updateOf({ add: { [`records.${kind}`]: 1 }, when: [exists('pk')] }),
      },
    }),

    /** Marks an erasure as finished; returns the stored entry. */
    async finish(id: string, retained: RecordTally): Promise<StoredTrailEntry> {
      const { Attributes } = await updateItem(table, {
        Key: { ...keyOf(id) },
        ...updateOf({
          set: { finishedAt: ifNotExists(epochSeconds(clock())), stayed: ifNotExists(retained) },
          when: [exists('pk')],
        }),
        ReturnValues: 'ALL_NEW',
      });
      return StoredTrailEntry.parse(Attributes);
    },

    /** All entries, the latest first: a few each month. */
    async list(): Promise<readonly StoredTrailEntry[]> {
      const found: StoredTrailEntry[] = [];
      for await (const item of itemsIn(table, trailPartition, { prefix }))
        if (!isExpired(item, clock())) found.push(StoredTrailEntry.parse(item));
      return found.sort((one, other) => other.at - one.at);
    },
  };
}

/** Puts an item unless it exists; returns the existing one. */
async function putIfAbsent(table: Table, item: ItemKey & Record<string, unknown>) {
  try {
    await putItem(table, {
      Item: item,
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    return undefined;
  } catch (problem) {
    if (!(problem instanceof ConditionalCheckFailedException) || problem.Item === undefined) throw problem;
    return unmarshall(problem.Item);
  }
}
