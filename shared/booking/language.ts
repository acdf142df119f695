import { messages } from './messages.ts';
import { minutesOfStart, type StartTime } from './slots.ts';

/** Languages a tour is given in (specification §3). */
export const tourLanguages = ['English', 'French'] as const;
export type TourLanguage = (typeof tourLanguages)[number];

const englishOnlyFrom = 11 * 60;
const englishOnlyUntil = 14 * 60;

/** Languages that a tour starting at this time can be given in: no French in [11 AM, 2 PM) (specification §5). */
export function languagesAt(time: StartTime): readonly TourLanguage[] {
  const minutes = minutesOfStart(time);
  return minutes >= englishOnlyFrom && minutes < englishOnlyUntil ? ['English'] : tourLanguages;
}

/**
 * Why a tour cannot be had in a language; undefined when it can.
 * `scheduled` is the language that the slot's first booking has set, if there is one.
 */
export function languageProblem(request: {
  time: StartTime;
  wanted: TourLanguage;
  scheduled?: TourLanguage | undefined;
}): string | undefined {
  const { time, wanted, scheduled } = request;
  if (scheduled !== undefined && scheduled !== wanted) return messages.alreadyScheduled(scheduled);
  if (!languagesAt(time).includes(wanted)) return messages.englishOnlyAtNoon;
  return undefined;
}
