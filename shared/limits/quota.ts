import { calendarDateFrom, instantAt } from '../values/port-vila-time.ts';

/** A maximum per period in hours; 24 is a day in Port Vila. */
export interface Quota {
  readonly max: number;
  readonly perHours: number;
}

/** Rate limits of a call, per network and per email address. */
export interface CallLimits {
  /** Generous: a whole ship shares one address. */
  readonly perAddress: Quota;
  /** Quota by `email` of the body; absent for calls limited otherwise. */
  readonly perEmail?: Quota;
}

/** Epoch of all periods, in epoch seconds. */
const firstMidnight = instantAt(calendarDateFrom('1970-01-01'), 0).getTime() / 1000;

/** The period of an instant; both ends in epoch seconds. */
export function periodAt({ perHours }: Quota, now: Date): { readonly start: number; readonly end: number } {
  const seconds = perHours * 3600;
  const start = firstMidnight + Math.floor((now.getTime() / 1000 - firstMidnight) / seconds) * seconds;
  return { start, end: start + seconds };
}

/** A duration such as `20 minutes`, for use after "try again in". */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  return minutes === 1 ? 'a minute' : minutes <= 90 ? `${minutes} minutes` : `${hours} hours`;
}

/** Message for a call over the quota of its address or mailbox. */
export const tooManyMessage = (retryAfterSeconds: number, contactEmail: string): string =>
  `We have had a lot of messages from your connection or email address. ${tryAgain(retryAfterSeconds, contactEmail)}`;

/** Retry time and contact address. */
export const tryAgain = (retryAfterSeconds: number, contactEmail: string): string =>
  `Please try again in ${waitInWords(retryAfterSeconds)}, or write to us at ${contactEmail}.`;
