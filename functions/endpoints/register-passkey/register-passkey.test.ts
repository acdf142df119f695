import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callHandler, siteHost } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { deviations } from '#functions/use-cases/passkeys/deviations.testing.ts';
import {
  type PasskeyConsole,
  passkeyConsole,
  type SignedIn,
} from '#functions/use-cases/passkeys/passkey-console.testing.ts';
import {
  type Deviation,
  SoftwareAuthenticator,
} from '#functions/use-cases/passkeys/software-authenticator.testing.ts';
import { registerPasskey as contract } from '#shared/contracts/staff/register-passkey.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { maxPasskeys } from '#shared/staff/sign-in/people.ts';

let site: PasskeyConsole;
let ana: SignedIn;
const log = testLog();

beforeEach(async () => {
  site = await passkeyConsole();
  ana = await site.add('Markername');
});

const storedPasskeys = async () => (await site.table.items()).filter(({ pk }) => pk === 'STAFF#PASSKEYS');

describe('the first passkey of a person', () => {
  it('is stored for a person who has just opened a link', async () => {
    const authenticator = new SoftwareAuthenticator();
    expect(await site.register(ana, authenticator)).toMatchObject({
      status: 200,
      json: { success: true, message: passkeyMessages.added },
    });
    expect(await storedPasskeys()).toEqual([
      {
        pk: 'STAFF#PASSKEYS',
        sk: `PASSKEY#${authenticator.credentialId}`,
        id: authenticator.credentialId,
        person: ana.person,
        publicKey: expect.stringMatching(/^[\w-]{100,}$/),
        counter: 0,
        rpId: siteHost,
        isBackupEligible: false,
        isBackedUp: false,
        registeredAt: site.epoch(),
      },
    ]);
  });

  it('is stored with the counter and the sync state', async () => {
    const authenticator = new SoftwareAuthenticator({ counter: 7 });
    await site.register(ana, authenticator, { isBackedUp: true });
    expect(await storedPasskeys()).toMatchObject([{ counter: 7, isBackupEligible: true, isBackedUp: true }]);
  });

  it('is accepted until ten minutes after the link was opened', async () => {
    site.advance(599);
    expect((await site.register(ana, new SoftwareAuthenticator())).status).toBe(200);
  });

  it('is refused ten minutes after the link was opened', async () => {
    site.advance(599);
    const response = new SoftwareAuthenticator().create(await site.optionsFor('register', ana));
    site.advance(1);
    const refused = { status: 403, json: { kind: 'forbidden', message: passkeyMessages.linkTooOld } };
    const { cookies } = ana;
    expect(await site.calls.register({ json: { response }, cookies })).toMatchObject(refused);
    const json = { purpose: 'register' };
    expect(await site.calls.requestChallenge({ json, cookies })).toMatchObject(refused);
    expect(await storedPasskeys()).toEqual([]);
  });
});

describe('another passkey of a person', () => {
  let first: SoftwareAuthenticator;
  beforeEach(async () => {
    first = new SoftwareAuthenticator();
    await site.register(ana, first);
  });
  const refused = { status: 403, json: { kind: 'step-up', message: passkeyMessages.stepUpFirst } };

  it('is refused without a step-up, even right after the link was opened', async () => {
    const other = await site.link(ana);
    for (const holder of [ana, other]) {
      const json = { purpose: 'register' };
      expect(await site.calls.requestChallenge({ json, cookies: holder.cookies })).toMatchObject(refused);
      const response = new SoftwareAuthenticator().create({ challenge: 'c'.repeat(43) });
      expect(await site.calls.register({ json: { response }, cookies: holder.cookies })).toMatchObject(
        refused,
      );
    }
    expect(await storedPasskeys()).toHaveLength(1);
  });

  it('is accepted within five minutes of a step-up, on the same device only', async () => {
    const other = await site.link(ana);
    expect((await site.stepUp(ana, first)).status).toBe(200);
    const json = { purpose: 'register' };
    expect(await site.calls.requestChallenge({ json, cookies: other.cookies })).toMatchObject(refused);
    site.advance(299);
    expect((await site.register(ana, new SoftwareAuthenticator())).status).toBe(200);
    site.advance(1);
    expect(await site.calls.requestChallenge({ json, cookies: ana.cookies })).toMatchObject(refused);
    expect(await storedPasskeys()).toHaveLength(2);
  });

  it('is accepted in a session that a passkey has just started', async () => {
    const holder = site.holderOf(await site.signIn(first));
    expect((await site.register(holder, new SoftwareAuthenticator())).status).toBe(200);
  });

  it('succeeds and changes nothing if it is already registered for that person', async () => {
    const [before] = await storedPasskeys();
    await site.stepUp(ana, first);
    expect((await site.register(ana, first)).status).toBe(200);
    expect(await storedPasskeys()).toEqual([before]);
  });

  it('is refused if its credential id belongs to another person', async () => {
    const [before] = await storedPasskeys();
    const ben = await site.add('Ben');
    const copy = new SoftwareAuthenticator({ id: first.credentialId });
    expect(await site.register(ben, copy)).toMatchObject({
      status: 403,
      json: { message: passkeyMessages.notRegistered },
    });
    expect(await storedPasskeys()).toEqual([before]);
  });
});

