import { beforeEach, expect, it, vi } from 'vitest';
import { slotsOn } from '../../../shared/booking/slots.ts';
import type { Actor } from '../../../shared/contracts/contract.ts';
import { listClosures as contract } from '../../../shared/contracts/staff/list-closures.ts';
import { entry } from '../../../shared/staff/visit.testing.ts';
import { addDays, calendarDateFrom, dateOf } from '../../../shared/values/port-vila-time.ts';
import { callerAs, callHandler } from '../../kernel/call.testing.ts';
import { captureLog } from '../../kernel/captured-log.testing.ts';
import { bookingStore } from '../../stores/bookings/bookings.ts';
import { closureStore } from '../../stores/bookings/closures.ts';
import { dayStore } from '../../stores/bookings/days.ts';
import { storedBooking } from '../../stores/bookings/stored-booking.testing.ts';
import { colleagues } from '../../stores/staff/colleagues.testing.ts';
import { type ObservedTable, observedTable } from '../../stores/table/table-content.testing.ts';
import { listClosures } from './list-closures.ts';

const tuesday = calendarDateFrom('2026-11-24');
let table: ObservedTable;
let now: Date;
const clock = () => now;
const mia: Actor = {
  person: { id: 'mia', name: 'Mia', role: 'manager' },
  deviceId: 'office',
  steppedUpAt: undefined,
  linkedAt: undefined,
};
const by = (id: string) => ({ id, person: 'mia', device: 'office' });

beforeEach(async () => {
  table = await observedTable();
  now = new Date('2026-11-24T09:00:00+11:00');
  captureLog();
});

const closures = () => closureStore(table, clock);
const list = async () => {
  const people = { list: async () => [{ ...mia.person, invitedAt: 0 }] };
  const deps = { days: dayStore(table, clock), closures: closures(), people, clock };
  return (await callerAs(mia, contract, listClosures(deps))({})).json.closures;
};
const starts = (...ids: number[]) => slotsOn(tuesday).filter(({ id }) => ids.includes(id));

it('lists days and starts from today on, each with its reason and who closed it', async () => {
  const at = now.getTime() / 1000;
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
      untold: 0,
    },
    { date: '2026-11-24', isWholeDay: false, tourIds: [1], reason: 'Power cut', by: 'Mia', at, untold: 0 },
    {
      date: '2026-12-05',
      isWholeDay: true,
      tourIds: slotsOn(calendarDateFrom('2026-12-05')).map(({ id }) => id),
      reason: 'Wedding',
      at,
      untold: 0,
    },
  ]);
});

it('leaves out what has passed and what is open again', async () => {
  await closures().closeDay(calendarDateFrom('2026-11-23'), 'Cyclone');
  await closures().closeDay(calendarDateFrom('2026-11-26'), 'Cyclone');
  await closures().reopenDay(calendarDateFrom('2026-11-26'), slotsOn(calendarDateFrom('2026-11-26')));
  expect(await list()).toEqual([]);
});

it('counts the guests whom an interrupted closing has not told', async () => {
  const store = bookingStore(table, clock);
  await store.book(storedBooking());
  await store.book(storedBooking({ visit: { log: [entry({ kind: 'arrive', guests: 1 })] } }));
  await store.book(storedBooking({ time: '2:00 PM' }));
  await closures().closeSlots(tuesday, starts(0), 'Repairs', { by: by('a') });
  expect(await list()).toMatchObject([{ tourIds: [0], untold: 1 }]);
});

it('works with the deployed environment', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  now = new Date();
  const eve = await colleagues(table, clock).add('Eve', 'manager');
  // Two days, one of which is no Sunday.
  for (const days of [1, 2]) await closures().closeDay(addDays(dateOf(now), days), 'Cyclone');
  const answer = await callHandler(contract, handler, { cookies: [eve.cookie] });
  expect(answer.json.closures.length).toBeGreaterThan(0);
});
