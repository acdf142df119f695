/** So many within each period of so many hours; periods begin at whole multiples of their length since 1970. */
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

/** The period that an instant lies in; both ends in epoch seconds. */
export function periodAt({ perHours }: Quota, now: Date): { readonly start: number; readonly end: number } {
  const seconds = perHours * 3600;
  const start = Math.floor(now.getTime() / 1000 / seconds) * seconds;
  return { start, end: start + seconds };
}

/** What is said to whoever has used up a quota, here or somebody behind the same address. */
export const tooManySentence = (retryAfterSeconds: number, mail: string): string =>
  `We have had a lot of messages from your connection or email address. ${tryAgain(retryAfterSeconds, mail)}`;

/** When to try again, and where to write to meanwhile. */
export function tryAgain(retryAfterSeconds: number, mail: string): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait = minutes === 1 ? 'a minute' : minutes <= 90 ? `${minutes} minutes` : `${hours} hours`;
  return `Please try again in ${wait}, or write to us at ${mail}.`;
}
