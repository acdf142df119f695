import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract } from '../../shared/contracts/contract.ts';
import { contracts } from '../../shared/contracts/registry.ts';
import { sessionSeconds, stepUpSeconds } from '../../shared/staff/people.ts';
import { type Call, callHandler, siteHost } from '../kernel/call.testing.ts';
import { captureLog } from '../kernel/captured-log.testing.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Refused } from '../kernel/problems.ts';
import { colleagues, cookieOf, type Linked } from '../stores/staff/colleagues.testing.ts';
import { deviceStore } from '../stores/staff/devices.ts';
import { peopleStore } from '../stores/staff/people.ts';
import { newSecret } from '../stores/staff/secret.ts';
import { sessionStore } from '../stores/staff/sessions.ts';
import { type ObservedTable, observedTable } from '../stores/table/table-content.testing.ts';

/** What holds for every call of the console, whatever it does: from the list of contracts. */
const calls = contracts.filter(({ staff }) => staff !== undefined).map((one) => [one.name, one] as const);
const withSession = calls.filter(([, { staff }]) => staff !== 'anyone');
const ofManagers = calls.filter(([, { staff }]) => staff === 'manager');
const withStepUp = calls.filter(([, { stepUp }]) => stepUp);

let table: ObservedTable;
let now: Date;
let log: ReturnType<typeof captureLog>;
/** They stay as they are; a test that changes somebody adds a colleague of its own. */
let manager: Linked;
let floor: Linked;
const clock = () => now;
const morning = new Date('2026-11-21T10:00:00+11:00');
const anotherManager = () => colleagues(table, clock).add('Markerother', 'manager', true);

beforeAll(async () => {
  now = morning;
  table = await observedTable();
  const made = colleagues(table, clock);
  manager = await made.add('Markermanager', 'manager', true);
  floor = await made.add('Markerfloor', 'floor', true);
});
beforeEach(() => {
  now = morning;
  log = captureLog();
});

/** Sends a call without query or body to a use case that only says that it was reached. */
async function send(contract: Contract, call: Call) {
  const reached = vi.fn(async (): Promise<never> => {
    throw new Refused({ kind: 'unavailable', message: 'Reached.' });
  });
  const quotas = { count: async () => ({ result: 'counted' }) };
  const needed = [...(contract.limits ? [quotas] : []), sessionStore(table, clock)];
  const handler = endpoint(contract, reached, ...(needed as unknown as []));
  const answer = await callHandler(contract, handler, call);
  return { ...answer, isReached: reached.mock.calls.length > 0 };
}

/** Refused, with nothing but the session read. */
async function expectRefused(contract: Contract, call: Call, status: number, kind: string) {
  const sent = vi.spyOn(table.client, 'send');
  const answer = await send(contract, call);
  expect(answer, contract.name).toMatchObject({ status, json: { kind }, isReached: false, cookies: [] });
  expect(sent.mock.calls.every(([command]) => command instanceof BatchGetCommand)).toBe(true);
  sent.mockRestore();
}

