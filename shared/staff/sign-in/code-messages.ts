import { minutesOf } from '#shared/values/port-vila-time.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { maxWrongOfDay } from './code-tries.ts';
import { maxWrongOnPad, padSeconds } from './pad-tries.ts';

const minutes = padSeconds / 60;

/** Messages to colleagues about codes and shared devices. */
export const codeMessages = {
  /** One message for wrong codes, unknown people and people without a code. */
  wrong: `This code is not right. After ${maxWrongOnPad} wrong codes this device takes none for ${minutes} minutes.`,
  chosen: 'Your code is set. Use it on the shared devices.',
  blocked: `This code is locked after ${maxWrongOfDay} wrong tries in a day. A manager sets a new one under People and devices.`,
  choose: 'A manager has set this code for you. Please choose one that only you know.',
  sameCode: 'This is the code that the manager has set. Please choose another one.',
} as const;

/** Why a device accepts no codes or passkeys. @param until epoch seconds */
export const padLockedMessage = (until: number): string =>
  `This device takes no codes or passkeys until ${timeLabel(minutesOf(new Date(until * 1000)))}, after ${maxWrongOnPad} wrong tries. Use a device of your own until then.`;
