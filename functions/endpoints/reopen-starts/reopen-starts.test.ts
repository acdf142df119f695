import { describe, expect, it } from 'vitest';
import { actorOf, type CallResult, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { timetableOf } from '#shared/booking/slots.ts';
import { reopenStarts as contract } from '#shared/contracts/staff/reopen-starts.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { addDays, calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { reopenStarts } from './reopen-starts.ts';

const tuesday = calendarDateFrom('2026-11-24');
const table = testTable();
const now = new Date('2026-11-21T10:00:00+11:00');
const clock = () => now;
const mia = actorOf({ id: 'mia', name: 'Mia', role: 'manager' }, 'office');

const log = testLog();

const closures = () => closureStore(table, clock);
const by = (id: string) => ({ id, person: 'ben', device: 'bar' });
const reopen = (changes: Record<string, string> = {}): Promise<CallResult> =>
  callerAs(
    mia,
    contract,
    reopenStarts({
      days: dayStore(table, clock),
      closures: closures(),
      edits: calendarEditStore(table, clock),
      clock,
    }),
  )({ query: { commandId: commandId(), first: tuesday, last: tuesday, ...changes } });
const book = (changes: Parameters<typeof storedBooking>[0] = {}) =>
  bookingStore(table, clock).book(storedBooking(changes));
const starts = (...ids: number[]) => timetableOf(tuesday).filter(({ id }) => ids.includes(id));

describe('a reopening', () => {
  it('of a day accepts bookings again, and is stored with author, time and device', async () => {
    await closures().closeDay(tuesday, 'Cyclone', { by: by('a') });
    const command = commandId();
    const { status, json } = await reopen({ commandId: command });
    expect([status, json.remaining]).toEqual([200, 0]);
    expect(await book()).toMatchObject({ result: 'booked' });
    expect(await closures().between(tuesday, tuesday)).toEqual([]);
    const slots = (await table.items()).filter(({ pk }) => pk === `DAY#${tuesday}`);
    expect(slots).toHaveLength(14);
    for (const { reopened } of slots)
      expect(reopened).toEqual({
        at: now.getTime() / 1000,
        by: { person: 'mia', device: 'office' },
        command,
        lifted: 'a',
      });
  });

  it('of single starts leaves the others closed', async () => {
    await closures().closeSlots(tuesday, starts(0, 1, 8), 'Repairs');
    await reopen({ tourIds: '0,8' });
    expect(await book({ tourType: 'Cellar Door Tasting' })).toMatchObject({ result: 'closed' });
    expect(await book()).toMatchObject({ result: 'booked' });
    expect(await book({ time: '2:00 PM' })).toMatchObject({ result: 'booked' });
  });

  it('of a range reopens its days', async () => {
    for (const date of tourDaysIn({ first: tuesday, last: addDays(tuesday, 6) }))
      await closures().closeDay(date, 'Cyclone');
    await reopen({ last: addDays(tuesday, 6) });
    expect(await closures().between(tuesday, addDays(tuesday, 6))).toEqual([]);
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'closure.lifted', date: tuesday, days: 6, reopened: 6 }),
    );
  });

  it('of open starts writes nothing', async () => {
    expect((await reopen()).json.remaining).toBe(0);
    expect(await table.items()).toEqual([]);
  });

  it('repeated after a colleague has closed the day again leaves it closed', async () => {
    await closures().closeDay(tuesday, 'Cyclone', { by: by('a') });
    const command = commandId();
    await reopen({ commandId: command });
    await closures().closeDay(tuesday, 'Repairs', { by: by('b') });
    const before = await table.items();
    expect((await reopen({ commandId: command })).json.remaining).toBe(0);
    expect(await table.items()).toEqual(before);
    await reopen();
    expect(await closures().between(tuesday, tuesday)).toEqual([]);
  });

  it('of single starts of a day that is closed as a whole is refused', async () => {
    await closures().closeDay(tuesday, 'Cyclone');
    expect(await reopen({ tourIds: '0' })).toMatchObject({ status: 409, json: { kind: 'slot-closed' } });
    expect(await closures().between(tuesday, tuesday)).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, number]>([
    ['yesterday', { first: '2026-11-20', last: '2026-11-20' }, 422],
    ['a single start over several days', { last: '2026-11-25', tourIds: '0' }, 422],
    ['an unknown start', { tourIds: '14' }, 400],
    ['an invalid start', { tourIds: 'all' }, 400],
  ])('of %s is refused', async (_, changes, status) => {
    expect((await reopen(changes)).status).toBe(status);
  });
});

it('the handler of reopen-starts needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const today = dateOf(new Date());
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  const query = { commandId: commandId(), first: addDays(today, 1), last: addDays(today, 2) };
  const response = await call({ cookies: [eve.cookie], query });
  expect(response).toMatchObject({ status: 200, json: { remaining: 0 } });
});
