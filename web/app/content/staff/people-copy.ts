import { codeLength } from '#shared/staff/sign-in/code.ts';
import { maxWrongOfDay } from '#shared/staff/sign-in/code-tries.ts';
import { linkSeconds, type StaffRole, sharedSessionSeconds } from '#shared/staff/sign-in/people.ts';
import { maxStaffNameLength } from '#shared/staff/sign-in/staff-name.ts';
import { capitalised } from '#shared/values/capitalised.ts';
import { inWords } from '#shared/values/written-number.ts';

/** Hours after closing at which a device without contact deletes the names of guests. */
const filesHours = 6;

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** People and devices. */
export const peopleCopy = {
  title: 'People and devices',
  lead: 'Who may use this console, and on what. Ending a person or a device works on its very next press.',
  loading: 'Loading people…',
  notLoaded: 'The list could not be loaded.',
  old: 'This list may be out of date.',
  retry: 'Try again',
  list: 'People',
  onlyYou: 'Only you so far. Press Invite to let in the first colleague.',
  you: 'you',
  role: { floor: 'floor', manager: 'manager' } satisfies Record<StaffRole, string>,
  /** For a person without a passkey. */
  noPasskey: 'no passkey yet',
  /** @param device on which it was created or last used */
  passkey: (day: string, device: string | undefined) =>
    device === undefined ? `passkey since ${day}` : `passkey since ${day}, on ${device}`,
  code: (day: string) => `code set ${day}`,
  noCode: 'no code yet',
  blocked: `code locked: ${maxWrongOfDay} wrong tries in a day. Set a new one.`,
  /** Devices of others that a former colleague has linked. */
  linkedForOthers: {
    text: (name: string, count: number) =>
      `${name} let in ${counted(count, 'device')} of others. ${count === 1 ? 'It still works' : 'They still work'}:`,
    of: (device: string, owner: string) => `${device} of ${owner}`,
    end: (count: number) => (count === 1 ? 'End it' : `End all ${count}`),
    endOf: (name: string) => `End the devices that ${name} linked for others`,
  },
  noDevice: 'No device linked',
  unlinked: 'Link not opened yet',
  thisDevice: 'this device',
  formerDevices: (count: number) => `${counted(count, 'former device')}`,
  formerPeople: (count: number) => (count === 1 ? '1 former colleague' : `${count} former colleagues`),
  endedOn: (day: string) => `ended on ${day}`,
  expired: 'link expired',
  shared: {
    title: 'Shared devices',
    about: `Everybody uses them: each asks Who are you? before it writes, and works for ${inWords(sharedSessionSeconds / 3600)} hours.`,
  },
  until: (when: string) => `until ${when}`,
  linkUntil: (when: string) => `link works until ${when}`,
  used: {
    now: 'in the last hour',
    hours: (hours: number) => `${counted(hours, 'hour')} ago`,
    days: (days: number) => `${counted(days, 'day')} ago`,
    never: 'not used yet',
  },
  /** Presses stored on a device, and whether the browser promises to preserve them. */
  waiting: (count: number) => (count === 0 ? 'all sent' : `${count} not sent`),
  /** For a device without recent contact. */
  mayHave: 'may have presses',
  storage: { persistent: 'keeps presses', 'may-go': 'may delete unsent presses', none: 'keeps no presses' },
  /** Numbers of presses that a device has made and the server has not received. */
  owes: (count: number) => `${count} ${count === 1 ? 'press has' : 'presses have'} not arrived`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  end: 'End',
  revoke: 'End link',
  revokeOf: (name: string) => `End the link for ${name}`,
  endOf: (device: string, name: string) => `End ${device} of ${name}`,
  endShared: (name: string) => `End ${name}`,
  deletePasskeys: 'Delete its passkey',
  deletePasskeysOf: (device: string, name: string) => `Delete the passkey of ${name} on ${device}`,

  invite: {
    open: 'Invite',
    title: 'Invite',
    name: { person: 'Name, as colleagues know it', shared: 'Name of the device, such as Bar tablet' },
    role: 'For whom',
    roles: [
      { value: 'floor', label: 'Floor' },
      { value: 'manager', label: 'Manager' },
      { value: 'shared', label: 'Shared device' },
    ],
    note: {
      floor: 'Works the day: arrivals, payments, walk-ins.',
      manager: 'Works the day, lets people in and ends devices.',
      shared: `For everybody at the bar: asks who is there, by ${inWords(codeLength)} digits. Linked for ${inWords(sharedSessionSeconds / 3600)} hours.`,
    } satisfies Record<StaffRole | 'shared', string>,
    send: 'Make the link',
    sending: 'Making the link…',
    noName: 'Please give a name.',
    longName: `Please give a name of at most ${maxStaffNameLength} letters.`,
  },

  /** Choices for one person. */
  choices: {
    device: { label: 'Invite another device', about: 'A link for one more phone, tablet or computer.' },
    reset: {
      label: 'Lost or stolen device',
      about: 'A link that deletes all their passkeys when it is used. End the lost device in the list first.',
    },
    code: {
      label: 'Set the code',
      about: `${capitalised(inWords(codeLength))} digits for shared devices, which they change at first use. Replaces a forgotten code.`,
    },
    role: {
      floor: { label: 'Make floor', about: 'No longer lets people in or ends devices.' },
      manager: { label: 'Make manager', about: 'May also let people in and end devices.' },
    } satisfies Record<StaffRole, { label: string; about: string }>,
    end: { label: 'End their access', about: 'Signs them out everywhere. What they recorded stays.' },
  },
  close: 'Close',

  confirm: {
    endDevice: {
      title: (device: string) => `End ${device}?`,
      /** @param passkeys how many were made or used on it */
      text: (name: string, passkeys: number) =>
        passkeys === 0
          ? `Its next press is refused. ${name} needs a passkey or a new link to use it again.`
          : `Its next press is refused. ${passkeys === 1 ? 'The passkey' : `The ${passkeys} passkeys`} made or used on it ${passkeys === 1 ? 'is' : 'are'} deleted, so that nobody comes back with it. ${name} needs a new link to use it again.`,
      own: 'This is the device you are using: you will be signed out.',
      yes: 'End, keep its presses',
      busy: 'Ending…',
    },
    endShared: {
      title: (name: string) => `End ${name}?`,
      text: 'Its next press is refused, whoever presses. To use it again, invite it again.',
      yes: 'End, keep its presses',
      busy: 'Ending…',
    },
    /** Presses that a device may keep. Words between asterisks are stressed. */
    presses: {
      leave: 'Leave it',
      heard: (when: string) => `It was last heard ${when} and *may have presses that nobody has seen*.`,
      steps: [
        '*It can read nothing more* from now on.',
        'At its next contact it *sends what waits*, as pressed before it was ended.',
        `Then it *deletes the names* of guests. Without contact it does so ${filesHours} hours after closing, unless presses wait: these stay, locked.`,
      ],
      lost: 'Lost or stolen',
      sendNothing: 'send nothing',
    },
    revoke: {
      title: (name: string) => `End the link for ${name}?`,
      text: 'It opens nothing any more, whoever has it.',
      yes: 'End link',
      busy: 'Ending…',
    },
    endPerson: {
      title: (name: string) => `End the access of ${name}?`,
      text: 'All their devices are refused from their next press on. To come back they need a new invitation.',
      own: 'This is you: you will be signed out.',
      yes: 'End access',
      busy: 'Ending…',
    },
    reset: {
      title: (name: string) => `Has ${name} lost a device?`,
      text: 'You get a link for them that deletes all their passkeys when it is used. End the lost device itself in the list: that deletes its passkeys at once. Their other devices stay signed in, and say that you have made this link.',
      yes: 'Make the link',
      busy: 'Making the link…',
    },
    endLinked: {
      title: (name: string) => `End the devices that ${name} linked for others?`,
      text: (devices: readonly string[]) =>
        `Their next press is refused, and the passkeys made or used on them are deleted: ${devices.join(', ')}. Their people need a new link from you.`,
      yes: 'End devices',
      busy: 'Ending…',
    },
    role: {
      title: (name: string, role: StaffRole) => `Make ${name} ${role}?`,
      text: {
        floor: 'They keep the day: arrivals, payments, walk-ins. They no longer see this page.',
        manager: 'They may let people in, end devices and reverse payments, each with their passkey.',
      } satisfies Record<StaffRole, string>,
      yes: { floor: 'Make floor', manager: 'Make manager' } satisfies Record<StaffRole, string>,
      busy: 'Changing…',
    },
    device: {
      title: (name: string) => `Another device for ${name}?`,
      text: `You get a link that works once, for ${inWords(linkSeconds / 60)} minutes.`,
      yes: 'Make the link',
      busy: 'Making the link…',
    },
    keep: 'Back',
  },

  /** Start of the sentence that asks for the passkey. */
  stepUp: 'Changes to people and devices need',
  /** Nothing was changed. */
  refused: (reason: string) => `Nothing was changed. ${reason}`,
  /** The answer was lost. */
  lost: 'No answer came, so it may have been done. Press again: it counts once.',
  done: {
    endDevice: (
      device: string,
      name: string,
      { removed, remaining }: { readonly removed: number; readonly remaining: number },
    ) =>
      [
        `${device} of ${name} has ended.`,
        removed > 0 && `Deleted with it: ${counted(removed, 'passkey')}.`,
        remaining > 0
          ? `${name} still has ${counted(remaining, 'passkey')}, shown under the name.`
          : removed > 0 && `${name} has no passkey left, and makes a new one after opening a link.`,
      ]
        .filter(Boolean)
        .join(' '),
    endShared: (name: string) => `${name} has ended.`,
    code: (name: string) => `The code of ${name} is set. It is not shown again.`,
    revoke: (name: string) => `The link for ${name} opens nothing any more.`,
    endPerson: (name: string) =>
      `${name} has no access any more, and the links they made open nothing. Devices that they linked for others are listed under former colleagues.`,
    endLinked: (name: string) => `The devices that ${name} linked for others have ended.`,
    role: (name: string, role: StaffRole) => `${name} is ${role} now.`,
  },

  invitation: {
    title: (name: string) => `Link for ${name}`,
    text: 'Point the new device’s camera at this code, or send the address to this person alone.',
    code: (name: string) => `Code of the link for ${name}`,
    until: (time: string) => `Works once, until ${time}. Opening it uses nothing up; the button there does.`,
    over: `Its ${inWords(linkSeconds / 60)} minutes are over. Make a new link.`,
    copy: 'Copy',
    copied: 'Copied',
    copiedLong: 'Copied. Send it to this person alone.',
    notCopied: 'Select the address and copy it by hand.',
    hide: 'Done',
  },
} as const;
