/** Whether the page is hydrated: `entry.client.tsx` sets a mark. Later renders need not match prerendered HTML. */
export const isHydrated = (): boolean => performance.getEntriesByName('hydrated').length > 0;
