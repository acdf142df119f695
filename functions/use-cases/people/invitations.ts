import { Refused } from '#functions/kernel/problems.ts';
import type { DeviceStore, LinkKey } from '#functions/stores/staff/devices.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { staffIdFrom } from '#functions/stores/staff/secret.ts';
import { noPerson } from '#functions/stores/staff/staff-items.ts';
import type { Refusal } from '#shared/problems/problems.ts';
import type { StaffRole } from '#shared/staff/sign-in/people.ts';
import { peopleMessages } from '#shared/staff/sign-in/people-messages.ts';

export interface InvitationDeps {
  readonly people: Pick<PeopleStore, 'add' | 'find'>;
  readonly devices: Pick<DeviceStore, 'invite' | 'exceedsLimit' | 'end'>;
}

/** The id of an invitation's command, and of the manager; without a manager the invitation is from the command line. */
export interface InvitationOrder {
  readonly commandId: string;
  readonly by?: string | undefined;
}

/**
 * Adds a colleague with a link. The device is written first: a device without its person opens nothing, but a manager
 * without a device would count as a manager.
 *
 * @returns undefined for a repeated command whose link has been used
 * @throws Refused `name-taken`
 */
export async function inviteColleague(
  { people, devices }: InvitationDeps,
  colleague: { readonly name: string; readonly role: StaffRole },
  { commandId, by }: InvitationOrder,
): Promise<LinkKey | undefined> {
  const id = staffIdFrom('person', commandId);
  const link = await devices.invite(id, { id: staffIdFrom('device', commandId), by });
  if ((await people.add({ id, ...colleague }, { by })) === 'done') return link;
  if (link !== undefined) await devices.end(link.device);
  throw new Refused({ kind: 'name-taken', message: peopleMessages.nameTaken });
}

/**
 * Creates a link for another device of a colleague.
 *
 * @param reset whether the link deletes their passkeys when it is used
 * @returns undefined for a repeated command whose link has been used
 * @throws Refused `not-found`, `too-many`
 */
export async function inviteDevice(
  { people, devices }: InvitationDeps,
  { person, reset }: { readonly person: string; readonly reset: boolean },
  { commandId, by }: InvitationOrder,
): Promise<LinkKey | undefined> {
  if ((await people.find(person)) === undefined)
    throw new Refused({ kind: 'not-found', reason: 'personMissing', message: peopleMessages.notFound });
  const id = staffIdFrom('device', commandId);
  const link = await devices.invite(person, { id, by, isReset: reset });
  if (link !== undefined)
    await refuseSurplus(devices, person, link, {
      reason: 'devicesFull',
      message: peopleMessages.tooManyDevices,
    });
  return link;
}

/**
 * Creates a link for a shared device.
 *
 * @param name its name, such as `Bar tablet`
 * @returns undefined for a repeated command whose link has been used
 * @throws Refused `too-many`
 */
export async function inviteSharedDevice(
  { devices }: Pick<InvitationDeps, 'devices'>,
  name: string,
  { commandId, by }: InvitationOrder,
): Promise<LinkKey | undefined> {
  const link = await devices.invite(noPerson, { id: staffIdFrom('device', commandId), by, name });
  if (link !== undefined)
    await refuseSurplus(devices, noPerson, link, {
      reason: 'sharedDevicesFull',
      message: peopleMessages.tooManyShared,
    });
  return link;
}

/**
 * Revokes the link if it exceeds the limit. It counts after the write, so that concurrent invitations count each other.
 */
async function refuseSurplus(
  devices: InvitationDeps['devices'],
  person: string,
  link: LinkKey,
  refusal: Omit<Refusal, 'kind'>,
): Promise<void> {
  if (!(await devices.exceedsLimit(person))) return;
  await devices.end(link.device);
  throw new Refused({ kind: 'too-many', ...refusal });
}
