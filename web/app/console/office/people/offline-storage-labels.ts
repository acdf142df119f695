import { peopleCopy as copy } from '#app/content/staff/people-copy.ts';
import type { KnownDevice } from './known-people.ts';
import { usedLabel } from './used-label.ts';

export interface OfflineStorageLabel {
  readonly text: string;
  /** Whether a manager has to act on it. */
  readonly isWarning: boolean;
}

/**
 * How a device keeps presses, how many are waiting on it and how many the server is missing. The number waiting is
 * unknown once the device has made no contact for an hour.
 */
export function offlineStorageLabels(
  { kept, owes, lastUsedAt }: KnownDevice,
  now: Date,
): OfflineStorageLabel[] {
  const labels: OfflineStorageLabel[] = [];
  if (kept !== undefined) {
    const { storage, waiting, at } = kept;
    const wasSeenRecently = usedLabel(Math.max(at, lastUsedAt ?? 0), now) === copy.used.now;
    const isPersistent = storage === 'persistent';
    const text =
      storage !== 'none' && (wasSeenRecently || waiting > 0)
        ? `${copy.storage[storage]}, ${copy.waiting(waiting)}`
        : isPersistent
          ? copy.mayHave
          : copy.storage[storage];
    labels.push({ text, isWarning: !isPersistent });
  }
  if (owes !== undefined) labels.push({ text: copy.owes(owes), isWarning: true });
  return labels;
}
