import { createHash } from 'node:crypto';
import type { StoredEdit } from '#functions/stores/bookings/calendar-edits.ts';
import type { ClosedDay } from '#functions/stores/bookings/closures.ts';

const length = 16;

/** The digest of the shown state of a day, from its edit and the closure of the whole day. */
export const dayDigest = (edit: StoredEdit | undefined, closure: ClosedDay | undefined): string =>
  createHash('sha256')
    .update(JSON.stringify([edit?.version ?? 0, closure?.name ?? null]))
    .digest('hex')
    .slice(0, length);
