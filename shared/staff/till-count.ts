import type { MethodSums } from './cash-up.ts';
import type { CountedSums } from './z-report.ts';

/** The methods whose money can be counted at the end of the day. */
export const countedMethods = ['cash-vuv', 'cash-aud', 'card'] as const;
export type CountedMethod = (typeof countedMethods)[number];

/** One method, counted: whole vatu, or Australian cents. `difference` is negative when money is missing. */
export interface CountLine {
  readonly method: CountedMethod;
  readonly expected: number;
  readonly counted: number;
  readonly difference: number;
}

/** What should be there. */
export const expectedOf = (sums: MethodSums, method: CountedMethod): number => sums[method]?.amount ?? 0;

/** Expected against counted. */
export const countLines = (sums: MethodSums, counted: CountedSums): readonly CountLine[] =>
  countedMethods.map((method) => {
    const expected = expectedOf(sums, method);
    return { method, expected, counted: counted[method], difference: counted[method] - expected };
  });

/** Whether a reason is needed. */
export const hasDifference = (lines: readonly CountLine[]): boolean =>
  lines.some(({ difference }) => difference !== 0);

/** Lines of one Z; later ones wait for the next. 160 bytes each at most: 320 of the 400 KiB of an item. */
export const mostLines = 2000;
