import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { dayKey, slotKeyPrefix } from '../bookings/slot-item.ts';
import { itemsIn } from '../table/items-in.ts';
import type { ItemPair } from './copied-items.ts';
import { decideMissing } from './decide-form.ts';
import { type Decision, withheld } from './decision.ts';
import type { LiveState } from './live-state.ts';

/**
 * Restores the lost closure of a day, unless the day was reopened since. Reopening also deletes the closure, but it
 * reopens the starts as well, so a day with an open start was reopened.
 */
export async function decideClosure(pair: ItemPair, state: LiveState): Promise<Decision> {
  const { copied, live } = pair;
  if (live !== undefined) return decideMissing(pair, state);
  const date = calendarDateFrom(String(copied.date));
  for await (const start of itemsIn(state.table, dayKey(date), { prefix: slotKeyPrefix }))
    if (start.closed === undefined) return withheld(`closure of ${date}`, 'reopened-since');
  return decideMissing(pair, state);
}
