import { business } from '#shared/content/business.ts';
import type { Colleague } from '#shared/contracts/staff/fields.ts';
import { passkeyAlgorithms } from '#shared/staff/sign-in/passkeys.ts';
import { challengeSeconds } from '#shared/staff/sign-in/people.ts';
import { userHandleOf } from './credential-json.ts';

// The options are built here, because the library's builders would bring its verification into a function that verifies
// nothing.

const timeout = challengeSeconds * 1000;
const publicKey = 'public-key' as const;

/**
 * The options for a new passkey: discoverable (no name to type at sign-in), with user verification and without
 * attestation.
 *
 * @param passkeyIds the ids of the person's passkeys, so that a device with one of them creates no second
 */
export const creationOptions = (
  challenge: string,
  rpId: string,
  { id, name }: Pick<Colleague, 'id' | 'name'>,
  passkeyIds: readonly string[],
): PublicKeyCredentialCreationOptionsJSON => ({
  challenge,
  rp: { id: rpId, name: business.name },
  user: { id: userHandleOf(id), name, displayName: name },
  pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ alg, type: publicKey })),
  excludeCredentials: passkeyIds.map((credential) => ({ id: credential, type: publicKey })),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
  timeout,
});

/** The options for using a passkey. They list no passkeys, so as not to reveal which exist. */
export const requestOptions = (challenge: string, rpId: string): PublicKeyCredentialRequestOptionsJSON => ({
  challenge,
  rpId,
  userVerification: 'required',
  timeout,
});
