import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { log, loggableError } from '#functions/kernel/log.ts';
import type { ChallengeStore, ChallengeUse } from '#functions/stores/staff/challenges.ts';
import type { PasskeyStore, StoredPasskey } from '#functions/stores/staff/passkeys.ts';
import { mayFollow } from '#shared/staff/sign-in/passkeys.ts';
import type { RelyingParty } from '#shared/staff/sign-in/relying-party.ts';
import { readClientData } from './client-data.ts';
import { AssertionJson, isOnDevice, userHandleOf } from './credential-json.ts';

export interface AssertionDeps {
  readonly challenges: Pick<ChallengeStore, 'use'>;
  readonly passkeys: Pick<PasskeyStore, 'find' | 'recordUse'>;
}

/** A passkey that was just used. */
export interface AcceptedPasskey extends StoredPasskey {
  /** Whether it is stored on the device of the browser. */
  readonly isOnDevice: boolean;
}

/**
 * Verifies the use of a passkey. Its challenge is consumed before anything is verified, so that an assertion is
 * accepted once.
 *
 * @param response the browser's response, not yet validated
 * @returns undefined if it is not valid; the log says why
 */
export async function acceptAssertion(
  { challenges, passkeys }: AssertionDeps,
  response: unknown,
  use: ChallengeUse,
  party: RelyingParty,
): Promise<AcceptedPasskey | undefined> {
  const { data: assertion } = AssertionJson.safeParse(response);
  if (assertion === undefined) return refuse('malformed');
  const { challenge, isFramed } = readClientData(assertion.response.clientDataJSON);
  if (challenge === undefined || !(await challenges.use(challenge, use))) return refuse('challenge');
  if (isFramed) return refuse('framed');

  const passkey = await passkeys.find(assertion.id);
  if (passkey === undefined) return refuse('unknown-passkey');
  const { person } = passkey;
  if (assertion.response.userHandle !== userHandleOf(person)) return refuse('user-handle', { person });
  const verified = await verify(assertion, { challenge, party, passkey });
  if (verified === undefined) return undefined;
  if (!mayFollow(passkey.counter, verified.counter)) {
    log.error('staff.counter-regressed', { person });
    return undefined;
  }
  return (await passkeys.recordUse(passkey, verified))
    ? { ...passkey, isOnDevice: isOnDevice(assertion) }
    : refuse('changed-meanwhile', { person });
}

/** Never throws: errors of the library, which quote its input, are logged without their messages. */
async function verify(
  assertion: AssertionJson,
  {
    challenge,
    party,
    passkey,
  }: { readonly challenge: string; readonly party: RelyingParty; readonly passkey: StoredPasskey },
): Promise<Pick<StoredPasskey, 'counter' | 'isBackedUp'> | undefined> {
  const { id, rpId, publicKey, person } = passkey;
  if (rpId !== party.id) return refuse('relying-party', { person });
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: assertion.rawId,
        type: assertion.type,
        response: assertion.response,
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // We compare the counter ourselves, after the signature is verified, so that only the real authenticator can set
      // off the alarm.
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
    });
    if (!verified) return refuse('signature', { person });
    return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
  } catch (error) {
    return refuse('not-verified', { person, ...loggableError(error) });
  }
}

function refuse(reason: string, fields: Readonly<Record<string, string>> = {}): undefined {
  log.warn('passkey.refused', { what: 'assertion', reason, ...fields });
}
