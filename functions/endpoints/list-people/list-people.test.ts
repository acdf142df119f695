import { beforeEach, expect, it, vi } from 'vitest';
import { caller, callHandler } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { codeStore } from '#functions/stores/staff/codes.ts';
import { colleagues, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { registerKeepingDevice } from '#functions/stores/staff/keeping-device.testing.ts';
import { passkeyStore } from '#functions/stores/staff/passkeys.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { listPeople as contract } from '#shared/contracts/staff/list-people.ts';
import { extendTo } from '#shared/kept-presses/chain.ts';
import { maxWrongOfDay } from '#shared/staff/sign-in/code-tries.ts';
import { linkSeconds, sessionSeconds, sharedSessionSeconds } from '#shared/staff/sign-in/people.ts';
import { listPeople } from './list-people.ts';

let table: ObservedTable;
let now: Date;
let ann: LinkedBrowser;
const clock = () => now;
beforeEach(async () => {
  captureLog();
  table = await observedTable();
  now = new Date('2026-11-21T10:00:00+11:00');
  ann = await colleagues(table, clock).add('Ann', 'manager');
});
const stores = () => ({
  people: peopleStore(table, clock),
  devices: deviceStore(table, clock),
  passkeys: passkeyStore(table, clock),
  codes: codeStore(table, clock),
  chains: chainStore(table, clock),
});
const list = async () => {
  const call = caller(contract, listPeople({ ...stores(), clock }), sessionStore(table, clock));
  return (await call({ cookies: [ann.cookie] })).json.people;
};

it('list-people returns everyone with devices and passkeys, former colleagues last', async () => {
  const at = now.getTime() / 1000;
  const bea = await colleagues(table, clock).add('Bea', 'floor');
  const zoe = await colleagues(table, clock).add('Zoë', 'floor');
  await colleagues(table, clock).addPasskey(zoe, 'hers');
  now = new Date(now.getTime() + 60_000);
  const invited = await stores().devices.invite(zoe.person);
  await stores().people.end(bea.person);
  const linked = {
    browser: 'A browser',
    state: 'linked',
    invitedAt: at,
    linkedAt: at,
    lastUsedAt: at,
    endsAt: at + sessionSeconds,
    kept: { waiting: 0, storage: 'none', at },
  };
  expect(await list()).toEqual([
    { id: ann.person, name: 'Ann', role: 'manager', devices: [{ id: ann.device, ...linked }], passkeys: [] },
    {
      id: zoe.person,
      name: 'Zoë',
      role: 'floor',
      devices: [
        {
          id: invited?.device,
          browser: '',
          state: 'invited',
          invitedAt: at + 60,
          endsAt: at + 60 + linkSeconds,
        },
        { id: zoe.device, ...linked },
      ],
      passkeys: [{ id: 'hers', registeredAt: at, isBackedUp: true, devices: [zoe.device] }],
    },
    {
      id: bea.person,
      name: 'Bea',
      role: 'floor',
      endedAt: at + 60,
      devices: [{ id: bea.device, ...linked, state: 'ended', endsAt: at + 60 }],
      passkeys: [],
    },
  ]);
});

it('list-people returns shared devices with their names, and which people have a code', async () => {
  const tablet = await colleagues(table, clock).share('Bar tablet');
  await codeStore(table, clock).set({ person: ann.person, code: '3951' }, { commandId: 'c', by: ann.person });
  const at = now.getTime() / 1000;
  expect(await list()).toMatchObject([{ name: 'Ann', codeSetAt: at, devices: [{ id: ann.device }] }]);
  const call = caller(contract, listPeople({ ...stores(), clock }), sessionStore(table, clock));
  const { json } = await call({ cookies: [ann.cookie] });
  expect(json.shared).toEqual([
    {
      id: tablet.device,
      name: 'Bar tablet',
      browser: 'A browser',
      state: 'linked',
      invitedAt: at,
      linkedAt: at,
      lastUsedAt: at,
      endsAt: at + sharedSessionSeconds,
      kept: { waiting: 0, storage: 'none', at },
    },
  ]);
  expect(JSON.stringify(json)).not.toContain('3951');
});

it('list-people returns how many presses each device keeps, and how many are missing on the server', async () => {
  const bea = await colleagues(table, clock).add('Bea', 'floor');
  const phone = await registerKeepingDevice(table, clock, bea);
  await stores().devices.recordReport(bea.device, { waiting: 2, storage: 'may-go' });
  await stores().chains.change({ device: bea.device, key: phone.key }, {}, (chain) => extendTo(chain, 3));
  await stores().chains.change({ device: bea.device, key: 'an-earlier-key' }, {}, (chain) =>
    extendTo(chain, 1),
  );
  const at = now.getTime() / 1000;
  const devices = async () =>
    (await list()).flatMap((person: { devices: { kept?: object; owes?: number }[] }) =>
      person.devices.map(({ kept, owes }) => ({ kept, owes })),
    );
  // Ann’s browser has registered no key.
  const emptyReport = { waiting: 0, storage: 'none', at };
  expect(await devices()).toEqual([
    { kept: emptyReport, owes: undefined },
    { kept: { waiting: 2, storage: 'may-go', at }, owes: 4 },
  ]);
  await stores().devices.end(bea.device);
  expect((await devices())[1]).toMatchObject({ owes: 4 });
});

it('list-people returns no report of waiting presses for a device that has a key but has reported nothing', async () => {
  const bea = await colleagues(table, clock).add('Bea', 'floor');
  await registerKeepingDevice(table, clock, bea);
  expect((await list())[1].devices[0]).not.toHaveProperty('kept');
});

it('list-people marks a blocked code until a new code is set', async () => {
  const codes = codeStore(table, clock);
  const bea = await colleagues(table, clock).add('Bea', 'floor');
  for (const { person } of [ann, bea])
    await codes.set({ person, code: '3951' }, { commandId: person, by: ann.person });
  const readBlocked = async () =>
    (await list()).map(({ isCodeBlocked }: { isCodeBlocked?: true }) => isCodeBlocked);
  for (let count = 0; count < maxWrongOfDay; count += 1) {
    expect(await readBlocked()).toEqual([undefined, undefined]);
    await codes.check(bea.person, '8264');
  }
  expect(await readBlocked()).toEqual([undefined, true]);
  await codes.set({ person: bea.person, code: '7306' }, { commandId: 'another', by: ann.person });
  expect(await readBlocked()).toEqual([undefined, undefined]);
});

it('list-people returns the devices that a colleague linked for others, with their owners', async () => {
  const bea = await colleagues(table, clock).add('Bea', 'manager');
  const link = await stores().devices.invite(ann.person, { by: bea.person, isReset: false });
  if (link === undefined) throw new Error('Not invited');
  const nonce = 'a-nonce-of-the-page';
  await stores().devices.link(link, { person: ann.person, invitedBy: bea.person, nonce, browser: 'Spare' });
  await stores().people.end(bea.person);
  const [first, second] = await list();
  expect(first).not.toHaveProperty('linkedForOthers');
  expect(second.linkedForOthers).toEqual([{ id: link.device, name: 'Spare', owner: 'Ann' }]);
});

it('list-people omits the devices that a former manager linked for a colleague who has also left', async () => {
  const boss = await colleagues(table, clock).add('Bea', 'manager');
  const tom = await colleagues(table, clock).add('Tom', 'floor');
  const link = await stores().devices.invite(tom.person, { by: boss.person, isReset: false });
  if (link === undefined) throw new Error('Not invited');
  const nonce = 'a-nonce-of-the-page';
  await stores().devices.link(link, { person: tom.person, invitedBy: boss.person, nonce, browser: 'Spare' });
  for (const { person } of [boss, tom]) await stores().people.end(person);
  expect((await list()).find(({ id }: { id: string }) => id === boss.person)).not.toHaveProperty(
    'linkedForOthers',
  );
});

it('list-people shows devices under the names given by their owners', async () => {
  await colleagues(table, clock).linkAnother(ann.person, 'Ann', 'Door phone');
  const [{ devices }] = await list();
  expect(devices.map(({ name, browser }: { name?: string; browser: string }) => [name, browser])).toEqual(
    expect.arrayContaining([
      [undefined, 'A browser'],
      ['Door phone', 'A browser'],
    ]),
  );
});

it('list-people shows devices as ended once they are revoked or their link has expired', async () => {
  const bea = await colleagues(table, clock).add('Bea', 'floor');
  const other = await colleagues(table, clock).linkAnother(bea.person);
  await stores().devices.end(other.device);
  await stores().devices.invite(bea.person);
  now = new Date(now.getTime() + linkSeconds * 1000);
  const deviceStates = async () => (await list())[1].devices.map(({ state }: { state: string }) => state);
  expect((await deviceStates()).toSorted()).toEqual(['ended', 'ended', 'linked']);
});

it('list-people returns neither secrets nor their hashes', async () => {
  await stores().devices.invite(ann.person);
  const call = caller(contract, listPeople({ ...stores(), clock }), sessionStore(table, clock));
  const text = JSON.stringify(await call({ cookies: [ann.cookie] }));
  expect(text).not.toMatch(/[0-9a-f]{64}|[\w-]{43}/);
});

it('the handler of list-people needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  now = new Date();
  const eve = await colleagues(table, clock).add('Eve', 'manager');
  const response = await callHandler(contract, handler, { cookies: [eve.cookie] });
  expect(response.json.people).toHaveLength(2);
});
