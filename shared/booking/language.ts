import { messages } from './messages/messages.ts';
import { minutesOfStart, type StartTime } from './slots.ts';

/** Tour languages (specification §3). */
export const tourLanguages = ['English', 'French'] as const;
export type TourLanguage = (typeof tourLanguages)[number];

const englishOnlyFrom = 11 * 60;
const englishOnlyUntil = 14 * 60;

/** Languages available at a start time: no French in [11 AM, 2 PM) (specification §5). */
export function languagesAt(time: StartTime): readonly TourLanguage[] {
  const minutes = minutesOfStart(time);
  return minutes >= englishOnlyFrom && minutes < englishOnlyUntil ? ['English'] : tourLanguages;
}

/**
 * Why a tour is not available in the preferred language; undefined when it is.
 *
 * @param slot.language set by the slot's first booking, if any
 */
export function languageProblem(
  slot: { time: StartTime; language?: TourLanguage | undefined },
  preferredLanguage: TourLanguage,
): string | undefined {
  const { time, language } = slot;
  if (language !== undefined && language !== preferredLanguage) return messages.alreadyScheduled(language);
  if (!languagesAt(time).includes(preferredLanguage)) return messages.englishOnlyAtNoon;
  return undefined;
}