describe('the ten passkeys that a person may have', () => {
  const tooMany = { status: 403, json: { kind: 'forbidden', message: passkeyMessages.tooMany } };
  let first: SoftwareAuthenticator;
  const addPasskeys = async (count: number) => {
    first = new SoftwareAuthenticator();
    await site.register(ana, first);
    await site.stepUp(ana, first);
    for (let index = 1; index < count; index += 1) await site.register(ana, new SoftwareAuthenticator());
    expect(await storedPasskeys()).toHaveLength(count);
  };

  it('are accepted, and an eleventh is refused before the device creates it', async () => {
    await addPasskeys(maxPasskeys);
    const json = { purpose: 'register' };
    expect(await site.calls.requestChallenge({ json, cookies: ana.cookies })).toMatchObject(tooMany);
    const ben = await site.add('Ben');
    expect((await site.register(ben, new SoftwareAuthenticator())).status).toBe(200);
  });

  it('are not exceeded when twenty are added at once', async () => {
    await addPasskeys(maxPasskeys - 1);
    const created = await Promise.all(
      Array.from({ length: 20 }, async () =>
        new SoftwareAuthenticator().create(await site.optionsFor('register', ana)),
      ),
    );
    const responses = await Promise.all(
      created.map((response) => site.calls.register({ json: { response }, cookies: ana.cookies })),
    );
    const storedCount = (await storedPasskeys()).length;
    expect(storedCount).toBeLessThanOrEqual(maxPasskeys);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(storedCount - maxPasskeys + 1);
  });
});

describe('a passkey registration that deviates from the request', () => {
  const moreDeviations: readonly (readonly [string, Deviation])[] = [
    ['a response to a sign-in', { type: 'webauthn.get' }],
    ['an algorithm that was not offered (ES384)', { algorithm: -35 }],
    ['an algorithm that was not offered (RS1)', { algorithm: -65535 }],
    ['an unexpected statement', { statement: { alg: -7 } }],
    [
      'a manufacturer certificate',
      { format: 'packed', statement: { alg: -7, sig: Buffer.alloc(70), x5c: [Buffer.alloc(9)] } },
    ],
    [
      'the format of a security key',
      { format: 'fido-u2f', statement: { sig: Buffer.alloc(70), x5c: [Buffer.alloc(9)] } },
    ],
    ['an unknown format', { format: 'mine' }],
  ];
  // Without attestation a registration is not signed.
  const registrations = deviations.filter(([, { signedBy }]) => signedBy === undefined);

  it.each([...registrations, ...moreDeviations])('is refused: %s', async (_case, deviation) => {
    expect(await site.register(ana, new SoftwareAuthenticator(), deviation)).toMatchObject({
      status: 403,
      json: { kind: 'forbidden', message: passkeyMessages.notRegistered },
    });
    expect(await storedPasskeys()).toEqual([]);
  });

  it.each<unknown>([{}, { id: 'A' }, { id: 7, response: null }, { response: [] }])(
    'is refused: the malformed response %j',
    async (response) => {
      expect(await site.calls.register({ json: { response }, cookies: ana.cookies })).toMatchObject({
        status: 403,
        json: { message: passkeyMessages.notRegistered },
      });
    },
  );

  it('is accepted with a valid self-attestation, and refused with a forged one', async () => {
    const forgedStatement = { format: 'packed', signedBy: new SoftwareAuthenticator().key.privateKey };
    expect((await site.register(ana, new SoftwareAuthenticator(), forgedStatement)).status).toBe(403);
    expect(await storedPasskeys()).toEqual([]);
    expect((await site.register(ana, new SoftwareAuthenticator(), { format: 'packed' })).status).toBe(200);
  });

  it('is refused if it contains manufacturer certificates, whose revocation the library would check online', async () => {
    const statement = { alg: -7, sig: Buffer.alloc(70), x5c: [Buffer.alloc(9)] };
    for (const format of ['packed', 'fido-u2f', 'apple', 'tpm', 'android-key', 'android-safetynet']) {
      await site.register(ana, new SoftwareAuthenticator(), { format, statement });
    }
    const refusals = log.lines().filter(({ code }) => code === 'passkey.refused');
    expect(refusals.map(({ reason }) => reason)).toEqual(Array(6).fill('attested'));
    expect(await storedPasskeys()).toEqual([]);
  });

  it('is stored under the id of the authenticator if the response contains another id', async () => {
    const authenticator = new SoftwareAuthenticator();
    await site.register(ana, authenticator, { id: 'AAAA' });
    expect(await storedPasskeys()).toMatchObject([{ id: authenticator.credentialId }]);
  });
});

