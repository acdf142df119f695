import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Colleague } from '../../../shared/contracts/staff/fields.ts';
import { managePeople } from '../../../shared/contracts/staff/manage-people.ts';
import { registerPasskey as registerContract } from '../../../shared/contracts/staff/register-passkey.ts';
import {
  type challengePurposes,
  requestChallenge as challengeContract,
} from '../../../shared/contracts/staff/request-challenge.ts';
import { signIn as signInContract } from '../../../shared/contracts/staff/sign-in.ts';
import { registerPasskey } from '../../endpoints/register-passkey/register-passkey.ts';
import { requestChallenge } from '../../endpoints/request-challenge/request-challenge.ts';
import { signIn } from '../../endpoints/sign-in/sign-in.ts';
import { type Answer, type Call, caller } from '../../kernel/call.testing.ts';
import { challengeStore } from '../../stores/staff/challenges.ts';
import { deviceStore } from '../../stores/staff/devices.ts';
import { passkeyStore } from '../../stores/staff/passkeys.ts';
import { peopleStore } from '../../stores/staff/people.ts';
import { sessionStore } from '../../stores/staff/sessions.ts';
import { personKey } from '../../stores/staff/staff-items.ts';
import { observedTable } from '../../stores/table/table-content.testing.ts';
import type { Deviation, SoftwareAuthenticator } from './software-authenticator.testing.ts';

/** A browser in which somebody is signed in. */
export interface SignedIn {
  readonly person: Colleague;
  readonly device: string;
  readonly cookies: readonly string[];
}

/** The console's calls about passkeys: through the kernel, with real sessions, at a time that tests set. */
export async function passkeyConsole() {
  const table = await observedTable();
  let now = new Date('2026-11-21T10:00:00+11:00');
  const clock = () => now;
  const [challenges, passkeys] = [challengeStore(table, clock), passkeyStore(table, clock)];
  const [devices, people] = [deviceStore(table, clock), peopleStore(table, clock)];
  const sessions = sessionStore(table, clock);
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
    /** Needs a manager who has stepped up; does nothing. */
    manage: caller(managePeople, async () => ({ success: true }), sessions),
  };

  const optionsFor = async (purpose: (typeof challengePurposes)[number], from?: Partial<SignedIn>) =>
    (await calls.requestChallenge({ json: { purpose }, ...callFrom(from) })).json.options;
  const callFrom = (from: Partial<SignedIn> | undefined): Call =>
    from?.cookies === undefined ? {} : { cookies: from.cookies };

  return {
    table,
    passkeys,
    devices,
    calls,
    optionsFor,
    epoch: () => now.getTime() / 1000,
    pass(seconds: number) {
      now = new Date(now.getTime() + seconds * 1000);
    },

    async invite(id: string, name: string, role: Colleague['role'] = 'floor'): Promise<Colleague> {
      const person = { id, name, role };
      const Item = { ...personKey(id), ...person, invitedAt: now.getTime() / 1000 };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
      return person;
    },

    /** A browser that has just opened a link of this person. */
    async link(person: Colleague): Promise<SignedIn> {
      const key = await devices.invite(person.id);
      const session = key && (await devices.link(key, { person: person.id, nonce: 'n', browser: 'Test' }));
      if (session === undefined) throw new Error('The device was not linked');
      const { device, secret } = session;
      return { person, device, cookies: [`__Secure-staff=${device}.${person.id}.${secret}`] };
    },

    async register(from: SignedIn, authenticator: SoftwareAuthenticator, deviation?: Deviation) {
      const options = await optionsFor('register', from);
      const json = { response: authenticator.create(options, deviation) };
      return calls.register({ json, ...callFrom(from) });
    },

    async signIn(
      authenticator: SoftwareAuthenticator,
      deviation?: Deviation,
      from?: SignedIn,
    ): Promise<Answer> {
      const response = authenticator.get(await optionsFor('sign-in'), deviation);
      return calls.signIn({ json: { purpose: 'sign-in', response }, ...callFrom(from) });
    },

    async stepUp(from: SignedIn, authenticator: SoftwareAuthenticator, deviation?: Deviation) {
      const response = authenticator.get(await optionsFor('step-up', from), deviation);
      return calls.signIn({ json: { purpose: 'step-up', response }, ...callFrom(from) });
    },

    /** The browser after an answer that has set a session. */
    holderOf({ cookies, json }: Answer): SignedIn {
      const [session = ''] = (cookies[0] ?? '').split(';');
      return { person: json.person, device: session.split(/[=.]/)[1] ?? '', cookies: [session] };
    },
  };
}
export type PasskeyConsole = Awaited<ReturnType<typeof passkeyConsole>>;
