import { expect, it } from 'vitest';
import { actorOf, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import type { ClosedSlot } from '#functions/stores/bookings/closure-marks.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { fillDay } from '#functions/stores/bookings/full-day.testing.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { timetableOf } from '#shared/booking/slots.ts';
import { listClosures as contract } from '#shared/contracts/staff/list-closures.ts';
import { entry } from '#shared/staff/parties/visit.testing.ts';
import { addDays, calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { listClosures } from './list-closures.ts';

const tuesday = calendarDateFrom('2026-11-24');
const table = testTable();
const clock = testClock('2026-11-24T09:00:00+11:00');
const mia = actorOf({ id: 'mia', name: 'Mia', role: 'manager' }, 'office');
const by = (id: string) => ({ id, person: 'mia', device: 'office' });

testLog();

const closures = () => closureStore(table, clock);
const list = async (usedTable: Table = table) => {
  const people = { list: async () => [{ ...mia.person, invitedAt: 0 }] };
  const deps = { days: dayStore(usedTable, clock), closures: closureStore(usedTable, clock), people, clock };
  return (await callerAs(mia, contract, listClosures(deps))({})).json.closures;
};
const starts = (...ids: number[]) => timetableOf(tuesday).filter(({ id }) => ids.includes(id));

it('the list of closures contains days and starts from today on, each with its reason and author', async () => {
  const at = clock().getTime() / 1000;
  await closures().closeDay(calendarDateFrom('2026-12-05'), 'Wedding');
  await closures().closeSlots(tuesday, starts(8, 0), 'Repairs', { by: by('a'), reasonFrench: 'Travaux' });
  await closures().closeSlots(tuesday, starts(1), 'Power cut', { by: by('b') });
  expect(await list()).toEqual([
    {
      date: '2026-11-24',
      isWholeDay: false,
      tourIds: [0, 8],
      reason: 'Repairs',
      reasonFrench: 'Travaux',
      by: 'Mia',
      at,
      pendingNotifications: 0,
    },
    {
      date: '2026-11-24',
      isWholeDay: false,
      tourIds: [1],
      reason: 'Power cut',
      by: 'Mia',
      at,
      pendingNotifications: 0,
    },
    {
      date: '2026-12-05',
      isWholeDay: true,
      tourIds: timetableOf(calendarDateFrom('2026-12-05')).map(({ id }) => id),
      reason: 'Wedding',
      at,
      pendingNotifications: 0,
    },
  ]);
});

it('the list of closures leaves out past days and reopened days', async () => {
  await closures().closeDay(calendarDateFrom('2026-11-23'), 'Cyclone');
  await closures().closeDay(calendarDateFrom('2026-11-26'), 'Cyclone');
  await closures().reopenDay(calendarDateFrom('2026-11-26'), timetableOf(calendarDateFrom('2026-11-26')));
  expect(await list()).toEqual([]);
});

it('the list of closures counts the guests whom an interrupted closing has not notified', async () => {
  const store = bookingStore(table, clock);
  await store.book(storedBooking());
  await store.book(storedBooking(), undefined, [entry({ kind: 'arrive', guests: 1 })]);
  await store.book(storedBooking({ time: '2:00 PM' }));
  await closures().closeSlots(tuesday, starts(0), 'Repairs', { by: by('a') });
  expect(await list()).toMatchObject([{ tourIds: [0], pendingNotifications: 1 }]);
});

it('the list of closures names the command of a closing that cancelled bookings, for the ten minutes in which it can be undone', async () => {
  const booking = storedBooking();
  await bookingStore(table, clock).book(booking);
  await closures().closeSlots(tuesday, starts(0), 'Repairs', { by: by('a') });
  expect(await list()).not.toMatchObject([{ closing: 'a' }]);
  await closureCancellationStore(table, clock).cancel(booking, 'Repairs', { by: by('a') });
  const cancelledAt = clock();
  expect(await list()).toMatchObject([{ tourIds: [0], closing: 'a' }]);
  clock.set(new Date(cancelledAt.getTime() + 599_000));
  expect(await list()).toMatchObject([{ closing: 'a' }]);
  clock.set(new Date(cancelledAt.getTime() + 600_000));
  expect(await list()).not.toMatchObject([{ closing: 'a' }]);
});

it('the list of closures names the guests of a closed start who have no email address', async () => {
  const withoutEmail = storedBooking({ email: '', phone: '+678 555 0100', lastName: 'Muster' });
  const withEmail = storedBooking();
  const other = storedBooking({ email: '', time: '2:00 PM' });
  for (const booking of [withoutEmail, withEmail, other]) await bookingStore(table, clock).book(booking);
  await closures().closeSlots(tuesday, starts(0), 'Repairs', { by: by('a') });
  for (const booking of [withoutEmail, withEmail])
    await closureCancellationStore(table, clock).cancel(booking, 'Repairs', { by: by('a') });
  clock.set(new Date(clock().getTime() + 3_600_000));
  const [closure] = await list();
  expect(closure?.toTelephone).toMatchObject([
    { lastName: 'Muster', phone: '+678 555 0100', isMailed: false, tourId: 0 },
  ]);
});

it('the list of closures reads only days on which a start is or was closed, even if other days are full', async () => {
  for (const day of ['2026-11-25', '2026-11-26', '2026-11-27']) await fillDay(table, day, 0);
  await closures().closeSlots(calendarDateFrom('2026-12-03'), starts(0), 'Repairs');
  await closures().closeSlots(calendarDateFrom('2026-12-04'), starts(0), 'Repairs');
  await closures().reopenSlots(calendarDateFrom('2026-12-04'), [
    { ...starts(0)[0], closed: {} } as ClosedSlot,
  ]);
  const counted = countedTable(table);
  const usage = await counted.measure(async () => {
    expect(await list(counted)).toMatchObject([{ date: '2026-12-03', tourIds: [0] }]);
  });
  expect(usage).toEqual({ calls: 6, units: 6 });
});

it('the handler of list-closures needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  clock.set(new Date());
  const eve = await colleagues(table, clock).add('Eve', 'manager');
  // Two days, at least one of which is not a Sunday.
  for (const days of [1, 2]) await closures().closeDay(addDays(dateOf(clock()), days), 'Cyclone');
  const response = await call({ cookies: [eve.cookie] });
  expect(response.json.closures.length).toBeGreaterThan(0);
});
