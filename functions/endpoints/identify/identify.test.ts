import { beforeEach, describe, expect, it } from 'vitest';
import { type CallResult, caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { actingStore } from '#functions/stores/staff/acting.ts';
import { challengeStore } from '#functions/stores/staff/challenges.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { colleagues, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { padTriesStore } from '#functions/stores/staff/pad-tries.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { noPerson } from '#functions/stores/staff/staff-items.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { identify as contract } from '#shared/contracts/staff/identify.ts';
import { codeMessages } from '#shared/staff/sign-in/code-messages.ts';
import { actingSeconds, sharedSessionSeconds } from '#shared/staff/sign-in/people.ts';
import { identify } from './identify.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const log = testLog();
let ann: LinkedBrowser;
let tablet: LinkedBrowser;
const [right, wrong] = ['3951', '8264'];
const advanceSeconds = (seconds: number) => clock.advance(seconds * 1000);
const codes = () => codeStore(table, clock);

beforeEach(async () => {
  ann = await colleagues(table, clock).add('Markerann', 'manager');
  tablet = await colleagues(table, clock).share('Markertablet');
  await codes().set({ person: ann.person, code: right }, { commandId: 'c', by: ann.person });
});

const send = (action: object, cookie = tablet.cookie): Promise<CallResult> => {
  const deps = {
    people: peopleStore(table, clock),
    codes: codes(),
    pad: padTriesStore(table, clock),
    acting: actingStore(table, clock),
    challenges: challengeStore(table, clock),
    passkeys: passkeyStore(table, clock),
    clock,
  };
  return caller(
    contract,
    identify(deps),
    sessionStore(table, clock),
  )({ json: { action }, cookies: [cookie] });
};
const enterCode = (code: string, person = ann.person) => send({ kind: 'identify', person, code });
/** The cookie that the browser sends from then on. */
const cookieFrom = ({ cookies }: CallResult) => (cookies[0] ?? '').split(';')[0] ?? '';
const actingPerson = async (cookie: string) => {
  const [device = '', person = '', secret = ''] = cookie.slice('__Host-staff='.length).split('.');
  const check = await sessionStore(table, clock).check({ device, person, secret });
  return check.result === 'valid' ? check.actor.person : check.result;
};

describe('a code entered on a shared device', () => {
  it('lets the device act for the owner of the code, with the rights of the floor', async () => {
    advanceSeconds(3600);
    const response = await enterCode(right);
    const person = { id: ann.person, name: 'Markerann', role: 'floor' };
    expect(response).toMatchObject({ status: 200, json: { success: true, person } });
    const seconds = sharedSessionSeconds - 3600;
    expect(cookieFrom(response)).toMatch(
      new RegExp(`^__Host-staff=${tablet.device}.${ann.person}.[\\w-]{43}$`),
    );
    expect(response.cookies).toEqual([
      `${cookieFrom(response)}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`,
      `staff-device=1; Path=/; Max-Age=${seconds}; Secure; SameSite=Strict`,
    ]);
    expect(await actingPerson(cookieFrom(response))).toEqual(person);
    // The earlier cookie no longer names the person who acts.
    expect(await actingPerson(tablet.cookie)).toBe('unidentified');
  });

  it('that is wrong, of an unknown person, or of a person without a code is refused with the same message', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    const former = await colleagues(table, clock).add('Ben', 'floor');
    await codes().set({ person: former.person, code: right }, { commandId: 'd', by: former.person });
    await peopleStore(table, clock).end(former.person);
    const responses = [
      await enterCode(wrong),
      await enterCode(right, 'XXXXXXXXXXXXXXXX'),
      await enterCode(right, eve.person),
      await enterCode(right, former.person),
      await enterCode(right, noPerson),
    ];
    for (const { status, json, cookies } of responses) {
      expect({ status, json, cookies }).toEqual({
        status: 403,
        json: {
          success: false,
          kind: 'forbidden',
          reason: 'codeWrong',
          message: codeMessages.wrong,
          error: codeMessages.wrong,
        },
        cookies: [],
      });
    }
    expect(await actingPerson(tablet.cookie)).toBe('unidentified');
  });

  it('is refused after ten wrong codes in fifteen minutes on this device, but accepted on another', async () => {
    for (let tries = 0; tries < 9; tries += 1) expect((await enterCode(wrong)).json.kind).toBe('forbidden');
    const lockedReply = { status: 429, json: { kind: 'too-many' } };
    const tenth = await enterCode(wrong);
    expect(tenth).toMatchObject(lockedReply);
    expect(tenth.json.message).toContain('takes no codes or passkeys until 10:15 AM');
    expect((await enterCode(right)).json.message).toBe(tenth.json.message);
    const other = await colleagues(table, clock).share('Another');
    expect((await send({ kind: 'identify', person: ann.person, code: right }, other.cookie)).status).toBe(
      200,
    );
    advanceSeconds(900);
    expect((await enterCode(right)).status).toBe(200);
    const lines = log
      .lines()
      .filter(({ code, subject }) => code === 'staff.code-locked' && subject === ann.person);
    expect(lines).toMatchObject([{ what: 'device', device: tablet.device, subject: ann.person }]);
  });

  it('is refused on all shared devices after twenty wrong codes for the same colleague in a day', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) await enterCode(wrong);
      advanceSeconds(900);
    }
    tablet = await colleagues(table, clock).share('Another');
    const blocked = await enterCode(right);
    expect(blocked).toMatchObject({ status: 429, json: { kind: 'too-many', message: codeMessages.blocked } });
    const lines = log
      .lines()
      .filter(({ code, subject }) => code === 'staff.code-locked' && subject === ann.person);
    expect(lines).toMatchObject([{ what: 'code', subject: ann.person }]);
  });

  it('that is wrong ten times locks the device despite right codes of another colleague, and the owner of the code later sees the number of wrong tries', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    await codes().set({ person: eve.person, code: '7306' }, { commandId: 'e', by: eve.person });
    for (let index = 0; index < 9; index += 1) {
      expect((await enterCode(wrong)).status).toBe(403);
      expect((await enterCode('7306', eve.person)).status).toBe(200);
    }
    expect((await enterCode(wrong)).status).toBe(429);
    advanceSeconds(900);
    expect((await enterCode(right)).json).toMatchObject({ success: true, wrongTries: 10 });
    expect((await enterCode(right)).json).not.toHaveProperty('wrongTries');
  });

  it('that a manager has set is accepted only together with a new code', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    await codes().set({ person: eve.person, code: right }, { commandId: 'e', by: ann.person });
    const identification = { kind: 'identify', person: eve.person, code: right };
    await enterCode(wrong, eve.person);
    const first = await send(identification);
    expect(first).toMatchObject({ status: 403, json: { kind: 'code-given', message: codeMessages.choose } });
    expect(first.cookies).toEqual([]);
    expect((await send({ ...identification, newCode: right })).json).toMatchObject({
      message: codeMessages.sameCode,
    });
    expect((await send({ ...identification, newCode: '1234' })).json.kind).toBe('invalid-input');
    expect(await send({ ...identification, newCode: '7306' })).toMatchObject({
      status: 200,
      json: { wrongTries: 1 },
    });
    expect((await send(identification)).status).toBe(403);
    expect(await send({ ...identification, code: '7306' })).toMatchObject({
      status: 200,
      json: { wrongTries: 1 },
    });
  });

  it('that a manager has set is replaced by only one of several new codes sent at once', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    await codes().set({ person: eve.person, code: right }, { commandId: 'e', by: ann.person });
    const identification = { kind: 'identify', person: eve.person, code: right };
    const responses = await Promise.all(
      ['7306', '8264', '6193'].map((newCode) => send({ ...identification, newCode })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  it('is logged by ids, without code and name', async () => {
    await enterCode(wrong);
    await enterCode(right);
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'staff.identified', device: tablet.device, person: ann.person }),
    );
    expect(log.text()).not.toMatch(/Marker|3951|8264/);
    expect(log.text()).not.toContain(tablet.secret);
  });

  it('is refused on a personal device, and neither checked nor counted as a try', async () => {
    const before = await table.items();
    for (const code of [wrong, right]) {
      const response = await send({ kind: 'identify', person: ann.person, code }, ann.cookie);
      expect(response).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
      expect(response.json.message).not.toBe(codeMessages.wrong);
    }
    expect(await table.items()).toEqual(before);
  });

  it('guessed forty times at once is checked at most ten times, and locks the device once', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => String(5000 + index));
    const responses = await Promise.all(guesses.map((code) => enterCode(code)));
    // A busy machine may refuse some guesses with 503. They are counted as well.
    expect(responses.filter(({ status }) => ![403, 429, 503].includes(status))).toEqual([]);
    const lines = (requested: string) => log.lines().filter(({ code }) => code === requested);
    const refusals = lines('staff.code-refused').filter(({ result }) => result === 'wrong');
    expect(refusals.length).toBeLessThanOrEqual(10);
    expect(lines('staff.code-locked').length).toBeLessThanOrEqual(1);
    expect((await enterCode(right)).status).toBe(429);
  });
});

