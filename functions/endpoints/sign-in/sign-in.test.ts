import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callHandler } from '#functions/kernel/call.testing.ts';
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
import { signIn as contract } from '#shared/contracts/staff/sign-in.ts';
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';

let site: PasskeyConsole;
let ana: SignedIn;
let anasPasskey: SoftwareAuthenticator;
const log = testLog();

beforeEach(async () => {
  site = await passkeyConsole();
  ana = await site.add('Markername', 'manager');
  anasPasskey = await addPasskey(ana);
});

async function addPasskey(holder: SignedIn, counter?: number): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator({ ...(counter !== undefined && { counter }) });
  expect((await site.register(holder, authenticator)).status).toBe(200);
  return authenticator;
}

const devices = () => site.devices.list();
const manage = ({ cookies }: SignedIn) =>
  site.calls.manage({
    json: { commandId: '0'.repeat(24), action: { kind: 'end-device', device: 'DEV0000000' } },
    cookies,
  });
const notAccepted = { status: 401, json: { kind: 'unauthorized', message: passkeyMessages.notAccepted } };
const notConfirmed = { status: 403, json: { kind: 'forbidden', message: passkeyMessages.notAccepted } };

const moreDeviations: readonly (readonly [string, Deviation])[] = [
  ['a response to a registration', { type: 'webauthn.create' }],
  ["another person's user handle", { userHandle: Buffer.from('BEN0000000').toString('base64url') }],
  ['no user handle', { userHandle: '' }],
  ['an unknown passkey', { id: 'AAAA' }],
];

describe('signing in with a passkey', () => {
  it('starts a session of its person in this browser', async () => {
    const reply = await site.signIn(anasPasskey);
    expect(reply).toMatchObject({
      status: 200,
      json: { success: true, person: { id: ana.person, name: 'Markername', role: 'manager' } },
    });
    const holder = site.holderOf(reply);
    expect(holder.person).toBe(ana.person);
    expect(await site.devices.find(holder.device)).toMatchObject({
      person: ana.person,
      state: 'linked',
      signedInAt: site.epoch(),
    });
    expect((await manage(holder)).status).toBe(200);
  });

  it('stores the requested name of the device, or none, and refuses an invalid name', async () => {
    const { device } = site.holderOf(await site.signIn(anasPasskey, {}, undefined, 'Bar phone'));
    expect((await site.devices.find(device))?.name).toBe('Bar phone');
    const nameless = site.holderOf(await site.signIn(anasPasskey));
    expect((await site.devices.find(nameless.device))?.name).toBeUndefined();
    const before = (await devices()).length;
    expect(await site.signIn(anasPasskey, {}, undefined, 'Bar\nphone')).toMatchObject({
      status: 400,
      cookies: [],
    });
    expect(await devices()).toHaveLength(before);
  });

  it('leaves other devices signed in, and ends the previous session of this browser', async () => {
    await site.signIn(anasPasskey);
    expect((await site.devices.find(ana.device))?.state).toBe('linked');
    const ben = await site.add('Ben');
    const holder = site.holderOf(await site.signIn(anasPasskey, {}, ben));
    expect(holder.person).toBe(ana.person);
    expect((await site.devices.find(ben.device))?.state).toBe('ended');
    expect((await site.devices.find(ana.device))?.state).toBe('linked');
  });

  it.each([...deviations, ...moreDeviations])(
    'is refused if the response deviates from the request: %s',
    async (_case, deviation) => {
      const before = await devices();
      const reply = await site.signIn(anasPasskey, deviation);
      expect(reply).toMatchObject({ ...notAccepted, cookies: [] });
      expect(await devices()).toEqual(before);
    },
  );

  it.each<unknown>([{}, { id: 'A' }, { id: 7, response: null }, { response: [] }])(
    'with the response %j is refused',
    async (response) => {
      expect(await site.calls.signIn({ json: { purpose: 'sign-in', response } })).toMatchObject(notAccepted);
    },
  );

  it('of a person who has left is refused', async () => {
    const ben = await site.add('Ben');
    const bensPasskey = await addPasskey(ben);
    expect((await site.signIn(bensPasskey)).status).toBe(200);
    expect(await site.people.end(ben.person)).toBe('done');
    expect(await site.signIn(bensPasskey)).toMatchObject({ ...notAccepted, cookies: [] });
  });

  it('that was removed is refused', async () => {
    await site.passkeys.removeAllOf(ana.person);
    expect(await site.signIn(anasPasskey)).toMatchObject(notAccepted);
  });

  it('that another domain registered is refused', async () => {
    const [stored] = await site.passkeys.all();
    await site.table.client.send(
      new PutCommand({
        TableName: site.table.name,
        Item: { pk: 'STAFF#PASSKEYS', sk: `PASSKEY#${stored?.id}`, ...stored, rpId: 'rum.example.org' },
      }),
    );
    expect(await site.signIn(anasPasskey)).toMatchObject(notAccepted);
  });
});

