import { DayFigures } from '#shared/numbers/figures.ts';
import { putItem, tryWrite } from '../table/commands.ts';
import { isMissing, onlyIf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import type { Table } from '../table/table.ts';

const partition = 'FIGURES';

export type FiguresStore = ReturnType<typeof figuresStore>;

/**
 * The figures of days that can no longer change: `FIGURES / 2026-11-24`. They hold no personal data and never expire.
 */
export function figuresStore(table: Table) {
  return {
    /** Stores the figures of a day, unless they are stored already. */
    async store(day: DayFigures): Promise<'stored' | 'known'> {
      const Item = { pk: partition, sk: day.date, ...day };
      const isStored = await tryWrite(putItem(table, { Item, ...onlyIf(isMissing('pk')) }));
      return isStored ? 'stored' : 'known';
    },

    /** The stored figures of the days from first to last, both inclusive, by day. */
    async between(first: string, last: string): Promise<ReadonlyMap<string, DayFigures>> {
      const days = new Map<string, DayFigures>();
      for await (const item of itemsIn(table, partition, { range: [first, last], isConsistent: false }))
        days.set(String(item.sk), DayFigures.parse(item));
      return days;
    },
  };
}
