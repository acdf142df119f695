import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { log, loggableError } from '#functions/kernel/log.ts';
import type { ChallengeStore, ChallengeUse } from '#functions/stores/staff/challenges.ts';
import type { StoredPasskey } from '#functions/stores/staff/passkeys.ts';
import { passkeyAlgorithms } from '#shared/staff/sign-in/passkeys.ts';
import type { RelyingParty } from '#shared/staff/sign-in/relying-party.ts';
import { readClientData } from './client-data.ts';
import { AttestationJson, CredentialId, isOnDevice } from './credential-json.ts';

/** A new passkey as reported by its authenticator. */
export interface NewPasskey extends Omit<StoredPasskey, 'person' | 'registeredAt'> {
  /** Whether it is stored on the device of the browser. */
  readonly isOnDevice: boolean;
}

/**
 * Verifies a new passkey. Its challenge is consumed before anything is verified.
 *
 * @param response the browser's response, not yet validated
 * @returns undefined if it is not valid; the log says why
 */
export async function acceptAttestation(
  { challenges }: { readonly challenges: Pick<ChallengeStore, 'use'> },
  response: unknown,
  use: ChallengeUse,
  party: RelyingParty,
): Promise<NewPasskey | undefined> {
  const { data: attestation } = AttestationJson.safeParse(response);
  if (attestation === undefined) return refuse('malformed');
  const { challenge, isFramed } = readClientData(attestation.response.clientDataJSON);
  if (challenge === undefined || !(await challenges.use(challenge, use))) return refuse('challenge');
  if (isFramed) return refuse('framed');
  try {
    return await verify(attestation, challenge, party);
  } catch (error) {
    // The library's messages quote its input.
    return refuse('not-verified', loggableError(error));
  }
}

/** @throws any error of the library for an invalid attestation */
async function verify(
  attestation: AttestationJson,
  challenge: string,
  party: RelyingParty,
): Promise<NewPasskey | undefined> {
  if (hasCertificates(attestation)) return refuse('attested');
  const { id, rawId, type, response } = attestation;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  });
  if (!verified) return refuse('signature');
  const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
  if (!CredentialId.safeParse(credential.id).success) return refuse('credential-id');
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    rpId: party.id,
    isBackupEligible: credentialDeviceType === 'multiDevice',
    isBackedUp: credentialBackedUp,
    isOnDevice: isOnDevice(attestation),
  };
}

/**
 * We ask for no attestation, so a browser sends none, or one that the passkey has signed itself. Certificates would
 * make the library fetch revocation lists.
 */
function hasCertificates({ response }: AttestationJson): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = decoded.get('fmt');
  return format !== 'none' && (format !== 'packed' || decoded.get('attStmt').get('x5c') !== undefined);
}

function refuse(reason: string, fields: Readonly<Record<string, string>> = {}): undefined {
  log.warn('passkey.refused', { what: 'attestation', reason, ...fields });
}