describe('a passkey assertion', () => {
  const signInWith = (response: unknown) => site.calls.signIn({ json: { purpose: 'sign-in', response } });

  it('is accepted only once, even if it is sent several times at once', async () => {
    const response = anasPasskey.get(await site.optionsFor('sign-in'));
    const before = (await devices()).length;
    const replies = await Promise.all(Array.from({ length: 20 }, () => signInWith(response)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await signInWith(response)).toMatchObject(notAccepted);
    expect(await devices()).toHaveLength(before + 1);
  });

  it('uses up its challenge even when it is refused', async () => {
    const options = await site.optionsFor('sign-in');
    expect(await signInWith(anasPasskey.get(options, { isVerified: false }))).toMatchObject(notAccepted);
    expect(await signInWith(anasPasskey.get(options))).toMatchObject(notAccepted);
  });

  it('is accepted within five minutes', async () => {
    const assertions: unknown[] = [];
    for (let second = 0; second < 3; second += 1) {
      assertions.push(anasPasskey.get(await site.optionsFor('sign-in')));
      site.advance(second < 2 ? 1 : 299);
    }
    const [tooLate, late, inTime] = assertions;
    expect(await signInWith(tooLate)).toMatchObject(notAccepted);
    expect(await signInWith(late)).toMatchObject(notAccepted);
    expect((await signInWith(inTime)).status).toBe(200);
  });

  it('is accepted only for the purpose of its challenge', async () => {
    const json = { purpose: 'step-up', response: anasPasskey.get(await site.optionsFor('sign-in')) };
    expect(await site.calls.signIn({ json, cookies: ana.cookies })).toMatchObject(notConfirmed);
    expect(await signInWith(anasPasskey.get(await site.optionsFor('step-up', ana)))).toMatchObject(
      notAccepted,
    );
    const ben = await site.add('Ben');
    expect(await signInWith(anasPasskey.get(await site.optionsFor('register', ben)))).toMatchObject(
      notAccepted,
    );
  });
});

describe('the counter of a passkey', () => {
  it('may stay at 0', async () => {
    for (let times = 0; times < 3; times += 1) expect((await site.signIn(anasPasskey)).status).toBe(200);
    expect(log.text()).not.toContain('staff.counter-regressed');
  });

  it('must rise once it is above 0, otherwise the passkey is refused and an alarm is raised', async () => {
    const ben = await site.add('Ben');
    const bensPasskey = await addPasskey(ben, 5);
    expect((await site.signIn(bensPasskey)).status).toBe(200);
    expect((await site.signIn(bensPasskey, { counter: 40 })).status).toBe(200);
    expect(log.text()).not.toContain('staff.counter-regressed');
    for (const counter of [40, 39, 0]) {
      expect(await site.signIn(bensPasskey, { counter })).toMatchObject({ ...notAccepted, cookies: [] });
    }
    expect(log.lines().filter(({ code }) => code === 'staff.counter-regressed')).toMatchObject(
      Array(3).fill({ level: 'ERROR', person: ben.person }),
    );
    expect(await site.passkeys.find(bensPasskey.credentialId)).toMatchObject({ counter: 40 });
    expect((await site.signIn(bensPasskey, { counter: 41 })).status).toBe(200);
  });

  it('raises no alarm if the signature is invalid', async () => {
    const bensPasskey = await addPasskey(await site.add('Ben'), 5);
    const { key } = new SoftwareAuthenticator();
    expect(await site.signIn(bensPasskey, { counter: 1, signedBy: key.privateKey })).toMatchObject(
      notAccepted,
    );
    expect(log.text()).not.toContain('staff.counter-regressed');
  });

  it('admits only one of several uses with the same counter at once', async () => {
    const bensPasskey = await addPasskey(await site.add('Ben'), 5);
    const responses = await Promise.all(
      Array.from({ length: 10 }, async () =>
        bensPasskey.get(await site.optionsFor('sign-in'), { counter: 6 }),
      ),
    );
    const replies = await Promise.all(
      responses.map((response) => site.calls.signIn({ json: { purpose: 'sign-in', response } })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is stored with the current sync state of the passkey', async () => {
    expect(await site.passkeys.find(anasPasskey.credentialId)).toMatchObject({ isBackedUp: false });
    await site.signIn(anasPasskey, { isBackedUp: true });
    expect(await site.passkeys.find(anasPasskey.credentialId)).toMatchObject({ isBackedUp: true });
  });
});

describe('a step-up with a passkey', () => {
  const stepUpFirst = { status: 403, json: { kind: 'step-up' } };

  it('applies to its device for five minutes, and sets no cookie', async () => {
    expect(await manage(ana)).toMatchObject(stepUpFirst);
    expect(await site.stepUp(ana, anasPasskey)).toMatchObject({
      status: 200,
      json: { person: { id: ana.person } },
      cookies: [],
    });
    site.advance(299);
    expect((await manage(ana)).status).toBe(200);
    site.advance(1);
    expect(await manage(ana)).toMatchObject(stepUpFirst);
  });

  it('applies to no other device of the person', async () => {
    const other = await site.link(ana);
    expect((await site.stepUp(ana, anasPasskey)).status).toBe(200);
    expect(await manage(other)).toMatchObject(stepUpFirst);
  });

  it('with the challenge of another device is refused, and applies to neither device', async () => {
    const other = await site.link(ana);
    const response = anasPasskey.get(await site.optionsFor('step-up', ana));
    const json = { purpose: 'step-up', response };
    expect(await site.calls.signIn({ json, cookies: other.cookies })).toMatchObject(notConfirmed);
    for (const holder of [ana, other]) expect(await manage(holder)).toMatchObject(stepUpFirst);
  });

  it('of another colleague is refused', async () => {
    const bensPasskey = await addPasskey(await site.add('Ben', 'manager'));
    expect(await site.stepUp(ana, bensPasskey)).toMatchObject({
      status: 403,
      json: { kind: 'forbidden', message: passkeyMessages.ofAnotherPerson },
    });
    expect(await manage(ana)).toMatchObject(stepUpFirst);
  });

  it.each([...deviations, ...moreDeviations])(
    'is refused if the response deviates from the request: %s',
    async (_case, deviation) => {
      expect(await site.stepUp(ana, anasPasskey, deviation)).toMatchObject(notConfirmed);
      expect(await manage(ana)).toMatchObject(stepUpFirst);
    },
  );

  it('on a shared device gives an acting manager the rights of a manager', async () => {
    const tablet = await site.share(ana);
    expect(await manage(tablet)).toMatchObject(stepUpFirst);
    expect(await site.stepUp(tablet, anasPasskey)).toMatchObject({ status: 200 });
    expect((await manage(tablet)).status).toBe(200);
    expect(await manage(await site.share(ana))).toMatchObject(stepUpFirst);
  });

  it('is refused without a session, and once the device is revoked', async () => {
    const json = { purpose: 'step-up', response: anasPasskey.get(await site.optionsFor('step-up', ana)) };
    const signedOut = { status: 401, json: { kind: 'unauthorized' } };
    expect(await site.calls.signIn({ json })).toMatchObject(signedOut);
    await site.devices.end(ana.device);
    expect(await site.calls.signIn({ json, cookies: ana.cookies })).toMatchObject(signedOut);
  });
});

it('the log of sign-in contains ids, but no name, challenge, credential id or session secret', async () => {
  const options = await site.optionsFor('sign-in');
  const response = anasPasskey.get(options, { origin: 'https://marker.example.org' });
  await site.calls.signIn({ json: { purpose: 'sign-in', response } });
  const holder = site.holderOf(await site.signIn(anasPasskey));
  await site.stepUp(holder, anasPasskey);
  expect(log.lines()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'passkey.refused', reason: 'not-verified', person: ana.person }),
      expect.objectContaining({ code: 'staff.signed-in', person: ana.person, device: holder.device }),
      expect.objectContaining({ code: 'staff.stepped-up', person: ana.person, device: holder.device }),
    ]),
  );
  const secret = holder.cookies[0]?.split('.')[2];
  for (const marker of ['marker', 'Markername', options.challenge, anasPasskey.credentialId, secret]) {
    expect(log.text()).not.toContain(marker);
  }
});

it('the handler of sign-in needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(site.table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const json = { purpose: 'sign-in', response: {} };
  expect(await callHandler(contract, handler, { json })).toMatchObject(notAccepted);
});
