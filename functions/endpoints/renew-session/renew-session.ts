import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { isShared } from '#functions/stores/staff/device-state.ts';
import type { DeviceStore } from '#functions/stores/staff/devices.ts';
import type { PasskeyStore } from '#functions/stores/staff/passkeys.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { noPerson, type StoredPerson } from '#functions/stores/staff/staff-items.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { accessNotices } from '#functions/use-cases/people/access-notices.ts';
import type { renewSession as contract } from '#shared/contracts/staff/renew-session.ts';
import { stepUpSeconds } from '#shared/staff/sign-in/people.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly devices: Pick<DeviceStore, 'renew' | 'list' | 'dismissNotices'>;
  readonly passkeys: Pick<PasskeyStore, 'ofPerson'>;
  readonly people: Pick<PeopleStore, 'list' | 'chooseLanguage'>;
  readonly clock: Clock;
}

/**
 * Returns the person for whom the device acts. The session of a personal device is renewed at most once an hour. A
 * shared device also gets the people who may identify on it.
 */
export const renewSession =
  ({ devices, passkeys, people, clock }: Deps): UseCase<typeof contract> =>
  async ({ actor, deviceId, query: { seen, language } }) => {
    const personalActor = actor?.isShared ? undefined : actor;
    const isRenewed = await devices.renew(deviceId, personalActor?.person.id ?? noPerson);
    const now = epochSeconds(clock());
    if (personalActor && seen !== undefined) await devices.dismissNotices(deviceId, Math.min(seen, now));
    if (actor && language !== undefined) await people.chooseLanguage(actor.person.id, language);
    const allDevices = await devices.list();
    const device = allDevices.find(({ id }) => id === deviceId);
    if (device?.state !== 'linked')
      throw new Refused({ kind: 'device-ended', message: sessionMessages.deviceEnded });
    const steppedUpUntil = (actor?.steppedUpAt ?? 0) + stepUpSeconds;
    const everyone = await people.list();
    const person = everyone.find(({ id }) => id === actor?.person.id);
    const notices =
      person && personalActor ? accessNotices(person, device, { devices: allDevices, people: everyone }) : [];
    const reply = {
      success: true,
      ...(actor && { person: actor.person }),
      ...(person?.language !== undefined && { language: person.language }),
      device: { id: deviceId, browser: device.browser, sessionEndsAt: device.sessionEndsAt ?? 0 },
      hasPasskey: actor !== undefined && (await passkeys.ofPerson(actor.person.id)).length > 0,
      ...(steppedUpUntil > now && { steppedUpUntil }),
      ...(notices.length > 0 && { notices: [...notices] }),
      ...(isShared(device) && {
        shared: { name: device.name ?? '', people: currentColleagues(everyone) },
      }),
    } as const;
    return { reply, ...(isRenewed && personalActor && { session: 'renew' as const }) };
  };

/** The colleagues who may identify on a shared device, sorted by name. */
const currentColleagues = (people: readonly StoredPerson[]) =>
  people
    .filter(({ endedAt }) => endedAt === undefined)
    .map(({ id, name, codeSetAt, language }) => ({
      id,
      name,
      hasCode: codeSetAt !== undefined,
      ...(language !== undefined && { language }),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
