import type { TourLanguage } from '#shared/booking/language.ts';
import type { StartView } from './start-view.ts';

/** Starts that take walk-ins: neither over nor closed. */
export const startsForWalkIns = (starts: readonly StartView[], now: Date): readonly StartView[] =>
  starts.filter(({ endsAt, closed }) => endsAt > now && !closed);

/** Languages that a new party of a start can have. */
export const languagesOf = ({ language, languages }: StartView): readonly TourLanguage[] =>
  language ? [language] : languages;

/** Three starts with enough free places, not earlier than the full one. */
export const alternativeStarts = (
  starts: readonly StartView[],
  requested: { readonly guests: number; readonly fullStart: StartView; readonly now: Date },
): readonly StartView[] =>
  startsForWalkIns(starts, requested.now)
    .filter((start) => start.slot.id !== requested.fullStart.slot.id && start.freePlaces >= requested.guests)
    .filter(({ startsAt }) => startsAt >= requested.fullStart.startsAt)
    .slice(0, 3);

/** The next start of the same tour that has, or can have, this language. */
export const nextStartInLanguage = (
  starts: readonly StartView[],
  language: TourLanguage,
  requested: { readonly guests: number; readonly currentStart: StartView; readonly now: Date },
): StartView | undefined =>
  startsForWalkIns(starts, requested.now).find(
    (start) =>
      start.slot.type === requested.currentStart.slot.type &&
      start.startsAt >= requested.currentStart.startsAt &&
      start.freePlaces >= requested.guests &&
      languagesOf(start).includes(language),
  );
