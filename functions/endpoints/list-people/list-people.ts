import type {
  listPeople as contract,
  ListedPerson,
  ListedSharedDevice,
} from '../../../shared/contracts/staff/list-people.ts';
import type { CodeLock } from '../../../shared/staff/sign-in/code-tries.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import type { CodeStore } from '../../stores/staff/codes.ts';
import { endOf, isLive, isShared, lastSeenAt } from '../../stores/staff/device-state.ts';
import type { DeviceStore } from '../../stores/staff/devices.ts';
import type { PasskeyStore } from '../../stores/staff/passkeys.ts';
import type { PeopleStore } from '../../stores/staff/people.ts';
import type { StoredDevice } from '../../stores/staff/staff-items.ts';
import { epochSeconds } from '../../stores/table/table.ts';

interface Deps {
  readonly people: Pick<PeopleStore, 'list'>;
  readonly devices: Pick<DeviceStore, 'list'>;
  readonly passkeys: Pick<PasskeyStore, 'all'>;
  readonly codes: Pick<CodeStore, 'locks'>;
  readonly clock: Clock;
}

/**
 * Everybody by name, ended people last, and the shared devices; devices by last use. Devices of ended people have ended
 * with them.
 */
export const listPeople =
  (deps: Deps): UseCase<typeof contract> =>
  async () => {
    const [people, devices, passkeys, locks] = await Promise.all([
      deps.people.list(),
      deps.devices.list(),
      deps.passkeys.all(),
      deps.codes.locks(),
    ]);
    const now = epochSeconds(deps.clock());
    const byUse = devices.toSorted((a, b) => lastSeenAt(b) - lastSeenAt(a));
    const listed = people.map(
      ({ id, name, role, codeSetAt, endedAt }): ListedPerson => ({
        id,
        name,
        role,
        ...(codeSetAt !== undefined && { codeSetAt }),
        ...lockIn(locks.get(id)),
        ...(endedAt !== undefined && { endedAt }),
        devices: byUse
          .filter(({ person }) => person === id)
          .map((device) => listedDevice(device, { now, endedAt })),
        passkeys: passkeys
          .filter(({ person }) => person === id)
          .map((passkey) => ({
            id: passkey.id,
            registeredAt: passkey.registeredAt,
            isBackedUp: passkey.isBackedUp,
            devices: byUse.filter((device) => device.passkeys?.has(passkey.id)).map((device) => device.id),
          })),
      }),
    );
    const shared = byUse.filter(isShared).map(
      (device): ListedSharedDevice => ({
        ...listedDevice(device, { now, endedAt: undefined }),
        name: device.name ?? '',
      }),
    );
    return { success: true, people: listed.toSorted(byName), shared };
  };

const lockIn = (lock: CodeLock | undefined): Pick<ListedPerson, 'codeLock'> =>
  lock === undefined ? {} : { codeLock: lock.until === undefined ? {} : { until: lock.until } };

const byName = (a: ListedPerson, b: ListedPerson): number =>
  Number(a.endedAt !== undefined) - Number(b.endedAt !== undefined) || a.name.localeCompare(b.name, 'en');

function listedDevice(
  device: StoredDevice,
  { now, endedAt }: { readonly now: number; readonly endedAt: number | undefined },
): ListedPerson['devices'][number] {
  const { id, name, browser, state, invitedAt, linkedAt, signedInAt, lastUsedAt } = device;
  const startedAt = linkedAt ?? signedInAt;
  return {
    id,
    ...(name !== undefined && { name }),
    browser,
    state: endedAt === undefined && isLive(device, now) ? state : 'ended',
    invitedAt,
    ...(startedAt !== undefined && { linkedAt: startedAt }),
    ...(lastUsedAt !== undefined && { lastUsedAt }),
    endsAt: Math.min(endOf(device), endedAt ?? Number.POSITIVE_INFINITY),
  };
}
