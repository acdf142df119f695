import type * as english from '#app/content/staff/ships-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { timeLabel } from '#shared/values/written-time.ts';

export const shipsCopy: Translated<typeof english.shipsCopy> = {
  allAboard: (minutes) => `dernier retour à bord ${timeLabel(minutes)}`,
  tooLate: 'trop tard',
  tooLateFor: (ships) => `trop tard pour ${ships}`,
  notice: (ship) => `Trop tard pour ${ship}`,
  allAboardAt: (minutes) => `dernier retour à bord à ${timeLabel(minutes)}.`,
  ask: 'Demandez sur quel navire ils sont.',
};
