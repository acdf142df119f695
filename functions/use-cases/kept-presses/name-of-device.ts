import type { StoredDevice } from '#functions/stores/staff/staff-items.ts';

/** The name of a device among colleagues. */
export const nameOfDevice = ({ name, browser }: Pick<StoredDevice, 'name' | 'browser'>): string =>
  name ?? browser;
