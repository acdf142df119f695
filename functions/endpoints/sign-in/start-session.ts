import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { DeviceStore } from '#functions/stores/staff/devices.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { type AssertionDeps, acceptAssertion } from '#functions/use-cases/passkeys/accept-assertion.ts';
import type { signIn as contract } from '#shared/contracts/staff/sign-in.ts';
import { browserName } from '#shared/staff/sign-in/browser-name.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { relyingPartyOf } from '#shared/staff/sign-in/relying-party.ts';

export interface StartSessionDeps extends AssertionDeps {
  readonly people: Pick<PeopleStore, 'find'>;
  readonly devices: Pick<DeviceStore, 'startSession' | 'end'>;
}

/** Starts a session for the person of a passkey. Ends the browser's previous session, whose cookie it replaces. */
export const startSession =
  ({ people, devices, ...deps }: StartSessionDeps): UseCase<typeof contract> =>
  async ({ body, deviceId }, { siteHost = '', userAgent }) => {
    const use = { purpose: 'sign-in', device: undefined } as const;
    const passkey = await acceptAssertion(deps, body.response, use, relyingPartyOf(siteHost));
    const person = passkey && (await people.find(passkey.person));
    if (passkey === undefined || person === undefined) throw notAccepted();
    const browser = browserName(userAgent);
    const session = await devices.startSession(person.id, passkey, { browser, name: body.name });
    if (session === undefined) throw notAccepted();
    if (deviceId !== undefined) await devices.end(deviceId);
    log.info('staff.signed-in', { person: person.id, device: session.device });
    const { id, name, role } = person;
    return { reply: { success: true, person: { id, name, role } }, session };
  };

const notAccepted = () =>
  new Refused({ kind: 'unauthorized', reason: 'passkeyNotAccepted', message: passkeyMessages.notAccepted });
