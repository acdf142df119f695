import { beforeEach, describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { colleagues, cookieOf, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { renewSession as contract } from '#shared/contracts/staff/renew-session.ts';
import { sessionSeconds, sharedSessionSeconds, stepUpSeconds } from '#shared/staff/sign-in/people.ts';
import { renewSession } from './renew-session.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
let ann: LinkedBrowser;
testLog();
beforeEach(async () => {
  ann = await colleagues(table, clock).add('Ann', 'floor');
});

const seconds = () => clock().getTime() / 1000;
const advanceSeconds = (count: number) => clock.advance(count * 1000);
const stores = () => ({
  devices: deviceStore(table, clock),
  passkeys: passkeyStore(table, clock),
  people: peopleStore(table, clock),
  clock,
});
const send = (cookie = ann.cookie, query: Record<string, string> = {}) =>
  caller(contract, renewSession(stores()), sessionStore(table, clock))({ cookies: [cookie], query });

describe('notices about changes by others to the access of a person', () => {
  let boss: LinkedBrowser;
  beforeEach(async () => {
    boss = await colleagues(table, clock).add('Boss', 'manager');
    advanceSeconds(60);
  });
  const notices = async (cookie = ann.cookie) => (await send(cookie)).json.notices;
  /** Links a browser to Ann through a link that Boss created. Returns the cookie of the browser. */
  const linkSpare = async (isReset = false): Promise<string> => {
    const link = await stores().devices.invite(ann.person, { by: boss.person, isReset });
    if (link === undefined) throw new Error('Not invited');
    const acceptance = { person: ann.person, invitedBy: boss.person, nonce: 'page', browser: 'Spare phone' };
    const session = await stores().devices.link(link, acceptance);
    return session ? cookieOf(session) : '';
  };

  it('list the resets, codes and links created by a manager, with the device that a link has linked', async () => {
    await stores().devices.invite(ann.person, { by: boss.person, isReset: true });
    expect(await notices()).toEqual([{ kind: 'reset', at: seconds(), by: 'Boss' }]);
    advanceSeconds(60);
    await linkSpare();
    advanceSeconds(60);
    const command = { commandId: 'c', by: boss.person };
    await codeStore(table, clock).set({ person: ann.person, code: '3951' }, command);
    const all = [
      { kind: 'code', at: seconds(), by: 'Boss' },
      { kind: 'link', at: seconds() - 60, by: 'Boss', device: 'Spare phone' },
      { kind: 'reset', at: seconds() - 120, by: 'Boss' },
    ];
    expect(await notices()).toEqual(all);
    // A new code set by Ann does not hide the notice about the earlier one.
    await codeStore(table, clock).set(
      { person: ann.person, code: '7306' },
      { commandId: 'd', by: ann.person },
    );
    expect(await notices()).toEqual(all);
    expect(await notices(boss.cookie)).toBeUndefined();
  });

  it('are dismissed on each device separately, so that an intruder with a link cannot hide them', async () => {
    const spareCookie = await linkSpare();
    expect(await notices(spareCookie)).toBeUndefined();
    await send(spareCookie, { seen: String(seconds() + 1000) });
    expect(await notices()).toHaveLength(1);
    await send(ann.cookie, { seen: String(seconds()) });
    expect(await notices()).toBeUndefined();
    advanceSeconds(1);
    await linkSpare(true);
    expect(await notices()).toMatchObject([{ kind: 'reset' }]);
  });

  it('cannot be dismissed in advance', async () => {
    await send(ann.cookie, { seen: '9999999999' });
    advanceSeconds(1);
    await linkSpare();
    expect(await notices()).toHaveLength(1);
  });

  it('exclude changes made by the person, and the link that invited them', async () => {
    await stores().devices.invite(ann.person, { by: ann.person, isReset: false });
    await codeStore(table, clock).set(
      { person: ann.person, code: '3951' },
      { commandId: 'c', by: ann.person },
    );
    expect(await notices()).toBeUndefined();
  });
});

describe('renewing the session of a device', () => {
  it('returns the device and the person to whom it belongs', async () => {
    const response = await send();
    expect(response.json).toEqual({
      success: true,
      person: { id: ann.person, name: 'Ann', role: 'floor' },
      device: { id: ann.device, browser: 'A browser', sessionEndsAt: seconds() + sessionSeconds },
      hasPasskey: false,
    });
    expect(response.cookies).toEqual([]);
  });

  it('treats a device with a name given by its owner as personal, not shared', async () => {
    const phone = await colleagues(table, clock).linkAnother(ann.person, 'Ann', 'Door phone');
    const { json } = await send(phone.cookie);
    expect(json).toMatchObject({ person: { name: 'Ann' } });
    expect(json).not.toHaveProperty('shared');
  });

  it('returns whether there is a passkey, and when the step-up expires', async () => {
    await colleagues(table, clock).addPasskey(ann, 'c');
    await stores().devices.stepUp(ann.device, ann.person, seconds());
    const steppedUpUntil = seconds() + stepUpSeconds;
    advanceSeconds(stepUpSeconds - 1);
    expect((await send()).json).toMatchObject({ hasPasskey: true, steppedUpUntil });
    advanceSeconds(1);
    expect((await send()).json).not.toHaveProperty('steppedUpUntil');
  });

  it('extends the session to thirty days again, with the same secret, at most once an hour', async () => {
    advanceSeconds(3600);
    const response = await send();
    expect(response.json.device.sessionEndsAt).toBe(seconds() + sessionSeconds);
    expect(response.cookies).toEqual([
      `${ann.cookie}; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Strict`,
      'staff-device=1; Path=/; Max-Age=2592000; Secure; SameSite=Strict',
    ]);
    const before = await table.items();
    advanceSeconds(3599);
    expect((await send()).cookies).toEqual([]);
    expect(await table.items()).toEqual(before);
  });

  it('keeps a session alive that is used every month, and lets an unused one expire', async () => {
    for (let month = 0; month < 5; month += 1) {
      advanceSeconds(sessionSeconds - 1);
      expect((await send()).status).toBe(200);
    }
    advanceSeconds(sessionSeconds);
    expect(await send()).toMatchObject({ status: 401, json: { kind: 'device-ended' } });
  });

  it('does not restore a device that is revoked during the call', async () => {
    advanceSeconds(7200);
    const { devices, ...others } = stores();
    const revokedMeanwhile = {
      ...devices,
      renew: async (device: string, person: string) => {
        await devices.end(ann.device);
        return devices.renew(device, person);
      },
    };
    const useCase = renewSession({ ...others, devices: revokedMeanwhile });
    const response = await caller(contract, useCase, sessionStore(table, clock))({ cookies: [ann.cookie] });
    expect(response).toMatchObject({ status: 401, json: { kind: 'device-ended' }, cookies: [] });
  });
});

describe('renewing the session of a shared device', () => {
  const namesIn = (shared: { people: { name: string; hasCode: boolean }[] }) =>
    shared.people.map(({ name, hasCode }) => [name, hasCode]);

  it('returns the name of the device and the colleagues who may identify, if none acts on the device', async () => {
    const team = colleagues(table, clock);
    const eve = await team.add('Eve', 'floor');
    await team.add('Ben', 'manager');
    await peopleStore(table, clock).end(eve.person);
    await codeStore(table, clock).set(
      { person: ann.person, code: '3951' },
      { commandId: 'c', by: ann.person },
    );
    const tablet = await team.share('Bar tablet');
    const { status, json, cookies } = await send(tablet.cookie);
    expect(status).toBe(200);
    expect(json).not.toHaveProperty('person');
    expect(json).toMatchObject({ hasPasskey: false, shared: { name: 'Bar tablet' } });
    expect(namesIn(json.shared)).toEqual([
      ['Ann', true],
      ['Ben', false],
    ]);
    expect(cookies).toEqual([]);
  });

  it('returns the acting person, and does not extend the session', async () => {
    const tablet = await colleagues(table, clock).share('Bar tablet', ann.person);
    const sessionEndsAt = seconds() + sharedSessionSeconds;
    expect((await send(tablet.cookie)).json).toMatchObject({
      person: { id: ann.person, name: 'Ann', role: 'floor' },
      device: { id: tablet.device, sessionEndsAt },
    });
    advanceSeconds(2 * 3600);
    const { json, cookies } = await send(tablet.cookie);
    expect(json.device.sessionEndsAt).toBe(sessionEndsAt);
    expect(cookies).toEqual([]);
    advanceSeconds(12 * 3600);
    expect(await send(tablet.cookie)).toMatchObject({ status: 401, json: { kind: 'device-ended' } });
  });
});

it('the handler of renew-session needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  clock.set(new Date());
  const eve = await colleagues(table, clock).add('Eve', 'manager');
  const response = await call({ cookies: [eve.cookie] });
  expect(response).toMatchObject({ status: 200, json: { person: { name: 'Eve' } } });
});

describe('the language of the console', () => {
  it('is stored with the person who chooses it, for all their devices', async () => {
    expect((await send()).json.language).toBeUndefined();
    expect((await send(ann.cookie, { language: 'fr' })).json.language).toBe('fr');
    const other = await colleagues(table, clock).linkAnother(ann.person);
    expect((await send(other.cookie)).json.language).toBe('fr');
  });

  it('of each colleague is sent to a shared device, which cannot change it without an acting colleague', async () => {
    const tablet = await colleagues(table, clock).share('Bar');
    await send(ann.cookie, { language: 'fr' });
    const reply = (await send(tablet.cookie, { language: 'en' })).json;
    expect(reply.language).toBeUndefined();
    expect(reply.shared.people).toEqual([expect.objectContaining({ name: 'Ann', language: 'fr' })]);
  });

  it('must be one that the console is translated into', async () => {
    expect((await send(ann.cookie, { language: 'de' })).status).toBe(400);
  });

  it('is not stored for a colleague whose access has ended', async () => {
    await stores().people.end(ann.person);
    await stores().people.chooseLanguage(ann.person, 'fr');
    const [stored] = await stores().people.list();
    expect(stored?.language).toBeUndefined();
  });
});
