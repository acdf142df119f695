import { business } from '#shared/content/business.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { passkeyAlgorithms } from '#shared/staff/sign-in/passkeys.ts';
import { challengeSeconds } from '#shared/staff/sign-in/people.ts';
import { userHandleOf } from './credential-json.ts';

// Built by hand: the library's builders would bundle its verification into a function that verifies nothing.

const timeout = challengeSeconds * 1000;
const publicKey = 'public-key' as const;

/**
 * Options for a new passkey: discoverable (no name to type at sign-in), with user verification, and without
 * attestation.
 *
 * @param existing ids of the person's passkeys: a device that has one creates no second
 */
export const creationOptions = (
  challenge: string,
  rpId: string,
  { id, name }: Pick<Colleague, 'id' | 'name'>,
  existing: readonly string[],
): PublicKeyCredentialCreationOptionsJSON => ({
  challenge,
  rp: { id: rpId, name: business.name },
  user: { id: userHandleOf(id), name, displayName: name },
  pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: publicKey })),
  excludeCredentials: existing.map((credential) => ({ id: credential, type: publicKey })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
  timeout,
});

/** Options for using a passkey. They list none, so as not to reveal which passkeys exist. */
export const requestOptions = (challenge: string, rpId: string): PublicKeyCredentialRequestOptionsJSON => ({
  challenge,
  rpId,
  userVerification: 'required',
  timeout,
});
