import { minutesOfStart, type StartTime } from './slots.ts';
import { englishOnly } from './terms.ts';

/** Tour languages (specification §3). */
export const tourLanguages = ['English', 'French'] as const;
export type TourLanguage = (typeof tourLanguages)[number];

/** Languages available at a start time: no French in the hours with English only (specification §5). */
export function languagesAt(time: StartTime): readonly TourLanguage[] {
  const minutes = minutesOfStart(time);
  return minutes >= englishOnly.from && minutes < englishOnly.until ? ['English'] : tourLanguages;
}
