import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { colleagues, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { noPerson } from '#functions/stores/staff/staff-items.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { managePeople as contract } from '#shared/contracts/staff/manage-people.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { maxWrongOfDay } from '#shared/staff/sign-in/code-tries.ts';
import { maxDevices } from '#shared/staff/sign-in/people.ts';
import { peopleMessages } from '#shared/staff/sign-in/people-messages.ts';
import { managePeople } from './manage-people.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const log = testLog();
let ann: LinkedBrowser;
beforeEach(async () => {
  ann = await colleagues(table, clock).add('Markerann', 'manager', true);
});

const stores = () => ({
  people: peopleStore(table, clock),
  devices: deviceStore(table, clock),
  passkeys: passkeyStore(table, clock),
  codes: codeStore(table, clock),
  clock,
});
const newCommand = () => randomBytes(12).toString('hex');
const send = (action: object, { commandId = newCommand(), sender = ann } = {}) =>
  caller(
    contract,
    managePeople(stores()),
    sessionStore(table, clock),
  )({ json: { commandId, action }, cookies: [sender.cookie] });
const keyIn = (link: string) => {
  const [, device = '', secret = ''] = /^\/staff\/link#(\w+)\.([\w-]{43})$/.exec(link) ?? [];
  return { device, secret };
};
const ownerOf = async (link: string) => (await stores().devices.findLink(keyIn(link), 'page'))?.person;
const sessionOf = (linked: LinkedBrowser) => sessionStore(table, clock).check(linked);
const passkeyOn = (linked: LinkedBrowser, id: string) => colleagues(table, clock).addPasskey(linked, id);

describe('inviting a colleague', () => {
  const invite = { kind: 'invite', name: ' Ben ', role: 'manager' };

  it('creates a link that signs the new colleague in', async () => {
    const { status, json } = await send(invite);
    expect(status).toBe(200);
    expect(await ownerOf(json.link)).toMatchObject({ name: 'Ben', role: 'manager', invitedBy: ann.person });
    expect(await stores().people.end(ann.person)).toBe('done');
  });

  it('twice by the same command adds one colleague, and only the newer link works', async () => {
    const commandId = newCommand();
    const [first, second] = [await send(invite, { commandId }), await send(invite, { commandId })];
    expect(await ownerOf(first.json.link)).toBeUndefined();
    expect(await ownerOf(second.json.link)).toMatchObject({ name: 'Ben' });
    expect(await stores().people.list()).toHaveLength(2);
    expect(await stores().devices.list()).toHaveLength(2);
  });

  it('ten times at once by the same command adds one colleague with one device', async () => {
    const commandId = newCommand();
    await Promise.all(Array.from({ length: 10 }, () => send(invite, { commandId })));
    expect(await stores().people.list()).toHaveLength(2);
    expect(await stores().devices.list()).toHaveLength(2);
  });

  it('by a repeated command creates no other link once the first is used', async () => {
    const commandId = newCommand();
    const { json } = await send(invite, { commandId });
    const person = (await ownerOf(json.link))?.id ?? '';
    const acceptance = { person, invitedBy: ann.person, nonce: 'page', browser: '' };
    await stores().devices.link(keyIn(json.link), acceptance);
    expect((await send(invite, { commandId })).json).toEqual({ success: true });
  });

  it('under a name that resembles that of a colleague is refused, and leaves no link', async () => {
    const response = await send({ ...invite, name: 'markerann' });
    expect(response).toMatchObject({
      status: 409,
      json: { kind: 'name-taken', message: peopleMessages.nameTaken },
    });
    expect((await stores().devices.list()).filter(({ state }) => state === 'invited')).toEqual([]);
    expect(await send({ ...invite, name: 'Мarkerann' })).toMatchObject({
      status: 400,
      json: { kind: 'invalid-input' },
    });
  });

  it('is logged by ids, without name and link', async () => {
    const { json } = await send(invite);
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'staff.people-changed', action: 'invite', by: ann.person }),
    );
    expect(log.text()).not.toMatch(/Ben|Marker/);
    expect(log.text()).not.toContain(keyIn(json.link).secret);
    expect(JSON.stringify(await table.items())).not.toContain(keyIn(json.link).secret);
  });
});

