import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { maxPasskeys } from '#shared/staff/sign-in/people.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { deleteItem, getItem, transact, tryWrite, updateItem } from '../table/commands.ts';
import { equals, onlyIf, updateOf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { deviceKey, passkeyKey as keyOf, passkeyPartition as partition } from './staff-items.ts';

export const StoredPasskey = z.object({
  /** Credential id in base64url, as the authenticator chose it. */
  id: z.string(),
  /** Id of the person. */
  person: z.string(),
  /** COSE key in base64url. */
  publicKey: z.string(),
  /** Signatures made, as last reported; 0 for a passkey that does not count. */
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

/** Where a passkey was registered. */
export interface PasskeyRegistration {
  /** Id of the device whose session registered it. */
  readonly device: string;
  /** Whether it is stored on that device, rather than on a phone or a security key next to it. */
  readonly isOnDevice: boolean;
}

export type PasskeyStore = ReturnType<typeof passkeyStore>;

/** Passkeys of colleagues: `STAFF#PASSKEYS / PASSKEY#<credential id>`, kept until they are removed. */
export function passkeyStore(table: Table, clock: Clock) {
  /** The passkeys of all people: a few dozen items. */
  const all = async (): Promise<readonly StoredPasskey[]> => {
    const found: StoredPasskey[] = [];
    for await (const item of itemsIn(table, partition)) found.push(StoredPasskey.parse(item));
    return found;
  };
  const passkeysOf = async (person: string): Promise<readonly StoredPasskey[]> =>
    (await all()).filter((passkey) => passkey.person === person);

  const remove = async (id: string): Promise<void> => {
    await deleteItem(table, { Key: { ...keyOf(id) } });
  };

  /**
   * Writes the passkey and its id on the device that registered it. `known`: the same passkey was stored before, as
   * when the response to the first attempt was lost.
   */
  const put = async (
    passkey: StoredPasskey,
    { device, isOnDevice }: PasskeyRegistration,
  ): Promise<'stored' | 'known' | 'taken' | 'device-ended'> => {
    const write = {
      TableName: table.name,
      Item: { ...keyOf(passkey.id), ...passkey },
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    } as const;
    // Revoking the device removes the passkeys that it lists, so none may be added once it has ended.
    const item = { TableName: table.name, Key: { ...deviceKey(device) } };
    const when = [equals('state', 'linked'), equals('person', passkey.person)];
    try {
      const deviceWrite = isOnDevice
        ? { Update: { ...item, ...updateOf({ add: { passkeys: new Set([passkey.id]) }, when }) } }
        : { ConditionCheck: { ...item, ...onlyIf(...when) } };
      await transact(table, [{ Put: write }, deviceWrite]);
      return 'stored';
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const [passkeyReason, deviceReason] = error.CancellationReasons ?? [];
      if (deviceReason?.Code === 'ConditionalCheckFailed') return 'device-ended';
      if (passkeyReason?.Code !== 'ConditionalCheckFailed' || passkeyReason.Item === undefined) throw error;
      const { person, publicKey } = StoredPasskey.parse(unmarshall(passkeyReason.Item));
      return person === passkey.person && publicKey === passkey.publicKey ? 'known' : 'taken';
    }
  };

  return {
    all,
    ofPerson: passkeysOf,
    remove,

    async find(id: string): Promise<StoredPasskey | undefined> {
      const Item = await getItem(table, keyOf(id));
      return Item && StoredPasskey.parse(Item);
    },

    /**
     * Stores a new passkey. `taken`: the credential id is already stored. `device-ended`: the device was ended
     * meanwhile. `too-many`: the person has the maximum number. The passkeys are counted after the write, so that
     * concurrent calls cannot exceed the limit, and one that exceeds it is removed.
     */
    async add(
      passkey: Omit<StoredPasskey, 'registeredAt'>,
      registeredOn: PasskeyRegistration,
    ): Promise<'stored' | 'taken' | 'device-ended' | 'too-many'> {
      const outcome = await put({ ...passkey, registeredAt: epochSeconds(clock()) }, registeredOn);
      if (outcome === 'taken' || outcome === 'device-ended') return outcome;
      if ((await passkeysOf(passkey.person)).length <= maxPasskeys) return 'stored';
      if (outcome === 'stored') await remove(passkey.id);
      return 'too-many';
    },

    /** Records a use of a passkey. Returns false if it was used or removed since it was read. */
    async recordUse(
      { id, counter: lastCounter }: StoredPasskey,
      { counter, isBackedUp }: Pick<StoredPasskey, 'counter' | 'isBackedUp'>,
    ): Promise<boolean> {
      return tryWrite(
        updateItem(table, {
          Key: { ...keyOf(id) },
          ...updateOf({ set: { counter, isBackedUp }, when: [equals('counter', lastCounter)] }),
        }),
      );
    },

    async removeAllOf(person: string): Promise<void> {
      for (const { id } of await passkeysOf(person)) await remove(id);
    },
  };
}
