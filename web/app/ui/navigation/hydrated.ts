/** Whether React has taken the page over already: what is loaded from then on belongs to another page. */
export const isHydrated = (): boolean => performance.getEntriesByName('hydrated').length > 0;
