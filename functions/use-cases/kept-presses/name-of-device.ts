import type { StoredDevice } from '#functions/stores/staff/staff-items.ts';

/** The name by which colleagues know a device. */
export const nameOfDevice = ({ name, browser }: Pick<StoredDevice, 'name' | 'browser'>): string =>
  name ?? browser;
