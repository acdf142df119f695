import type { slotChangedCopy as english } from '#app/content/booking/slot-changed-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { portVilaTimeNote } from '#shared/values/written-time.ts';

export const slotChangedCopy: Translated<typeof english> = {
  booking: (date, time, type) => `Vous réservez le ${date}, ${time}, ${portVilaTimeNote} : ${type}.`,
};
