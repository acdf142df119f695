import { correctCopy as copy } from '#app/content/staff/stock-copy.ts';
import type { CommandOf } from '#shared/contracts/calls.ts';
import type { StockLine } from '#shared/contracts/office/stock.ts';
import type { CorrectionRequest } from '#shared/shop/stock-correction.ts';
import {
  bottlesOnShelf,
  bottlesProblem,
  type CorrectionReason,
  correctionNoteProblem,
  decideCorrection,
} from '#shared/shop/stock-correction.ts';

/** A correction as typed. */
export interface CorrectionDraft {
  readonly reason: CorrectionReason;
  readonly bottles: string;
  readonly way: 'more' | 'fewer';
  readonly note: string;
}

export const emptyDraft: CorrectionDraft = { reason: 'stocktake', bottles: '', way: 'fewer', note: '' };

/** Bottles of a product on the shelf that no order has paid for. */
export const inHouseBottles = ({ available, held }: StockLine): number =>
  bottlesOnShelf({ quantity: available, held });

const parseBottles = ({ bottles }: CorrectionDraft): number =>
  bottles.trim() === '' ? Number.NaN : Number(bottles.replaceAll(/[\s,]/g, ''));

/**
 * The number to send; NaN while the field is empty. A stocktake counts every bottle on the shelf, so those of paid orders
 * are subtracted.
 */
function bottlesOf(draft: CorrectionDraft, toShip: number): number {
  const { reason, way } = draft;
  const typedCount = parseBottles(draft);
  if (reason === 'stocktake') return typedCount - toShip;
  return reason === 'other' && way === 'fewer' ? -typedCount : typedCount;
}

/**
 * The problem of each invalid field.
 *
 * @param toShip bottles of paid orders that are not shipped yet
 */
export function draftProblems(
  draft: CorrectionDraft,
  toShip: number,
): {
  readonly bottles: string | undefined;
  readonly note: string | undefined;
} {
  const { reason, note } = draft;
  const typedCount = parseBottles(draft);
  const isTooFew = reason === 'stocktake' && typedCount >= 0 && typedCount < toShip;
  return {
    bottles: isTooFew ? copy.tooFew(toShip) : bottlesProblem(reason, bottlesOf(draft, toShip)),
    note: correctionNoteProblem(reason, note),
  };
}

/** The correction to send, with the stock that was shown. */
export const correctionOf = (
  draft: CorrectionDraft,
  line: StockLine,
  toShip: number,
): CommandOf<'correctStock'> & CorrectionRequest => ({
  productId: line.productId,
  seen: { corrections: line.corrections, inHouse: inHouseBottles(line) },
  reason: draft.reason,
  bottles: bottlesOf(draft, toShip),
  note: draft.note.trim(),
});

/** Available bottles after the correction; undefined if it would be refused. */
export function availableAfter(draft: CorrectionDraft, line: StockLine, toShip: number): number | undefined {
  if (draftProblems(draft, toShip).bottles !== undefined) return undefined;
  const { available, held, sold, corrections } = line;
  const requested = correctionOf(draft, line, toShip);
  const decision = decideCorrection(
    { quantity: available, held, sold, corrections },
    requested,
    requested.seen,
  );
  return 'quantity' in decision ? decision.quantity : undefined;
}
