import type { TourLanguage } from '#shared/booking/language.ts';
import { LanguageRefusals } from '#shared/numbers/figures.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { slotExpiresAt } from '../bookings/slot-item.ts';
import { updateItem } from '../table/commands.ts';
import { updateOf } from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import type { Table } from '../table/table.ts';

/** The start and the language that a guest requested, and the number of adults. */
export interface LanguageRefusal {
  readonly date: CalendarDate;
  readonly tourId: number;
  readonly language: TourLanguage;
  readonly guests: number;
}

const partitionOf = (date: string): string => `REFUSALS#${date.slice(0, 7)}`;

export type RefusalStore = ReturnType<typeof refusalStore>;

/**
 * How often a start was refused for its language: `REFUSALS#2026-11 / 2026-11-24#03#French`, counts only. Expires with
 * the bookings of the day; by then, the stored figures include the sum.
 */
export function refusalStore(table: Table) {
  return {
    /** Adds one refusal; concurrent ones are all counted. */
    async add({ date, tourId, language, guests }: LanguageRefusal): Promise<void> {
      await updateItem(table, {
        Key: {
          pk: partitionOf(date),
          sk: `${date}#${String(tourId).padStart(2, '0')}#${language}`,
        },
        ...updateOf({
          set: { tourId, language, expiresAt: slotExpiresAt(date) },
          add: { times: 1, guests },
        }),
      });
    },

    /** Refusals on the days from first to last, both inclusive, by day. */
    async between(
      first: CalendarDate,
      last: CalendarDate,
    ): Promise<ReadonlyMap<string, readonly LanguageRefusals[]>> {
      const found = new Map<string, LanguageRefusals[]>();
      for (const partition of partitionsFrom(first, last)) {
        // `$` sorts after `#`, so that the last day is included.
        const range = [first, `${last}$`] as const;
        for await (const item of itemsIn(table, partition, { range, isConsistent: false })) {
          const date = String(item.sk).slice(0, 10);
          found.set(date, [...(found.get(date) ?? []), LanguageRefusals.parse(item)]);
        }
      }
      return found;
    },
  };
}

function partitionsFrom(first: CalendarDate, last: CalendarDate): readonly string[] {
  const partitions: string[] = [];
  let [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  for (;;) {
    const partition = partitionOf(`${year}-${String(month).padStart(2, '0')}`);
    if (partition > partitionOf(last)) return partitions;
    partitions.push(partition);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}
