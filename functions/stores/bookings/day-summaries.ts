import * as z from 'zod/mini';
import { startTimes, tourTypes } from '#shared/booking/slots.ts';
import type { CalendarDate, Clock } from '#shared/values/port-vila-time.ts';
import { putItem } from '../table/commands.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, isExpired, type Table } from '../table/table.ts';
import { isKeptWhenClosed } from './closure-cancellations.ts';
import { dayChanges } from './day-changes.ts';
import { type DaySlot, dayStore } from './days.ts';

const partition = 'DAY-SUMMARIES';

/** Lifetime of a summary, which limits how long a write that was not counted stays hidden. */
export const summarySeconds = 3600;

/** Days read at the same time. */
const daysAtOnce = 8;

const StartSummary = z.object({
  time: z.enum(startTimes),
  type: z.enum(tourTypes),
  guests: z.int(),
  isClosed: z.boolean(),
  /** Confirmed bookings that a closure would cancel. */
  toCancel: z.int(),
});

/** A start as the calendar shows it. */
export type StartSummary = z.infer<typeof StartSummary>;

const StoredSummary = z.object({ changes: z.int(), starts: z.array(StartSummary) });

export type DaySummaries = ReturnType<typeof daySummaries>;

/**
 * Figures of the starts of each day: `DAY-SUMMARIES / 2026-11-24`, stored by the call that reads the day, with the
 * number of writes to the day. A summary is valid until the next write to its day. It contains no personal data.
 */
export function daySummaries(table: Table, clock: Clock) {
  const counts = dayChanges(table);
  const days = dayStore(table, clock);

  const storedBetween = async (first: CalendarDate, last: CalendarDate) => {
    const summaries = new Map<string, z.infer<typeof StoredSummary>>();
    for await (const item of itemsIn(table, partition, { range: [first, last] }))
      if (!isExpired(item, clock())) summaries.set(String(item.sk), StoredSummary.parse(item));
    return summaries;
  };

  /** @param changes read before the day, so that a concurrent write makes the next call read the day again */
  const summarise = async (date: CalendarDate, changes: number): Promise<readonly StartSummary[]> => {
    const starts = (await days.slots(date)).map(startSummary);
    const expiresAt = epochSeconds(clock()) + summarySeconds;
    const Item = { pk: partition, sk: date, changes, starts, expiresAt };
    await putItem(table, { Item });
    return starts;
  };

  return {
    /**
     * Summaries of the starts, by day. Reads again only the days that have changed since their summary was stored.
     *
     * @param dates in order
     */
    async read(dates: readonly CalendarDate[]): Promise<ReadonlyMap<CalendarDate, readonly StartSummary[]>> {
      const [first, last] = [dates[0], dates.at(-1)];
      if (first === undefined || last === undefined) return new Map();
      const [changesOf, stored] = await Promise.all([counts.counts(dates), storedBetween(first, last)]);
      const read = async (date: CalendarDate) => {
        const changes = changesOf.get(date) ?? 0;
        const summary = stored.get(date);
        const starts = summary?.changes === changes ? summary.starts : await summarise(date, changes);
        return [date, starts] as const;
      };
      const found: (readonly [CalendarDate, readonly StartSummary[]])[] = [];
      for (let from = 0; from < dates.length; from += daysAtOnce)
        found.push(...(await Promise.all(dates.slice(from, from + daysAtOnce).map(read))));
      return new Map(found);
    },
  };
}

export const startSummary = ({ time, type, guests, closed, bookings }: DaySlot): StartSummary => ({
  time,
  type,
  guests,
  isClosed: closed !== undefined,
  toCancel: bookings.filter((booking) => booking.status === 'confirmed' && !isKeptWhenClosed(booking)).length,
});
