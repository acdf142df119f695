import { nameMessages } from './name-messages.ts';

/** Digits of the code by which a colleague is identified on a shared device. */
export const codeLength = 4;
export const codeShape = new RegExp(`^\\d{${codeLength}}$`);

const digits = '0123456789';
/** Ascending and descending digits, wrapping around at 0: 1234, 7890, 3210, 0987. */
const runs = [`${digits}${digits}`, [...digits, ...digits].reverse().join('')];
/** The middle column of the keypad. */
const column = '2580';

/** Codes that are guessed first: one repeated digit, a pair twice, a run, a column of the keypad, a year of birth. */
const isWeak = (code: string): boolean =>
  /^(\d\d)\1$/.test(code) ||
  /^(\d)\1(\d)\2$/.test(code) ||
  runs.some((run) => run.includes(code)) ||
  code === column ||
  code === [...column].reverse().join('') ||
  /^(19|20)\d\d$/.test(code);

/** Why a code cannot be chosen, and what to do. */
export function codeProblem(code: string): string | undefined {
  if (!codeShape.test(code)) return nameMessages.digits(codeLength);
  return isWeak(code) ? nameMessages.weak : undefined;
}
