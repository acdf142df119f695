import { linkSeconds, maxPasskeys, stepUpSeconds } from './people.ts';

/** COSE algorithms of the signatures that we verify: EdDSA, ECDSA with P-256, RSA with PKCS #1 v1.5. */
export const passkeyAlgorithms = [-8, -7, -257] as const;

/** The state on which a registration depends. Times in epoch seconds. */
interface Registration {
  /** Number of passkeys that the person has. */
  readonly passkeys: number;
  /** When this person last used a passkey on this device. */
  readonly steppedUpAt: number | undefined;
  /** When the link of this device was opened; undefined if a passkey started its session. */
  readonly linkedAt: number | undefined;
  /** Whether the device is shared. */
  readonly isShared?: boolean | undefined;
}

export type RegistrationObstacle = 'step-up' | 'link-too-old' | 'too-many' | 'shared-device';

const isWithin = (seconds: number, at: number | undefined, now: number): boolean =>
  at !== undefined && now - at < seconds;

/**
 * Why a person cannot register a passkey; undefined if they can. A stolen session must not add another way in: only a
 * passkey, or a link that was just opened by a person who has none, vouches for another passkey.
 *
 * @param now epoch seconds
 */
export function registrationConflict(
  { passkeys, steppedUpAt, linkedAt, isShared }: Registration,
  now: number,
): RegistrationObstacle | undefined {
  if (isShared) return 'shared-device';
  if (passkeys >= maxPasskeys) return 'too-many';
  if (passkeys > 0) return isWithin(stepUpSeconds, steppedUpAt, now) ? undefined : 'step-up';
  return isWithin(linkSeconds, linkedAt, now) ? undefined : 'link-too-old';
}

/**
 * Whether a passkey's signature counter may follow the stored one. Passkeys that are synced between devices stay at 0;
 * any other counter that does not rise means that the passkey has been copied.
 */
export const mayFollow = (stored: number, presented: number): boolean =>
  presented > stored || (stored === 0 && presented === 0);
