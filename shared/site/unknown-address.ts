/** Fragment of the landing page for visitors redirected from an address without a page. */
export const unknownAddress = '#unknown-address';
