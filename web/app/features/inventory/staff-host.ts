import { inventoryCopy } from '#app/content/inventory/inventory-copy.ts';

/** Whether the site is served from a staff machine (specification §6). The API has a separate guard. */
export const isStaffHost = (hostname: string): boolean =>
  (inventoryCopy.hosts as readonly string[]).includes(hostname);
