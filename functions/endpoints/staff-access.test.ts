import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contract } from '#shared/contracts/contract.ts';
import { contracts } from '#shared/contracts/registry.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import {
  actingSeconds,
  sessionSeconds,
  sharedSessionSeconds,
  stepUpSeconds,
} from '#shared/staff/sign-in/people.ts';
import { personHeader } from '#shared/staff/sign-in/person-header.ts';
import { type Call, callHandler, siteHost } from '../kernel/call.testing.ts';
import { testLog } from '../kernel/captured-log.testing.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Refused } from '../kernel/problems.ts';
import { testClock } from '../kernel/test-clock.testing.ts';
import { actingStore } from '../stores/staff/acting.ts';
import { colleagues, cookieOf, type LinkedBrowser } from '../stores/staff/colleagues.testing.ts';
import { deviceStore } from '../stores/staff/devices.ts';
import { peopleStore } from '../stores/staff/people.ts';
import { newSecret } from '../stores/staff/secret.ts';
import { sessionStore } from '../stores/staff/sessions.ts';
import { testTable } from '../stores/table/table-content.testing.ts';

/**
 * Access rules for every staff endpoint, from the list of contracts. `endpoint` treats contracts alike if they agree in
 * the fields it reads, so `npm test` checks one of each kind, and the full run checks all.
 */
const staffContracts = contracts.filter(({ staff }) => staff !== undefined);
const oneOfEach = (kindOf: (contract: Contract) => unknown[]) => {
  const kinds = new Map(staffContracts.map((contract) => [JSON.stringify(kindOf(contract)), contract]));
  return (isFullRun ? staffContracts : [...kinds.values()]).map(
    (contract) => [contract.name, contract] as const,
  );
};
const calls = oneOfEach(({ method, staff, device, stepUp, needsIdentification, body }) => [
  method === 'GET',
  staff,
  device,
  stepUp,
  needsIdentification,
  body === undefined,
]);
const originCases = oneOfEach(({ method, staff }) => [method === 'GET', staff]);
const withSession = calls.filter(([, { staff }]) => staff !== 'anyone');
const sharedDeviceCalls = withSession.filter(([, { device }]) => device === 'shared');
const personalCalls = withSession.filter(([, { device }]) => device !== 'shared');
const identifyingCalls = withSession.filter(
  ([, { needsIdentification, device }]) => needsIdentification !== false && device !== 'own',
);
const managerCalls = calls.filter(([, { staff }]) => staff === 'manager');
const withStepUp = calls.filter(([, { stepUp }]) => stepUp);

const table = testTable('all tests');
const clock = testClock('2026-11-21T10:00:00+11:00');
const log = testLog();

let colleagueCount = 0;
/** Returns a unique name. */
const newName = (name: string): string => {
  colleagueCount += 1;
  return `${name} ${colleagueCount}`;
};
let manager: LinkedBrowser;
let floorColleague: LinkedBrowser;
/** A shared device on which the manager acts. */
let tablet: LinkedBrowser;

/** Whether a test has written to the table, so that the next test needs new colleagues. */
let isTableDirty = true;
beforeAll(() => {
  table.client.middlewareStack.add(
    (next, { commandName }) =>
      (input) => {
        isTableDirty ||= commandName !== 'BatchGetItemCommand';
        return next(input);
      },
    { step: 'initialize' },
  );
});
beforeEach(async () => {
  if (!isTableDirty) return;
  const team = colleagues(table, clock);
  manager = await team.add(newName('Markermanager'), 'manager', true);
  floorColleague = await team.add(newName('Markerfloor'), 'floor', true);
  tablet = await team.share('Markertablet', manager.person);
  isTableDirty = false;
});

/** Sends a call without query or body to a use case that only reports that it was reached. */
async function send(contract: Contract, call: Call) {
  const useCase = vi.fn(async (): Promise<never> => {
    throw new Refused({ kind: 'unavailable', message: 'Reached.' });
  });
  const quotas = { count: async () => ({ result: 'counted' }) };
  const services = [...(contract.limits ? [quotas] : []), sessionStore(table, clock)];
  const handler = endpoint(contract, useCase, ...(services as unknown as []));
  const response = await callHandler(contract, handler, call);
  return { ...response, isReached: useCase.mock.calls.length > 0 };
}

