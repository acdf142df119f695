import { minutesOf } from '../../values/port-vila-time.ts';
import { timeLabel } from '../../values/written-time.ts';
import { type CodeLock, lockSeconds, mostWrongInRow, mostWrongOfDay } from './code-tries.ts';

/** About codes and shared devices, to colleagues. */
export const codeMessages = {
  /** One sentence for wrong codes, unknown people and people without a code. */
  wrong: `This code is not right. After ${mostWrongInRow} wrong codes in a row it is locked for ${lockSeconds / 60} minutes.`,
  chosen: 'Your code is set. Use it on the shared devices.',
} as const;

/** Why a code is not looked at, and what to do. */
export const lockedMessage = ({ until }: CodeLock): string =>
  until === undefined
    ? `This code is locked after ${mostWrongOfDay} wrong tries in a day. A manager sets a new one under People and devices.`
    : `This code is locked until ${timeLabel(minutesOf(new Date(until * 1000)))}, after ${mostWrongInRow} wrong tries. Wait until then, or ask a manager to set a new one.`;
