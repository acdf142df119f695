import { stepUpSeconds } from '#shared/staff/sign-in/people.ts';
import { inWords } from '#shared/values/written-number.ts';

/** Asks for the passkey that the server requires for an action. */
export const stepUpCopy = {
  title: 'Confirm that it is you',
  /** @param what `Closing the till needs` */
  text: (what: string) =>
    `${what} your passkey: your finger, face or the code of this device. It counts for ${inWords(stepUpSeconds / 60)} minutes.`,
  none: 'You have no passkey yet. Add one now; it is used from then on.',
  use: 'Use my passkey',
  using: 'Waiting for your passkey…',
  add: 'Add a passkey',
  keep: 'Back',
} as const;
