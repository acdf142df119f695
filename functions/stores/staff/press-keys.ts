import { importPublicKey, keyIdOf } from '#shared/kept-presses/signature.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { equals, ifNotExists, isUnchanged } from '../table/expressions.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { newSecret } from './secret.ts';
import { readDeviceAndPerson, type StoredDevice } from './staff-items.ts';
import { updateDevice } from './update-device.ts';

/** Maximum number of keys of a device, which registers a new key whenever its browser has lost its storage. */
export const maxKeys = 16;

const maxTries = 5;

export type KeyOutcome =
  | { readonly result: 'registered'; readonly key: string; readonly device: StoredDevice }
  | { readonly result: 'too-many' | 'invalid' | 'not-linked' };

export type PressKeyStore = ReturnType<typeof pressKeyStore>;

/** Keys with which devices sign kept presses, on the item of the device: revoked and read with it. */
export const pressKeyStore = (table: Table, clock: Clock) => ({
  /** Adds a key to a linked device; an existing one is left unchanged. */
  async register(device: string, publicKey: string): Promise<KeyOutcome> {
    if ((await importPublicKey(publicKey)) === undefined) return { result: 'invalid' };
    const id = await keyIdOf(publicKey);
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { device: stored } = await readDeviceAndPerson(table, { device });
      if (stored?.state !== 'linked') return { result: 'not-linked' };
      const { pressKeys = [] } = stored;
      if (pressKeys.some((key) => key.id === id)) return { result: 'registered', key: id, device: stored };
      if (pressKeys.length >= maxKeys) return { result: 'too-many' };
      const registeredAt = epochSeconds(clock());
      const updated = await updateDevice(table, device, {
        set: {
          pressKeys: [...pressKeys, { id, publicKey, registeredAt }],
          contactSecret: ifNotExists(newSecret()),
        },
        when: [equals('state', 'linked'), isUnchanged('pressKeys', stored.pressKeys)],
      });
      if (updated !== undefined) return { result: 'registered', key: id, device: updated };
    }
    throw new Error('The device changed too often');
  },
});
