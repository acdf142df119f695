import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caller, callHandler } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore, type LinkKey } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { newSecret } from '#functions/stores/staff/secret.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { noPerson } from '#functions/stores/staff/staff-items.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { linkDevice as contract } from '#shared/contracts/staff/link-device.ts';
import { linkSeconds } from '#shared/staff/sign-in/people.ts';
import { peopleMessages } from '#shared/staff/sign-in/people-messages.ts';
import { linkDevice } from './link-device.ts';

let table: ObservedTable;
let now: Date;
let log: ReturnType<typeof captureLog>;
let link: LinkKey;
const ann = 'ANN0000000000000';
const clock = () => now;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

beforeEach(async () => {
  table = await observedTable();
  now = new Date('2026-11-21T10:00:00+11:00');
  log = captureLog();
  await peopleStore(table, clock).add({ id: ann, name: 'Markerann', role: 'floor' });
  link = (await deviceStore(table, clock).invite(ann)) ?? link;
});

const newNonce = () => randomBytes(16).toString('hex');
const devices = () => deviceStore(table, clock);
const noLimits = { count: async () => ({ result: 'counted' as const }) };
interface LinkOptions {
  readonly key?: LinkKey;
  readonly nonce?: string;
  readonly accept?: boolean;
  readonly name?: string;
}
const send = (options: LinkOptions, cookies: readonly string[] = []) => {
  const { key = link, nonce = newNonce(), accept = true, name } = options;
  const call = caller(
    contract,
    linkDevice({ devices: devices(), passkeys: passkeyStore(table, clock) }),
    noLimits,
    sessionStore(table, clock),
  );
  return call({
    json: { ...key, nonce, accept, ...(name !== undefined && { name }) },
    headers: { 'user-agent': iPhone },
    cookies,
  });
};
/** The cookie that the browser sends back. */
const sessionIn = (cookies: readonly string[]) => (cookies[0] ?? '').split(';')[0] ?? '';
const check = async (cookie: string) => {
  const [device = '', person = '', secret = ''] = cookie.slice('__Host-staff='.length).split('.');
  return (await sessionStore(table, clock).check({ device, person, secret })).result;
};

const person = { id: ann, name: 'Markerann', role: 'floor' };
const notFound = { status: 404, json: { kind: 'not-found', message: peopleMessages.linkOver }, cookies: [] };

