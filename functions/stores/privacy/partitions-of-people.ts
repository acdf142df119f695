import { bookingWindow } from '#shared/booking/booking-window.ts';
import { addDays, type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';
import { referenceRequestPartition } from '../bookings/reference-requests.ts';
import { bookingRetentionDays, dayKey } from '../bookings/slot-item.ts';
import { enquiryPartitions } from '../enquiries/enquiries.ts';
import {
  operatorPartition,
  requestPartitions,
  requestRetentionDays,
} from '../operators/operator-requests.ts';
import { orderRetentionDays, ordersKey } from '../orders/order-item.ts';
import { epochSeconds } from '../table/table.ts';

/**
 * The partitions that may hold data of people: a function may query these and no others, and each kind of item expires
 * after a number of days.
 */
export function partitionsOfPeople(now: Date): readonly string[] {
  const [today, seconds] = [dateOf(now), epochSeconds(now)];
  // One more day on either side: around midnight, and for items that expire today.
  const days = (from: number, to: CalendarDate): CalendarDate[] => {
    const found: CalendarDate[] = [];
    for (let day = addDays(today, -from - 1); day <= to; day = addDays(day, 1)) found.push(day);
    return found;
  };
  return [
    ...days(bookingRetentionDays, addDays(bookingWindow(now).last, 1)).map(dayKey),
    ...days(orderRetentionDays.standard, addDays(today, 1)).map(ordersKey),
    ...days(1, addDays(today, 1)).map(referenceRequestPartition),
    ...enquiryPartitions(now),
    ...requestPartitions(seconds - requestRetentionDays * 86_400, seconds),
    operatorPartition,
  ];
}