describe('the challenge of a registration', () => {
  const registerWith = async (challenge: string, holder = ana) =>
    site.calls.register({
      json: {
        response: new SoftwareAuthenticator().create({ challenge, rp: { id: siteHost }, user: { id: 'x' } }),
      },
      cookies: holder.cookies,
    });
  const refused = { status: 403, json: { message: passkeyMessages.notRegistered } };

  it('is accepted only once, even if it is sent several times at once', async () => {
    const { challenge } = await site.optionsFor('register', ana);
    const responses = await Promise.all(Array.from({ length: 10 }, () => registerWith(challenge)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await storedPasskeys()).toHaveLength(1);
  });

  it('is accepted for five minutes', async () => {
    const challenges: string[] = [];
    for (let second = 0; second < 3; second += 1) {
      challenges.push((await site.optionsFor('register', ana)).challenge);
      site.advance(second < 2 ? 1 : 299);
    }
    const [tooLate = '', late = '', inTime = ''] = challenges;
    expect(await registerWith(tooLate)).toMatchObject(refused);
    expect(await registerWith(late)).toMatchObject(refused);
    expect((await registerWith(inTime)).status).toBe(200);
  });

  it('is accepted only on the device for which it was issued, and only for a registration', async () => {
    const other = await site.link(ana);
    const ben = await site.add('Ben');
    const invalid = [
      (await site.optionsFor('register', other)).challenge,
      (await site.optionsFor('register', ben)).challenge,
      (await site.optionsFor('step-up', ana)).challenge,
      (await site.optionsFor('sign-in')).challenge,
    ];
    for (const challenge of invalid) expect(await registerWith(challenge)).toMatchObject(refused);
    expect(await storedPasskeys()).toEqual([]);
  });
});

it('registering a passkey is refused without a session, and once the device is revoked', async () => {
  const options = await site.optionsFor('register', ana);
  const json = { response: new SoftwareAuthenticator().create(options) };
  expect(await site.calls.register({ json })).toMatchObject({ status: 401, json: { kind: 'unauthorized' } });
  await site.devices.end(ana.device);
  expect(await site.calls.register({ json, cookies: ana.cookies })).toMatchObject({
    status: 401,
    json: { kind: 'device-ended' },
  });
  expect(await storedPasskeys()).toEqual([]);
});

it('the log of register-passkey contains ids, but no name, challenge or credential id', async () => {
  const authenticator = new SoftwareAuthenticator();
  const options = await site.optionsFor('register', ana);
  for (const deviation of [{ origin: 'https://marker.example.org' }, {}]) {
    await site.register(ana, authenticator, deviation);
  }
  expect(log.lines()).toContainEqual(
    expect.objectContaining({ code: 'passkey.refused', what: 'attestation', reason: 'not-verified' }),
  );
  expect(log.lines()).toContainEqual(
    expect.objectContaining({ code: 'staff.passkey-added', person: ana.person, device: ana.device }),
  );
  for (const secret of [
    'marker',
    options.challenge,
    authenticator.credentialId,
    'Markername',
    ana.cookies[0],
  ]) {
    expect(log.text()).not.toContain(secret);
  }
});

it('the handler of register-passkey needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(site.table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  expect(await callHandler(contract, handler, { json: { response: {} } })).toMatchObject({
    status: 401,
    json: { kind: 'unauthorized' },
  });
});
