import type { DeviceReport } from '#shared/kept-presses/device-report.ts';
import {
  linkSeconds,
  maxDevices,
  sessionSeconds,
  sharedSessionSeconds,
} from '#shared/staff/sign-in/people.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { transact, tryWrite, type Write } from '../table/commands.ts';
import {
  allOf,
  anyOf,
  type Change,
  differs,
  equals,
  exists,
  ifNotExists,
  isAbove,
  isBelow,
  isMissing,
  isNotAbove,
  isUnchanged,
  onlyIf,
  updateOf,
} from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, isExpired, type Table } from '../table/table.ts';
import { accessEvent } from './access-event.ts';
import { isLive, isShared, lastSeenAt } from './device-state.ts';
import { hashOf, isHashOf, newSecret, newStaffId } from './secret.ts';
import {
  deviceKey,
  devicePartition,
  noPerson,
  passkeyKey,
  personKey,
  readDeviceAndPerson,
  readPeople,
  recordExpiresAt,
  StoredDevice,
  type StoredPerson,
} from './staff-items.ts';
import { updateDevice } from './update-device.ts';

/** A link as shown to its person: `<device>.<secret>` in the fragment of an address. */
export interface LinkKey {
  readonly device: string;
  readonly secret: string;
}

/** A link that can be used. */
export interface FoundLink {
  readonly device: StoredDevice;
  /** Undefined for a shared device. */
  readonly person: StoredPerson | undefined;
  /** The manager who created the link; undefined for the command line. */
  readonly inviter: StoredPerson | undefined;
}

/** A session that was just started. The secret is returned only once: only its hash is stored. */
export interface StartedSession extends LinkKey {
  readonly person: string;
  /** Seconds that the session lasts unless it is renewed. */
  readonly seconds: number;
}

/** A passkey that was used. */
export interface UsedPasskey {
  readonly id: string;
  /** Whether it is stored on the device on which it was used, rather than on a phone or a security key next to it. */
  readonly isOnDevice: boolean;
}

export type DeviceStore = ReturnType<typeof deviceStore>;

/** Minimum number of seconds between two records of use. */
const useRecordSeconds = 3600;
/** How long an unused link stays listed. */
const linkRetentionSeconds = 30 * 86_400;

