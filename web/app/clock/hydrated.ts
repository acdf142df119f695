/** Whether the page is hydrated, as `entry.client.tsx` marks it: later renders do not belong to a prerendered page. */
export const isHydrated = (): boolean => performance.getEntriesByName('hydrated').length > 0;
