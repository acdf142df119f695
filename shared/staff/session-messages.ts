/** What the console says of sessions: why a call is refused, and what to do. */
export const sessionMessages = {
  unauthorized: 'Please sign in, or open a link from a manager.',
  deviceEnded: 'This device is signed out. Please sign in again, or ask a manager for a link.',
  forbidden: 'Only a manager can do this.',
  stepUp: 'Please confirm with your passkey that it is you.',
  signedOut: 'You are signed out on this device.',
} as const;
