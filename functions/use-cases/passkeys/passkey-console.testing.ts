import { identify } from '#functions/endpoints/identify/identify.ts';
import { registerPasskey } from '#functions/endpoints/register-passkey/register-passkey.ts';
import { requestChallenge } from '#functions/endpoints/request-challenge/request-challenge.ts';
import { signIn } from '#functions/endpoints/sign-in/sign-in.ts';
import { type Call, type CallResult, caller } from '#functions/kernel/call.testing.ts';
import { actingStore } from '#functions/stores/staff/acting.ts';
import { challengeStore } from '#functions/stores/staff/challenges.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { padTriesStore } from '#functions/stores/staff/pad-tries.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { observedTable } from '#functions/stores/table/table-content.testing.ts';
import { identify as identifyContract } from '#shared/contracts/staff/identify.ts';
import { managePeople } from '#shared/contracts/staff/manage-people.ts';
import { registerPasskey as registerContract } from '#shared/contracts/staff/register-passkey.ts';
import {
  requestChallenge as challengeContract,
  type challengePurposes,
} from '#shared/contracts/staff/request-challenge.ts';
import { signIn as signInContract } from '#shared/contracts/staff/sign-in.ts';
import type { StaffRole } from '#shared/staff/sign-in/people.ts';
import type { Deviation, SoftwareAuthenticator } from './software-authenticator.testing.ts';

/** A signed-in browser, with the ids of person and device. */
export interface SignedIn {
  readonly person: string;
  readonly device: string;
  readonly cookies: readonly string[];
}

const signedIn = ({ person, device, cookie }: Readonly<Record<'person' | 'device' | 'cookie', string>>) => ({
  person,
  device,
  cookies: [cookie],
});

/** The passkey calls of the console, made through the kernel with real sessions, and a clock that tests set. */
export async function passkeyConsole() {
  const table = await observedTable();
  let now = new Date('2026-11-21T10:00:00+11:00');
  const clock = () => now;
  const [challenges, passkeys] = [challengeStore(table, clock), passkeyStore(table, clock)];
  const [devices, people] = [deviceStore(table, clock), peopleStore(table, clock)];
  const sessions = sessionStore(table, clock);
  const team = colleagues(table, clock);
  const quotas = { count: async () => ({ result: 'counted' }) as const };

  const calls = {
    requestChallenge: caller(
      challengeContract,
      requestChallenge({ challenges, passkeys, clock }),
      quotas,
      sessions,
    ),
    signIn: caller(
      signInContract,
      signIn({ challenges, passkeys, people, devices, clock }),
      quotas,
      sessions,
    ),
    register: caller(registerContract, registerPasskey({ challenges, passkeys, clock }), sessions),
    identify: caller(
      identifyContract,
      identify({
        people,
        codes: codeStore(table, clock),
        pad: padTriesStore(table, clock),
        acting: actingStore(table, clock),
        challenges,
        passkeys,
        clock,
      }),
      sessions,
    ),
    /** A call that does nothing, and needs a manager who has stepped up. */
    manage: caller(managePeople, async () => ({ success: true }) as const, sessions),
  };

  const optionsFor = async (purpose: (typeof challengePurposes)[number], from?: Partial<SignedIn>) =>
    (await calls.requestChallenge({ json: { purpose }, ...callFrom(from) })).json.options;
  const callFrom = (from: Partial<SignedIn> | undefined): Call =>
    from?.cookies === undefined ? {} : { cookies: from.cookies };

  return {
    table,
    passkeys,
    devices,
    people,
    calls,
    optionsFor,
    epoch: () => now.getTime() / 1000,
    advance(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },

    /** Adds a colleague, and returns the browser in which they have just opened a link. */
    add: async (name: string, role: StaffRole = 'floor'): Promise<SignedIn> =>
      signedIn(await team.add(name, role)),

    /** Links another browser of a colleague. */
    link: async ({ person }: SignedIn): Promise<SignedIn> => signedIn(await team.linkAnother(person)),

    /** Links a shared device on which the colleague is active; without a colleague it may only read. */
    share: async (colleague?: SignedIn): Promise<SignedIn> =>
      signedIn(await team.share('Bar tablet', colleague?.person)),

    async register(from: SignedIn, authenticator: SoftwareAuthenticator, deviation?: Deviation) {
      const options = await optionsFor('register', from);
      const json = { response: authenticator.create(options, deviation) };
      return calls.register({ json, ...callFrom(from) });
    },

    async signIn(
      authenticator: SoftwareAuthenticator,
      deviation?: Deviation,
      from?: SignedIn,
      name?: string,
    ): Promise<CallResult> {
      const response = authenticator.get(await optionsFor('sign-in'), deviation);
      return calls.signIn({ json: { purpose: 'sign-in', response, name }, ...callFrom(from) });
    },

    async stepUp(from: SignedIn, authenticator: SoftwareAuthenticator, deviation?: Deviation) {
      const response = authenticator.get(await optionsFor('step-up', from), deviation);
      return calls.signIn({ json: { purpose: 'step-up', response }, ...callFrom(from) });
    },

    /** The signed-in browser after a response that set a session. */
    holderOf({ cookies }: CallResult): SignedIn {
      const [cookie = ''] = (cookies[0] ?? '').split(';');
      const [, device = '', person = ''] = cookie.split(/[=.]/);
      return signedIn({ person, device, cookie });
    },
  };
}
export type PasskeyConsole = Awaited<ReturnType<typeof passkeyConsole>>;
