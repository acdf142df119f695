/** Names the network address that a journey's calls come from; without it all come from this machine's. */
export const networkHeader = 'x-network-of-the-journey';

/** An address that no other journey has, nor another try of the same. */
export const ownNetwork = (): string =>
  `2001:db8:${crypto.getRandomValues(new Uint16Array(1))[0]?.toString(16)}::1`;
