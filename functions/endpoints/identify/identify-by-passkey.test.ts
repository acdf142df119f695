import { beforeEach, describe, expect, it } from 'vitest';
import type { CallResult } from '#functions/kernel/call.testing.ts';
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
import { passkeyMessages } from '#shared/staff/sign-in/passkey-messages.ts';
import { actingSeconds } from '#shared/staff/sign-in/people.ts';

let site: PasskeyConsole;
let ana: SignedIn;
let tablet: SignedIn;
/** A passkey on Ana’s phone, which she also uses for the tablet. */
let anasPasskey: SoftwareAuthenticator;
const log = testLog();

beforeEach(async () => {
  site = await passkeyConsole();
  ana = await site.add('Markerana', 'manager');
  anasPasskey = await addPasskey(ana);
  tablet = await site.share();
});

async function addPasskey(holder: SignedIn): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator({ isOnDevice: false });
  expect((await site.register(holder, authenticator)).status).toBe(200);
  return authenticator;
}
const send = (action: object, { cookies } = tablet) => site.calls.identify({ json: { action }, cookies });
const sendResponse = (response: unknown, { person } = ana, device = tablet) =>
  send({ kind: 'identify-by-passkey', person, response }, device);
const use = async (passkey: SoftwareAuthenticator, chosen = ana, deviation?: Deviation) =>
  sendResponse(passkey.get(await site.optionsFor('identify', tablet), deviation), chosen);
const stay = (holder: SignedIn) => send({ kind: 'stay' }, holder);
/** The tablet with the session that a reply started. */
const tabletAfter = (reply: CallResult) => site.holderOf(reply);

const notAccepted = { status: 403, json: { kind: 'forbidden', message: passkeyMessages.notAcceptedHere } };
const ofAnotherPerson = {
  status: 403,
  json: { kind: 'forbidden', message: passkeyMessages.ofAnotherPerson },
};
const unidentified = { status: 403, json: { kind: 'identification-required' } };

describe('a passkey used on a shared tablet', () => {
  it('lets the tablet act for the owner of the passkey, without a code, with the rights of the floor for fifteen minutes', async () => {
    const reply = await use(anasPasskey);
    const person = { id: ana.person, name: 'Markerana', role: 'floor' };
    expect(reply).toMatchObject({ status: 200, json: { success: true, person } });
    expect(await stay(tablet)).toMatchObject(unidentified);
    site.advance(actingSeconds - 1);
    expect(await stay(tabletAfter(reply))).toMatchObject({ status: 200, json: { person } });
    site.advance(actingSeconds);
    expect(await stay(tabletAfter(reply))).toMatchObject(unidentified);
  });

  it('does not count as the step-up that a manager’s rights need', async () => {
    const { cookies } = tabletAfter(await use(anasPasskey));
    const action = { kind: 'end-device', device: 'DEV0000000' };
    expect(await site.calls.manage({ json: { commandId: '0'.repeat(24), action }, cookies })).toMatchObject({
      status: 403,
      json: { kind: 'step-up' },
    });
  });

  it('is refused if the chosen name is that of another colleague, and the tablet stays without an acting colleague', async () => {
    const ben = await site.add('Ben');
    const reply = await use(anasPasskey, ben);
    expect(reply).toMatchObject({ ...ofAnotherPerson, cookies: [] });
    expect(await stay(tablet)).toMatchObject(unidentified);
  });

  it.each(deviations)(
    'is refused if the response deviates from the request: %s',
    async (_case, deviation) => {
      expect(await use(anasPasskey, ana, deviation)).toMatchObject({ ...notAccepted, cookies: [] });
      expect(await stay(tablet)).toMatchObject(unidentified);
    },
  );

  it('without user verification is refused', async () => {
    expect(await use(anasPasskey, ana, { isVerified: false })).toMatchObject({ ...notAccepted, cookies: [] });
  });

  it('of a colleague who has left is refused', async () => {
    const ben = await site.add('Ben');
    const bensPasskey = await addPasskey(ben);
    expect((await use(bensPasskey, ben)).status).toBe(200);
    expect(await site.people.end(ben.person)).toBe('done');
    tablet = await site.share();
    expect(await use(bensPasskey, ben)).toMatchObject({ ...notAccepted, cookies: [] });
  });

  it('that was removed is refused', async () => {
    await site.passkeys.removeAllOf(ana.person);
    expect(await use(anasPasskey)).toMatchObject({ ...notAccepted, cookies: [] });
  });

  it('is accepted only once, even if it is sent several times at once', async () => {
    const response = anasPasskey.get(await site.optionsFor('identify', tablet));
    const replies = await Promise.all(Array.from({ length: 5 }, () => sendResponse(response)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const accepted = replies.find(({ status }) => status === 200) as CallResult;
    expect(await sendResponse(response, ana, tabletAfter(accepted))).toMatchObject(notAccepted);
  });

  it('is accepted only with a challenge for identification, issued to the same tablet', async () => {
    const other = await site.share();
    const responses = [
      anasPasskey.get(await site.optionsFor('sign-in')),
      anasPasskey.get(await site.optionsFor('identify', other)),
      anasPasskey.get(await site.optionsFor('step-up', await site.share(ana))),
    ];
    for (const response of responses) expect(await sendResponse(response)).toMatchObject(notAccepted);
    const json = { purpose: 'sign-in', response: anasPasskey.get(await site.optionsFor('identify', tablet)) };
    expect(await site.calls.signIn({ json })).toMatchObject({ status: 401 });
  });

  it('is not accepted on a personal device', async () => {
    const response = anasPasskey.get(await site.optionsFor('identify', ana));
    const reply = await sendResponse(response, ana, ana);
    expect(reply).toMatchObject({ status: 403, json: { kind: 'forbidden' }, cookies: [] });
    expect(reply.json.message).not.toBe(passkeyMessages.notAcceptedHere);
  });

  it('counts as a wrong try if it is refused: ten of them lock the tablet for fifteen minutes, for codes and passkeys', async () => {
    for (let tries = 0; tries < 9; tries += 1) expect(await sendResponse({})).toMatchObject(notAccepted);
    const lockedReply = await sendResponse({});
    expect(lockedReply).toMatchObject({ status: 429, json: { kind: 'too-many' } });
    expect(lockedReply.json.message).toContain('takes no codes or passkeys until 10:15 AM');
    expect((await use(anasPasskey)).json.message).toBe(lockedReply.json.message);
    expect((await send({ kind: 'identify', person: ana.person, code: '3951' })).status).toBe(429);
    expect(log.lines().filter(({ code }) => code === 'staff.code-locked')).toMatchObject([
      { what: 'device', device: tablet.device, subject: ana.person },
    ]);
    site.advance(900);
    expect((await use(anasPasskey)).status).toBe(200);
  });

  it('does not count as a wrong try when it is accepted', async () => {
    for (let times = 0; times < 11; times += 1) {
      const reply = await use(anasPasskey);
      expect(reply.status).toBe(200);
      tablet = tabletAfter(reply);
    }
  });

  it('is logged with ids and the method of identification', async () => {
    await use(anasPasskey, await site.add('Markerben'));
    await use(anasPasskey);
    expect(log.lines()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'staff.code-refused', result: 'passkey-of-another' }),
        expect.objectContaining({ code: 'staff.identified', person: ana.person, what: 'passkey' }),
      ]),
    );
    expect(log.text()).not.toMatch(/Marker/);
    expect(log.text()).not.toContain(anasPasskey.credentialId);
  });
});
