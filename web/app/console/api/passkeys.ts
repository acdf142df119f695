import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { CallProblem, type Client } from '#app/requests/client.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type {
  requestChallenge as challengeContract,
  challengePurposes,
} from '#shared/contracts/staff/request-challenge.ts';
import { ceremonyMessage, passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { askingClient, staffClient } from './staff-client.ts';

/** The browser or device did not make or use a passkey. `message` is for people. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';
}

/**
 * Makes a passkey on this device for the person who is signed in. Where they have one already they are asked to use it
 * first.
 *
 * @throws CallProblem, PasskeyProblem
 */
export async function registerPasskey(client: Client = staffClient): Promise<void> {
  refuseOldBrowser();
  const optionsJSON = await creationOptions(client);
  const response = await ceremony('add', () => startRegistration({ optionsJSON }));
  await client({ endpoint: 'registerPasskey', body: { response } });
}

/**
 * Signs in on this browser with a passkey that the person chooses. There is no session to lose yet: a refusal
 * stays on the page that asked.
 *
 * @param name what the device is called among the devices
 * @throws CallProblem, PasskeyProblem
 */
export const signInWithPasskey = (name: string, client: Client = askingClient): Promise<void> =>
  confirmByPasskey('sign-in', client, name);

/**
 * Confirms with a passkey who is signed in: for five minutes on this device.
 *
 * @throws CallProblem, PasskeyProblem
 */
export const stepUp = (client: Client = staffClient): Promise<void> => confirmByPasskey('step-up', client);

async function confirmByPasskey(
  purpose: 'sign-in' | 'step-up',
  client: Client,
  name?: string,
): Promise<void> {
  refuseOldBrowser();
  const options = await optionsFor(purpose, client);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await ceremony('use', () => startAuthentication({ optionsJSON }));
  await client({ endpoint: 'signIn', body: { purpose, response, ...(name && { name }) } });
}

/** Safari may want another press for the second dialog; then the step-up is done and the next try needs one only. */
async function creationOptions(client: Client): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const ask = async () =>
    (await optionsFor('register', client)) as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    return await ask();
  } catch (problem) {
    if (!(problem instanceof CallProblem) || problem.kind !== 'step-up') throw problem;
    await stepUp(client);
    return ask();
  }
}

async function optionsFor(purpose: (typeof challengePurposes)[number], client: Client) {
  const body = { purpose };
  return (await client<ReplyOf<typeof challengeContract>>({ endpoint: 'requestChallenge', body })).options;
}

function refuseOldBrowser(): void {
  if (!browserSupportsWebAuthn()) throw new PasskeyProblem(passkeyMessages.unsupported);
}

/** Shows the browser's dialog. */
async function ceremony<Response>(kind: 'add' | 'use', show: () => Promise<Response>): Promise<Response> {
  try {
    return await show();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    throw new PasskeyProblem(ceremonyMessage(kind, name), { cause });
  }
}
