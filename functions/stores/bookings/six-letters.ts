import { createHash } from 'node:crypto';
import { sixLettersFrom } from '#shared/staff/parties/six-letters.ts';
import { lastingId, type StoredBooking } from './slot-item.ts';

/**
 * The six letters by which staff and guests name a party aloud: derived from its permanent id, so that no change alters
 * them.
 */
export const sixLettersOf = (booking: Pick<StoredBooking, 'id' | 'firstId'>): string =>
  sixLettersFrom(
    createHash('sha256')
      .update(`letters ${lastingId(booking)}`)
      .digest(),
  );
