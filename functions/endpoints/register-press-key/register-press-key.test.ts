import { beforeEach, describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { colleagues, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { maxKeys, pressKeyStore } from '#functions/stores/staff/press-keys.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { registerPressKey as contract } from '#shared/contracts/kept/register-press-key.ts';
import { openDay } from '#shared/contracts/staff/open-day.ts';
import { isContactOf, parseContact } from '#shared/kept-presses/contact.ts';
import { keyIdOf, newKeyPair, publicKeyText } from '#shared/kept-presses/signature.ts';
import { registerPressKey } from './register-press-key.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:00:00+11:00');
testLog();
let ann: LinkedBrowser;

beforeEach(async () => {
  ann = await colleagues(table, clock).add('Ann', 'floor');
});

const newKey = async () => publicKeyText((await newKeyPair()).publicKey);
const register = (publicKey: string, { cookie } = ann) =>
  caller(
    contract,
    registerPressKey({ keys: pressKeyStore(table, clock), clock }),
    sessionStore(table, clock),
  )({ json: { publicKey }, cookies: [cookie] });
const storedDevice = () => deviceStore(table, clock).find(ann.device);

describe('PUT /api/staff/press-keys', () => {
  it('stores the public key on the device of the caller', async () => {
    const publicKey = await newKey();
    const { json } = await register(publicKey);
    expect(json.key).toBe(await keyIdOf(publicKey));
    expect(await storedDevice()).toMatchObject({
      pressKeys: [{ id: json.key, publicKey, registeredAt: clock().getTime() / 1000 }],
    });
  });

  it('returns the server time with a MAC for the device and its person', async () => {
    const { json } = await register(await newKey());
    const contact = parseContact(json.contact);
    expect(contact).toMatchObject({ at: clock().getTime(), person: ann.person });
    const { contactSecret = '' } = (await storedDevice()) ?? {};
    expect(contact && (await isContactOf(contactSecret, ann.device, contact))).toBe(true);
  });

  it('keeps one key even if it is registered several times', async () => {
    const publicKey = await newKey();
    await Promise.all([register(publicKey), register(publicKey), register(publicKey)]);
    expect((await storedDevice())?.pressKeys).toHaveLength(1);
  });

  it('adds another key after a loss of storage, and keeps the earlier keys and the MAC secret', async () => {
    const [first, second] = [await newKey(), await newKey()];
    await register(first);
    const before = await storedDevice();
    await register(second);
    const after = await storedDevice();
    expect(after?.pressKeys?.map(({ publicKey }) => publicKey)).toEqual([first, second]);
    expect(after?.contactSecret).toBe(before?.contactSecret);
  });

  it('stores each of two keys that arrive at once', async () => {
    await Promise.all([register(await newKey()), register(await newKey())]);
    expect((await storedDevice())?.pressKeys).toHaveLength(2);
  });

  it('refuses a key that is not a point on the curve', async () => {
    expect(await register('A'.repeat(87))).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
  });

  it('refuses more keys than a device may have', async () => {
    for (let count = 0; count < maxKeys; count += 1) await register(await newKey());
    expect(await register(await newKey())).toMatchObject({ status: 429, json: { kind: 'too-many' } });
  });

  it('accepts a key from a shared device without an acting colleague', async () => {
    const tablet = await colleagues(table, clock).share('Bar tablet');
    const { status, json } = await register(await newKey(), tablet);
    expect(status).toBe(200);
    expect(parseContact(json.contact)).toEqual({ at: clock().getTime(), mac: expect.any(String) });
  });

  it('needs only the environment variables that the deployed function has', async () => {
    const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
    const eve = await colleagues(table, () => new Date()).add('Eve', 'floor');
    expect(await call({ json: { publicKey: await newKey() }, cookies: [eve.cookie] })).toMatchObject({
      status: 200,
    });
  });
});

describe('A reply to a staff call', () => {
  const read = (cookie: string, query = {}) =>
    caller(
      openDay,
      async () => ({
        success: true as const,
        date: '2026-11-24',
        now: 0,
        revision: '',
        starts: [],
        people: [],
      }),
      sessionStore(table, clock),
    )({ query: { date: '2026-11-24', ...query }, cookies: [cookie] });

  it('contains the server time for a device with a key, even if it is a refusal', async () => {
    await register(await newKey());
    clock.advance(60_000);
    const { headers } = await read(ann.cookie);
    expect(parseContact(String(headers['staff-contact']))).toMatchObject({
      at: clock().getTime(),
      person: ann.person,
    });
    const refused = await read(ann.cookie, { date: 'never' });
    expect(refused.status).toBe(400);
    expect(refused.headers).toHaveProperty('staff-contact');
  });

  it('contains no server time for a device without a key or for a revoked device', async () => {
    expect((await read(ann.cookie)).headers).not.toHaveProperty('staff-contact');
    await register(await newKey());
    await deviceStore(table, clock).end(ann.device);
    const ended = await read(ann.cookie);
    expect(ended.status).toBe(401);
    expect(ended.headers).not.toHaveProperty('staff-contact');
  });
});

describe('A device that was lost', () => {
  it('is marked as lost even if it was revoked before', async () => {
    const devices = deviceStore(table, clock);
    await devices.end(ann.device);
    expect(await storedDevice()).not.toHaveProperty('isLost');
    await devices.end(ann.device, undefined, true);
    expect(await storedDevice()).toMatchObject({ state: 'ended', isLost: true });
  });
});
