/** Header with the client address of a request to the local stack; the default is this machine's address. */
export const addressHeader = 'x-client-address-of-the-test';

/** Returns a random client address. */
export const newClientAddress = (): string =>
  `2001:db8:${crypto.getRandomValues(new Uint16Array(1))[0]?.toString(16)}::1`;
