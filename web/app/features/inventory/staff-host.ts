import { inventoryCopy } from '../../content/inventory/inventory-copy.ts';

/** Whether the site is served from a machine of the staff (specification §6). The calls have a guard of their own. */
export const isStaffHost = (hostname: string): boolean =>
  (inventoryCopy.hosts as readonly string[]).includes(hostname);
