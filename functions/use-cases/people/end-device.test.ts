import { beforeEach, describe, expect, it } from 'vitest';
import { registerPasskey } from '#functions/endpoints/register-passkey/register-passkey.ts';
import { signIn } from '#functions/endpoints/sign-in/sign-in.ts';
import { caller } from '#functions/kernel/call.testing.ts';
import { challengeStore } from '#functions/stores/staff/challenges.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { registerPasskey as registerContract } from '#shared/contracts/staff/register-passkey.ts';
import { signIn as signInContract } from '#shared/contracts/staff/sign-in.ts';
import { type PasskeyConsole, passkeyConsole, type SignedIn } from '../passkeys/passkey-console.testing.ts';
import { SoftwareAuthenticator } from '../passkeys/software-authenticator.testing.ts';
import { endDevice } from './end-device.ts';

let site: PasskeyConsole;
let phone: SignedIn;
let passkey: SoftwareAuthenticator;
beforeEach(async () => {
  site = await passkeyConsole();
  phone = await site.add('Ana', 'manager');
  passkey = new SoftwareAuthenticator();
  await site.register(phone, passkey);
});

const end = ({ device }: SignedIn) => endDevice(site, device);
const clock = () => new Date(site.epoch() * 1000);
const storedPasskeys = async () => (await site.passkeys.all()).map(({ id }) => id);
const liveDevicesOf = async ({ person }: SignedIn) =>
  (await site.devices.list()).filter((device) => device.person === person && device.state === 'linked');

describe('a lost phone that a manager revokes', () => {
  it('cannot sign in with the passkey that was created on it', async () => {
    expect(await end(phone)).toEqual({ removed: 1, remaining: 0 });
    expect((await site.signIn(passkey)).status).toBe(401);
    expect(await liveDevicesOf(phone)).toEqual([]);
  });

  it('cannot sign in with an older passkey that was used for its latest sign-in', async () => {
    const signedInAgain = site.holderOf(await site.signIn(passkey, {}, phone));
    expect(await end(signedInAgain)).toEqual({ removed: 1, remaining: 0 });
    expect((await site.signIn(passkey)).status).toBe(401);
  });

  it('loses a passkey that was created on another device and used on it', async () => {
    const linked = await site.link(phone);
    expect((await site.stepUp(linked, passkey)).status).toBe(200);
    expect(await end(linked)).toEqual({ removed: 1, remaining: 0 });
  });

  it('loses its passkeys even if the phone is signed out', async () => {
    await site.devices.end(phone.device);
    expect(await storedPasskeys()).toHaveLength(1);
    expect(await end(phone)).toEqual({ removed: 1, remaining: 0 });
    expect(await storedPasskeys()).toEqual([]);
  });

  it('loses no security key that was used on it', async () => {
    const key = new SoftwareAuthenticator({ isOnDevice: false });
    await site.stepUp(phone, passkey);
    expect((await site.register(phone, key)).status).toBe(200);
    await site.stepUp(phone, key);
    expect(await end(phone)).toEqual({ removed: 1, remaining: 1 });
    expect(await storedPasskeys()).toEqual([key.credentialId]);
    expect((await site.signIn(key)).status).toBe(200);
  });

  it('can be revoked again, which removes no passkey created on another device since then', async () => {
    await end(phone);
    const other = await site.link(phone);
    await site.register(other, new SoftwareAuthenticator());
    expect(await end(phone)).toEqual({ removed: 1, remaining: 1 });
  });
});

it('revoking a shared tablet removes no passkey that a manager used on it', async () => {
  const tablet = await site.share(phone);
  expect((await site.stepUp(tablet, passkey)).status).toBe(200);
  await end(tablet);
  expect((await site.signIn(passkey)).status).toBe(200);
});

it('the command to revoke an unknown device returns undefined', async () => {
  expect(await endDevice(site, 'XXXXXXXXXXXXXXXX')).toBeUndefined();
});

describe('while a manager revokes a phone', () => {
  const challenges = () => challengeStore(site.table, clock);
  const sessions = () => sessionStore(site.table, clock);

  it('the passkey that the phone is registering is refused and not stored', async () => {
    await site.stepUp(phone, passkey);
    const response = new SoftwareAuthenticator().create(await site.optionsFor('register', phone));
    const passkeys = {
      ...site.passkeys,
      ofPerson: async (person: string) => {
        const before = await site.passkeys.ofPerson(person);
        await end(phone);
        return before;
      },
    };
    const useCase = registerPasskey({ challenges: challenges(), passkeys, clock });
    const register = caller(registerContract, useCase, sessions());
    const reply = await register({ json: { response }, cookies: phone.cookies });
    expect(reply).toMatchObject({ status: 401, json: { kind: 'device-ended' } });
    expect(await storedPasskeys()).toEqual([]);
  });

  it('a sign-in with the phone’s passkey is refused and starts no session', async () => {
    const response = passkey.get(await site.optionsFor('sign-in'));
    const people = {
      ...site.people,
      find: async (person: string) => {
        await end(phone);
        return site.people.find(person);
      },
    };
    const useCase = signIn({ ...site, challenges: challenges(), people, clock });
    const quotas = { count: async () => ({ result: 'counted' }) as const };
    const reply = await caller(
      signInContract,
      useCase,
      quotas,
      sessions(),
    )({ json: { purpose: 'sign-in', response } });
    expect(reply).toMatchObject({ status: 401, json: { kind: 'unauthorized' } });
    expect(await liveDevicesOf(phone)).toEqual([]);
  });
});
