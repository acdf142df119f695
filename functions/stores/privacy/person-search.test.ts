import { expect, it } from 'vitest';
import { runWithDeadline } from '#functions/request-context/deadline.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import { bookingStore } from '../bookings/bookings.ts';
import { referenceRequestStore } from '../bookings/reference-requests.ts';
import { storedBooking } from '../bookings/stored-booking.testing.ts';
import { enquiryStore } from '../enquiries/enquiries.ts';
import { sampleEnquiry } from '../enquiries/enquiry.testing.ts';
import { sampleOperator } from '../operators/operator.testing.ts';
import { operatorStore } from '../operators/operators.ts';
import { orderStore } from '../orders/orders.ts';
import { newOrderOf, putBottles, reportOf, yumi } from '../orders/stocked-shop.testing.ts';
import { testTable } from '../table/table-content.testing.ts';
import { partitionsOfPeople } from './partitions-of-people.ts';
import { partitionsOf, personSearch, type SearchedPart } from './person-search.ts';
import { personalData } from './personal-data.ts';

const email = 'marker@example.com';
const today = new Date('2026-11-25T10:00:00+11:00');
const table = testTable();

/** Every kind of record, at the first and the last moment at which it may be stored. */
async function storeEveryKind(): Promise<void> {
  const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);
  const { last } = bookingWindow(today);
  for (const date of [addDays(dateOf(today), -399), dateOf(today), last])
    await bookingStore(table, () => today).book(storedBooking({ date, email }));
  const longAgo = () => daysAgo(2 * 366 + 399);
  await enquiryStore(table, longAgo).receive({ ...sampleEnquiry, email, date: '9998-12-31' }, undefined);
  for (const days of [0, 179]) {
    const clock = () => daysAgo(days);
    await enquiryStore(table, clock).receive({ ...sampleEnquiry, email, date: '' }, undefined);
    await operatorStore(table, clock).request({ ...sampleOperator, email }, undefined);
  }
  const [{ id } = { id: '' }] = (await operatorStore(table, () => today).list()).operators;
  await operatorStore(table, () => today).approve(id);
  for (const hours of [0, 23])
    await referenceRequestStore(table, () => new Date(today.getTime() - hours * 3_600_000)).receive(email);
  await putBottles(table, { [yumi]: 24 });
  for (const days of [0, 399]) {
    const order = {
      ...newOrderOf({ email, date: dateOf(daysAgo(days)) }),
      createdAt: daysAgo(days).getTime() / 1000,
    };
    await orderStore(table, () => today).place(order);
    await orderStore(table, () => today).settle(reportOf(order, 'paid'));
  }
}

it('a search for a person finds the same records of every kind and age as a scan of the whole table', async () => {
  await storeEveryKind();
  const data = personalData(table, () => today);
  const all = await data.find(email);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(['booking', 'order', 'reference-request', 'enquiry', 'operator']),
  );
  const { records, next } = await personSearch(data, () => today)(email);
  expect(next).toBeUndefined();
  const keysOf = (records: typeof all) =>
    records.map(({ key, kind }) => `${kind} ${key.pk} ${key.sk}`).sort();
  expect(keysOf(records)).toEqual(keysOf(all));
  expect(keysOf(await data.find(email, partitionsOf(records)))).toEqual(keysOf(all));
});

it('a search for a person finds every record once if it is continued in many parts for lack of time', async () => {
  await storeEveryKind();
  const data = personalData(table, () => today);
  const search = personSearch(data, () => today);
  const parts: SearchedPart[] = [];
  let from: string | undefined;
  do {
    parts.push(await runWithDeadline(1, () => search(email, from)));
    from = parts.at(-1)?.next;
  } while (from !== undefined);
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.flatMap(({ records }) => records)).toHaveLength((await data.find(email)).length);
});

it('a search for a person reads only partitions of bookings, orders, enquiries, operators and reference requests', () => {
  const kinds = new Set(partitionsOfPeople(today).map((pk) => pk.split('#')[0]));
  expect([...kinds].sort()).toEqual(
    ['DAY', 'ENQUIRIES', 'OPERATOR-REQUESTS', 'OPERATORS', 'ORDERS', 'REFERENCE-REQUESTS'].sort(),
  );
});

it('a search for the reference of an erased guest finds nothing', async () => {
  const clock = () => today;
  const booking = storedBooking({ date: '2026-11-20', email });
  await bookingStore(table, clock).book(booking);
  const data = personalData(table, clock);
  const [record] = await data.find(booking.reference);
  if (record === undefined) throw new Error('The booking was not found');
  expect(await data.erase(record)).toBe('erased');
  expect(await data.find(booking.reference)).toEqual([]);
});