describe('inviting another device of a colleague', () => {
  it('keeps the passkeys and devices of that colleague', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    await passkeyOn(eve, 'hers');
    const { json } = await send({ kind: 'invite-device', person: eve.person, reset: false });
    expect(await ownerOf(json.link)).toMatchObject({ id: eve.person });
    expect(await sessionOf(eve)).toMatchObject({ result: 'valid' });
    expect(await stores().passkeys.ofPerson(eve.person)).toHaveLength(1);
  });

  it('is logged with the deletion of passkeys if its link deletes them', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    for (const reset of [false, true]) await send({ kind: 'invite-device', person: eve.person, reset });
    const changes = log.lines().filter(({ code }) => code === 'staff.people-changed');
    expect(changes.map(({ action, what }) => [action, what])).toEqual([
      ['invite-device', undefined],
      ['invite-device', 'deletes-passkeys'],
    ]);
  });

  it('is refused beyond ten devices, and for people who have left', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    const anotherDevice = { kind: 'invite-device', person: eve.person, reset: false };
    for (let count = 1; count < maxDevices; count += 1) expect((await send(anotherDevice)).status).toBe(200);
    expect(await send(anotherDevice)).toMatchObject({
      status: 429,
      json: { kind: 'too-many', message: peopleMessages.tooManyDevices },
    });
    expect(await stores().devices.exceedsLimit(eve.person)).toBe(false);
    await stores().people.end(eve.person);
    for (const person of [eve.person, 'XXXXXXXXXXXXXXXX']) {
      expect(await send({ ...anotherDevice, person })).toMatchObject({
        status: 404,
        json: { kind: 'not-found' },
      });
    }
  });

  it.runIf(isFullRun)('by fifty commands at once leaves at most ten devices', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    const anotherDevice = { kind: 'invite-device', person: eve.person, reset: false };
    await Promise.all(Array.from({ length: 50 }, () => send(anotherDevice)));
    expect(await stores().devices.exceedsLimit(eve.person)).toBe(false);
  });
});

describe('inviting a shared device', () => {
  const invite = { kind: 'invite-shared', name: ' Bar tablet ' };

  it('stores the name, and creates one device even if the command is repeated', async () => {
    const commandId = newCommand();
    await send(invite, { commandId });
    const { status, json } = await send(invite, { commandId });
    expect(status).toBe(200);
    const found = await stores().devices.findLink(keyIn(json.link), 'page');
    expect(found).toMatchObject({
      device: { name: 'Bar tablet', person: noPerson },
      inviter: { id: ann.person },
    });
    expect((await stores().devices.list()).filter(({ name }) => name !== undefined)).toHaveLength(1);
    expect(log.text()).not.toContain('Bar tablet');
  });

  it('creates a device that a manager can revoke', async () => {
    const tablet = await colleagues(table, clock).share('Bar tablet', ann.person);
    await send({ kind: 'end-device', device: tablet.device });
    expect(await sessionOf(tablet)).toMatchObject({ result: 'ended' });
  });

  it('is refused if there are ten shared devices', async () => {
    for (let count = 0; count < maxDevices; count += 1) expect((await send(invite)).status).toBe(200);
    expect(await send(invite)).toMatchObject({
      status: 429,
      json: { kind: 'too-many', message: peopleMessages.tooManyShared },
    });
    expect(await stores().devices.exceedsLimit(noPerson)).toBe(false);
  });
});

