/** Client address of a request, as the local stack sees it; defaults to this machine's. */
export const addressHeader = 'x-client-address-of-the-test';

/** A client address unique to the test run. */
export const ownAddress = (): string =>
  `2001:db8:${crypto.getRandomValues(new Uint16Array(1))[0]?.toString(16)}::1`;
