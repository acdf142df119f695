import { messages } from './messages/messages.ts';
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
