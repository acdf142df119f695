import { codeLength } from '#shared/staff/sign-in/code.ts';
import {
  linkSeconds,
  type StaffRole,
  sessionSeconds,
  sharedSessionSeconds,
} from '#shared/staff/sign-in/people.ts';
import { inWords } from '#shared/values/written-number.ts';
import type { DeviceWord } from './device-word.ts';

/** The page that an invitation link opens. */
export const linkCopy = {
  documentTitle: 'Link this device',
  opening: 'Opening your link…',
  hello: (name: string) => `Hello, ${name}.`,
  /** @param by the manager who made the link, if one did */
  lead: (device: DeviceWord, by: string | undefined) =>
    `${by ? `${by} lets you in. ` : ''}This links the ${device} in front of you to the staff console: no password, no account.`,
  shared: {
    lead: (device: DeviceWord, by: string | undefined) =>
      `${by ? `${by} shares this ${device} with everybody. ` : ''}It asks who is there, by ${inWords(codeLength)} digits, before anything is written. It stays linked for ${sharedSessionSeconds / 3600} hours.`,
    as: 'Shared device: the floor’s work, in the name of who is there',
    notMeant: (device: DeviceWord) =>
      `Is this ${device} yours alone? Close this page; nothing has happened yet.`,
  },
  facts: { role: 'As', browser: 'On' },
  nameOf: (device: DeviceWord) => `Name of this ${device}`,
  noName: (device: DeviceWord) => `Please enter a name for this ${device}.`,
  as: {
    floor: 'Floor: arrivals, payments, walk-ins',
    manager: 'Manager: the day, people and devices',
  } satisfies Record<StaffRole, string>,
  left: (minutes: number) =>
    `${minutes === 0 ? `The ${inWords(linkSeconds / 60)} minutes are over.` : minutes === 1 ? 'One minute left.' : `${minutes} minutes left.`} The link works once.`,
  link: (device: DeviceWord) => `Link this ${device}`,
  linking: 'Linking…',
  notYou: (name: string) => `Not ${name}? Close this page; nothing has happened yet.`,
  replaces: (device: DeviceWord) => `Who is signed in on this ${device} now will be signed out.`,
  used: {
    title: `This link has been used, or its ${inWords(linkSeconds / 60)} minutes are over.`,
    lead: 'This browser is not linked. Ask a manager for a new link: under People and devices, Invite.',
    mind: 'If you did not open it before, tell them. They can end the device that did.',
  },
  none: {
    title: 'There is no link in this address.',
    lead: 'Open the whole link that a manager gave you, or scan its code again.',
    toConsole: 'To the console',
  },
  /** The response to the button press was lost. */
  lost: 'No answer came, so we do not know whether it worked. Press again: it is safe, and counts once.',
  failedTitle: 'Your link could not be opened.',
  notOpened: (reason: string) => `It is not used up. ${reason}`,
  retry: 'Try again',
  linked: {
    done: 'Linked.',
    stay: `You stay in for ${sessionSeconds / 86_400} days, and longer while you use it.`,
    title: 'Come back with your finger or face.',
    lead: (device: DeviceWord) =>
      `A passkey stays on this ${device}. It lets you in again without a link, and it is asked for when people are changed or payments are reversed.`,
    add: 'Add a passkey',
    adding: 'Waiting for the passkey…',
    later: 'Later',
  },
} as const;
