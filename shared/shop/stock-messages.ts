import type { Refusal } from '../problems/problems.ts';
import { counted } from '../values/counted.ts';
import { lengthInWords } from '../values/written-span.ts';
import { paymentPageMinutes } from './payment-page.ts';
import type { CorrectionReason, CorrectionRefusal } from './stock-correction.ts';

/** Reasons in the history; `set` is the number that the inventory page sets. */
export type RecordedReason = CorrectionReason | 'set';

const correctionNames: Readonly<Record<RecordedReason, string>> = {
  stocktake: 'Stocktake',
  delivery: 'Delivery',
  broken: 'Broken',
  tasting: 'Tasting',
  other: 'Other',
  set: 'Set on the inventory page',
};

/** `+12`, `−1`, `±0`. */
export const formatChange = (change: number): string =>
  change === 0 ? '±0' : `${change < 0 ? '−' : '+'}${Math.abs(change).toLocaleString('en-GB')}`;

const lookAgain = 'Nothing was changed. Look at the bottles as they are now, then decide.';

/**
 * Why a correction was refused, and what to do.
 *
 * @param last the correction that came first, and its author
 */
export function correctionMessage(
  refusal: CorrectionRefusal,
  last?: { readonly reason: RecordedReason; readonly change: number; readonly colleague: string | undefined },
): string {
  switch (refusal.problem) {
    case 'corrected-since': {
      if (last === undefined) return `The number of these bottles was changed meanwhile. ${lookAgain}`;
      const change = `${correctionNames[last.reason]}, ${formatChange(last.change)}`;
      return `${last.colleague ?? 'Somebody'} has changed the number of these bottles meanwhile: ${change}. ${lookAgain}`;
    }
    case 'moved':
      return `Bottles have moved while you counted: there should be ${refusal.inHouse} now. Nothing was changed. Count again.`;
    case 'below-held':
      return `Customers are paying for ${counted(refusal.held, 'bottle')} at this moment, so it cannot be fewer. Nothing was changed. Wait ${lengthInWords(paymentPageMinutes)}, then count again.`;
    case 'insufficient':
      return `Only ${refusal.available} can be sold, so no more can be taken away. Nothing was changed.`;
    case 'too-many':
      return 'That is more than we can count. Nothing was changed. Check the number.';
  }
}

/** The name and the values of the message that `correctionMessage` returns. */
export function correctionReason(
  refusal: CorrectionRefusal,
  last?: Parameters<typeof correctionMessage>[1],
): Pick<Refusal, 'reason' | 'details'> {
  switch (refusal.problem) {
    case 'corrected-since':
      return {
        reason: 'stockCorrected',
        details: last && { who: last.colleague, what: last.reason, change: last.change },
      };
    case 'moved':
      return { reason: 'stockMoved', details: { inHouse: refusal.inHouse } };
    case 'below-held':
      return { reason: 'stockReserved', details: { held: refusal.held } };
    case 'insufficient':
      return { reason: 'stockShort', details: { available: refusal.available } };
    case 'too-many':
      return { reason: 'stockTooMany' };
  }
}
