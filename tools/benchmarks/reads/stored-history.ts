import { BatchWriteCommand, type BatchWriteCommandInput, PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  bookingAttribute,
  dayKey,
  type StoredBooking,
  slotExpiresAt,
  slotKey,
} from '#functions/stores/bookings/slot-item.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { packLog, visitKeyOf } from '#functions/stores/bookings/visit-item.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import { operatorKey } from '#functions/stores/operators/operator-requests.ts';
import { keyOfOrder, orderExpiresAt } from '#functions/stores/orders/order-item.ts';
import { listWrites } from '#functions/stores/orders/order-list.ts';
import { newOrderOf, putBottles, reportOf, yumi } from '#functions/stores/orders/stocked-shop.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { timetableOf } from '#shared/booking/slots.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import { products } from '#shared/shop/products.ts';
import { paid } from '#shared/staff/parties/visit.testing.ts';
import { addDays, type CalendarDate, instantAt } from '#shared/values/port-vila-time.ts';

type Item = Record<string, unknown>;

const bottles = Object.fromEntries(products.map(({ id }, index) => [id, index + 1]));

/** Items in one call. */
const batchSize = 25;

/** Items of a day with parties of two in ten starts; in the past, all have paid. */
export function dayOfParties(date: CalendarDate, parties: number, isPast: boolean): Item[] {
  const starts = timetableOf(date).slice(0, 10);
  const expiresAt = slotExpiresAt(date);
  return starts.flatMap(({ time, type }, index) => {
    const count =
      Math.floor((parties * (index + 1)) / starts.length) - Math.floor((parties * index) / starts.length);
    const bookings = Array.from({ length: count }, () =>
      storedBooking({ date, time, tourType: type, guestCount: 2 }),
    );
    const attributes = bookings.map((booking) => [bookingAttribute(booking.id), booking]);
    const slot = { ...slotKey(date, { time, type }), guests: count * 2, language: 'English', expiresAt };
    const visits = bookings.map((booking: StoredBooking) => ({
      ...visitKeyOf(booking),
      version: 1,
      log: packLog([paid(8000)]),
      expiresAt,
    }));
    return [{ ...slot, ...Object.fromEntries(attributes) }, ...(isPast ? visits : [])];
  });
}

/** The change counter of a day. */
export const changeCounter = (date: CalendarDate): Item => ({
  pk: dayKey(date),
  sk: 'CHANGES',
  changes: 100,
  expiresAt: slotExpiresAt(date),
});

/**
 * Stores the history of some days, without expired items: five orders a day, all shipped but those of today, three
 * enquiries, a Z of forty lines each evening, and thirty operators.
 */
export async function putHistory(table: Table, today: CalendarDate, days: number): Promise<void> {
  await putBottles(table, { [yumi]: 10_000 });
  for (let daysAgo = days; daysAgo >= 1; daysAgo -= 1)
    await putClosedTill(table, addDays(today, -daysAgo), days - daysAgo + 1);
  for (let daysAgo = Math.min(days, retentionDays.enquiry); daysAgo >= 0; daysAgo -= 1) {
    const enquiries = enquiryStore(table, () => instantAt(addDays(today, -daysAgo), 10 * 60));
    for (let index = 0; index < 3; index += 1) {
      const date = index === 0 ? '' : addDays(today, 30 - daysAgo);
      await enquiries.receive({ ...sampleEnquiry, date }, undefined);
    }
  }
  const orders: Item[] = [];
  for (let daysAgo = Math.min(days, retentionDays.order - 1); daysAgo >= 0; daysAgo -= 1)
    for (let index = 0; index < 5; index += 1)
      orders.push(...orderItems(table, addDays(today, -daysAgo), daysAgo > 0));
  await putAll(table, orders);
  for (let index = 0; index < 30; index += 1) {
    const id = index.toString(16).padStart(20, '0');
    const operator = { ...sampleOperator, id, status: 'approved', receivedAt: 1_795_000_000 + index };
    await put(table, { ...operatorKey(id), ...operator, expiresAt: 2_000_000_000 });
  }
}

async function putClosedTill(table: Table, date: CalendarDate, number: number): Promise<void> {
  const closedAt = instantAt(date, 17 * 60).getTime() / 1000;
  const lines = Array.from({ length: 40 }, (_, index) => ({
    id: `${date}-${index}`.padEnd(44, 'x'),
    at: closedAt - 60 * index,
    by: 'PERSON0000000001',
    date,
    tourId: index % 10,
    method: 'cash-vuv' as const,
    amount: 8000,
    vatu: 8000,
    guests: 2,
  }));
  const counted = { 'cash-vuv': 320_000, 'cash-aud': 0, card: 0 };
  await zStore(table, () => new Date(closedAt * 1000)).close({
    number,
    closedAt,
    by: 'PERSON0000000001',
    on: 'DEVICE0000000001',
    counted,
    lines,
    exceptions: [],
    commandId: String(number).padStart(24, '0'),
    readFrom: addDays(date, -1),
  });
}

function orderItems(table: Table, date: CalendarDate, isShipped: boolean): Item[] {
  const createdAt = instantAt(date, 10 * 60).getTime() / 1000;
  const newOrder = { ...newOrderOf({ date, bottles }), createdAt };
  const { shipTo, paymentIntent } = reportOf(newOrder, 'paid');
  const order = {
    ...newOrder,
    status: 'paid' as const,
    stock: 'sold' as const,
    paidAt: createdAt + 60,
    shipTo,
    paymentIntent,
    version: 3,
    ...(isShipped && { shipped: { at: createdAt + 3600, trackingNumber: 'EM123456789VU' } }),
  };
  const entries = listWrites(table, order).flatMap(({ Put }) => (Put?.Item ? [Put.Item] : []));
  return [{ ...keyOfOrder(order), ...order, expiresAt: orderExpiresAt(order) }, ...entries];
}

const put = (table: Table, Item: Item) => table.client.send(new PutCommand({ TableName: table.name, Item }));

export async function putAll(table: Table, items: readonly Item[]): Promise<void> {
  for (let from = 0; from < items.length; from += batchSize) {
    const writes: NonNullable<BatchWriteCommandInput['RequestItems']>[string] = items
      .slice(from, from + batchSize)
      .map((Item) => ({ PutRequest: { Item } }));
    await table.client.send(new BatchWriteCommand({ RequestItems: { [table.name]: writes } }));
  }
}