/** Expects a refusal after reading only the session. */
async function expectRefused(contract: Contract, call: Call, status: number, kind: string) {
  const sendSpy = vi.spyOn(table.client, 'send');
  const response = await send(contract, call);
  expect(response, contract.name).toMatchObject({ status, json: { kind }, isReached: false, cookies: [] });
  expect(sendSpy.mock.calls.every(([command]) => command instanceof BatchGetCommand)).toBe(true);
  sendSpy.mockRestore();
}

it('the access tests cover at least eleven staff endpoints', () => {
  expect(calls.length).toBeGreaterThanOrEqual(11);
  expect(withSession.length).toBeGreaterThanOrEqual(8);
  expect(managerCalls.length).toBeGreaterThanOrEqual(2);
  expect(withStepUp.length).toBeGreaterThanOrEqual(2);
  expect(sharedDeviceCalls.length).toBeGreaterThanOrEqual(1);
  expect(identifyingCalls.length).toBeGreaterThanOrEqual(5);
  for (const [, { path }] of calls) expect(path).toMatch(/^\/api\/staff\//);
  for (const { path, staff } of contracts) expect(path.startsWith('/api/staff/')).toBe(staff !== undefined);
});

/** A device that is allowed to make the call. */
const deviceFor = ({ device }: Contract): LinkedBrowser => (device === 'shared' ? tablet : manager);

describe.each(withSession)('the staff endpoint %s', (_, contract) => {
  it('admits a manager who has just used a passkey', async () => {
    const response = await send(contract, { cookies: [deviceFor(contract).cookie] });
    expect([400, 415, 503]).toContain(response.status);
    const acceptsEmptyCall = contract.body === undefined && (contract.query?.safeParse({}).success ?? true);
    expect(response.isReached).toBe(acceptsEmptyCall);
  });

  it('admits a manager even if another host of the domain has set similar cookies', async () => {
    const [, session] = deviceFor(contract).cookie.split('=');
    const plantedCookies = ['staff', '_Host-staff', '__host-staff', '__Secure-staff', '__Host-staff2'].map(
      (name) => `${name}=${session}x`,
    );
    const response = await send(contract, {
      cookies: [...plantedCookies, deviceFor(contract).cookie, 'staff-device='],
    });
    expect([200, 400, 415, 503]).toContain(response.status);
  });

  it.each<[string, () => readonly string[]]>([
    ['no cookie', () => []],
    ['other cookies', () => ['staff-device=1', `_Host-staff=${manager.cookie.split('=')[1]}`]],
    ['an empty session', () => ['__Host-staff=']],
    ['half a session', () => [cookieOf({ ...manager, secret: '' })]],
    ['a guessed secret', () => [cookieOf({ ...manager, secret: newSecret() })]],
    ['the secret of another person', () => [cookieOf({ ...manager, secret: floorColleague.secret })]],
    ['the device of another person', () => [cookieOf({ ...floorColleague, person: manager.person })]],
    ['two sessions', () => [manager.cookie, floorColleague.cookie]],
    ['two sessions in the other order', () => [floorColleague.cookie, manager.cookie]],
    ['the same session twice', () => [manager.cookie, manager.cookie]],
    ['an unreadable session first', () => ['__Host-staff=x', manager.cookie]],
  ])('refuses a call with %s', async (_, cookies) => {
    await expectRefused(contract, { cookies: cookies() }, 401, 'unauthorized');
  });

  it('refuses an expired session', async () => {
    const seconds = contract.device === 'shared' ? sharedSessionSeconds : sessionSeconds;
    const { cookie } = deviceFor(contract);
    clock.advance(seconds * 1000 - 1000);
    expect((await send(contract, { cookies: [cookie] })).json.kind).not.toBe('device-ended');
    clock.advance(1000);
    await expectRefused(contract, { cookies: [cookie] }, 401, 'device-ended');
  });

  it('refuses the next call of a device that a manager has revoked', async () => {
    const browser = deviceFor(contract);
    await deviceStore(table, clock).end(browser.device);
    await expectRefused(contract, { cookies: [browser.cookie] }, 401, 'device-ended');
    await expectRefused(
      contract,
      { cookies: [cookieOf({ ...browser, secret: newSecret() })] },
      401,
      'unauthorized',
    );
  });

  it('logs only ids of the session', async () => {
    const browser = deviceFor(contract);
    await send(contract, { cookies: [browser.cookie] });
    await deviceStore(table, clock).end(browser.device);
    await send(contract, { cookies: [browser.cookie] });
    await send(contract, { cookies: [cookieOf({ ...browser, secret: newSecret() })] });
    const [, ended, guessed] = log.lines();
    const { device, person } = browser;
    expect(ended).toMatchObject({ code: 'staff.refused', kind: 'device-ended', device });
    // On a shared device, the cookie does not verify the acting person.
    if (contract.device !== 'shared') expect(ended).toMatchObject({ person });
    else expect(ended).not.toHaveProperty('person');
    expect(guessed).toMatchObject({ code: 'staff.refused', kind: 'unauthorized' });
    // Without a valid secret, the person is not verified.
    expect(guessed).not.toHaveProperty('person');
    expect(log.text()).not.toContain(browser.secret);
    expect(log.text()).not.toContain('Marker');
  });
});

describe.each(personalCalls)('the staff endpoint %s', (_, contract) => {
  it('refuses the next call of a person who has left', async () => {
    await colleagues(table, clock).add(newName('Other'), 'manager');
    expect(await peopleStore(table, clock).end(manager.person)).toBe('done');
    await expectRefused(contract, { cookies: [manager.cookie] }, 401, 'device-ended');
  });
});

describe.each(sharedDeviceCalls)('the staff endpoint %s for shared devices', (_, contract) => {
  it('refuses a personal device', async () => {
    await expectRefused(contract, { cookies: [manager.cookie] }, 403, 'forbidden');
  });
});

/** Calls from a shared device: those that read the day or identify a person need no acting colleague. */
describe.each(withSession)('a call of %s from a shared device', (_, contract) => {
  const advanceSeconds = (seconds: number) => {
    clock.advance(seconds * 1000);
  };
  const stepUp = () =>
    deviceStore(table, clock).stepUp(tablet.device, manager.person, clock().getTime() / 1000);
  /** Expects the call to be admitted, or refused with this kind and status. */
  const expectOutcome = async (cookie: string, kind: string | undefined, status = 403) => {
    if (kind !== undefined) return expectRefused(contract, { cookies: [cookie] }, status, kind);
    const { status: receivedStatus } = await send(contract, { cookies: [cookie] });
    expect([400, 415, 503], contract.name).toContain(receivedStatus);
  };
  const isPersonalOnly = contract.device === 'own';
  const needsIdentification = contract.needsIdentification !== false;
  const expectedRefusal = isPersonalOnly
    ? 'forbidden'
    : needsIdentification
      ? 'identification-required'
      : undefined;

  it('is allowed without an acting colleague only if it reads days, renews the session, registers a key or identifies', async () => {
    const other = await colleagues(table, clock).share('Other');
    await expectOutcome(other.cookie, expectedRefusal);
    if (contract.method !== 'GET' && !needsIdentification)
      expect(['renew-session', 'register-press-key', 'identify']).toContain(contract.name);
  });

  it('has the rights of the floor while a floor colleague acts', async () => {
    const other = await colleagues(table, clock).share('Other', floorColleague.person);
    const kind = isPersonalOnly || contract.staff === 'manager' ? 'forbidden' : contract.stepUp && 'step-up';
    await expectOutcome(other.cookie, kind);
  });

  it('has the rights of the floor while a manager acts, except for five minutes after they use a passkey there', async () => {
    const needsManagerRights = contract.staff === 'manager' || contract.stepUp;
    await expectOutcome(
      tablet.cookie,
      isPersonalOnly ? 'forbidden' : needsManagerRights ? 'step-up' : undefined,
    );
    await stepUp();
    await expectOutcome(tablet.cookie, isPersonalOnly ? 'forbidden' : undefined);
    advanceSeconds(stepUpSeconds);
    await expectOutcome(
      tablet.cookie,
      isPersonalOnly ? 'forbidden' : needsManagerRights ? 'step-up' : undefined,
    );
  });

  it('needs identification again after fifteen minutes without activity', async () => {
    advanceSeconds(actingSeconds - 1);
    await stepUp();
    await expectOutcome(tablet.cookie, isPersonalOnly ? 'forbidden' : undefined);
    advanceSeconds(1);
    await expectOutcome(tablet.cookie, expectedRefusal);
  });

  it('has no acting colleague if the cookie names another person', async () => {
    await stepUp();
    await expectOutcome(cookieOf({ ...tablet, person: floorColleague.person }), expectedRefusal);
    await actingStore(table, clock).begin(tablet.device, floorColleague.person);
    await expectOutcome(tablet.cookie, expectedRefusal);
  });

  it('no longer acts for a person who has left', async () => {
    await colleagues(table, clock).add(newName('Other'), 'manager');
    await stepUp();
    expect(await peopleStore(table, clock).end(manager.person)).toBe('done');
    await expectOutcome(tablet.cookie, expectedRefusal);
  });

  it('is refused after fourteen hours, and once the device is revoked', async () => {
    const other = await colleagues(table, clock).share('Other', floorColleague.person);
    await deviceStore(table, clock).end(other.device);
    await expectOutcome(other.cookie, 'device-ended', 401);
    advanceSeconds(sharedSessionSeconds);
    await expectOutcome(tablet.cookie, 'device-ended', 401);
  });
});

describe.each(identifyingCalls)('the staff endpoint %s', (_, contract) => {
  it('refuses a page that acts for another person than the session', async () => {
    const browser = deviceFor(contract);
    const headers = { [personHeader]: floorColleague.person };
    await expectRefused(contract, { headers, cookies: [browser.cookie] }, 403, 'identification-required');
    const ownPerson = { [personHeader]: manager.person };
    const response = await send(contract, { headers: ownPerson, cookies: [browser.cookie] });
    expect([400, 415, 503]).toContain(response.status);
  });
});

describe.each(managerCalls)('the staff endpoint %s for managers', (_, contract) => {
  it('refuses a floor colleague', async () => {
    await expectRefused(contract, { cookies: [floorColleague.cookie] }, 403, 'forbidden');
  });

  it('refuses a former manager from the next call on', async () => {
    await colleagues(table, clock).add(newName('Other'), 'manager');
    await peopleStore(table, clock).changeRole(manager.person, 'floor');
    await expectRefused(contract, { cookies: [manager.cookie] }, 403, 'forbidden');
  });
});

describe.each(withStepUp)('the staff endpoint %s, which needs a passkey,', (_, contract) => {
  it('refuses a manager who signed in by a link', async () => {
    const other = await colleagues(table, clock).add(newName('Other'), 'manager');
    await expectRefused(contract, { cookies: [other.cookie] }, 403, 'step-up');
  });

  it('refuses a manager whose passkey was used five minutes ago', async () => {
    clock.advance(stepUpSeconds * 1000 - 1000);
    expect((await send(contract, { cookies: [manager.cookie] })).json.kind).not.toBe('step-up');
    clock.advance(1000);
    await expectRefused(contract, { cookies: [manager.cookie] }, 403, 'step-up');
  });
});

describe.each(originCases)('the origin of a call of %s', (_, contract) => {
  const isWrite = contract.method !== 'GET';
  const foreignOrigins = [
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

  it.each([...foreignOrigins, ...(isWrite ? [undefined] : [])])('must not be %s', async (origin) => {
    for (const site of [undefined, 'same-origin']) {
      const headers = { origin, 'sec-fetch-site': site };
      await expectRefused(contract, { headers, cookies: [manager.cookie] }, 403, 'foreign-origin');
    }
  });

  it.each(['cross-site', 'same-site', 'none', 'nonsense', ''])(
    'is refused if Sec-Fetch-Site is "%s"',
    async (site) => {
      const headers = { 'sec-fetch-site': site };
      await expectRefused(contract, { headers, cookies: [manager.cookie] }, 403, 'foreign-origin');
    },
  );

  it('is refused if the host of the site is unknown', async () => {
    const headers = { 'x-site-host': undefined, origin: 'https://undefined' };
    await expectRefused(contract, { headers, cookies: [manager.cookie] }, 403, 'foreign-origin');
  });

  it('is accepted if it is the site itself, which may use http only on localhost', async () => {
    const cookies = [manager.cookie];
    const ownOrigins = [
      { origin: `https://${siteHost}`, 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost:3000', 'x-site-host': 'localhost:3000' },
      ...(isWrite ? [] : [{}]),
    ];
    for (const headers of ownOrigins) {
      expect((await send(contract, { headers, cookies })).json.kind).not.toBe('foreign-origin');
    }
    for (const host of ['localhost.elsewhere.example', 'localhost:3000.example']) {
      const headers = { origin: `http://${host}`, 'x-site-host': host };
      await expectRefused(contract, { headers, cookies }, 403, 'foreign-origin');
    }
  });
});
