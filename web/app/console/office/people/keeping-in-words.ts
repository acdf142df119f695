import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import type { KnownDevice } from './known-people.ts';
import { usedLabel } from './used-label.ts';

export interface KeepingInWords {
  readonly text: string;
  /** Whether a manager has to act on it. */
  readonly isWarning: boolean;
}

/**
 * How a device keeps presses, how many wait on it and how many have not arrived. The number that wait is unknown
 * once the device has made no contact for an hour.
 */
export function keepingInWords({ kept, owes, lastUsedAt }: KnownDevice, now: Date): KeepingInWords[] {
  const words: KeepingInWords[] = [];
  if (kept !== undefined) {
    const { storage, waiting, at } = kept;
    const isHeard = usedLabel(Math.max(at, lastUsedAt ?? 0), now) === copy.used.now;
    const isPersistent = storage === 'persistent';
    const text =
      storage !== 'none' && (isHeard || waiting > 0)
        ? `${copy.storage[storage]}, ${copy.waiting(waiting)}`
        : isPersistent
          ? copy.mayHave
          : copy.storage[storage];
    words.push({ text, isWarning: !isPersistent });
  }
  if (owes !== undefined) words.push({ text: copy.owes(owes), isWarning: true });
  return words;
}
