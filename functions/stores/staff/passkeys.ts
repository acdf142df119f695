import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { mostPasskeys } from '../../../shared/staff/sign-in/people.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';

export const StoredPasskey = z.object({
  /** Credential id in base64url, as the authenticator chose it. */
  id: z.string(),
  /** Id of the person. */
  person: z.string(),
  /** COSE key in base64url. */
  publicKey: z.string(),
  /** Signatures made, as last shown; 0 for a passkey that does not count. */
  counter: z.int(),
  /** Domain that the passkey works on. */
  rpId: z.string(),
  /** Whether it may be synced between devices, and whether it is. */
  isBackupEligible: z.boolean(),
  isBackedUp: z.boolean(),
  /** Epoch seconds. */
  registeredAt: z.int(),
});
export type StoredPasskey = z.infer<typeof StoredPasskey>;

export type PasskeyStore = ReturnType<typeof passkeyStore>;

const partition = 'STAFF#PASSKEYS';
const keyOf = (id: string): ItemKey => ({ pk: partition, sk: `PASSKEY#${id}` });

/** Passkeys of colleagues: `STAFF#PASSKEYS / PASSKEY#<credential id>`, kept until they are removed. */
export function passkeyStore(table: Table, clock: Clock) {
  /** Those of everybody: a few dozen items. */
  const all = async (): Promise<readonly StoredPasskey[]> => {
    const found: StoredPasskey[] = [];
    for await (const item of itemsIn(table, partition)) found.push(StoredPasskey.parse(item));
    return found;
  };
  const ofPerson = async (person: string): Promise<readonly StoredPasskey[]> =>
    (await all()).filter((passkey) => passkey.person === person);

  const remove = async (id: string): Promise<void> => {
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: { ...keyOf(id) } }));
  };

  /** `known`: the same passkey was stored before, as when the response to the first attempt was lost. */
  const put = async (passkey: StoredPasskey): Promise<'stored' | 'known' | 'taken'> => {
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keyOf(passkey.id), ...passkey },
          ConditionExpression: 'attribute_not_exists(pk)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      );
      return 'stored';
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException) || error.Item === undefined) throw error;
      const { person, publicKey } = StoredPasskey.parse(unmarshall(error.Item));
      return person === passkey.person && publicKey === passkey.publicKey ? 'known' : 'taken';
    }
  };

  return {
    all,
    ofPerson,

    async find(id: string): Promise<StoredPasskey | undefined> {
      const { Item } = await table.client.send(
        new GetCommand({ TableName: table.name, Key: { ...keyOf(id) }, ConsistentRead: true }),
      );
      return Item && StoredPasskey.parse(Item);
    },

    /**
     * Stores a new passkey. `taken`: the credential id is somebody's already. `too-many`: the person has as many as
     * they may, also when several are stored at once: each is counted after it is written, and goes if it is over.
     */
    async add(passkey: Omit<StoredPasskey, 'registeredAt'>): Promise<'stored' | 'taken' | 'too-many'> {
      const outcome = await put({ ...passkey, registeredAt: epochSeconds(clock()) });
      if (outcome === 'taken') return 'taken';
      if ((await ofPerson(passkey.person)).length <= mostPasskeys) return 'stored';
      if (outcome === 'stored') await remove(passkey.id);
      return 'too-many';
    },

    /** Records a use of a passkey as it was read. False if it was used or removed since. */
    async recordUse(
      { id, counter: seen }: StoredPasskey,
      { counter, isBackedUp }: Pick<StoredPasskey, 'counter' | 'isBackedUp'>,
    ): Promise<boolean> {
      try {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: { ...keyOf(id) },
            UpdateExpression: 'SET #counter = :counter, isBackedUp = :isBackedUp',
            ConditionExpression: '#counter = :seen',
            ExpressionAttributeNames: { '#counter': 'counter' },
            ExpressionAttributeValues: { ':counter': counter, ':isBackedUp': isBackedUp, ':seen': seen },
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },

    async removeOf(person: string): Promise<void> {
      for (const { id } of await ofPerson(person)) await remove(id);
    },
  };
}
