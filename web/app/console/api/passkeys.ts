import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { CallProblem } from '#app/requests/client.ts';
import type { BodyOf } from '#shared/contracts/calls.ts';
import { ceremonyMessage, passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { askingClient, type StaffClient, staffClient } from './staff-client.ts';

/** The browser or device could not create or use a passkey. `message` is for people. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';
}

/**
 * Creates a passkey on this device for the signed-in person. A person with a passkey is asked to use it first.
 *
 * @throws CallProblem, PasskeyProblem
 */
export async function registerPasskey(client: StaffClient = staffClient): Promise<void> {
  requirePasskeySupport();
  const optionsJSON = await creationOptions(client);
  const response = await runCeremony('add', () => startRegistration({ optionsJSON }));
  await client('registerPasskey', { body: { response: { ...response } } });
}

/**
 * Signs in on this browser with a passkey that the person chooses. There is no session yet, so a refusal
 * is not reported as its loss.
 *
 * @param name the name of this device in the list of devices
 * @throws CallProblem, PasskeyProblem
 */
export const signInWithPasskey = (name: string, client: StaffClient = askingClient): Promise<void> =>
  confirmByPasskey('sign-in', client, name);

/**
 * Confirms with a passkey who is signed in. The confirmation lasts five minutes on this device.
 *
 * @throws CallProblem, PasskeyProblem
 */
export const stepUp = (client: StaffClient = staffClient): Promise<void> =>
  confirmByPasskey('step-up', client);

/**
 * Asks for a passkey to identify who acts on this shared device.
 *
 * @returns the response for `identify`
 * @throws CallProblem, PasskeyProblem
 */
export const passkeyOfActor = (client: StaffClient = staffClient): Promise<Record<string, unknown>> =>
  askForPasskey('identify', client);

async function confirmByPasskey(
  purpose: 'sign-in' | 'step-up',
  client: StaffClient,
  name?: string,
): Promise<void> {
  const response = await askForPasskey(purpose, client);
  await client('signIn', { body: { purpose, response, ...(name && { name }) } });
}

async function askForPasskey(
  purpose: 'sign-in' | 'step-up' | 'identify',
  client: StaffClient,
): Promise<Record<string, unknown>> {
  requirePasskeySupport();
  const options = await optionsFor(purpose, client);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await runCeremony('use', () => startAuthentication({ optionsJSON }))) };
}

/** Safari may require another press for the second dialog; by then the step-up is done, and the next try skips it. */
async function creationOptions(client: StaffClient): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const requestOptions = async () =>
    (await optionsFor('register', client)) as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    return await requestOptions();
  } catch (problem) {
    if (!(problem instanceof CallProblem) || problem.kind !== 'step-up') throw problem;
    await stepUp(client);
    return requestOptions();
  }
}

async function optionsFor(purpose: BodyOf<'requestChallenge'>['purpose'], client: StaffClient) {
  return (await client('requestChallenge', { body: { purpose } })).options;
}

function requirePasskeySupport(): void {
  if (!browserSupportsWebAuthn()) throw new PasskeyProblem(passkeyMessages.unsupported);
}

/** Shows the browser's dialog. */
async function runCeremony<Response>(
  kind: 'add' | 'use',
  showDialog: () => Promise<Response>,
): Promise<Response> {
  try {
    return await showDialog();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    throw new PasskeyProblem(ceremonyMessage(kind, name), { cause });
  }
}
