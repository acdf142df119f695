import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import type { BodyOf, ReplyTo } from '#shared/contracts/calls.ts';
import type { ListedPerson, ListedSharedDevice } from '#shared/contracts/staff/list-people.ts';
import type { StaffRole } from '#shared/staff/sign-in/people.ts';
import { deviceNameOf, type KnownDevice, linkedNames, passkeysOfDevice } from './known-people.ts';

/** An action on a colleague that needs a confirmation. */
export type Question =
  | {
      readonly kind: 'invite-device' | 'reset' | 'end-person' | 'end-linked';
      readonly person: ListedPerson;
    }
  | { readonly kind: 'change-role'; readonly person: ListedPerson; readonly role: StaffRole }
  | { readonly kind: 'end-device'; readonly person: ListedPerson; readonly device: KnownDevice }
  | { readonly kind: 'end-shared'; readonly device: ListedSharedDevice };

type Action = BodyOf<'managePeople'>['action'];

/** The text of a confirmation, and the action that it sends. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  /** A warning if the action concerns the manager or the device in use. */
  readonly warning?: string;
  readonly yes: string;
  readonly busy: string;
  readonly isFinal: boolean;
  /** The device, if it may still hold presses. */
  readonly deviceWithPresses?: KnownDevice;
  readonly action: Action;
}

export function confirmationFor(
  question: Question,
  session: { personId: string; deviceId: string },
): Confirmation {
  if (question.kind === 'end-shared') return sharedConfirmation(question.device);
  const { person } = question;
  switch (question.kind) {
    case 'invite-device':
      return {
        ...copy.confirm.device,
        title: copy.confirm.device.title(person.name),
        isFinal: false,
        action: { kind: 'invite-device', person: person.id, reset: false },
      };
    case 'reset':
      return {
        ...copy.confirm.reset,
        title: copy.confirm.reset.title(person.name),
        isFinal: true,
        action: { kind: 'invite-device', person: person.id, reset: true },
      };
    case 'change-role':
      return {
        title: copy.confirm.role.title(person.name, question.role),
        text: copy.confirm.role.text[question.role],
        yes: copy.confirm.role.yes[question.role],
        busy: copy.confirm.role.busy,
        isFinal: false,
        action: { kind: 'change-role', person: person.id, role: question.role },
      };
    case 'end-person': {
      const { own: ownWarning, ...words } = copy.confirm.endPerson;
      return {
        ...words,
        title: words.title(person.name),
        ...(person.id === session.personId && { warning: ownWarning }),
        isFinal: true,
        action: { kind: 'end-person', person: person.id },
      };
    }
    case 'end-linked':
      return {
        ...copy.confirm.endLinked,
        title: copy.confirm.endLinked.title(person.name),
        text: copy.confirm.endLinked.text(linkedNames(person)),
        isFinal: true,
        action: { kind: 'end-linked-devices', person: person.id },
      };
    case 'end-device': {
      const { device } = question;
      const action = { kind: 'end-device', device: device.id } as const;
      if (device.state === 'invited')
        return {
          ...copy.confirm.revoke,
          title: copy.confirm.revoke.title(person.name),
          isFinal: true,
          action,
        };
      const { own: ownWarning, ...words } = copy.confirm.endDevice;
      return {
        ...words,
        title: words.title(deviceNameOf(device)),
        text: words.text(person.name, passkeysOfDevice(person, device).length),
        ...(device.id === session.deviceId && { warning: ownWarning }),
        // The server accepts no presses from a revoked device.
        ...(device.state === 'linked'
          ? { isFinal: false, deviceWithPresses: device }
          : { isFinal: true, yes: copy.deletePasskeys }),
        action,
      };
    }
  }
}

function sharedConfirmation(device: ListedSharedDevice): Confirmation {
  const { id, name, state } = device;
  const action = { kind: 'end-device', device: id } as const;
  if (state === 'invited') {
    const { revoke } = copy.confirm;
    return { ...revoke, title: revoke.title(name), isFinal: true, action };
  }
  const { endShared } = copy.confirm;
  return { ...endShared, title: endShared.title(name), isFinal: false, deviceWithPresses: device, action };
}

/** The message after the action; none for invitations, which show their link. */
export function doneText(question: Question, { passkeys }: ReplyTo<'managePeople'>): string | undefined {
  const { done } = copy;
  if (question.kind === 'end-shared') {
    const { name: deviceName, state } = question.device;
    return state === 'invited' ? done.revoke(deviceName) : done.endShared(deviceName);
  }
  const { name } = question.person;
  switch (question.kind) {
    case 'change-role':
      return done.role(name, question.role);
    case 'end-person':
      return done.endPerson(name);
    case 'end-linked':
      return done.endLinked(name);
    case 'end-device':
      return question.device.state === 'invited'
        ? done.revoke(name)
        : done.endDevice(deviceNameOf(question.device), name, passkeys ?? { removed: 0, remaining: 0 });
    default:
      return undefined;
  }
}
