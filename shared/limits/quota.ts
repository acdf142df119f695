import { calendarDateFrom, instantAt } from '../values/port-vila-time.ts';

/** So many within each period of so many hours; 24 of them are a day in Port Vila. */
export interface Quota {
  readonly most: number;
  readonly perHours: number;
}

/** What may come by a call from one network, and of one e-mail address. */
export interface CallLimits {
  /** Generous: a whole ship is one address. */
  readonly perAddress: Quota;
  /** Of the `email` in the body; absent for calls that are bounded otherwise. */
  readonly perEmail?: Quota;
}

/** Periods are counted from here on, in epoch seconds. */
const firstMidnight = instantAt(calendarDateFrom('1970-01-01'), 0).getTime() / 1000;

/** The period that an instant lies in; both ends in epoch seconds. */
export function periodAt({ perHours }: Quota, now: Date): { readonly start: number; readonly end: number } {
  const seconds = perHours * 3600;
  const start = firstMidnight + Math.floor((now.getTime() / 1000 - firstMidnight) / seconds) * seconds;
  return { start, end: start + seconds };
}

/** `20 minutes`, as it stands after "try again in". */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  return minutes === 1 ? 'a minute' : minutes <= 90 ? `${minutes} minutes` : `${hours} hours`;
}

/** The refusal of a call whose address or mailbox has used up a quota. */
export const tooManyMessage = (retryAfterSeconds: number, mail: string): string =>
  `We have had a lot of messages from your connection or email address. ${tryAgain(retryAfterSeconds, mail)}`;

/** When to try again, and where to write to meanwhile. */
export const tryAgain = (retryAfterSeconds: number, mail: string): string =>
  `Please try again in ${waitInWords(retryAfterSeconds)}, or write to us at ${mail}.`;
