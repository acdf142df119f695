import type * as english from '#app/content/staff/ships-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { timeLabel } from '#shared/values/written-time.ts';

export const shipsCopy: Translated<typeof english.shipsCopy> = {
  allAboard: (minutes) => `evriwan i mas stap long sip long ${timeLabel(minutes)}`, // unsure
  tooLate: 'let tumas',
  tooLateFor: (ships) => `let tumas blong ${ships}`, // unsure
  notice: (ship) => `Let tumas blong ${ship}`, // unsure
  allAboardAt: (minutes) => `evriwan i mas stap long sip long ${timeLabel(minutes)}.`, // unsure
  ask: 'Askem wanem sip blong olgeta.',
};
