import { describe, expect, it } from 'vitest';
import { actorOf, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { daySummaries } from '#functions/stores/bookings/day-summaries.ts';
import { fillDay } from '#functions/stores/bookings/full-day.testing.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { listDays as contract } from '#shared/contracts/staff/list-days.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { listDays } from './list-days.ts';

const table = testTable();
const clock = testClock('2026-12-08T09:00:00+11:00');
const ana = actorOf({ id: 'ana', name: 'Ana', role: 'floor' }, 'door');
testLog();

const deps = (usedTable: Table = table) => ({
  summaries: daySummaries(usedTable, clock),
  closures: closureStore(usedTable, clock),
  edits: calendarEditStore(usedTable, clock),
  clock,
});
const list = async (usedTable: Table = table) =>
  (await callerAs(ana, contract, listDays(deps(usedTable)))({})).json.days;
const date = calendarDateFrom;

describe('GET /api/staff/days', () => {
  it('lists fourteen days with their guests, ships and closures', async () => {
    const bookings = bookingStore(table, clock);
    await bookings.book(storedBooking({ date: '2026-12-09', guestCount: 3 }));
    await bookings.book(storedBooking({ date: '2026-12-09', time: '2:00 PM', guestCount: 4 }));
    await deps().closures.closeSlots(
      date('2026-12-09'),
      [slotOf('3:00 PM', 'Cellar Door Tasting')],
      'Repairs',
    );
    await deps().closures.closeDay(date('2026-12-11'), 'Cyclone');
    const ship = { ship: 'Sample Gull', ashoreMinutes: 480, allAboardMinutes: 1020 };
    await deps().edits.save({
      edit: { date: date('2026-12-12'), ships: [ship] },
      seen: undefined,
      by: { id: 'a', person: 'mia', device: 'office' },
      reopen: [],
    });
    const days = await list();
    expect(days).toHaveLength(14);
    expect(days.slice(0, 6)).toEqual([
      { date: '2026-12-08', guests: 0, ships: [], closedStarts: 0 },
      {
        date: '2026-12-09',
        guests: 7,
        ships: [{ ship: 'Sample Tern', ashoreMinutes: 510, allAboardMinutes: 990 }],
        closedStarts: 1,
      },
      {
        date: '2026-12-10',
        guests: 0,
        ships: [
          expect.objectContaining({ ship: 'Sample Tern' }),
          expect.objectContaining({ ship: 'Sample Petrel' }),
        ],
        closedStarts: 0,
      },
      { date: '2026-12-11', guests: 0, ships: [], closedStarts: 0, closedFor: 'Cyclone' },
      { date: '2026-12-12', guests: 0, ships: [ship], closedStarts: 0 },
      { date: '2026-12-13', guests: 0, ships: [], closedStarts: 0 },
    ]);
    expect(days.at(-1)).toMatchObject({ date: '2026-12-21' });
  });

  it('costs the same four table calls for any number of guests, and reads only the days that have changed', async () => {
    for (const day of ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11']) await fillDay(table, day, 0);
    const counted = countedTable(table);
    const measureList = () => counted.measure(() => list(counted));
    const first = await measureList();
    expect(first.units).toBeGreaterThan(80);
    const repeatedUse = await measureList();
    expect(repeatedUse.calls).toBe(4);
    expect(repeatedUse.units).toBeLessThanOrEqual(20);
    await bookingStore(table, clock).book(storedBooking({ date: '2026-12-15', guestCount: 2 }));
    expect((await measureList()).calls).toBe(repeatedUse.calls + 2);
    expect((await list()).find((day: { date: string }) => day.date === '2026-12-15')).toMatchObject({
      guests: 2,
    });
  });

  it('needs only the environment variables that the deployed function has, also for a floor colleague', async () => {
    const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
    const bob = await colleagues(table, () => new Date()).add('Bob', 'floor');
    expect((await call({ cookies: [bob.cookie] })).json.days).toHaveLength(14);
  });
});
