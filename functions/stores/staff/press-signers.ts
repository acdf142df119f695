import { itemsOfKeys } from '../table/items-of-keys.ts';
import type { Table } from '../table/table.ts';
import { deviceKey, noPerson, readPeople, StoredDevice, type StoredPerson } from './staff-items.ts';

export interface PressSigners {
  readonly devices: ReadonlyMap<string, StoredDevice>;
  readonly people: readonly StoredPerson[];
}

export type SignerStore = ReturnType<typeof pressSigners>;

/** Devices that have signed kept presses, and the authors named in them, including those whose access has ended. */
export const pressSigners = (table: Table) => ({
  /** Leaves out devices and people that are no longer stored. */
  async read(deviceIds: Iterable<string>, personIds: Iterable<string>): Promise<PressSigners> {
    const items = await itemsOfKeys(table, [...new Set(deviceIds)].map(deviceKey));
    const devices = items.map((item) => StoredDevice.parse(item));
    const owners = devices.map(({ person }) => person).filter((person) => person !== noPerson);
    const people = await readPeople(table, [...personIds, ...owners]);
    return { devices: new Map(devices.map((device) => [device.id, device])), people };
  },
});
