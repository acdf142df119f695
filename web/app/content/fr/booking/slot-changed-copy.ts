import { portVilaTimeNote } from '../../../../../shared/values/written-time.ts';
import type { slotChangedCopy as english } from '../../booking/slot-changed-copy.ts';
import type { Translated } from '../../translated.ts';

export const slotChangedCopy: Translated<typeof english> = {
  booking: (date, time, type) => `Vous réservez le ${date}, ${time}, ${portVilaTimeNote} : ${type}.`,
};
