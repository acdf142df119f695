import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkDevice as linkContract } from '#shared/contracts/staff/link-device.ts';
import { managePeople as manageContract } from '#shared/contracts/staff/manage-people.ts';
import { caller } from '../kernel/call.testing.ts';
import { testClock } from '../kernel/test-clock.testing.ts';
import { codeStore } from '../stores/staff/codes.ts';
import { colleagues, type LinkedBrowser } from '../stores/staff/colleagues.testing.ts';
import { deviceStore, type LinkKey } from '../stores/staff/devices.ts';
import { passkeyStore } from '../stores/staff/passkeys.ts';
import { peopleStore } from '../stores/staff/people.ts';
import { sessionStore } from '../stores/staff/sessions.ts';
import { noPerson } from '../stores/staff/staff-items.ts';
import { testTable } from '../stores/table/table-content.testing.ts';
import { vouchedDevices } from '../use-cases/people/vouched-devices.ts';
import { linkDevice } from './link-device/link-device.ts';
import { managePeople } from './manage-people/manage-people.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const devices = deviceStore(table, clock);
const people = peopleStore(table, clock);
const passkeys = passkeyStore(table, clock);
const team = colleagues(table, clock);
let ann: LinkedBrowser;
let boss: LinkedBrowser;
beforeEach(async () => {
  ann = await team.add('Ann', 'manager', true);
  boss = await team.add('Boss', 'manager', true);
});

const manage = (action: object, sender = ann) =>
  caller(
    manageContract,
    managePeople({ people, devices, passkeys, codes: codeStore(table, clock), clock }),
    sessionStore(table, clock),
  )({ json: { commandId: randomBytes(12).toString('hex'), action }, cookies: [sender.cookie] });
const linkIn = ({ json }: Awaited<ReturnType<typeof manage>>): LinkKey => {
  const [device = '', secret = ''] = (json.link.split('#')[1] ?? '').split('.');
  return { device, secret };
};
const noLimits = { count: async () => ({ result: 'counted' as const }) };
const openLink = (link: LinkKey, nonce = randomBytes(16).toString('hex'), store: typeof devices = devices) =>
  caller(
    linkContract,
    linkDevice({ devices: store, passkeys }),
    noLimits,
    sessionStore(table, clock),
  )({ json: { ...link, nonce, accept: true } });
const inviteDevice = (person: string, reset = false) => ({ kind: 'invite-device', person, reset });
const removeBoss = () => manage({ kind: 'end-person', person: boss.person });
const passkeyIds = async () => (await passkeys.all()).map(({ id }) => id);

describe('the unused links of a manager who is removed', () => {
  const actions = [
    ['a new manager', { kind: 'invite', name: 'Puppet', role: 'manager' }],
    ['a shared tablet', { kind: 'invite-shared', name: 'Bar tablet' }],
  ] as const;

  it.each(actions)(
    'that were created for %s open nothing, and are revoked together with the manager',
    async (_what, action) => {
      const link = linkIn(await manage(action, boss));
      await removeBoss();
      expect((await openLink(link)).status).toBe(404);
      expect((await devices.find(link.device))?.state).toBe('ended');
    },
  );

  it('are refused even if the manager is removed while a colleague is opening one of them', async () => {
    const link = linkIn(await manage(inviteDevice(ann.person), boss));
    const slowDevices: typeof devices = {
      ...devices,
      findLink: async (...key) => {
        const found = await devices.findLink(...key);
        await people.end(boss.person);
        return found;
      },
    };
    const response = await openLink(link, undefined, slowDevices);
    expect(response).toMatchObject({ status: 404, json: { kind: 'not-found' }, cookies: [] });
    expect((await devices.find(link.device))?.state).toBe('invited');
  });

  it('open nothing if the call that creates them ends only after the removal of the manager', async () => {
    await removeBoss();
    const lateLink = await devices.invite(ann.person, { by: boss.person });
    expect((await openLink(lateLink as LinkKey)).status).toBe(404);
    const tablet = await devices.invite(noPerson, { by: boss.person, name: 'Late' });
    expect((await openLink(tablet as LinkKey)).status).toBe(404);
  });

  it('open nothing once their creator is no longer a manager', async () => {
    const link = linkIn(await manage(inviteDevice(ann.person), boss));
    await manage({ kind: 'change-role', person: boss.person, role: 'floor' });
    expect((await openLink(link)).status).toBe(404);
  });

  it('link a device as long as the manager who created them is not removed', async () => {
    const link = linkIn(await manage(inviteDevice(boss.person)));
    expect((await openLink(link)).status).toBe(200);
  });
});

describe('a reset link', () => {
  it('deletes the existing passkeys of its person when it is first used, and keeps passkeys created later', async () => {
    await team.addPasskey(boss, 'old');
    await team.addPasskey(ann, 'of-ann');
    const link = linkIn(await manage(inviteDevice(boss.person, true)));
    expect(await passkeyIds()).toHaveLength(2);
    const nonce = randomBytes(16).toString('hex');
    expect((await openLink(link, nonce)).status).toBe(200);
    expect(await passkeyIds()).toEqual(['of-ann']);
    await team.addPasskey({ person: boss.person, device: link.device }, 'new');
    expect((await openLink(link, nonce)).status).toBe(200);
    expect((await passkeyIds()).toSorted()).toEqual(['new', 'of-ann']);
  });

  it('that is not used deletes nothing', async () => {
    await team.addPasskey(boss, 'unchanged');
    const link = linkIn(await manage(inviteDevice(boss.person, true)));
    clock.advance(601_000);
    expect((await openLink(link)).status).toBe(404);
    expect(await passkeyIds()).toEqual(['unchanged']);
  });
});

describe('revoking the devices that a manager linked for others', () => {
  const listVouchedDevices = async () => {
    const remainingIds = new Set(await passkeyIds());
    return vouchedDevices(boss.person, await devices.list(), remainingIds, clock().getTime() / 1000);
  };

  it('ends these devices, their passkeys and the sessions started with those passkeys', async () => {
    const link = linkIn(await manage(inviteDevice(ann.person), boss));
    await openLink(link);
    await team.addPasskey({ person: ann.person, device: link.device }, 'spare');
    await team.addPasskey(ann, 'of-ann');
    await devices.end(link.device);
    const newSession = await devices.startSession(
      ann.person,
      { id: 'spare', isOnDevice: true },
      { browser: '' },
    );
    await removeBoss();
    expect((await listVouchedDevices()).map(({ id }) => id).toSorted()).toEqual(
      [link.device, newSession?.device].toSorted(),
    );
    expect((await manage({ kind: 'end-linked-devices', person: boss.person })).status).toBe(200);
    expect(await listVouchedDevices()).toEqual([]);
    expect(await passkeyIds()).toEqual(['of-ann']);
    expect((await devices.find(newSession?.device ?? ''))?.state).toBe('ended');
    expect((await devices.find(ann.device))?.state).toBe('linked');
  });

  it('does not revoke the devices of that manager, even if other managers linked them', async () => {
    await team.linkAnother(boss.person);
    await openLink(linkIn(await manage(inviteDevice(boss.person), boss)));
    await openLink(linkIn(await manage(inviteDevice(boss.person))));
    expect(await listVouchedDevices()).toEqual([]);
  });
});
