import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type CodeTries, maxWrongOfDay, noTries, withTry } from '#shared/staff/sign-in/code-tries.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { deleteItem, getItem, transact, tryWrite, updateItem } from '../table/commands.ts';
import {
  anyOf,
  type Change,
  differs,
  equals,
  exists,
  incrementBy,
  isMissing,
  isNotBelow,
  onlyIf,
  updateOf,
} from '../table/expressions.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';
import { accessEvent } from './access-event.ts';
import { personKey } from './staff-items.ts';

/**
 * The code of a colleague for shared devices. Four digits can be guessed from any hash, so access to this item has to
 * be restricted.
 */
const StoredCode = z.object({
  person: z.string(),
  salt: z.string(),
  hash: z.string(),
  setAt: z.int(),
  /** Id of the colleague who set the code: a code set by another colleague has to be changed before use. */
  setBy: z.string(),
  /** The command that set the code. */
  command: z.string(),
  /** Incremented by every try, so that each is counted against the version that it read. */
  version: z.int(),
  sinceRight: z.int(),
  countedOn: z.string(),
  ofDay: z.int(),
  isBlocked: z.boolean(),
});
type StoredCode = z.infer<typeof StoredCode>;

/** `blocked`: the code was not checked, and has to be replacedSalt. */
export type CodeCheck =
  | {
      readonly result: 'right';
      /** Wrong tries since the last correct one. */
      readonly wrongTries: number;
      /** Whether another colleague has set the code for this person. */
      readonly isGiven: boolean;
      /** Identifies the version of the code that was checked. */
      readonly salt: string;
    }
  | {
      readonly result: 'wrong';
      /** Whether this try has blocked the code. */
      readonly isBlocked: boolean;
    }
  | { readonly result: 'blocked' };

export type CodeStore = ReturnType<typeof codeStore>;

const partition = 'STAFF#CODES';
const keyOf = (person: string): ItemKey => ({ pk: partition, sk: `PERSON#${person}` });

/** Attributes for a list of blocked codes: neither hash nor salt. */
const StoredBlock = z.pick(StoredCode, { person: true, isBlocked: true });

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
const hashLength = 32;
const cost: ScryptOptions = { N: 16_384, r: 8, p: 1 };
const hashOf = (code: string, salt: string): Promise<Buffer> => derive(code, salt, hashLength, cost);

/**
 * Attempts at counting a try while concurrent tries keep coming first. The tries of a day are limited, so few suffice.
 */
const maxTries = 2 * maxWrongOfDay;

