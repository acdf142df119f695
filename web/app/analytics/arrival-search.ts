/** Query of the landing URL, read before any navigation. */
export const arrivalSearch: string = typeof window === 'undefined' ? '' : window.location.search;
