import { describe, expect, it } from 'vitest';
import type { Age } from './batch-records.ts';
import { type Batch, batches } from './batches.ts';
import { singleCasks } from './single-casks.ts';

const monthsOf = ({ years, months }: Age) => years * 12 + months;
const monthCount = (yearAndMonth: string) => {
  const [year, month] = yearAndMonth.split('-').map(Number);
  return Number(year) * 12 + Number(month);
};
/** Number of bottles in the description. */
const statedBottles = ({ volume }: Batch) =>
  Number(volume.description.match(/^[\d,]+/)?.[0].replace(',', ''));
const fourDigits = (number: number) => String(number).padStart(4, '0');

it('the seven batches are those of the specification, in the same order', () => {
  expect(batches.map(({ id }) => id)).toEqual(['ARB4', 'ARB2', 'ARB3', 'ARB1', 'YRB1', 'YRB2', 'YRB3']);
});

describe.each([...batches, ...singleCasks].map((batch) => [batch.id, batch] as const))(
  'batch %s',
  (_, batch) => {
    const table = batch.barrels?.table ?? [];

    it('has a name with its number, and a description of each part', () => {
      if (batches.includes(batch)) expect(batch.name).toMatch(new RegExp(`, batch ${batch.id.at(-1)}$`));
      const parts = [batch.blend, batch.resting, batch.barrels, batch.volume].filter(
        (part) => part !== undefined,
      );
      for (const text of [batch.subtitle, ...parts.map(({ description }) => description)]) {
        expect(text).toMatch(/^[A-Z\d].{15,}\.$/);
      }
    });

    it('has casks whose shares add up to a hundred percent', () => {
      expect(table.reduce((sum, { blendPercentage }) => sum + blendPercentage, 0)).toBe(
        table.length > 0 ? 100 : 0,
      );
      expect(table.every(({ blendPercentage }) => blendPercentage > 0)).toBe(true);
    });

    it('has casks whose filling dates and ages all give the same month of emptying', () => {
      const emptied = table.map(({ fillingDate, age }) => monthCount(fillingDate) + monthsOf(age));
      expect(new Set(emptied).size).toBeLessThanOrEqual(1);
      for (const { fillingDate, age, batch: cask } of table) {
        expect(fillingDate).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
        expect(age.months).toBeGreaterThanOrEqual(0);
        expect(age.months).toBeLessThan(12);
        expect(cask).toMatch(/^C-\d{3}$/);
      }
    });

    it('states the number of its 750 ml bottles, and numbers them from 0001', () => {
      const count = statedBottles(batch);
      expect(batch.volume.description).toMatch(
        new RegExp(`^[\\d,]+ bottles of 750 ml, numbered 0001 to ${fourDigits(count)}\\b`),
      );
    });

    it('lists the number of every bottle exactly once', () => {
      let next = 1;
      for (const line of batch.volume.bottles) {
        const [, first, last] = line.match(/^(\d{4}) to (\d{4}): \w.+[^.]$/) ?? [];
        expect(first, line).toBe(fourDigits(next));
        next = Number(last) + 1;
      }
      expect(next - 1).toBe(batch.volume.bottles.length > 0 ? statedBottles(batch) : 0);
    });
  },
);

it('no cask is used in two batches', () => {
  const casks = [...batches, ...singleCasks].flatMap(
    ({ barrels }) => barrels?.table.map(({ batch }) => batch) ?? [],
  );
  expect(new Set(casks).size).toBe(casks.length);
});
