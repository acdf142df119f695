import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { ChainStore, StoredChain } from '#functions/stores/kept-presses/chains.ts';
import type { CodeStore } from '#functions/stores/staff/codes.ts';
import { endOf, isLive, isShared, lastSeenAt } from '#functions/stores/staff/device-state.ts';
import type { DeviceStore } from '#functions/stores/staff/devices.ts';
import type { PasskeyStore } from '#functions/stores/staff/passkeys.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import type { StoredDevice, StoredPerson } from '#functions/stores/staff/staff-items.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { vouchedDevices } from '#functions/use-cases/people/vouched-devices.ts';
import type {
  listPeople as contract,
  ListedPerson,
  ListedSharedDevice,
} from '#shared/contracts/staff/list-people.ts';
import { missingNumbers } from '#shared/kept-presses/chain.ts';
import type { ReceivedReport } from '#shared/kept-presses/device-report.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly people: Pick<PeopleStore, 'list'>;
  readonly devices: Pick<DeviceStore, 'list'>;
  readonly passkeys: Pick<PasskeyStore, 'all'>;
  readonly codes: Pick<CodeStore, 'listBlocked'>;
  readonly chains: Pick<ChainStore, 'listIncomplete'>;
  readonly clock: Clock;
}

/**
 * Lists all people by name, former colleagues last, and the shared devices. Devices are sorted by last use, and those
 * of former colleagues count as ended.
 */
export const listPeople =
  (deps: Deps): UseCase<typeof contract> =>
  async () => {
    const [people, devices, passkeys, blocked, owing] = await Promise.all([
      deps.people.list(),
      deps.devices.list(),
      deps.passkeys.all(),
      deps.codes.listBlocked(),
      deps.chains.listIncomplete(),
    ]);
    const now = epochSeconds(deps.clock());
    const workingPasskeys = new Set(passkeys.map(({ id }) => id));
    const devicesByUse = devices.toSorted((a, b) => lastSeenAt(b) - lastSeenAt(a));
    const listedPeople = people.map(
      ({ id, name, role, codeSetAt, endedAt }): ListedPerson => ({
        id,
        name,
        role,
        ...(codeSetAt !== undefined && { codeSetAt }),
        ...(blocked.has(id) && { isCodeBlocked: true as const }),
        ...linkedForOthers(id, devices, { passkeys: workingPasskeys, now, people }),
        ...(endedAt !== undefined && { endedAt }),
        devices: devicesByUse
          .filter(({ person }) => person === id)
          .map((device) => listedDevice(device, { now, endedAt, owing })),
        passkeys: passkeys
          .filter(({ person }) => person === id)
          .map((passkey) => ({
            id: passkey.id,
            registeredAt: passkey.registeredAt,
            isBackedUp: passkey.isBackedUp,
            devices: devicesByUse
              .filter((device) => device.passkeys?.has(passkey.id))
              .map((device) => device.id),
          })),
      }),
    );
    const sharedDevices = devicesByUse.filter(isShared).map(
      (device): ListedSharedDevice => ({
        ...listedDevice(device, { now, endedAt: undefined, owing }),
        name: device.name ?? '',
      }),
    );
    return { success: true, people: listedPeople.toSorted(byName), shared: sharedDevices };
  };

/**
 * Shared devices and devices of present colleagues that this person has linked, and devices that have signed in with a
 * passkey made on one of these.
 */
function linkedForOthers(
  id: string,
  devices: readonly StoredDevice[],
  { passkeys, now, people }: { passkeys: ReadonlySet<string>; now: number; people: readonly StoredPerson[] },
): Pick<ListedPerson, 'linkedForOthers'> {
  const found = vouchedDevices(id, devices, passkeys, now).flatMap((device) => {
    const owner = people.find((person) => person.id === device.person);
    if (owner?.endedAt !== undefined) return [];
    const name = device.name ?? device.browser;
    return { id: device.id, name, ...(owner !== undefined && { owner: owner.name }) };
  });
  return found.length === 0 ? {} : { linkedForOthers: found };
}

const byName = (a: ListedPerson, b: ListedPerson): number =>
  Number(a.endedAt !== undefined) - Number(b.endedAt !== undefined) || a.name.localeCompare(b.name, 'en');

function listedDevice(
  device: StoredDevice,
  {
    now,
    endedAt,
    owing,
  }: {
    readonly now: number;
    readonly endedAt: number | undefined;
    readonly owing: readonly StoredChain[];
  },
): ListedPerson['devices'][number] {
  const { id, name, browser, state, invitedAt, linkedAt, signedInAt, lastUsedAt } = device;
  const startedAt = linkedAt ?? signedInAt;
  const report = reportOf(device);
  const owes = countMissing(id, owing);
  return {
    id,
    ...(name !== undefined && { name }),
    browser,
    state: endedAt === undefined && isLive(device, now) ? state : 'ended',
    invitedAt,
    ...(startedAt !== undefined && { linkedAt: startedAt }),
    ...(lastUsedAt !== undefined && { lastUsedAt }),
    endsAt: Math.min(endOf(device), endedAt ?? Number.POSITIVE_INFINITY),
    ...(report && { kept: report }),
    ...(owes > 0 && { owes }),
  };
}

/** The report of a device. A browser that has registered no key cannot keep presses, so it counts as keeping none. */
function reportOf({ kept, pressKeys, state, lastUsedAt }: StoredDevice): ReceivedReport | undefined {
  if (kept !== undefined || pressKeys !== undefined) return kept;
  return state === 'linked' && lastUsedAt !== undefined
    ? { waiting: 0, storage: 'none', at: lastUsedAt }
    : undefined;
}

/** Number of presses of a device, under all its keys, that have not arrived. */
const countMissing = (id: string, chains: readonly StoredChain[]): number =>
  chains
    .filter(({ device }) => device === id)
    .reduce((sum, { chain }) => sum + missingNumbers(chain).length, 0);
