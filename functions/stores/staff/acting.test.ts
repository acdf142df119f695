import { beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { actingSeconds, sharedSessionSeconds, stepUpSeconds } from '#shared/staff/sign-in/people.ts';
import { testTable } from '../table/table-content.testing.ts';
import { actingStore } from './acting.ts';
import { codeStore } from './codes.ts';
import { colleagues, type LinkedBrowser } from './colleagues.testing.ts';
import { deviceStore } from './devices.ts';
import { peopleStore } from './people.ts';
import { sessionStore } from './sessions.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
let ann: LinkedBrowser;
let mia: LinkedBrowser;
let tablet: LinkedBrowser;
const advanceSeconds = (seconds: number) => clock.advance(seconds * 1000);
const acting = actingStore(table, clock);
beforeEach(async () => {
  const people = colleagues(table, clock);
  ann = await people.add('Ann', 'floor');
  mia = await people.add('Mia', 'manager');
  tablet = await people.share('Bar tablet');
});

/** Checks a call of the tablet whose cookie names this person. */
const checkAs = ({ person }: LinkedBrowser) => sessionStore(table, clock).check({ ...tablet, person });
/** Begins acting; the browser of the tablet stores the new secret. */
const begin = async (device: string, person: string) => {
  const session = await acting.begin(device, person);
  if (session !== undefined) tablet = { ...tablet, secret: session.secret };
  return session;
};
const isActing = async (person: LinkedBrowser) => (await checkAs(person)).result === 'valid';
const unidentifiedResult = () => ({ result: 'unidentified', deviceId: tablet.device });

describe('a person on a shared device', () => {
  it('can act for fifteen minutes after each press', async () => {
    expect(await checkAs(ann)).toEqual(unidentifiedResult());
    await begin(tablet.device, ann.person);
    expect(await checkAs(ann)).toMatchObject({
      result: 'valid',
      actor: {
        person: { id: ann.person, name: 'Ann', role: 'floor' },
        deviceId: tablet.device,
        isShared: true,
      },
    });
    advanceSeconds(actingSeconds - 1);
    expect(await acting.extend(tablet.device, ann.person)).toBeDefined();
    advanceSeconds(actingSeconds - 1);
    expect(await isActing(ann)).toBe(true);
    advanceSeconds(1);
    expect(await checkAs(ann)).toEqual(unidentifiedResult());
    expect(await acting.extend(tablet.device, ann.person)).toBeUndefined();
    expect(await checkAs(ann)).toEqual(unidentifiedResult());
  });

  it("no longer acts once another person does, and can neither extend nor end that person's time", async () => {
    await begin(tablet.device, ann.person);
    await begin(tablet.device, mia.person);
    expect(await checkAs(ann)).toEqual(unidentifiedResult());
    expect(await acting.extend(tablet.device, ann.person)).toBeUndefined();
    expect(await acting.end(tablet.device, ann.person)).toBeUndefined();
    expect(await isActing(mia)).toBe(true);
  });

  it('can end their acting time early', async () => {
    await begin(tablet.device, ann.person);
    expect(await acting.end(tablet.device, ann.person)).toBeDefined();
    expect(await checkAs(ann)).toEqual(unidentifiedResult());
  });

  it('loses access when they leave the team', async () => {
    await begin(tablet.device, ann.person);
    expect(await peopleStore(table, clock).end(ann.person)).toBe('done');
    expect(await checkAs(ann)).toEqual(unidentifiedResult());
  });

  it('no longer acts once a manager sets their code, and can act again afterwards', async () => {
    const setCode = (by: LinkedBrowser) =>
      codeStore(table, clock).set(
        { person: ann.person, code: '3951' },
        { commandId: `code by ${by.person}`, by: by.person },
      );
    // A colleague who replaces a code that a manager set does so just before acting.
    await setCode(ann);
    await begin(tablet.device, ann.person);
    expect(await isActing(ann)).toBe(true);
    advanceSeconds(1);
    await setCode(mia);
    expect(await checkAs(ann)).toEqual(unidentifiedResult());
    await begin(tablet.device, ann.person);
    expect(await isActing(ann)).toBe(true);
  });

  it('is identified only if the cookie names the person stored with the device', async () => {
    await begin(tablet.device, ann.person);
    expect(await checkAs(mia)).toEqual(unidentifiedResult());
  });

  it('has the floor role, even a manager, except for five minutes after using a passkey on the device', async () => {
    await begin(tablet.device, mia.person);
    const floor = { actor: { person: { role: 'floor' } }, isSteppedUp: false, isReduced: true };
    expect(await checkAs(mia)).toMatchObject(floor);
    const devices = deviceStore(table, clock);
    expect(await devices.stepUp(tablet.device, ann.person, clock().getTime() / 1000)).toBe(false);
    expect(await devices.stepUp(tablet.device, mia.person, clock().getTime() / 1000)).toBe(true);
    const manager = { actor: { person: { role: 'manager' } }, isSteppedUp: true, isReduced: false };
    expect(await checkAs(mia)).toMatchObject(manager);
    advanceSeconds(stepUpSeconds);
    expect(await checkAs(mia)).toMatchObject(floor);
  });

  it('does not get the rights of a passkey that another person used on the device, or that was used before another person acted', async () => {
    await begin(tablet.device, mia.person);
    await deviceStore(table, clock).stepUp(tablet.device, mia.person, clock().getTime() / 1000);
    await begin(tablet.device, ann.person);
    expect(await checkAs(ann)).toMatchObject({ isSteppedUp: false });
    await begin(tablet.device, mia.person);
    expect(await checkAs(mia)).toMatchObject({ isSteppedUp: false });
  });
});

describe('acting for a person', () => {
  it('is not possible on a personal device', async () => {
    expect(await acting.begin(ann.device, mia.person)).toBeUndefined();
    expect(await sessionStore(table, clock).check({ ...ann, person: mia.person })).toEqual({
      result: 'unknown',
    });
  });

  it('is not possible on a shared device that was revoked or whose fourteen hours are over', async () => {
    await begin(tablet.device, ann.person);
    await deviceStore(table, clock).end(tablet.device);
    expect(await begin(tablet.device, ann.person)).toBeUndefined();
    expect(await checkAs(ann)).toEqual({ result: 'ended', isShared: true });
    tablet = await colleagues(table, clock).share('Door tablet');
    for (let time = 0; time < sharedSessionSeconds - 600; time += 600) {
      await (time === 0 ? begin : acting.extend)(tablet.device, ann.person);
      expect(await isActing(ann)).toBe(true);
      advanceSeconds(600);
    }
    advanceSeconds(600);
    expect(await checkAs(ann)).toEqual({ result: 'ended', isShared: true });
    expect(await begin(tablet.device, ann.person)).toBeUndefined();
  });
});
