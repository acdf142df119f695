import { expect, it } from 'vitest';
import { actorOf, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { showCalendar as contract } from '#shared/contracts/office/show-calendar.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { showCalendar } from './show-calendar.ts';

const table = testTable();
const clock = testClock('2026-11-24T09:00:00+11:00');
const mia = actorOf({ id: 'mia', name: 'Mia', role: 'manager' }, 'office');
testLog();

const deps = () => ({
  days: dayStore(table, clock),
  closures: closureStore(table, clock),
  edits: calendarEditStore(table, clock),
  people: { list: async () => [{ ...mia.person, invitedAt: 0 }] },
  clock,
});
const show = (month: string) => callerAs(mia, contract, showCalendar(deps()))({ query: { month } });
const date = calendarDateFrom;

it('the calendar month shows every day as listed, closed by staff and edited by managers', async () => {
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
  const on = (day: number) => json.days[day - 1];
  const plain = { guests: 0, closedStarts: 0, pendingNotifications: 0, isClosedByStaff: false };
  expect(on(14)).toEqual({ date: '2026-12-14', opening: 'open', seen: expect.any(String), ...plain });
  expect(on(13)).toMatchObject({ opening: 'closed', ...plain });
  expect(on(25)).toMatchObject({ opening: 'closed', closedFor: 'Christmas Day', ...plain });
  expect(on(15)).toMatchObject({
    opening: 'afternoon',
    edit: { opening: 'afternoon', by: 'Mia', at: clock().getTime() / 1000 },
  });
  expect(on(16)).toMatchObject({ opening: 'closed', closedFor: 'Cyclone', isClosedByStaff: true });
  expect(on(17)).toMatchObject({ opening: 'open', guests: 3, closedStarts: 1, pendingNotifications: 0 });
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

it('shows months without bookings, and refuses what is none', async () => {
  expect((await show('2027-11')).json.days).toHaveLength(30);
  expect((await show('soon')).status).toBe(400);
});

it('the handler of show-calendar works with the deployed environment', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  expect(await call({ cookies: [eve.cookie], query: { month: '2027-03' } })).toMatchObject({ status: 200 });
});
