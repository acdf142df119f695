import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callHandler, siteHost } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import {
  type PasskeyConsole,
  passkeyConsole,
  type SignedIn,
} from '#functions/use-cases/passkeys/passkey-console.testing.ts';
import { SoftwareAuthenticator } from '#functions/use-cases/passkeys/software-authenticator.testing.ts';
import { business } from '#shared/content/business.ts';
import { requestChallenge as contract } from '#shared/contracts/staff/request-challenge.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';

let site: PasskeyConsole;
let ana: SignedIn;

testLog();
beforeEach(async () => {
  site = await passkeyConsole();
  ana = await site.add('Ana');
});

const challenge = expect.stringMatching(/^[\w-]{43}$/);
const storedChallenges = async () => (await site.table.items()).filter(({ pk }) => pk === 'STAFF#CHALLENGES');

describe('a WebAuthn challenge', () => {
  it('for signing in needs no session and lists no passkeys', async () => {
    await site.register(ana, new SoftwareAuthenticator());
    const options = await site.optionsFor('sign-in');
    expect(options).toEqual({ challenge, rpId: siteHost, userVerification: 'required', timeout: 300_000 });
    expect(await storedChallenges()).toEqual([
      {
        pk: 'STAFF#CHALLENGES',
        sk: `CHALLENGE#${options.challenge}`,
        purpose: 'sign-in',
        expiresAt: site.epoch() + 300,
      },
    ]);
  });

  it('for a step-up is bound to the device and lists no passkeys', async () => {
    await site.register(ana, new SoftwareAuthenticator());
    const options = await site.optionsFor('step-up', ana);
    expect(options).toEqual({ challenge, rpId: siteHost, userVerification: 'required', timeout: 300_000 });
    expect(await storedChallenges()).toMatchObject([{ purpose: 'step-up', device: ana.device }]);
  });

  it('for identification is issued for a shared device without an active colleague, and bound to it', async () => {
    const tablet = await site.share();
    const options = await site.optionsFor('identify', tablet);
    expect(options).toEqual({ challenge, rpId: siteHost, userVerification: 'required', timeout: 300_000 });
    expect(await storedChallenges()).toMatchObject([{ purpose: 'identify', device: tablet.device }]);
  });

  it('for a registration requires a discoverable passkey with user verification and an accepted algorithm', async () => {
    expect(await site.optionsFor('register', ana)).toEqual({
      challenge,
      rp: { id: siteHost, name: business.name },
      user: { id: Buffer.from(ana.person).toString('base64url'), name: 'Ana', displayName: 'Ana' },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      timeout: 300_000,
    });
    expect(await storedChallenges()).toMatchObject([{ purpose: 'register', device: ana.device }]);
  });

  it('for another passkey excludes the existing passkeys of the person', async () => {
    const [anasPasskey, bensPasskey] = [new SoftwareAuthenticator(), new SoftwareAuthenticator()];
    await site.register(ana, anasPasskey);
    await site.register(await site.add('Ben'), bensPasskey);
    await site.stepUp(ana, anasPasskey);
    const { excludeCredentials } = await site.optionsFor('register', ana);
    expect(excludeCredentials).toEqual([{ id: anasPasskey.credentialId, type: 'public-key' }]);
  });

  it('is different each time', async () => {
    const issued = await Promise.all(Array.from({ length: 20 }, () => site.optionsFor('sign-in')));
    expect(new Set(issued.map((options) => options.challenge)).size).toBe(20);
  });

  it('names the site by its domain, without the port', async () => {
    const headers = { 'x-site-host': 'localhost:8787', origin: 'http://localhost:8787' };
    const response = await site.calls.requestChallenge({ json: { purpose: 'sign-in' }, headers });
    expect(response).toMatchObject({ status: 200, json: { options: { rpId: 'localhost' } } });
  });

  it.each(['register', 'step-up', 'identify'])(
    'for “%s” is refused without a valid session',
    async (purpose) => {
      const json = { purpose };
      const refused = { status: 401, json: { kind: 'unauthorized' } };
      expect(await site.calls.requestChallenge({ json })).toMatchObject(refused);
      await site.devices.end(ana.device);
      expect(await site.calls.requestChallenge({ json, cookies: ana.cookies })).toMatchObject(refused);
      expect(await storedChallenges()).toEqual([]);
    },
  );

  it('for a registration that would be refused is not issued', async () => {
    site.advance(600);
    const json = { purpose: 'register' };
    expect(await site.calls.requestChallenge({ json, cookies: ana.cookies })).toMatchObject({ status: 403 });
    expect(await storedChallenges()).toEqual([]);
  });

  it('for a registration on a shared device is not issued, even for an acting manager who has stepped up', async () => {
    const authenticator = new SoftwareAuthenticator();
    await site.register(ana, authenticator);
    const tablet = await site.share(ana);
    const ben = await site.share(await site.add('Ben'));
    expect(await site.stepUp(tablet, authenticator)).toMatchObject({ status: 200 });
    for (const { cookies } of [tablet, ben]) {
      const response = await site.calls.requestChallenge({ json: { purpose: 'register' }, cookies });
      expect(response).toMatchObject({ status: 403, json: { message: passkeyMessages.sharedDevice } });
    }
  });

  it('for an unknown purpose is not issued', async () => {
    const response = await site.calls.requestChallenge({ json: { purpose: 'link' }, cookies: ana.cookies });
    expect(response).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
    expect(await storedChallenges()).toEqual([]);
  });
});

it('the handler of request-challenge needs only the environment variables that the deployed function has, and allows sixty calls an hour', async () => {
  for (const [name, value] of Object.entries(site.table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const call = { json: { purpose: 'sign-in' }, address: '192.0.2.1' };
  const responses = await Promise.all(Array.from({ length: 61 }, () => callHandler(contract, handler, call)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(1);
});
