import type { TourLanguage } from '#shared/booking/language.ts';
import type { StartView } from './start-view.ts';

/** Starts that take walk-ins: neither over nor closed. */
export const openStarts = (starts: readonly StartView[], now: Date): readonly StartView[] =>
  starts.filter(({ endsAt, closed }) => endsAt > now && !closed);

/** Languages that a new party of a start can have. */
export const languagesOf = ({ language, languages }: StartView): readonly TourLanguage[] =>
  language ? [language] : languages;

/** Other starts with room, by time. */
export const startsWithRoom = (
  starts: readonly StartView[],
  requested: { readonly guests: number; readonly not: StartView; readonly now: Date },
): readonly StartView[] =>
  openStarts(starts, requested.now)
    .filter((start) => start.slot.id !== requested.not.slot.id && start.free >= requested.guests)
    .filter(({ startsAt }) => startsAt >= requested.not.startsAt)
    .slice(0, 3);

/** The next start of the same tour that has, or can have, this language. */
export const inLanguage = (
  starts: readonly StartView[],
  language: TourLanguage,
  requested: { readonly guests: number; readonly like: StartView; readonly now: Date },
): StartView | undefined =>
  openStarts(starts, requested.now).find(
    (start) =>
      start.slot.type === requested.like.slot.type &&
      start.startsAt >= requested.like.startsAt &&
      start.free >= requested.guests &&
      languagesOf(start).includes(language),
  );
