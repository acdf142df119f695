/** Fragment of the landing page for those who come from an address that is no page. */
export const unknownAddress = '#unknown-address';