describe('the secret of a shared device', () => {
  it('changes with each code entered, so that a copy of an earlier cookie identifies no colleague', async () => {
    const copy = cookieFrom(await enterCode(right));
    await send({ kind: 'leave' }, copy);
    const currentCookie = cookieFrom(await send({ kind: 'identify', person: ann.person, code: right }, copy));
    expect(await actingPerson(currentCookie)).toMatchObject({ id: ann.person });
    expect(await actingPerson(copy)).toBe('unidentified');
    expect(await send({ kind: 'stay' }, copy)).toMatchObject({
      status: 403,
      json: { kind: 'identification-required' },
    });
    expect(await send({ kind: 'leave' }, copy)).toMatchObject({ status: 200, cookies: [] });
    expect(await actingPerson(currentCookie)).toMatchObject({ id: ann.person });
  });

  it('that was just replaced is still accepted with a code, however often replies are lost', async () => {
    const first = cookieFrom(await enterCode(right));
    for (let lost = 0; lost < 3; lost += 1) {
      const response = await send({ kind: 'identify', person: ann.person, code: right }, first);
      expect(response.status).toBe(200);
    }
    const receivedCookie = cookieFrom(
      await send({ kind: 'identify', person: ann.person, code: right }, first),
    );
    expect(await actingPerson(receivedCookie)).toMatchObject({ id: ann.person });
    expect(await actingPerson(tablet.cookie)).toBe('unknown');
  });

  it('is invalid after it was replaced twice', async () => {
    await send({ kind: 'identify', person: ann.person, code: right }, cookieFrom(await enterCode(right)));
    expect(await actingPerson(tablet.cookie)).toBe('unknown');
  });
});

