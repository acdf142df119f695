import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import {
  linkSeconds,
  maxDevices,
  sessionSeconds,
  sharedSessionSeconds,
} from '#shared/staff/sign-in/people.ts';
import { testTable } from '../table/table-content.testing.ts';
import { deviceStore, type LinkKey } from './devices.ts';
import { peopleStore } from './people.ts';
import { newSecret } from './secret.ts';
import { noPerson, passkeyKey } from './staff-items.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const ann = 'ANN0000000000000';
const browser = 'Safari on iPhone';
const devices = deviceStore(table, clock);
beforeEach(async () => {
  await peopleStore(table, clock).add({ id: ann, name: 'Ann', role: 'floor' });
  await table.client.send(new PutCommand({ TableName: table.name, Item: { ...passkeyKey(passkey.id) } }));
});

const advanceSeconds = (seconds: number) => clock.advance(seconds * 1000);
const invite = async (): Promise<LinkKey> => {
  const link = await devices.invite(ann);
  if (link === undefined) throw new Error('Not invite');
  return link;
};
const open = (link: LinkKey, nonce = 'one') => devices.link(link, { person: ann, nonce, browser });
const passkey = { id: 'hers', isOnDevice: true };
const signIn = async () => {
  const session = await devices.startSession(ann, passkey, { browser });
  if (session === undefined) throw new Error('Not signed in');
  return session;
};
const liveDevices = async () => (await devices.list()).filter(({ state }) => state !== 'ended');

describe('the link of a device', () => {
  it('works once, within ten minutes', async () => {
    const link = await invite();
    advanceSeconds(linkSeconds - 1);
    expect(await devices.findLink(link, 'one')).toMatchObject({ person: { id: ann } });
    expect(await open(link)).toMatchObject({ device: link.device, person: ann, seconds: sessionSeconds });
    expect(await open(link, 'another')).toBeUndefined();
    expect(await devices.findLink(link, 'another')).toBeUndefined();
    const lateLink = await invite();
    advanceSeconds(linkSeconds);
    expect(await devices.findLink(lateLink, 'one')).toBeUndefined();
    expect(await open(lateLink)).toBeUndefined();
  });

  it('names the colleague who created it, even if that is the recipient', async () => {
    const ben = 'BEN0000000000000';
    await peopleStore(table, clock).add({ id: ben, name: 'Ben', role: 'manager' });
    await peopleStore(table, clock).changeRole(ann, 'manager');
    for (const by of [ben, ann]) {
      const link = (await devices.invite(ann, { by })) ?? (await invite());
      expect(await devices.findLink(link, 'one')).toMatchObject({ person: { id: ann }, inviter: { id: by } });
    }
    expect((await devices.findLink(await invite(), 'one'))?.inviter).toBeUndefined();
  });

  it('stays usable after its page is viewed', async () => {
    const link = await invite();
    const before = await table.items();
    for (const nonce of ['scanner', 'preview', 'one']) {
      expect(await devices.findLink(link, nonce)).toMatchObject({ person: { id: ann } });
    }
    expect(await table.items()).toEqual(before);
    expect(await open(link)).toBeDefined();
  });

  it.each<[string, (link: LinkKey) => LinkKey]>([
    ['a guessed secret', ({ device }) => ({ device, secret: newSecret() })],
    ['no secret', ({ device }) => ({ device, secret: '' })],
    ['another device', ({ secret }) => ({ device: 'XXXXXXXXXXXXXXXX', secret })],
  ])('is not opened by %s', async (_, forge) => {
    const link = forge(await invite());
    const before = await table.items();
    expect(await devices.findLink(link, 'one')).toBeUndefined();
    expect(await open(link)).toBeUndefined();
    expect(await table.items()).toEqual(before);
  });

  it('is void once the device is revoked or the colleague has left', async () => {
    const [link, other] = [await invite(), await invite()];
    await devices.end(link.device);
    expect(await devices.findLink(link, 'one')).toBeUndefined();
    expect(await open(link)).toBeUndefined();
    await peopleStore(table, clock).end(ann);
    expect(await devices.findLink(other, 'one')).toBeUndefined();
  });

  it('is void after its device was linked and revoked', async () => {
    const link = await invite();
    await open(link);
    await devices.end(link.device);
    expect(await devices.findLink(link, 'one')).toBeUndefined();
    expect(await open(link)).toBeUndefined();
  });

  it('opened by forty pages at once links only one of them', async () => {
    const link = await invite();
    const pages = Array.from({ length: 40 }, (_, index) => String(index));
    const sessions = await Promise.all(pages.map((nonce) => open(link, nonce)));
    expect(sessions.filter((session) => session !== undefined)).toHaveLength(1);
    const winner = pages[sessions.findIndex((session) => session !== undefined)] ?? '';
    expect(await devices.findLink(link, winner)).toMatchObject({ person: { id: ann } });
    for (const loser of pages.filter((page) => page !== winner)) {
      expect(await open(link, loser)).toBeUndefined();
    }
  });

  it('opened again by the same page, after a lost response, gives a new secret until the link expires', async () => {
    const link = await invite();
    const first = await open(link);
    advanceSeconds(60);
    const repeatedSession = await open(link);
    expect(repeatedSession).toMatchObject({ device: link.device, person: ann });
    expect(repeatedSession?.secret).not.toBe(first?.secret);
    expect(await devices.list()).toHaveLength(1);
    advanceSeconds(linkSeconds - 60);
    expect(await open(link)).toBeUndefined();
  });

  it('replaces the previous link of the same invitation, until one is used', async () => {
    const first = await invite();
    const newLink = await devices.invite(ann, { id: first.device });
    expect(newLink?.device).toBe(first.device);
    expect(await open(first)).toBeUndefined();
    expect(await devices.invite('BEN0000000000000', { id: first.device })).toBeUndefined();
    expect(await open(newLink ?? first)).toBeDefined();
    expect(await devices.invite(ann, { id: first.device })).toBeUndefined();
  });

  it('leaves no secret in the table, before or after it is used', async () => {
    const link = await invite();
    const storedTexts = [link.secret, JSON.stringify(await table.items())];
    const nonce = 'a-nonce-of-the-page';
    const session = await open(link, nonce);
    storedTexts[1] += JSON.stringify(await table.items());
    const signedIn = await signIn();
    storedTexts[1] += JSON.stringify(await table.items());
    for (const secret of [link.secret, nonce, session?.secret ?? '-', signedIn.secret]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(storedTexts[1]).not.toContain(secret);
    }
  });
});

