/** The query of the address at which the visitor arrived, read before the page can change. */
export const arrivalSearch: string = typeof window === 'undefined' ? '' : window.location.search;
