import { describe, expect, it } from 'vitest';
import { actorOf, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { daySummaries, summarySeconds } from '#functions/stores/bookings/day-summaries.ts';
import { fillDay } from '#functions/stores/bookings/full-day.testing.ts';
import { keyOf } from '#functions/stores/bookings/slot-item.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import { interruptedTable } from '#functions/stores/table/interrupted-table.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { showCalendar as contract } from '#shared/contracts/office/show-calendar.ts';
import { entry } from '#shared/staff/parties/visit.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { showCalendar } from './show-calendar.ts';

const table = testTable();
const clock = testClock('2026-11-24T09:00:00+11:00');
const mia = actorOf({ id: 'mia', name: 'Mia', role: 'manager' }, 'office');
testLog();

const deps = (usedTable: Table = table) => ({
  summaries: daySummaries(usedTable, clock),
  closures: closureStore(usedTable, clock),
  edits: calendarEditStore(usedTable, clock),
  people: { list: async () => [{ ...mia.person, invitedAt: 0 }] },
  clock,
});
const show = (month: string, usedTable: Table = table) =>
  callerAs(mia, contract, showCalendar(deps(usedTable)))({ query: { month } });
const date = calendarDateFrom;

it('the calendar month shows every day, with closures by staff and edits by managers', async () => {
  const { edits, closures } = deps();
  const by = { id: 'a', person: 'mia', device: 'office' };
  const afternoon = { date: date('2026-12-15'), opening: 'afternoon' } as const;
  await edits.save({ edit: afternoon, seen: undefined, by, reopen: [] });
  await closures.closeDay(date('2026-12-16'), 'Cyclone');
  await closures.closeSlots(date('2026-12-17'), [slotOf('2:00 PM', 'Tour and Tasting')], 'Repairs');
  const bookings = bookingStore(table, clock);
  await bookings.book(storedBooking({ date: '2026-12-17', guestCount: 3 }));
  const { status, json } = await show('2026-12');
  expect(status).toBe(200);
  expect(json.days).toHaveLength(31);
  const dayAt = (day: number) => json.days[day - 1];
  const emptyDay = { guests: 0, closedStarts: 0, pendingNotifications: 0, isClosedByStaff: false };
  expect(dayAt(14)).toEqual({ date: '2026-12-14', opening: 'open', seen: expect.any(String), ...emptyDay });
  expect(dayAt(13)).toMatchObject({ opening: 'closed', ...emptyDay });
  expect(dayAt(25)).toMatchObject({ opening: 'closed', closedFor: 'Christmas Day', ...emptyDay });
  expect(dayAt(15)).toMatchObject({
    opening: 'afternoon',
    edit: { opening: 'afternoon', by: 'Mia', at: clock().getTime() / 1000 },
  });
  expect(dayAt(16)).toMatchObject({ opening: 'closed', closedFor: 'Cyclone', isClosedByStaff: true });
  expect(dayAt(17)).toMatchObject({ opening: 'open', guests: 3, closedStarts: 1, pendingNotifications: 0 });
});

it('the calendar month counts the guests whom an interrupted edit has not notified', async () => {
  const { edits } = deps();
  await bookingStore(table, clock).book(storedBooking({ date: '2026-12-21' }));
  const by = { id: 'b', person: 'mia', device: 'office' };
  const edit = { date: date('2026-12-21'), opening: 'afternoon' } as const;
  const close = { slots: [slotOf('10:00 AM', 'Tour and Tasting')], reason: 'Staff day' };
  await edits.save({ edit, seen: undefined, by, close, reopen: [] });
  expect((await show('2026-12')).json.days[20]).toMatchObject({
    opening: 'afternoon',
    pendingNotifications: 1,
  });
});

describe('a calendar month that was shown before', () => {
  const fullDays = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'];
  const guestsOn = async (day: number, usedTable: Table = table) =>
    (await show('2026-12', usedTable)).json.days[day - 1].guests;
  const book = (usedTable: Table = table) =>
    bookingStore(usedTable, clock).book(storedBooking({ date: '2026-12-17', guestCount: 2 }));

  it('costs the same four table calls for any number of guests, and reads only the days that have changed', async () => {
    for (const day of fullDays) await fillDay(table, day, 0);
    const counted = countedTable(table);
    const measureShow = () => counted.measure(() => show('2026-12', counted));
    const first = await measureShow();
    expect(first.units).toBeGreaterThan(80);
    const repeatedUse = await measureShow();
    expect(repeatedUse.calls).toBe(4);
    expect(repeatedUse.units).toBeLessThan(40);
    await book();
    const afterBooking = await measureShow();
    expect(afterBooking.calls).toBe(repeatedUse.calls + 2);
    expect(afterBooking.units).toBeLessThan(repeatedUse.units + 4);
  });

  it('shows bookings, arrivals, cancellations and closures immediately', async () => {
    await show('2026-12');
    await book();
    expect(await guestsOn(17)).toBe(2);
    const booking = storedBooking({ date: '2026-12-17', guestCount: 3 });
    await bookingStore(table, clock).book(booking);
    expect(await guestsOn(17)).toBe(5);
    const by = { id: 'b', person: 'mia', device: 'office' };
    const edit = { date: date('2026-12-17'), opening: 'afternoon' } as const;
    const close = { slots: [slotOf('10:00 AM', 'Tour and Tasting')], reason: 'Staff day' };
    await deps().edits.save({ edit, seen: undefined, by, close, reopen: [] });
    const readDay = async () => (await show('2026-12')).json.days[16];
    expect(await readDay()).toMatchObject({ pendingNotifications: 2 });
    await visitStore(table, clock).record(keyOf(booking), booking.id, () => ({
      entry: entry({ kind: 'arrive', guests: 1 }),
    }));
    expect(await readDay()).toMatchObject({ guests: 5, pendingNotifications: 1 });
    await bookingStore(table, clock).cancel(referenceOf(booking), 'staff');
    expect(await readDay()).toMatchObject({ guests: 2, closedStarts: 0 });
    await deps().closures.closeSlots(date('2026-12-17'), [slotOf('2:00 PM', 'Tour and Tasting')], 'Repairs');
    expect(await readDay()).toMatchObject({ closedStarts: 1 });
  });

  it('shows bookings made between the reads of the counter and of the day, or just before the summary is stored', async () => {
    await book();
    const interruptedBetweenReads = interruptedTable(table, 'QueryCommand', () => book(), 4);
    await guestsOn(17, interruptedBetweenReads);
    const interruptedBeforePut = interruptedTable(table, 'PutCommand', () => book());
    await guestsOn(17, interruptedBeforePut);
    expect(await guestsOn(17)).toBe(6);
  });

  it('keeps the newer of two summaries that concurrent calls store', async () => {
    await book();
    const slowerTable = interruptedTable(
      table,
      'PutCommand',
      async () => {
        await book();
        await guestsOn(17);
      },
      16,
    );
    await guestsOn(17, slowerTable);
    expect(await guestsOn(17)).toBe(4);
  });

  it('shows a booking within an hour even if it is missing from the counter of changes', async () => {
    await show('2026-12');
    const losingTable = interruptedTable(
      table,
      'UpdateCommand',
      async () => {
        throw new Error('crashed');
      },
      2,
    );
    await book(losingTable);
    expect(await guestsOn(17)).toBe(0);
    clock.set(new Date(clock().getTime() + summarySeconds * 1000));
    expect(await guestsOn(17)).toBe(2);
    clock.set(new Date('2026-11-24T09:00:00+11:00'));
  });
});

it('show-calendar returns a month without bookings, and refuses an invalid month', async () => {
  expect((await show('2027-11')).json.days).toHaveLength(30);
  expect((await show('soon')).status).toBe(400);
});

it('the handler of show-calendar needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  expect(await call({ cookies: [eve.cookie], query: { month: '2027-03' } })).toMatchObject({ status: 200 });
});