describe('setting the code of a colleague', () => {
  it('unblocks a blocked colleague, and the code is neither returned nor logged', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    const { codes } = stores();
    await codes.set({ person: eve.person, code: '8264' }, { commandId: 'before', by: eve.person });
    for (let tries = 0; tries < maxWrongOfDay; tries += 1) await codes.check(eve.person, '7306');
    expect(await codes.check(eve.person, '8264')).toEqual({ result: 'blocked' });
    const { status, json } = await send({ kind: 'set-code', person: eve.person, code: '3951' });
    expect({ status, json }).toEqual({ status: 200, json: { success: true } });
    expect(await codes.check(eve.person, '3951')).toMatchObject({ result: 'right', isGiven: true });
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'staff.people-changed', action: 'set-code', subject: eve.person }),
    );
    expect(log.text()).not.toContain('3951');
  });

  it.each(['0000', '1234', '12', 'abcd'])('to %s is refused', async (code) => {
    const before = await table.items();
    const response = await send({ kind: 'set-code', person: ann.person, code });
    expect(response).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
    expect(await table.items()).toEqual(before);
  });

  it('is refused for people who have left, whose codes are removed', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    const set = { kind: 'set-code', person: eve.person, code: '3951' };
    await send(set);
    await send({ kind: 'end-person', person: eve.person });
    expect((await table.items()).filter(({ pk }) => pk === 'STAFF#CODES')).toEqual([]);
    expect(await send(set)).toMatchObject({ status: 404, json: { kind: 'not-found' } });
  });
});

describe('removing people and devices, and changing roles', () => {
  it('revokes only the given device, whose next call fails with the name of the manager', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    const other = await colleagues(table, clock).linkAnother(eve.person);
    const end = { kind: 'end-device', device: eve.device };
    for (const _ of ['first', 'again'])
      expect((await send(end)).json).toEqual({ success: true, passkeys: { removed: 0, remaining: 0 } });
    expect(await sessionOf(eve)).toEqual({
      ...{ result: 'ended', endedBy: 'Markerann' },
      endedAt: clock().getTime() / 1000,
    });
    expect(await sessionOf(other)).toMatchObject({ result: 'valid' });
    expect((await send({ ...end, device: 'XXXXXXXXXXXXXXXX' })).status).toBe(404);
  });

  it('removes a person with all their devices, links and passkeys', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    const { json } = await send({ kind: 'invite-device', person: eve.person, reset: false });
    await passkeyOn(eve, 'hers');
    const end = { kind: 'end-person', person: eve.person };
    for (const _ of ['first', 'again']) expect((await send(end)).json).toEqual({ success: true });
    expect(await sessionOf(eve)).toEqual({ result: 'ended' });
    expect(await ownerOf(json.link)).toBeUndefined();
    expect(await stores().passkeys.all()).toEqual([]);
  });

  it('applies a new role from the next call on', async () => {
    const eve = await colleagues(table, clock).add('Eve', 'floor');
    await send({ kind: 'change-role', person: eve.person, role: 'manager' });
    expect(await sessionOf(eve)).toMatchObject({ actor: { person: { role: 'manager' } } });
  });

  it('is refused if no manager would be left', async () => {
    await colleagues(table, clock).add('Eve', 'floor');
    const before = await table.items();
    for (const action of [
      { kind: 'end-person', person: ann.person },
      { kind: 'change-role', person: ann.person, role: 'floor' },
    ]) {
      expect(await send(action)).toMatchObject({
        status: 409,
        json: { kind: 'last-manager', message: peopleMessages.lastManager },
      });
    }
    expect(await table.items()).toEqual(before);
  });

  it('leaves one manager if two remove each other at once', async () => {
    const ben = await colleagues(table, clock).add('Ben', 'manager', true);
    const responses = await Promise.all([
      send({ kind: 'end-person', person: ben.person }),
      send({ kind: 'end-person', person: ann.person }, { sender: ben }),
    ]);
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // Refused as the last manager, or because the session was already ended.
    expect([401, 409]).toContain(statuses.find((status) => status !== 200));
    const remaining = (await stores().people.list()).filter(({ endedAt }) => endedAt === undefined);
    expect(remaining).toMatchObject([{ role: 'manager' }]);
  });
});

it('the handler of manage-people needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  clock.set(new Date());
  const eve = await colleagues(table, clock).add('Eve', 'manager', true);
  const json = { commandId: newCommand(), action: { kind: 'invite', name: 'Ben', role: 'floor' } };
  const response = await call({ json, cookies: [eve.cookie] });
  expect(await ownerOf(response.json.link)).toMatchObject({ name: 'Ben' });
});
