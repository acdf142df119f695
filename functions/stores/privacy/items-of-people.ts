import { bookingWindow } from '../../../shared/booking/booking-window.ts';
import { addDays, type CalendarDate, type Clock, dateOf } from '../../../shared/values/port-vila-time.ts';
import { referenceRequestPartition } from '../bookings/reference-requests.ts';
import { bookingRetentionDays, dayKey } from '../bookings/slot-item.ts';
import { enquiryPartitions } from '../enquiries/enquiries.ts';
import {
  operatorPartition,
  requestPartitions,
  requestRetentionDays,
} from '../operators/operator-requests.ts';
import { orderRetentionDays, ordersKey } from '../orders/order-item.ts';
import { itemsIn } from '../table/items-in.ts';
import { epochSeconds, type Table } from '../table/table.ts';

/** Partitions read at the same moment. */
const atOnce = 40;

/**
 * The items that may hold data of people, partition by partition: a function may query these and no others, and each
 * kind is kept for a number of days. What lies outside has expired.
 */
export async function* itemsOfPeople(
  table: Table,
  clock: Clock,
): AsyncGenerator<Record<string, unknown>, void> {
  const partitions = partitionsOfPeople(clock());
  for (let first = 0; first < partitions.length; first += atOnce) {
    const read = partitions.slice(first, first + atOnce).map((pk) => allOf(table, pk));
    yield* (await Promise.all(read)).flat();
  }
}

async function allOf(table: Table, pk: string): Promise<readonly Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  for await (const item of itemsIn(table, pk)) found.push(item);
  return found;
}

function partitionsOfPeople(now: Date): readonly string[] {
  const [today, seconds] = [dateOf(now), epochSeconds(now)];
  // A day more on either side: around midnight, and for what expires today.
  const days = (from: number, to: CalendarDate): CalendarDate[] => {
    const found: CalendarDate[] = [];
    for (let day = addDays(today, -from - 1); day <= to; day = addDays(day, 1)) found.push(day);
    return found;
  };
  return [
    ...days(bookingRetentionDays, addDays(bookingWindow(now).last, 1)).map(dayKey),
    ...days(orderRetentionDays.kept, addDays(today, 1)).map(ordersKey),
    ...days(1, addDays(today, 1)).map(referenceRequestPartition),
    ...enquiryPartitions(now),
    ...requestPartitions(seconds - requestRetentionDays * 86_400, seconds),
    operatorPartition,
  ];
}
