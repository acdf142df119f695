import type { StoredDevice } from '#functions/stores/staff/staff-items.ts';

/** As colleagues call a device. */
export const nameOfDevice = ({ name, browser }: Pick<StoredDevice, 'name' | 'browser'>): string =>
  name ?? browser;