describe('devices of a person', () => {
  it('are at most ten, because signing in revokes the device that was unused longest', async () => {
    const startedDevices: string[] = [];
    for (let count = 0; count < maxDevices + 2; count += 1) {
      advanceSeconds(60);
      startedDevices.push((await signIn()).device);
    }
    expect((await liveDevices()).map(({ id }) => id).toSorted()).toEqual(startedDevices.slice(2).toSorted());
  });

  it('are at most ten, however many devices sign in at once', async () => {
    const sessions = await Promise.all(Array.from({ length: 25 }, () => signIn()));
    expect(new Set(sessions.map(({ device }) => device)).size).toBe(25);
    expect((await liveDevices()).length).toBeLessThanOrEqual(maxDevices);
    expect(await devices.exceedsLimit(ann)).toBe(false);
  });

  it('count against the maximum only until their links expire', async () => {
    for (let count = 0; count <= maxDevices; count += 1) await invite();
    expect(await devices.exceedsLimit(ann)).toBe(true);
    expect(await devices.exceedsLimit('BEN0000000000000')).toBe(false);
    advanceSeconds(linkSeconds);
    expect(await devices.exceedsLimit(ann)).toBe(false);
  });
});

describe('the session of a device', () => {
  it('is renewed for the full time at most once an hour, and the time of use is recorded', async () => {
    const { device } = await signIn();
    advanceSeconds(3599);
    expect(await devices.renew(device, ann)).toBe(false);
    advanceSeconds(1);
    expect(await devices.renew(device, 'BEN0000000000000')).toBe(false);
    expect(await devices.renew(device, ann)).toBe(true);
    expect(await devices.renew(device, ann)).toBe(false);
    const at = clock().getTime() / 1000;
    expect(await devices.find(device)).toMatchObject({ lastUsedAt: at, sessionEndsAt: at + sessionSeconds });
  });

  it('can be neither renewed, stepped up nor ended again once it has ended', async () => {
    const { device } = await signIn();
    expect(await devices.end(device)).toMatchObject({ state: 'ended' });
    const before = await table.items();
    advanceSeconds(7200);
    expect(await devices.renew(device, ann)).toBe(false);
    expect(await devices.stepUp(device, ann, 1)).toBe(false);
    expect(await devices.end(device)).toMatchObject({ state: 'ended' });
    expect(await table.items()).toEqual(before);
    expect(await devices.end('XXXXXXXXXXXXXXXX')).toBeUndefined();
  });

  it('is stepped up only by the colleague to whom the device belongs', async () => {
    const { device } = await signIn();
    expect(await devices.stepUp(device, 'BEN0000000000000', 7)).toBe(false);
    expect(await devices.stepUp(device, ann, 7)).toBe(true);
    expect(await devices.find(device)).toMatchObject({ steppedUpAt: 7 });
  });

  it('startedDevices by a link has no step-up', async () => {
    const link = await invite();
    await open(link);
    expect((await devices.find(link.device))?.steppedUpAt).toBeUndefined();
  });
});

describe('a shared device', () => {
  const inviteShared = async (): Promise<LinkKey> => {
    const link = await devices.invite(noPerson, { name: 'Bar tablet' });
    if (link === undefined) throw new Error('Not invite');
    return link;
  };
  const openShared = (link: LinkKey) => devices.link(link, { person: noPerson, nonce: 'one', browser });

  it('has a name and no person, and is linked for fourteen hours', async () => {
    const link = await inviteShared();
    const found = await devices.findLink(link, 'one');
    expect(found).toMatchObject({ device: { name: 'Bar tablet', person: noPerson } });
    expect(found?.person).toBeUndefined();
    expect(await openShared(link)).toMatchObject({ person: noPerson, seconds: sharedSessionSeconds });
    const sessionEndsAt = clock().getTime() / 1000 + sharedSessionSeconds;
    expect(await devices.find(link.device)).toMatchObject({ sessionEndsAt });
  });

  it('is linked for no longer than fourteen hours, however often it is used', async () => {
    const link = await inviteShared();
    await openShared(link);
    const before = await devices.find(link.device);
    for (let hour = 1; hour < 14; hour += 1) {
      advanceSeconds(3600);
      expect(await devices.renew(link.device, noPerson)).toBe(true);
    }
    const after = await devices.find(link.device);
    expect(after?.sessionEndsAt).toBe(before?.sessionEndsAt);
    expect(after?.lastUsedAt).toBe(clock().getTime() / 1000);
  });

  it("is not linked by a colleague's link, and a colleague's device is not linked by a shared device's link", async () => {
    const [personalLink, sharedLink] = [await invite(), await inviteShared()];
    expect(await openShared(personalLink)).toBeUndefined();
    expect(await open(sharedLink)).toBeUndefined();
    expect(await devices.invite(ann, { id: sharedLink.device })).toBeUndefined();
  });
});