/** Codes for shared devices: `STAFF#CODES / PERSON#<id>`, one per person. */
export function codeStore(table: Table, clock: Clock) {
  const find = async (person: string): Promise<StoredCode | undefined> => {
    const Item = await getItem(table, keyOf(person));
    return Item && StoredCode.parse(Item);
  };

  /** Returns whether the condition held. */
  const update = async (person: string, change: Change): Promise<boolean> => {
    return tryWrite(updateItem(table, { Key: { ...keyOf(person) }, ...updateOf(change) }));
  };

  /** Returns false when another try or a new code came first. */
  const count = ({ person, salt, version }: StoredCode, tries: CodeTries): Promise<boolean> =>
    update(person, {
      set: { ...tries, version: version + 1 },
      when: [equals('salt', salt), equals('version', version)],
    });

  /**
   * Cancels the try of a correct code, and a lock caused by it: a person who knows the code is not guessing. The count
   * of wrong tries is kept until the person can see it: a code set by a manager has to be replacedSalt before use, and
   * the person then enters the new code.
   */
  const releaseTry = ({ person, salt, sinceRight }: StoredCode, isGiven: boolean): Promise<boolean> =>
    update(person, {
      set: {
        version: incrementBy(1),
        ofDay: incrementBy(-1),
        sinceRight: isGiven ? sinceRight : 0,
        isBlocked: false,
      },
      when: [equals('salt', salt), isNotBelow('ofDay', 1)],
    });

  return {
    /**
     * Checks a code. The try is counted before the code is compared, so that concurrent tries cannot exceed the limit
     * of a day. For a person without a code a hash is computed too, but no try is counted: the response may be quicker,
     * which reveals no more than the list of names on a linked device.
     */
    async check(person: string, code: string): Promise<CodeCheck> {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const stored = await find(person);
        if (stored === undefined) {
          await hashOf(code, '');
          return { result: 'wrong', isBlocked: false };
        }
        if (stored.isBlocked) return { result: 'blocked' };
        const counted = withTry(stored, clock());
        if (!(await count(stored, counted))) continue;
        if (!timingSafeEqual(await hashOf(code, stored.salt), Buffer.from(stored.hash, 'base64url')))
          return { result: 'wrong', isBlocked: counted.isBlocked };
        const { sinceRight: wrongTries, setBy, salt } = stored;
        const isGiven = setBy !== person;
        await releaseTry(stored, isGiven);
        return { result: 'right', wrongTries, isGiven, salt };
      }
      throw new Error('The code changed too often');
    },

    /**
     * Sets and unlocks the code of a colleague, who is listed as having one from then on. A repeated command changes
     * nothing.
     *
     * @param by id of the colleague who sets it
     * @param replacedSalt salt of the code to be replacedSalt; if absent, any code is replacedSalt
     */
    async set(
      { person, code }: { readonly person: string; readonly code: string },
      {
        commandId,
        by,
        replacedSalt,
      }: {
        readonly commandId: string;
        readonly by: string;
        readonly replacedSalt?: string;
      },
    ): Promise<'done' | 'not-found' | 'changed'> {
      const salt = randomBytes(16).toString('base64url');
      const setAt = epochSeconds(clock());
      const stored: StoredCode = {
        person,
        salt,
        hash: (await hashOf(code, salt)).toString('base64url'),
        setAt,
        setBy: by,
        command: commandId,
        version: 0,
        ...noTries,
      };
      const put = {
        TableName: table.name,
        Item: { ...keyOf(person), ...stored },
        ...onlyIf(
          replacedSalt === undefined
            ? anyOf(isMissing('pk'), differs('command', commandId))
            : equals('salt', replacedSalt),
        ),
      };
      const isGiven = by !== person;
      const personUpdate = {
        TableName: table.name,
        Key: { ...personKey(person) },
        ...updateOf({
          set: {
            codeSetAt: setAt,
            ...(isGiven && { codeGivenAt: setAt, codeGivenBy: by, event: accessEvent('code', by, salt) }),
          },
          remove: isGiven ? [] : ['event'],
          when: [exists('pk'), isMissing('endedAt')],
        }),
      };
      try {
        await transact(table, [{ Put: put }, { Update: personUpdate }]);
        return 'done';
      } catch (error) {
        if (!(error instanceof TransactionCanceledException)) throw error;
        const failed = (error.CancellationReasons ?? []).map(({ Code }) => Code === 'ConditionalCheckFailed');
        if (failed[1]) return 'not-found';
        if (failed[0]) return replacedSalt === undefined ? 'done' : 'changed';
        throw error;
      }
    },

    /** Ids of the people whose code is blocked. */
    async listBlocked(): Promise<ReadonlySet<string>> {
      const found = new Set<string>();
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :pk',
          ProjectionExpression: 'person, isBlocked',
          ExpressionAttributeValues: { ':pk': partition },
          ConsistentRead: true,
        },
      );
      for await (const page of pages) {
        for (const item of page.Items ?? []) {
          const { person, isBlocked } = StoredBlock.parse(item);
          if (isBlocked) found.add(person);
        }
      }
      return found;
    },

    /** Removes the code of a person whose access was ended. */
    async remove(person: string): Promise<void> {
      await deleteItem(table, { Key: { ...keyOf(person) } });
    },
  };
}
