import type { CommandOf } from '#shared/contracts/calls.ts';
import type { StockLine } from '#shared/contracts/office/stock.ts';
import type { CorrectionRequest } from '#shared/shop/stock-correction.ts';
import {
  bottlesProblem,
  type CorrectionReason,
  correctionNoteProblem,
  decideCorrection,
  inHouse,
} from '#shared/shop/stock-correction.ts';

/** A correction as typed. */
export interface CorrectionDraft {
  readonly reason: CorrectionReason;
  readonly bottles: string;
  readonly way: 'more' | 'fewer';
  readonly note: string;
}

export const newDraft: CorrectionDraft = { reason: 'stocktake', bottles: '', way: 'fewer', note: '' };

/** Bottles of a line on the shelf that no order has paid for. */
export const inHouseBottles = ({ available, held }: StockLine): number =>
  inHouse({ quantity: available, held });

/** The number to send; NaN while the field is empty. */
function bottlesOf({ reason, bottles, way }: CorrectionDraft): number {
  const typed = bottles.trim() === '' ? Number.NaN : Number(bottles.replaceAll(/[\s,]/g, ''));
  return reason === 'other' && way === 'fewer' ? -typed : typed;
}

/** The problem of each invalid field. */
export function draftProblems(draft: CorrectionDraft): {
  readonly bottles: string | undefined;
  readonly note: string | undefined;
} {
  const { reason, note } = draft;
  return { bottles: bottlesProblem(reason, bottlesOf(draft)), note: correctionNoteProblem(reason, note) };
}

/** The correction to send, with the stock that was shown. */
export const correctionOf = (
  draft: CorrectionDraft,
  line: StockLine,
): CommandOf<'correctStock'> & CorrectionRequest => ({
  productId: line.productId,
  seen: { corrections: line.corrections, inHouse: inHouseBottles(line) },
  reason: draft.reason,
  bottles: bottlesOf(draft),
  note: draft.note.trim(),
});

/** Available bottles after the correction; undefined if it would be refused. */
export function availableAfter(draft: CorrectionDraft, line: StockLine): number | undefined {
  if (draftProblems(draft).bottles !== undefined) return undefined;
  const { available, held, sold, corrections } = line;
  const requested = correctionOf(draft, line);
  const decided = decideCorrection(
    { quantity: available, held, sold, corrections },
    requested,
    requested.seen,
  );
  return 'quantity' in decided ? decided.quantity : undefined;
}
