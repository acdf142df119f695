import { expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { addDays, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import { operatorVisitStore } from './operator-visits.ts';
import { type BookingOverrides, bookingMaker, referenceOf } from './stored-booking.testing.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const bookings = bookingStore(table, clock);
const visits = () => operatorVisitStore(table, clock);
const book = (id: string, changes: BookingOverrides = {}) =>
  bookingMaker(bookings)({
    operator: { id, companyName: 'Sea Breeze', chargingModel: 'operator_charges' },
    ...changes,
  });
const days = async () => Object.fromEntries(await visits().all());

it('the latest visit of an operator ignores cancelled bookings, and is undefined without a booking', async () => {
  const [first, last] = [await book('a', { date: '2026-11-24' }), await book('a', { date: '2026-12-03' })];
  await book('b', { date: '2026-12-04' });
  await visits().update('a');
  expect(await days()).toEqual({ a: '2026-12-03' });
  await bookings.cancel(referenceOf(last));
  await visits().update('a');
  expect(await days()).toEqual({ a: '2026-11-24' });
  await bookings.cancel(referenceOf(first));
  await visits().update('a');
  expect(await days()).toEqual({});
});

it('the latest visit of an operator is found even after sixty later bookings were cancelled', async () => {
  await book('a', { date: '2026-11-23' });
  for (let index = 0; index < 60; index += 1) {
    const date = addDays(calendarDateFrom('2026-12-01'), Math.floor(index / 5));
    const time = (['10:00 AM', '11:00 AM', '2:00 PM', '3:00 PM', '4:00 PM'] as const)[index % 5];
    await bookings.cancel(referenceOf(await book('a', { date, ...(time && { time }) })));
  }
  await visits().update('a');
  expect(await days()).toEqual({ a: '2026-11-23' });
});

it('the latest visit of an operator is not overwritten by a slow worker that has read older bookings', async () => {
  await book('a', { date: '2026-11-24' });
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { client } = table;
  const slowClient = new Proxy(client, {
    get: (target, name) =>
      name === 'send'
        ? async (command: { constructor: { name: string } }) => {
            if (command.constructor.name === 'PutCommand') await gate;
            return target.send(command as never);
          }
        : Reflect.get(target, name),
  });
  const lateUpdate = operatorVisitStore(
    { ...table, client: slowClient },
    () => new Date(clock().getTime() - 1),
  ).update('a');
  await book('a', { date: '2026-12-03' });
  await visits().update('a');
  release();
  await lateUpdate;
  expect(await days()).toEqual({ a: '2026-12-03' });
});

it('the nightly check updates the latest visits from the upcoming bookings and removes cancelled ones, but leaves past visits as they are', async () => {
  const first = calendarDateFrom('2026-11-22');
  await book('past', { date: '2026-11-21' });
  const cancelled = await book('gone', { date: '2026-12-05' });
  for (const id of ['past', 'gone']) await visits().update(id);
  await bookings.cancel(referenceOf(cancelled));
  const upcoming = [await book('new', { date: '2026-12-01' }), await book('new', { date: '2026-11-25' })];
  await visits().repair(first, upcoming);
  expect(await days()).toEqual({ past: '2026-11-21', new: '2026-12-01' });
});

it("the latest visit of an operator expires together with the operator's bookings", async () => {
  await book('a', { date: '2026-11-24' });
  await visits().update('a');
  clock.set(new Date('2027-12-30T10:00:00+11:00'));
  expect(await days()).toEqual({});
});
