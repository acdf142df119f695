/** Messages of the console about sessions: why a call is refused, and what to do. */
export const sessionMessages = {
  unauthorized: 'Please sign in, or open a link from a manager.',
  deviceEnded: 'This device is signed out. Please sign in again, or ask a manager for a link.',
  forbidden: 'Only a manager can do this.',
  stepUp: 'Please confirm with your passkey that it is you.',
  identificationRequiredForDay:
    'Please say who you are: without a name, this device shows today and tomorrow only.',
  identificationRequired:
    'Please say who you are: choose your name and enter your code. Nothing was recorded.',
  otherPerson:
    'Somebody else is signed in here now, so nothing was recorded. Say who you are, and press again.',
  ownDevice: 'This works on a device of your own, not on a shared one.',
  sharedDevice: 'Codes are for shared devices. This device is linked to you.',
  signedOut: 'You are signed out on this device.',
} as const;
