import { inWords } from '#shared/values/written-number.ts';
import { linkSeconds, maxDevices } from './people.ts';

/** Messages about a refused change of people or devices, with what to do. */
export const peopleMessages = {
  /** One message for unknown, used, revoked and expired links. */
  linkOver: `This link does not work any more. A link works once, for ${inWords(linkSeconds / 60)} minutes: please ask for a new one.`,
  notFound: 'This person or device is not on the list any more. Please load the page again.',
  lastManager: 'This is the last manager. Please make somebody else a manager first.',
  /** Names must be distinct, since entries show only the name of their author. */
  nameTaken: 'A colleague has this name, or one that looks like it. Please add a last name or an initial.',
  tooManyShared: `There can be at most ${maxDevices} shared devices. Please end one of them first.`,
  tooManyDevices: `A person can have at most ${maxDevices} devices. Please end one of them first.`,
} as const;
