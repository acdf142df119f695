/** Names the address that a call comes from; without it, it is this machine's. */
export const addressHeader = 'x-address-of-the-journey';

/** An address that no other journey has, nor another try of the same. */
export const ownAddress = (): string =>
  `2001:db8:${crypto.getRandomValues(new Uint16Array(1))[0]?.toString(16)}::1`;
