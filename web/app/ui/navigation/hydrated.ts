/** Whether the page is hydrated; whatever loads later belongs to another page. */
export const isHydrated = (): boolean => performance.getEntriesByName('hydrated').length > 0;
