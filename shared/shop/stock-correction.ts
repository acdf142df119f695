import { textProblem } from '../values/text-problem.ts';
import { correctionMessages as messages } from './correction-messages.ts';
import { maxBottles } from './inventory.ts';

/** Why a manager corrects the stock. */
export const correctionReasons = ['stocktake', 'delivery', 'broken', 'tasting', 'other'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

/** Bottles of a product, each counted once: sellable, held during a payment, or sold. */
export interface StockCounts {
  readonly quantity: number;
  readonly held: number;
  readonly sold: number;
}

/** Bottles on the shelf that no order has paid for. */
export const bottlesOnShelf = ({ quantity, held }: Pick<StockCounts, 'quantity' | 'held'>): number =>
  quantity + held;

/** The stock that a manager saw when deciding. */
export interface SeenStock {
  /** Number of earlier corrections of the product. */
  readonly corrections: number;
  readonly inHouse: number;
}

export interface CorrectionRequest {
  readonly reason: CorrectionReason;
  /** `stocktake`: bottles counted; `other`: bottles added, or removed if negative; else bottles that came or went. */
  readonly bottles: number;
  readonly note: string;
}

/** A correction as it would be stored: available bottles afterwards, and the difference. */
export interface DecidedCorrection {
  readonly quantity: number;
  readonly change: number;
}

export type CorrectionRefusal =
  /** Another correction came first. */
  | { readonly problem: 'corrected-since' }
  /** Bottles were paid for or returned since they were counted. */
  | { readonly problem: 'moved'; readonly inHouse: number }
  /** Customers are paying for more bottles than were counted. */
  | { readonly problem: 'below-held'; readonly held: number }
  | { readonly problem: 'insufficient'; readonly available: number }
  | { readonly problem: 'too-many' };

/** Decides on a correction of the stored stock. Held and sold bottles stay unchanged. */
export function decideCorrection(
  stored: StockCounts & { readonly corrections: number },
  { reason, bottles }: CorrectionRequest,
  seen: SeenStock,
): DecidedCorrection | CorrectionRefusal {
  if (stored.corrections !== seen.corrections) return { problem: 'corrected-since' };
  const { quantity: available, held } = stored;
  if (reason === 'stocktake') {
    // A bottle sold meanwhile may or may not have been counted.
    if (bottlesOnShelf(stored) !== seen.inHouse) return { problem: 'moved', inHouse: bottlesOnShelf(stored) };
    if (bottles < held) return { problem: 'below-held', held };
  }
  const change = changeOf(reason, bottles, bottlesOnShelf(stored));
  const quantity = available + change;
  if (quantity < 0) return { problem: 'insufficient', available };
  return quantity > maxBottles ? { problem: 'too-many' } : { quantity, change };
}

function changeOf(reason: CorrectionReason, bottles: number, before: number): number {
  switch (reason) {
    case 'stocktake':
      return bottles - before;
    case 'broken':
    case 'tasting':
      return -bottles;
    case 'delivery':
    case 'other':
      return bottles;
  }
}

/** Validates the number for a reason. */
export function bottlesProblem(reason: CorrectionReason, bottles: number): string | undefined {
  if (!Number.isInteger(bottles) || Math.abs(bottles) > maxBottles) return messages.whole;
  if (reason === 'stocktake') return bottles >= 0 ? undefined : messages.counted;
  if (bottles === 0) return messages.atLeastOne;
  return reason === 'other' || bottles > 0 ? undefined : messages.aboveZero;
}

/** Validates the note, which `other` requires. */
export const correctionNoteProblem = (reason: CorrectionReason, note: string): string | undefined =>
  textProblem(note, { name: messages.note, maxLength: 200, optional: reason !== 'other' });
