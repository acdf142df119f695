import { createHash } from 'node:crypto';
import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { dayChanges } from '#functions/stores/bookings/day-changes.ts';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import type { DeviceStore } from '#functions/stores/staff/devices.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import type { StoredDevice } from '#functions/stores/staff/staff-items.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { nameOfDevice } from '#functions/use-cases/kept-presses/name-of-device.ts';
import { startReply } from '#functions/use-cases/parties/start-reply.ts';
import { type readDayFiles as contract, FileStart } from '#shared/contracts/kept/read-day-files.ts';
import type { Start } from '#shared/contracts/staff/party.ts';
import { isCurrentFile, parseSeenDays, type SeenDay } from '#shared/kept-presses/seen-days.ts';
import { addDays, type Clock, dateOf } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly days: Pick<DayStore, 'slots'>;
  readonly counts: Pick<ReturnType<typeof dayChanges>, 'counts'>;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly devices: Pick<DeviceStore, 'list'>;
  readonly clock: Clock;
}

/** Days that a device stores for use without a network. */
const offlineDays = 14;
const versionLength = 6;

/** Returns the days that have changed since the device read them. Reads the change counts first, to miss no write. */
export const readDayFiles =
  ({ days, counts, people, devices, clock }: Deps): UseCase<typeof contract> =>
  async ({ query: { seen: text } }) => {
    const [instant, seen] = [clock(), parseSeenDays(text)];
    const now = epochSeconds(instant);
    const dates = Array.from({ length: offlineDays }, (_, index) => addDays(dateOf(instant), index));
    const changesOf = await counts.counts(dates);
    const staleDates = dates.filter((date) => !isCurrentFile(seen.get(date), changesOf.get(date) ?? 0, now));
    const changedDays = await Promise.all(
      staleDates.map(async (date) => ({
        date,
        changes: changesOf.get(date) ?? 0,
        starts: changedStarts((await days.slots(date)).map(startReply), seen.get(date)),
      })),
    );
    // New devices and colleagues change no start. They are sent within the hour, when each day is read again.
    const [colleagues, knownDevices] =
      changedDays.length > 0 ? await Promise.all([people.list(), devices.list()]) : [[]];
    return {
      success: true,
      now,
      days: changedDays,
      people: colleagues.map(({ id, name, role }) => ({ id, name, role })),
      ...(knownDevices && { devices: signingDevices(knownDevices) }),
    };
  };

/** Devices that sign presses, without those that a manager has revoked or reported lost. */
const signingDevices = (devices: readonly StoredDevice[]) =>
  devices.flatMap((device) => {
    const { id, pressKeys = [], endedAt, isLost } = device;
    if (pressKeys.length === 0 || endedAt !== undefined || isLost) return [];
    const keys = pressKeys.map(({ id: key, publicKey }) => ({ id: key, publicKey }));
    return [{ id, name: nameOfDevice(device), keys }];
  });

/** Includes a start whose last party has moved away, since it is still on the device. */
function changedStarts(starts: readonly Start[], seen: SeenDay | undefined): FileStart[] {
  return starts.map(toFileStart).filter(({ tourId, version, parties, closed }) => {
    const knownVersion = seen?.versions.get(tourId);
    return (
      knownVersion !== version && (knownVersion !== undefined || parties.length > 0 || closed !== undefined)
    );
  });
}

/** Returns the part of a start that a device may store, with a digest as its version. */
function toFileStart(start: Start): FileStart {
  const file = FileStart.parse(start);
  const version = createHash('sha256')
    .update(JSON.stringify({ ...file, version: '' }))
    .digest('hex')
    .slice(0, versionLength);
  return { ...file, version };
}
