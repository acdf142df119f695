import { randomBytes } from 'node:crypto';
import { deviceStore, type LinkKey } from '#functions/stores/staff/devices.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import {
  type CeremonyOptions,
  SoftwareAuthenticator,
} from '#functions/use-cases/passkeys/software-authenticator.testing.ts';
import type { StaffRole } from '#shared/staff/sign-in/people.ts';
import { staffLink } from '#shared/staff/sign-in/staff-link.ts';
import type { Harness } from './harness.ts';
import { retryOn503 } from './retry-on-503.ts';
import type { ApiResponse } from './visitor.ts';

export type StaffBrowser = ReturnType<typeof staffBrowser>;

/** A browser on the staff console, with its session cookie. `call` throws if the call fails, `tryCall` returns any response. */
export function staffBrowser(harness: Harness) {
  const { origin } = new URL(harness.localStack.url);
  let cookie: string | undefined;

  const tryCall = async (method: string, path: string, body?: object): Promise<ApiResponse> => {
    const apiResponse = await retryOn503(() =>
      harness.visitor.call(method, `/api/staff/${path}`, {
        ...(body !== undefined && { body }),
        headers: { origin, ...(cookie !== undefined && { cookie }) },
      }),
    );
    const sessionCookie = [apiResponse.headers['set-cookie'] ?? []]
      .flat()
      .find((cookie) => cookie.startsWith('__Host-staff='));
    if (sessionCookie !== undefined) [cookie] = sessionCookie.split(';');
    return apiResponse;
  };
  const call = async (method: string, path: string, body?: object): Promise<ApiResponse['body']> => {
    const apiResponse = await tryCall(method, path, body);
    if (apiResponse.status < 300) return apiResponse.body;
    throw new Error(`${method} ${path}: ${apiResponse.status} ${JSON.stringify(apiResponse.body)}`);
  };
  const optionsFor = async (purpose: string): Promise<CeremonyOptions> =>
    (await call('POST', 'challenge', { purpose })).options;
  const createRegistration = async (passkey: SoftwareAuthenticator) => ({
    response: passkey.create(await optionsFor('register'), { origin }),
  });
  const present = async (purpose: 'sign-in' | 'step-up', passkey: SoftwareAuthenticator) =>
    call('POST', 'session', { purpose, response: passkey.get(await optionsFor(purpose), { origin }) });

  return {
    tryCall,
    call,
    /** The session cookie, as the browser sends it. */
    cookie: () => cookie ?? '',
    /** @param address path and fragment, as the console shows it to a manager */
    link: async (address: string) => {
      const [device, secret] = (address.split('#')[1] ?? '').split('.');
      const nonce = randomBytes(16).toString('hex');
      for (const accept of [false, true]) await call('POST', 'link', { device, secret, nonce, accept });
    },
    /** Body of a registration, ready to be sent once. */
    createRegistration,
    register: async (passkey = new SoftwareAuthenticator()) => {
      await call('POST', 'passkeys', await createRegistration(passkey));
      return passkey;
    },
    signIn: (passkey: SoftwareAuthenticator) => present('sign-in', passkey),
    stepUp: (passkey: SoftwareAuthenticator) => present('step-up', passkey),
    /** Identifies a person on a shared device by passkey instead of a code. */
    identify: async (person: string, passkey: SoftwareAuthenticator) => {
      const response = passkey.get(await optionsFor('identify'), { origin });
      return call('POST', 'identity', { action: { kind: 'identify-by-passkey', person, response } });
    },
    /** Performs an action on the page of people and devices; needs a step-up. */
    manage: (action: object) => call('POST', 'people', { commandId: commandId(), action }),
  };
}

export const commandId = (): string => randomBytes(12).toString('hex');

/** Adds a colleague, as the command line does. @returns path and fragment of a link */
export async function inviteColleague(harness: Harness, name: string, role: StaffRole): Promise<string> {
  const [table] = harness.localStack.tables;
  if (table === undefined) throw new Error('The stack has no table');
  const tableRef = { client: harness.localStack.documents, name: table.name };
  const clock = () => harness.localStack.clock.now();
  const id = randomBytes(8).toString('hex').toUpperCase();
  await peopleStore(tableRef, clock).add({ id, name, role });
  const { device, secret } = (await deviceStore(tableRef, clock).invite(id)) as LinkKey;
  return staffLink({ device, secret });
}
