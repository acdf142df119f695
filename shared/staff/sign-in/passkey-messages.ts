import { inWords } from '#shared/values/written-number.ts';
import { linkSeconds, maxPasskeys } from './people.ts';

/** Messages to colleagues about passkeys: refusals by the server, and failures that browsers report. */
export const passkeyMessages = {
  added: 'The passkey is added. Use it to sign in next time.',
  notAccepted: 'This passkey was not accepted. Please try again, or ask a manager for a link.',
  /** On a shared device, in place of a code. */
  notAcceptedHere: 'This passkey was not accepted. Please try again, or use the console on your own phone.',
  ofAnotherPerson: 'This passkey belongs to another colleague. Please use one of your own.',
  stepUpFirst: 'Please confirm with a passkey that you have before you add another one.',
  linkTooOld: `A first passkey can be added within ${inWords(linkSeconds / 60)} minutes of opening a link. Please ask a manager for a new link.`,
  tooMany: `You have ${inWords(maxPasskeys)} passkeys, and that is the most. Please ask a manager to reset them.`,
  sharedDevice: 'Passkeys are for a device of your own: on a shared one, everybody could use them.',
  notRegistered: 'This passkey could not be added. Please try again, with another device if you can.',

  /** Cancelled, timed out, or no passkey to choose: browsers do not say which. */
  notUsed:
    'No passkey was used. Please try again, and confirm with your face, your finger or your screen lock. If this device has no passkey of yours, ask a manager for a link.',
  notAdded:
    'No passkey was added. Please try again, and confirm with your face, your finger or your screen lock.',
  unsupported: 'This browser cannot use passkeys. Please update it, or use another browser.',
  alreadyHere: 'This device already has a passkey of yours.',
  noScreenLock:
    'This device cannot keep a passkey. Please set up a screen lock (face, finger or PIN) and try again.',
  wrongAddress: 'Passkeys do not work at this address. Please open the console at its own address.',
  deviceFailed: 'This device could not use the passkey. Please try again.',
} as const;

const messageByErrorName = new Map<string, string>([
  ['InvalidStateError', passkeyMessages.alreadyHere],
  ['ConstraintError', passkeyMessages.noScreenLock],
  ['NotSupportedError', passkeyMessages.noScreenLock],
  ['SecurityError', passkeyMessages.wrongAddress],
]);

/**
 * Message for a person after the browser's passkey dialog has failed.
 *
 * @param name name of the error (WebAuthn Level 3 §5.1.3 and §5.1.4), whose message is for developers
 */
export function ceremonyMessage(kind: 'add' | 'use', name: string): string {
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return kind === 'add' ? passkeyMessages.notAdded : passkeyMessages.notUsed;
  }
  return messageByErrorName.get(name) ?? passkeyMessages.deviceFailed;
}
