/** Asks for the passkey, in place of a question that the server does not carry out without it. */
export const stepUpCopy = {
  title: 'Confirm that it is you',
  /** @param what `Closing the till needs` */
  text: (what: string) =>
    `${what} your passkey: your finger, face or the code of this device. It counts for five minutes.`,
  none: 'You have no passkey yet. Add one now; it is used from then on.',
  use: 'Use my passkey',
  using: 'Waiting for your passkey…',
  add: 'Add a passkey',
  keep: 'Cancel',
} as const;
