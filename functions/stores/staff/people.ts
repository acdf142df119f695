import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { StaffLanguage } from '#shared/content/staff-languages.ts';
import type { StaffRole } from '#shared/staff/sign-in/people.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { transact, tryWrite, updateItem, type Write } from '../table/commands.ts';
import { type Change, equals, exists, hasMoreThan, isMissing, updateOf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, isExpired, type Table } from '../table/table.ts';
import {
  managersKey,
  nameKey,
  peoplePartition,
  personKey,
  readPeople,
  recordExpiresAt,
  StoredPerson,
} from './staff-items.ts';

/** `last-manager`: refused, because no manager would be left. */
export type PersonOutcome = 'done' | 'last-manager' | 'not-found';

export type PeopleStore = ReturnType<typeof peopleStore>;

/** Attempts at a write while concurrent writes keep coming first. */
const maxTries = 5;

/** People of staff: `STAFF#PEOPLE / PERSON#<id>`, and the ids of those who are managers: `STAFF#PEOPLE / MANAGERS`. */
export function peopleStore(table: Table, clock: Clock) {
  const now = () => epochSeconds(clock());

  const list = async (): Promise<StoredPerson[]> => {
    const found: StoredPerson[] = [];
    for await (const item of itemsIn(table, peoplePartition, { prefix: personKey('').sk }))
      if (!isExpired(item, clock())) found.push(StoredPerson.parse(item));
    return found;
  };

  const find = async (id: string): Promise<StoredPerson | undefined> =>
    (await list()).find((person) => person.id === id && person.endedAt === undefined);

  /**
   * Runs the writes in one transaction. Returns the index of the write whose condition failed; undefined on success.
   */
  const indexOfFailure = async (writes: readonly Write[]): Promise<number | undefined> => {
    try {
      await transact(table, writes);
      return undefined;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const failed = (error.CancellationReasons ?? []).findIndex(
        ({ Code }) => Code === 'ConditionalCheckFailed',
      );
      if (failed === -1) throw error;
      return failed;
    }
  };

  const joinManagers = (id: string): Write => ({
    Update: {
      TableName: table.name,
      Key: { ...managersKey },
      ...updateOf({ add: { ids: new Set([id]) } }),
    },
  });
  /** The condition keeps a manager: if the last two leave concurrently, one of the writes fails. */
  const leaveManagers = (id: string): Write => ({
    Update: {
      TableName: table.name,
      Key: { ...managersKey },
      ...updateOf({ delete: { ids: new Set([id]) }, when: [hasMoreThan('ids', 1)] }),
    },
  });
  const updatePerson = ({ id, role }: StoredPerson, set: NonNullable<Change['set']>): Write => ({
    Update: {
      TableName: table.name,
      Key: { ...personKey(id) },
      // The event of access given earlier must not be published again.
      ...updateOf({ set, remove: ['event'], when: [equals('role', role), isMissing('endedAt')] }),
    },
  });

  /** Decides on the stored person and writes, again after each concurrent write. */
  const change = async (
    id: string,
    decide: (person: StoredPerson) => readonly Write[] | 'done',
  ): Promise<PersonOutcome> => {
    for (let tries = 1; ; tries += 1) {
      const person = (await list()).find((one) => one.id === id);
      if (person === undefined) return 'not-found';
      const writes = decide(person);
      if (writes === 'done') return 'done';
      if (person.endedAt !== undefined) return 'not-found';
      const failed = await indexOfFailure(writes);
      if (failed === undefined) return 'done';
      if (failed === 1) return 'last-manager';
      if (tries === maxTries) throw new Error('The person changed too often');
    }
  };

  return {
    /** All people, including those whose access has ended. */
    list,

    /** Names by id; people who are not stored are absent. */
    namesOf: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
      new Map((await readPeople(table, ids)).map(({ id, name }) => [id, name])),

    /** Undefined for unknown people and those whose access has ended. */
    find,

    /**
     * Adds a colleague. With the id of an existing colleague, nothing is changed. `name-taken`: a colleague has the
     * same name, or one that looks like it. Of two concurrent calls, only one succeeds.
     *
     * @param invited.by id of the manager; absent for the command line
     */
    async add(
      person: { readonly id: string; readonly name: string; readonly role: StaffRole },
      invited: { readonly by?: string | undefined } = {},
    ): Promise<'done' | 'name-taken'> {
      const stored: StoredPerson = {
        ...person,
        invitedAt: now(),
        ...(invited.by !== undefined && { invitedBy: invited.by }),
      };
      const put = {
        TableName: table.name,
        Item: { ...personKey(person.id), ...stored },
        ConditionExpression: 'attribute_not_exists(pk)',
      };
      const nameWrite = {
        TableName: table.name,
        Item: { ...nameKey(person.name), person: person.id },
        ConditionExpression: 'attribute_not_exists(pk)',
      };
      const managerWrites = person.role === 'manager' ? [joinManagers(person.id)] : [];
      const failed = await indexOfFailure([{ Put: put }, { Put: nameWrite }, ...managerWrites]);
      return failed === 1 ? 'name-taken' : 'done';
    },

    /** Gives a colleague another role, effective on their next call. */
    changeRole: (id: string, role: StaffRole): Promise<PersonOutcome> =>
      change(id, (person) => {
        if (person.endedAt === undefined && person.role === role) return 'done';
        const update = updatePerson(person, { role });
        return [update, role === 'manager' ? joinManagers(id) : leaveManagers(id)];
      }),

    /** Stores a colleague's language in the console. */
    async chooseLanguage(id: string, language: StaffLanguage): Promise<void> {
      const languageUpdate = updateOf({
        set: { language },
        // The event of access given earlier must not be published again.
        remove: ['event'],
        when: [exists('pk'), isMissing('endedAt')],
      });
      // The write fails if the colleague's access has ended in the meantime.
      await tryWrite(updateItem(table, { Key: { ...personKey(id) }, ...languageUpdate }));
    },

    /** Ends a colleague's access: their sessions are refused from the next call on. */
    end: (id: string, ended: { readonly by?: string | undefined } = {}): Promise<PersonOutcome> =>
      change(id, (person) => {
        if (person.endedAt !== undefined) return 'done';
        const at = now();
        const update = updatePerson(person, {
          endedAt: at,
          endedBy: ended.by,
          expiresAt: recordExpiresAt(at),
        });
        const nameRemoval = { TableName: table.name, Key: { ...nameKey(person.name) } };
        return [update, ...(person.role === 'manager' ? [leaveManagers(id)] : []), { Delete: nameRemoval }];
      }),
  };
}
