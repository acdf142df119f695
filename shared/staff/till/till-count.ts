import type { AudChange } from '../parties/visit-log.ts';
import { cashUp } from './cash-up.ts';
import type { CountedAmounts, TillLine } from './z-report.ts';

/** The methods whose money can be counted at the end of the day. */
export const countedMethods = ['cash-vuv', 'cash-aud', 'card'] as const;
export type CountedMethod = (typeof countedMethods)[number];

/** The count of one method, in whole vatu or Australian cents. `difference` is negative when money is missing. */
export interface CountLine {
  readonly method: CountedMethod;
  readonly expected: number;
  readonly counted: number;
  readonly difference: number;
}

/**
 * Sums that should be in the drawers, without the float. Change in vatu for Australian dollars moves between the
 * drawers.
 */
export function expectedAmounts(lines: readonly TillLine[]): CountedAmounts {
  const { byMethod } = cashUp(lines).total;
  const { cents, vuv } = sumOfChange(lines);
  return {
    'cash-vuv': (byMethod['cash-vuv']?.amount ?? 0) - vuv,
    'cash-aud': (byMethod['cash-aud']?.amount ?? 0) + cents,
    card: byMethod.card?.amount ?? 0,
  };
}

/** Australian cents that were changed into vatu from the cash drawer. */
export const sumOfChange = (lines: readonly TillLine[]): AudChange =>
  lines.reduce(
    (all, { change }) => (change ? { cents: all.cents + change.cents, vuv: all.vuv + change.vuv } : all),
    { cents: 0, vuv: 0 },
  );

/** Compares the counted with the expected sums. */
export function countLines(lines: readonly TillLine[], counted: CountedAmounts): readonly CountLine[] {
  const expected = expectedAmounts(lines);
  return countedMethods.map((method) => ({
    method,
    expected: expected[method],
    counted: counted[method],
    difference: counted[method] - expected[method],
  }));
}

/** Whether the count differs, so that a reason is needed. */
export const hasDifference = (lines: readonly CountLine[]): boolean =>
  lines.some(({ difference }) => difference !== 0);
