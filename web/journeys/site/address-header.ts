/** Names the address that a call comes from; without it, it is this machine's. */
export const addressHeader = 'x-address-of-the-journey';
