import { startsLabel } from './closed-spans.ts';
import type { ClosingDraft } from './closing-draft.ts';
import { rangeLabel } from './day-words.ts';

/** `Thursday 10 December`, `Thursday 10 December, 2:00 PM Tour`, `10 December to 12 December`. */
export function describeClosing({ extent, date, last, tourIds }: ClosingDraft): string {
  const days = rangeLabel({ first: date, last: extent === 'days' ? last : date });
  return extent === 'starts' ? `${days}, ${startsLabel(tourIds.toSorted((a, b) => a - b))}` : days;
}
