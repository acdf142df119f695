import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { CodeStore } from '#functions/stores/staff/codes.ts';
import type { DeviceStore, LinkKey } from '#functions/stores/staff/devices.ts';
import type { PasskeyStore } from '#functions/stores/staff/passkeys.ts';
import type { PeopleStore, PersonOutcome } from '#functions/stores/staff/people.ts';
import { endDevice } from '#functions/use-cases/people/end-device.ts';
import { endOpenLinks, endVouchedDevices } from '#functions/use-cases/people/end-vouched.ts';
import {
  type InvitationDeps,
  inviteColleague,
  inviteDevice,
  inviteSharedDevice,
} from '#functions/use-cases/people/invitations.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { managePeople as contract } from '#shared/contracts/staff/manage-people.ts';
import { peopleMessages } from '#shared/staff/sign-in/people-messages.ts';
import { staffLink } from '#shared/staff/sign-in/staff-link.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps extends InvitationDeps {
  readonly people: PeopleStore;
  readonly devices: Pick<DeviceStore, 'invite' | 'exceedsLimit' | 'end' | 'list'>;
  readonly passkeys: Pick<PasskeyStore, 'all' | 'ofPerson' | 'removeAllOf' | 'remove'>;
  readonly clock: Clock;
  readonly codes: Pick<CodeStore, 'set' | 'remove'>;
}

/**
 * Adds, changes and removes people and their devices. A repeated command only replaces the link that it created, as
 * long as that link is unused.
 */
export const managePeople =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, action }, actor }) => {
    const by = actor.person.id;
    const result = await carryOut(deps, action, { commandId, by, name: actor.person.name });
    log.info('staff.people-changed', { action: action.kind, by, ...subjectOf(action) });
    return { success: true, ...result };
  };

type Action = Parameters<UseCase<typeof contract>>[0]['body']['action'];
/** The reply without `success`. */
type Result = Omit<ReplyOf<typeof contract>, 'success'>;

async function carryOut(
  deps: Deps,
  action: Action,
  command: { readonly commandId: string; readonly by: string; readonly name: string },
): Promise<Result> {
  switch (action.kind) {
    case 'invite':
      return linkReply(await inviteColleague(deps, { name: action.name, role: action.role }, command));
    case 'invite-device':
      return linkReply(await inviteDevice(deps, action, command));
    case 'invite-shared':
      return linkReply(await inviteSharedDevice(deps, action.name, command));
    case 'set-code':
      return refuseUnlessDone((await deps.codes.set(action, command)) === 'done' ? 'done' : 'not-found');
    case 'change-role':
      return refuseUnlessDone(await deps.people.changeRole(action.person, action.role));
    case 'end-person': {
      refuseUnlessDone(await deps.people.end(action.person, command));
      await endOpenLinks(deps, action.person);
      await deps.passkeys.removeAllOf(action.person);
      await deps.codes.remove(action.person);
      return {};
    }
    case 'end-linked-devices':
      await endVouchedDevices(deps, action.person);
      return {};
    case 'end-device': {
      const by = { name: command.name, isLost: action.isLost };
      const passkeys = await endDevice(deps, action.device, by);
      return passkeys ? { passkeys } : refuseUnlessDone('not-found');
    }
  }
}

const linkReply = (link: LinkKey | undefined): Result => (link ? { link: staffLink(link) } : {});

function refuseUnlessDone(outcome: PersonOutcome): Result {
  if (outcome === 'last-manager')
    throw new Refused({ kind: 'last-manager', message: peopleMessages.lastManager });
  if (outcome === 'not-found')
    throw new Refused({ kind: 'not-found', reason: 'personMissing', message: peopleMessages.notFound });
  return {};
}

/** The id of the person or device concerned, the role if the action sets one, and whether a link deletes passkeys. */
function subjectOf(action: Action): { subject?: string; role?: string; what?: string } {
  switch (action.kind) {
    case 'invite':
      return { role: action.role };
    case 'invite-shared':
      return {};
    case 'invite-device':
      return { subject: action.person, ...(action.reset && { what: 'deletes-passkeys' }) };
    case 'change-role':
      return { subject: action.person, role: action.role };
    case 'end-device':
      return { subject: action.device };
    default:
      return { subject: action.person };
  }
}