it('are many', () => {
  expect(calls.length).toBeGreaterThanOrEqual(11);
  expect(withSession.length).toBeGreaterThanOrEqual(8);
  expect(ofManagers.length).toBeGreaterThanOrEqual(2);
  expect(withStepUp.length).toBeGreaterThanOrEqual(1);
  for (const [, { path }] of calls) expect(path).toMatch(/^\/api\/staff\//);
  for (const { path, staff } of contracts) expect(path.startsWith('/api/staff/')).toBe(staff !== undefined);
});

describe.each(withSession)('%s', (_, contract) => {
  it('lets a manager in who has just used a passkey', async () => {
    const answer = await send(contract, { cookies: [manager.cookie] });
    expect([400, 415, 503]).toContain(answer.status);
    const needsNothing = contract.body === undefined && (contract.query?.safeParse({}).success ?? true);
    expect(answer.isReached).toBe(needsNothing);
  });

  it.each<[string, () => readonly string[]]>([
    ['no cookie', () => []],
    ['cookies of others', () => ['staff-device=1', `_Secure-staff=${manager.cookie.split('=')[1]}`]],
    ['an empty session', () => ['__Secure-staff=']],
    ['half a session', () => [cookieOf({ ...manager, secret: '' })]],
    ['a guessed secret', () => [cookieOf({ ...manager, secret: newSecret() })]],
    ['a secret of another', () => [cookieOf({ ...manager, secret: floor.secret })]],
    ['a device of another', () => [cookieOf({ ...floor, person: manager.person })]],
    ['two sessions', () => [manager.cookie, floor.cookie]],
    ['two sessions in the other order', () => [floor.cookie, manager.cookie]],
    ['the same session twice', () => [manager.cookie, manager.cookie]],
    ['a planted cookie first', () => ['__Secure-staff=x', manager.cookie]],
  ])('refuses %s', async (_, cookies) => {
    await expectRefused(contract, { cookies: cookies() }, 401, 'unauthorized');
  });

  it('refuses a session whose time is over', async () => {
    now = new Date(now.getTime() + sessionSeconds * 1000 - 1000);
    expect((await send(contract, { cookies: [manager.cookie] })).json.kind).not.toBe('device-ended');
    now = new Date(now.getTime() + 1000);
    await expectRefused(contract, { cookies: [manager.cookie] }, 401, 'device-ended');
  });

  it('refuses the next call of a device that a manager has ended', async () => {
    const ended = await anotherManager();
    await deviceStore(table, clock).end(ended.device);
    await expectRefused(contract, { cookies: [ended.cookie] }, 401, 'device-ended');
    await expectRefused(
      contract,
      { cookies: [cookieOf({ ...ended, secret: newSecret() })] },
      401,
      'unauthorized',
    );
  });

  it('refuses the next call of a person who has ended', async () => {
    const left = await anotherManager();
    expect(await peopleStore(table, clock).end(left.person)).toBe('done');
    await expectRefused(contract, { cookies: [left.cookie] }, 401, 'device-ended');
  });

  it('says nothing of the session in the log but ids', async () => {
    const { device, person, secret, cookie } = await anotherManager();
    await send(contract, { cookies: [cookie] });
    await deviceStore(table, clock).end(device);
    await send(contract, { cookies: [cookie] });
    await send(contract, { cookies: [cookieOf({ device, person, secret: newSecret() })] });
    const [, ended, guessed] = log.lines();
    expect(ended).toMatchObject({ code: 'staff.refused', kind: 'device-ended', device, person });
    expect(guessed).toMatchObject({ code: 'staff.refused', kind: 'unauthorized' });
    // Only a right secret proves whose call it was.
    expect(guessed).not.toHaveProperty('person');
    expect(log.text()).not.toContain(secret);
    expect(log.text()).not.toContain('Marker');
  });
});

describe.each(ofManagers)('%s', (_, contract) => {
  it('refuses the floor', async () => {
    await expectRefused(contract, { cookies: [floor.cookie] }, 403, 'forbidden');
  });

  it('refuses a former manager from the next call on', async () => {
    const former = await anotherManager();
    await peopleStore(table, clock).changeRole(former.person, 'floor');
    await expectRefused(contract, { cookies: [former.cookie] }, 403, 'forbidden');
  });
});

describe.each(withStepUp)('%s', (_, contract) => {
  it('refuses a manager who came by a link', async () => {
    const other = await colleagues(table, clock).add('Other', 'manager');
    await expectRefused(contract, { cookies: [other.cookie] }, 403, 'step-up');
  });

  it('refuses a passkey used five minutes ago', async () => {
    now = new Date(now.getTime() + stepUpSeconds * 1000 - 1000);
    expect((await send(contract, { cookies: [manager.cookie] })).json.kind).not.toBe('step-up');
    now = new Date(now.getTime() + 1000);
    await expectRefused(contract, { cookies: [manager.cookie] }, 403, 'step-up');
  });
});

describe.each(calls)('the origin of %s', (_, contract) => {
  const isChange = contract.method !== 'GET';
  const foreign = [
    'null',
    '',
    'https://elsewhere.example',
    `https://shop.${siteHost}`,
    `https://${siteHost.replace(/^[^.]+\./, '')}`,
    `http://${siteHost}`,
    `https://${siteHost}:8443`,
    `https://${siteHost}/`,
    `https://${siteHost}.elsewhere.example`,
  ];

  it.each([...foreign, ...(isChange ? [undefined] : [])])('must not be %s', async (origin) => {
    for (const site of [undefined, 'same-origin']) {
      const headers = { origin, 'sec-fetch-site': site };
      await expectRefused(contract, { headers, cookies: [manager.cookie] }, 403, 'foreign-origin');
    }
  });

  it.each(['cross-site', 'same-site', 'none', 'nonsense', ''])(
    'is refused where the browser says "%s"',
    async (site) => {
      const headers = { 'sec-fetch-site': site };
      await expectRefused(contract, { headers, cookies: [manager.cookie] }, 403, 'foreign-origin');
    },
  );

  it('is refused when the site is unknown', async () => {
    const headers = { 'x-site-host': undefined, origin: 'https://undefined' };
    await expectRefused(contract, { headers, cookies: [manager.cookie] }, 403, 'foreign-origin');
  });

  it('is our own, by http only on this machine', async () => {
    const cookies = [manager.cookie];
    const own = [
      { origin: `https://${siteHost}`, 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost:3000', 'x-site-host': 'localhost:3000' },
      ...(isChange ? [] : [{}]),
    ];
    for (const headers of own) {
      expect((await send(contract, { headers, cookies })).json.kind).not.toBe('foreign-origin');
    }
    for (const host of ['localhost.elsewhere.example', 'localhost:3000.example']) {
      const headers = { origin: `http://${host}`, 'x-site-host': host };
      await expectRefused(contract, { headers, cookies }, 403, 'foreign-origin');
    }
  });
});