describe('opening the link of a device', () => {
  it('without acceptance by the colleague returns the person of the link, and changes nothing', async () => {
    const before = await table.items();
    for (let count = 0; count < 3; count += 1) {
      expect(await send({ accept: false })).toMatchObject({
        status: 200,
        json: {
          success: true,
          person,
          endsAt: now.getTime() / 1000 + linkSeconds,
          browser: 'Safari on iPhone',
          isLinked: false,
        },
        cookies: [],
      });
    }
    expect(await table.items()).toEqual(before);
  });

  it('with acceptance by the colleague links the browser and sets the cookies of the session', async () => {
    const response = await send({});
    expect(response).toMatchObject({ status: 200, json: { person, isLinked: true } });
    const [session = '', mark = ''] = response.cookies;
    expect(response.cookies).toHaveLength(2);
    expect(session.split('; ').slice(1)).toEqual([
      'Path=/',
      'Max-Age=2592000',
      'HttpOnly',
      'Secure',
      'SameSite=Strict',
    ]);
    expect(session).toMatch(new RegExp(`^__Host-staff=${link.device}\\.${ann}\\.[A-Za-z0-9_-]{43};`));
    expect(mark).toBe('staff-device=1; Path=/; Max-Age=2592000; Secure; SameSite=Strict');
    expect(await check(sessionIn(response.cookies))).toBe('valid');
    expect(await devices().list()).toMatchObject([{ state: 'linked', browser: 'Safari on iPhone' }]);
  });

  it('stores the name that the owner gives the device, but only once the owner accepts', async () => {
    await send({ name: 'Opened only', accept: false });
    expect((await devices().list())[0]).not.toHaveProperty('name');
    const nonce = newNonce();
    await send({ name: ' Door phone ', nonce });
    expect(await devices().list()).toMatchObject([{ name: 'Door phone', browser: 'Safari on iPhone' }]);
    // A retry after a lost response may correct the name.
    await send({ name: 'Bar phone', nonce });
    expect(await devices().list()).toMatchObject([{ name: 'Bar phone' }]);
    expect(log.text()).not.toContain('phone');
  });

  it.each(['', ' ', 'x'.repeat(41), 'Door\u202ephone', 'Door\nphone'])(
    'under the name %j is refused, and links nothing',
    async (name) => {
      const before = await table.items();
      const response = await send({ name });
      expect(response).toMatchObject({ status: 400, cookies: [] });
      expect(response.json.message).toMatch(/name for this device/);
      expect(await table.items()).toEqual(before);
    },
  );

  it('of a shared device keeps the name that the manager gave it', async () => {
    const invitation = (await devices().invite(noPerson, { name: 'Bar tablet' })) ?? link;
    expect((await send({ key: invitation, name: 'Mine' })).json.sharedName).toBe('Bar tablet');
    expect((await devices().list()).map(({ name }) => name)).toContain('Bar tablet');
    expect((await devices().list()).map(({ name }) => name)).not.toContain('Mine');
  });

  it('returns the name of the manager who created the link', async () => {
    const ben = await colleagues(table, clock).add('Markerben', 'manager');
    const invitation = (await devices().invite(ann, { by: ben.person })) ?? link;
    expect((await send({ key: invitation, accept: false })).json.invitedBy).toBe('Markerben');
    expect((await send({ accept: false })).json).not.toHaveProperty('invitedBy');
  });

  it('logs the id of the manager who created the link, once the link is used', async () => {
    const ben = await colleagues(table, clock).add('Markerben', 'manager');
    const invitation = (await devices().invite(ann, { by: ben.person })) ?? link;
    await send({ key: invitation });
    const linked = log.lines().filter(({ code }) => code === 'staff.linked');
    expect(linked).toMatchObject([{ by: ben.person, device: invitation.device, person: ann }]);
  });

  it('links a shared device for fourteen hours, without an active colleague', async () => {
    const other = await colleagues(table, clock).share('Old tablet');
    const invitation = (await devices().invite(noPerson, { name: 'Bar tablet' })) ?? link;
    const { json, cookies } = await send({ key: invitation }, [other.cookie]);
    expect(json).toMatchObject({ sharedName: 'Bar tablet', isLinked: true });
    expect(json).not.toHaveProperty('person');
    expect(cookies).toEqual([
      expect.stringMatching(
        /^__Host-staff=\w{16}\.0{10}\.[\w-]{43}; Path=\/; Max-Age=50400; HttpOnly; Secure; SameSite=Strict$/,
      ),
      'staff-device=1; Path=/; Max-Age=50400; Secure; SameSite=Strict',
    ]);
    expect(await check(sessionIn(cookies))).toBe('unidentified');
    // The browser was another shared device, also without an active colleague.
    expect(await check(other.cookie)).toBe('ended');
    expect(log.text()).not.toContain('Bar tablet');
  });

  it('ignores a session cookie with a planted secret', async () => {
    const plantedCookie = `__Host-staff=${link.device}.${ann}.${newSecret()}`;
    const response = await send({}, [plantedCookie]);
    expect(sessionIn(response.cookies)).not.toBe(plantedCookie);
    expect(await check(plantedCookie)).toBe('unknown');
  });

  it('that is unknown, used, revoked or expired is refused with the same message', async () => {
    const usedLink = (await devices().invite(ann)) ?? link;
    await send({ key: usedLink });
    const endedLink = (await devices().invite(ann)) ?? link;
    await devices().end(endedLink.device);
    const before = await table.items();
    const invalidLinks = [
      usedLink,
      endedLink,
      { ...link, secret: newSecret() },
      { ...link, device: 'XXXXXXXXXXXXXXXX' },
    ];
    for (const key of invalidLinks) {
      for (const accept of [false, true]) expect(await send({ key, accept })).toMatchObject(notFound);
    }
    now = new Date(now.getTime() + linkSeconds * 1000);
    for (const accept of [false, true]) expect(await send({ accept })).toMatchObject(notFound);
    expect(await table.items()).toEqual(before);
  });

  it('in two browsers at once links only one browser', async () => {
    const responses = await Promise.all([send({}), send({})]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('again with the same nonce, as after a lost reply, succeeds with a new session', async () => {
    const nonce = newNonce();
    const first = await send({ nonce });
    expect(await send({ nonce, accept: false })).toMatchObject({ status: 200 });
    const repeatedReply = await send({ nonce });
    expect(repeatedReply.status).toBe(200);
    expect(await check(sessionIn(repeatedReply.cookies))).toBe('valid');
    expect(await check(sessionIn(first.cookies))).toBe('unknown');
    expect(await send({})).toMatchObject(notFound);
  });

  it('again in the browser that it has linked keeps the device linked', async () => {
    const nonce = newNonce();
    const first = await send({ nonce });
    const repeatedReply = await send({ nonce }, [sessionIn(first.cookies)]);
    expect(await check(sessionIn(repeatedReply.cookies))).toBe('valid');
  });

  it('ends the previous session of this browser', async () => {
    const other = await colleagues(table, clock).add('Ben', 'floor');
    const response = await send({}, [other.cookie]);
    expect(response.status).toBe(200);
    expect(await check(other.cookie)).toBe('ended');
    expect(await check(sessionIn(response.cookies))).toBe('valid');
  });

  it('keeps the previous session of this browser if the link is refused or not accepted', async () => {
    const other = await colleagues(table, clock).add('Ben', 'floor');
    expect(await send({ key: { ...link, secret: newSecret() } }, [other.cookie])).toMatchObject(notFound);
    expect(await send({ accept: false }, [other.cookie])).toMatchObject({ status: 200 });
    expect(await check(other.cookie)).toBe('valid');
  });

  it('leaves neither secrets nor names in the log, and no secret in the table', async () => {
    const nonce = newNonce();
    const response = await send({ nonce });
    await send({});
    expect(log.lines().map(({ code }) => code)).toEqual(['staff.linked', 'call.answered', 'staff.refused']);
    expect(log.lines()[0]).toMatchObject({ device: link.device, person: ann });
    const secret = sessionIn(response.cookies).split('.')[2] ?? '';
    expect(secret).toHaveLength(43);
    const stored = JSON.stringify(await table.items());
    for (const secretText of [secret, link.secret, nonce]) {
      expect(log.text()).not.toContain(secretText);
      expect(stored).not.toContain(secretText);
      expect(JSON.stringify(response.json)).not.toContain(secretText);
    }
    expect(log.text()).not.toContain('Marker');
  });
});

it('the handler of link-device needs only the environment variables that the deployed function has, and allows sixty calls an hour from one network', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const json = { ...link, secret: newSecret(), nonce: newNonce(), accept: true };
  for (let count = 0; count < 60; count += 1) {
    expect(await callHandler(contract, handler, { json, address: '192.0.2.1' })).toMatchObject({
      status: 404,
    });
  }
  expect(await callHandler(contract, handler, { json, address: '192.0.2.1' })).toMatchObject({ status: 429 });
});
