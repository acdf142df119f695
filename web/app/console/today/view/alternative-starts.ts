import type { TourLanguage } from '#shared/booking/language.ts';
import type { StartView } from './start-view.ts';

/** Starts that take walk-ins: neither over nor closed. */
export const startsForWalkIns = (starts: readonly StartView[], now: Date): readonly StartView[] =>
  starts.filter(({ endsAt, closed }) => endsAt > now && !closed);

/** Languages that a new party of a start can have. */
export const languagesOf = ({ language, languages }: StartView): readonly TourLanguage[] =>
  language ? [language] : languages;

/** The next three starts after the full one with enough free places. */
export const alternativeStarts = (
  starts: readonly StartView[],
  requested: { readonly guests: number; readonly full: StartView; readonly now: Date },
): readonly StartView[] =>
  startsForWalkIns(starts, requested.now)
    .filter((start) => start.slot.id !== requested.full.slot.id && start.freePlaces >= requested.guests)
    .filter(({ startsAt }) => startsAt >= requested.full.startsAt)
    .slice(0, 3);

/** The next start of the same tour that has, or can have, this language. */
export const nextStartInLanguage = (
  starts: readonly StartView[],
  language: TourLanguage,
  requested: { readonly guests: number; readonly current: StartView; readonly now: Date },
): StartView | undefined =>
  startsForWalkIns(starts, requested.now).find(
    (start) =>
      start.slot.type === requested.current.slot.type &&
      start.startsAt >= requested.current.startsAt &&
      start.freePlaces >= requested.guests &&
      languagesOf(start).includes(language),
  );