/** Devices of staff: `STAFF#DEVICES / DEVICE#<id>`. */
export function deviceStore(table: Table, clock: Clock) {
  const now = () => epochSeconds(clock());

  /** Writes in one transaction. Returns whether all conditions held. */
  const write = (items: readonly Write[]): Promise<boolean> => tryWrite(transact(table, items));

  /** Returns whether the condition held. */
  const update = async (id: string, change: Change): Promise<boolean> =>
    (await updateDevice(table, id, change)) !== undefined;

  const list = async (): Promise<StoredDevice[]> => {
    const found: StoredDevice[] = [];
    for await (const item of itemsIn(table, devicePartition))
      if (!isExpired(item, clock())) found.push(StoredDevice.parse(item));
    return found;
  };

  const liveDevicesOf = async (person: string): Promise<StoredDevice[]> =>
    (await list()).filter((device) => device.person === person && isLive(device, now()));

  const managerCheck = (id: string) => ({
    TableName: table.name,
    Key: { ...personKey(id) },
    ...onlyIf(equals('role', 'manager'), isMissing('endedAt')),
  });

  const find = async (id: string): Promise<StoredDevice | undefined> =>
    (await readDeviceAndPerson(table, { device: id })).device;

  const end = async (id: string, endedBy?: string, isLost = false): Promise<StoredDevice | undefined> => {
    const updated = await updateDevice(table, id, {
      set: {
        state: 'ended',
        endedAt: now(),
        expiresAt: recordExpiresAt(now()),
        ...(endedBy && { endedBy }),
        ...(isLost && { isLost }),
      },
      remove: ['linkHash', 'nonceHash'],
      when: [exists('pk'), differs('state', 'ended')],
    });
    if (updated === undefined && isLost)
      return updateDevice(table, id, { set: { isLost }, when: [equals('state', 'ended')] });
    return updated ?? (await find(id));
  };

  /** Revokes the devices of a person beyond the limit: those that were unused longest, but never `newDevice`. */
  const endSurplusDevices = async (person: string, newDevice: string): Promise<void> => {
    const others = (await liveDevicesOf(person)).filter(({ id }) => id !== newDevice);
    const newestFirst = others.toSorted((a, b) => lastSeenAt(b) - lastSeenAt(a));
    for (const { id } of newestFirst.slice(maxDevices - 1)) await end(id);
  };

  return {
    /** All devices, including ended ones. */
    list,
    find,

    /**
     * Creates the link of a device. With the id of an unused invitation of the same person, the new link
     * replaces the earlier one.
     *
     * @param person `noPerson` for a shared device
     * @param invited.by id of the manager
     * @param invited.name name of a shared device
     * @param invited.isReset for a further device: whether its use deletes the passkeys of the person
     * @returns undefined when the device has been linked or ended before
     */
    async invite(
      person: string,
      invited: {
        readonly id?: string;
        readonly by?: string | undefined;
        readonly name?: string;
        readonly isReset?: boolean;
      } = {},
    ): Promise<LinkKey | undefined> {
      const { id = newStaffId(), by, name, isReset } = invited;
      const secret = newSecret();
      const change = {
        set: {
          id,
          person,
          name,
          isReset,
          state: 'invited',
          browser: '',
          linkHash: hashOf(secret),
          invitedAt: now(),
          invitedBy: by,
          linkEndsAt: now() + linkSeconds,
          expiresAt: now() + linkRetentionSeconds,
        },
        when: [anyOf(isMissing('pk'), allOf(equals('state', 'invited'), equals('person', person)))],
      };
      const isGiven = isReset !== undefined && by !== person;
      const eventUpdate = {
        TableName: table.name,
        Key: { ...personKey(person) },
        ...updateOf({
          set: { event: accessEvent(isReset ? 'reset' : 'link', by, id) },
          when: [exists('pk')],
        }),
      };
      const isCreated = isGiven
        ? await write([
            { Update: { TableName: table.name, Key: { ...deviceKey(id) }, ...updateOf(change) } },
            { Update: eventUpdate },
          ])
        : await update(id, change);
      return isCreated ? { device: id, secret } : undefined;
    },

    /** Whether a person has more live devices than allowed. */
    exceedsLimit: async (person: string): Promise<boolean> =>
      (await liveDevicesOf(person)).length > maxDevices,

    endSurplus: endSurplusDevices,

    /**
     * A link with its person and its creator; undefined for one that is unknown, expired, ended or used by another
     * page, and for one whose creator is no longer a manager.
     *
     * @param nonce of the page: a page that has used the link may repeat the call
     */
    async findLink({ device: id, secret }: LinkKey, nonce: string): Promise<FoundLink | undefined> {
      const device = await find(id);
      const isOpen =
        device !== undefined &&
        isHashOf(secret, device.linkHash) &&
        (device.linkEndsAt ?? 0) > now() &&
        (device.state === 'invited' || (device.state === 'linked' && isHashOf(nonce, device.nonceHash)));
      if (!isOpen) return undefined;
      const { invitedBy } = device;
      const people = await readPeople(table, [
        device.person,
        ...(invitedBy === undefined ? [] : [invitedBy]),
      ]);
      const person = people.find((candidate) => candidate.id === device.person);
      const creator = people.find((candidate) => candidate.id === invitedBy);
      const isValid =
        (isShared(device) || (person !== undefined && person.endedAt === undefined)) &&
        (invitedBy === undefined || (creator?.role === 'manager' && creator.endedAt === undefined));
      return isValid ? { device, person, inviter: creator } : undefined;
    },

    /**
     * Uses a link: one conditional write, so that only one of two pages succeeds. That page may repeat the call with
     * its nonce after a lost response; the session then has a fresh secret.
     *
     * @param person `noPerson` for a shared device, whose session is never renewed
     * @param invitedBy id of the manager who created the link, and who must still be a manager when it is used
     * @param browser such as `Safari on iPhone`
     * @param name the person's name for the device; a shared device keeps the name in its invitation
     */
    async link(
      { device, secret: linkSecret }: LinkKey,
      {
        person,
        invitedBy,
        nonce,
        browser,
        name,
      }: {
        readonly person: string;
        readonly invitedBy?: string | undefined;
        readonly nonce: string;
        readonly browser: string;
        readonly name?: string | undefined;
      },
    ): Promise<StartedSession | undefined> {
      const secret = newSecret();
      const seconds = person === noPerson ? sharedSessionSeconds : sessionSeconds;
      const link = {
        TableName: table.name,
        Key: { ...deviceKey(device) },
        ...updateOf({
          set: {
            state: 'linked',
            name: person === noPerson ? undefined : name,
            browser,
            nonceHash: hashOf(nonce),
            secretHash: hashOf(secret),
            linkedAt: ifNotExists(now()),
            lastUsedAt: now(),
            sessionEndsAt: now() + seconds,
            expiresAt: recordExpiresAt(now()),
          },
          when: [
            equals('linkHash', hashOf(linkSecret)),
            isAbove('linkEndsAt', now()),
            equals('person', person),
            isUnchanged('invitedBy', invitedBy),
            anyOf(
              equals('state', 'invited'),
              allOf(equals('state', 'linked'), equals('nonceHash', hashOf(nonce))),
            ),
          ],
        }),
      };
      const creatorChecks = invitedBy === undefined ? [] : [{ ConditionCheck: managerCheck(invitedBy) }];
      const isLinked = await write([{ Update: link }, ...creatorChecks]);
      return isLinked ? { device, person, secret, seconds } : undefined;
    },

    /**
     * Starts a session on a browser that has just used a passkey of this person, which counts as a step-up. Ends the
     * person's longest unused devices beyond the limit.
     *
     * @param browser such as `Safari on iPhone`
     * @param name name of the device
     * @returns undefined when the passkey was removed meanwhile
     */
    async startSession(
      person: string,
      passkey: UsedPasskey,
      { browser, name }: { readonly browser: string; readonly name?: string | undefined },
    ): Promise<StartedSession | undefined> {
      const [id, secret, at] = [newStaffId(), newSecret(), now()];
      const device: StoredDevice = {
        id,
        person,
        state: 'linked',
        invitedAt: at,
        browser,
        ...(name !== undefined && { name }),
        ...(passkey.isOnDevice && { passkeys: new Set([passkey.id]) }),
        secretHash: hashOf(secret),
        signedInAt: at,
        sessionEndsAt: at + sessionSeconds,
        lastUsedAt: at,
        steppedUpAt: at,
        expiresAt: recordExpiresAt(at),
      };
      const put = {
        TableName: table.name,
        Item: { ...deviceKey(id), ...device },
        ConditionExpression: 'attribute_not_exists(pk)',
      };
      // The check fails if a manager revokes the device of this passkey concurrently, which removes the passkey.
      const passkeyExists = {
        TableName: table.name,
        Key: { ...passkeyKey(passkey.id) },
        ConditionExpression: 'attribute_exists(pk)',
      };
      if (!(await write([{ Put: put }, { ConditionCheck: passkeyExists }]))) return undefined;
      await endSurplusDevices(person, id);
      return { device: id, person, secret, seconds: sessionSeconds };
    },

    /**
     * Records that this person has used a passkey on this device.
     *
     * @param at epoch seconds
     * @param passkey id of the passkey if it is stored on the device
     * @returns whether the device was still linked
     */
    stepUp: (device: string, person: string, at: number, passkey?: string): Promise<boolean> =>
      update(device, {
        set: { steppedUpAt: at },
        add: { passkeys: passkey && new Set([passkey]) },
        when: [
          equals('state', 'linked'),
          anyOf(
            equals('person', person),
            allOf(equals('person', noPerson), equals('actingPerson', person), isAbove('actingUntil', now())),
          ),
        ],
      }),

    /**
     * Records the use of a linked device, at most once an hour. The session of a person's device lasts its full time
     * again; that of a shared one is not extended.
     *
     * @param person `noPerson` for a shared device
     * @returns whether it was recorded
     */
    renew: (device: string, person: string): Promise<boolean> => {
      const isRolling = person !== noPerson;
      return update(device, {
        set: {
          lastUsedAt: now(),
          expiresAt: recordExpiresAt(now()),
          sessionEndsAt: isRolling ? now() + sessionSeconds : undefined,
        },
        when: [
          equals('state', 'linked'),
          equals('person', person),
          isNotAbove('lastUsedAt', now() - useRecordSeconds),
        ],
      });
    },

    /** Records that notices up to this time have been dismissed on a device. @param at epoch seconds */
    dismissNotices: (device: string, at: number): Promise<boolean> =>
      update(device, {
        set: { noticesSeenAt: at },
        when: [equals('state', 'linked'), anyOf(isMissing('noticesSeenAt'), isBelow('noticesSeenAt', at))],
      }),

    /** Stores a linked device's report on the presses that it keeps. */
    recordReport: (device: string, { waiting, storage }: DeviceReport): Promise<boolean> =>
      update(device, {
        set: { kept: { waiting, storage, at: now() } },
        when: [equals('state', 'linked')],
      }),

    /**
     * Revokes a device: its next call is refused. Used on signing out, by managers, and when a browser starts another
     * session.
     *
     * The secret of its session stays stored, so that the browser can be notified that the session has ended.
     *
     * @param endedBy the name of the manager who revokes it
     * @param isLost whether the device was lost or stolen, so that the presses it keeps are discarded; this can be
     * recorded
     *   even after it was ended
     * @returns the device, even if it had ended before; undefined when there is none
     */
    end,
  };
}
