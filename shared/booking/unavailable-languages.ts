import type { DayBookings } from './availability.ts';
import { languagesAt, type TourLanguage, tourLanguages } from './language.ts';
import type { Slot } from './slots.ts';
import { capacity } from './terms.ts';

/** A language in which a day has no start left, with the number of starts that would allow it and of their guests. */
export interface UnavailableLanguage {
  readonly language: TourLanguage;
  readonly starts: number;
  readonly guests: number;
}

/** Starts with fewer guests than this on average do not reflect demand. */
const fewGuestsPerStart = capacity / 4;

/** Languages that few guests have made unavailable: every start of the day that allows the language runs in another. */
export const unavailableLanguages = (
  starts: readonly Slot[],
  bookings: DayBookings,
): readonly UnavailableLanguage[] =>
  tourLanguages.flatMap((language) => {
    const possibleStarts = starts
      .filter(({ time }) => languagesAt(time).includes(language))
      .map(({ time, type }) => bookings[time]?.[type])
      .filter((slot) => slot?.closed !== true);
    const others = possibleStarts.filter(
      (slot) => slot?.language !== undefined && slot.language !== language,
    );
    const guests = others.reduce((sum, slot) => sum + (slot?.count ?? 0), 0);
    const isUnavailable = possibleStarts.length > 0 && others.length === possibleStarts.length;
    return isUnavailable && guests < fewGuestsPerStart * others.length
      ? [{ language, starts: others.length, guests }]
      : [];
  });
