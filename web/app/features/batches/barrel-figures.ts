import type { Age, Barrel } from '#app/content/batches/batch-records.ts';
import { batchesCopy } from '#app/content/batches/batches-copy.ts';

const monthsOf = ({ years, months }: Age): number => years * 12 + months;

const ageOf = (months: number): Age => ({ years: Math.floor(months / 12), months: months % 12 });

/** Ages of a blend in whole months: average weighted by share, and youngest cask. */
export function agesOf(barrels: readonly Barrel[]): { average: Age; youngest: Age } {
  const shares = barrels.reduce((sum, { blendPercentage }) => sum + blendPercentage, 0);
  const weighted = barrels.reduce(
    (sum, { age, blendPercentage }) => sum + monthsOf(age) * blendPercentage,
    0,
  );
  return {
    average: ageOf(Math.round(weighted / shares)),
    youngest: ageOf(Math.min(...barrels.map(({ age }) => monthsOf(age)))),
  };
}

/** Common scale for the shares of a batch: from 0 to the next multiple of 20 percent. */
export function shareScaleOf(barrels: readonly Barrel[]): { from: 0; to: number; major: 20; minor: number } {
  const largest = Math.max(...barrels.map(({ blendPercentage }) => blendPercentage));
  const to = Math.ceil(largest / 20) * 20;
  return { from: 0, to, major: 20, minor: to > 60 ? 10 : 5 };
}

/** "Mar 2018" for "2018-03". */
export function monthLabel(yearAndMonth: string): string {
  const [year, month] = yearAndMonth.split('-');
  return `${batchesCopy.months[Number(month) - 1]} ${year}`;
}
