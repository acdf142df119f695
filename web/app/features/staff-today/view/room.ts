import type { TourLanguage } from '../../../../../shared/booking/language.ts';
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
  wanted: { readonly guests: number; readonly not: StartView; readonly now: Date },
): readonly StartView[] =>
  openStarts(starts, wanted.now)
    .filter((start) => start.slot.id !== wanted.not.slot.id && start.free >= wanted.guests)
    .filter(({ startsAt }) => startsAt >= wanted.not.startsAt)
    .slice(0, 3);

/** The next start of the same tour in another language. */
export const inLanguage = (
  starts: readonly StartView[],
  language: TourLanguage,
  wanted: { readonly guests: number; readonly like: StartView; readonly now: Date },
): StartView | undefined =>
  openStarts(starts, wanted.now).find(
    (start) =>
      start.slot.type === wanted.like.slot.type &&
      start.startsAt >= wanted.like.startsAt &&
      start.free >= wanted.guests &&
      languagesOf(start).includes(language),
  );