describe('the person who acts on a shared device', () => {
  it('stays identified for fifteen minutes after each action, then has to identify again', async () => {
    const cookie = cookieFrom(await enterCode(right));
    for (let press = 0; press < 3; press += 1) {
      advanceSeconds(actingSeconds - 1);
      const { status, cookies } = await send({ kind: 'stay' }, cookie);
      expect({ status, cookies }).toEqual({ status: 200, cookies: [] });
    }
    advanceSeconds(actingSeconds);
    expect(await send({ kind: 'stay' }, cookie)).toMatchObject({
      status: 403,
      json: { kind: 'identification-required' },
    });
    expect(await actingPerson(cookie)).toBe('unidentified');
  });

  it('can be signed off at once with `leave`, and a second `leave` changes nothing', async () => {
    const cookie = cookieFrom(await enterCode(right));
    const leaveReply = await send({ kind: 'leave' }, cookie);
    expect(leaveReply.json).toEqual({ success: true });
    expect(cookieFrom(leaveReply)).toBe(cookie.replace(ann.person, noPerson));
    expect(await actingPerson(cookie)).toBe('unidentified');
    expect(await send({ kind: 'leave' }, cookieFrom(leaveReply))).toMatchObject({ status: 200, cookies: [] });
  });

  it('stays identified when an open page of the previous person sends `leave`', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    await codes().set({ person: eve.person, code: '7306' }, { commandId: 'e', by: eve.person });
    const annsCookie = cookieFrom(await enterCode(right));
    const evesCookie = cookieFrom(
      await send({ kind: 'identify', person: eve.person, code: '7306' }, annsCookie),
    );
    expect((await send({ kind: 'leave' }, annsCookie)).status).toBe(200);
    expect(await actingPerson(evesCookie)).toMatchObject({ id: eve.person });
  });

  it('is no longer identified once the device is revoked', async () => {
    const cookie = cookieFrom(await enterCode(right));
    await deviceStore(table, clock).end(tablet.device);
    for (const action of [{ kind: 'stay' }, { kind: 'leave' }])
      expect(await send(action, cookie)).toMatchObject({ status: 401, json: { kind: 'device-ended' } });
  });
});

it('the handler of identify needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  clock.set(new Date());
  tablet = await colleagues(table, clock).share('Bar tablet');
  const json = { action: { kind: 'identify', person: ann.person, code: right } };
  const response = await call({ json, cookies: [tablet.cookie] });
  expect(response).toMatchObject({ status: 200, json: { person: { name: 'Markerann' } } });
});
