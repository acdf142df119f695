import { languagesAt, type TourLanguage } from './language.ts';
import { messages } from './messages/messages.ts';
import type { StartTime } from './slots.ts';

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
