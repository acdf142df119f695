import type { TourLanguage } from '#shared/booking/language.ts';
import { type StartTime, slotById, type TourType } from '#shared/booking/slots.ts';
import type { DayFigures } from '#shared/numbers/figures.ts';

/** A start that was refused for its language. */
export interface RefusedStart {
  readonly date: string;
  readonly tourId: number;
  readonly time: StartTime;
  readonly tourType: TourType;
  readonly language: TourLanguage;
  readonly times: number;
  readonly guests: number;
}

/** The refused starts, those with the most adults first. */
export const refusedStarts = (days: readonly DayFigures[]): readonly RefusedStart[] =>
  days
    .flatMap(({ date, refusals }) =>
      refusals.flatMap((refusal) => {
        const slot = slotById(refusal.tourId);
        return slot ? [{ ...refusal, date, time: slot.time, tourType: slot.type }] : [];
      }),
    )
    .toSorted(
      (a, b) =>
        b.guests - a.guests || (a.date < b.date ? -1 : Number(a.date > b.date)) || a.tourId - b.tourId,
    );
