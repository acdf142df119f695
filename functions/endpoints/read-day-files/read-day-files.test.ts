import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayChanges } from '#functions/stores/bookings/day-changes.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { fillDay } from '#functions/stores/bookings/full-day.testing.ts';
import { keyOf, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { detailsOf, referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { colleagues, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { registerKeepingDevice } from '#functions/stores/staff/keeping-device.testing.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { sessionStore } from '#functions/stores/staff/sessions.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { readDayFiles as contract, type FileStart } from '#shared/contracts/kept/read-day-files.ts';
import { formatSeenDay, maxFileAge, parseSeenDays } from '#shared/kept-presses/seen-days.ts';
import { paid } from '#shared/staff/parties/visit.testing.ts';
import { addDays, calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { readDayFiles } from './read-day-files.ts';

const table = testTable();
const clock = testClock('2026-11-24T08:00:00+11:00');
testLog();
const today = calendarDateFrom('2026-11-24');
let ann: LinkedBrowser;
let booking: StoredBooking;

beforeEach(async () => {
  ann = await colleagues(table, clock).add('Ann', 'floor');
  booking = storedBooking({ guestCount: 4, email: 'marker@example.com', phone: '+678 555 0100' });
  await bookingStore(table, clock).book(booking);
});

interface Day {
  readonly date: string;
  readonly changes: number;
  readonly starts: readonly FileStart[];
}

/** A device that stores the day files it reads. */
function device({ cookie } = ann) {
  const counted = countedTable(table);
  const deps = {
    days: dayStore(counted, clock),
    counts: dayChanges(counted),
    people: peopleStore(counted, clock),
    devices: deviceStore(counted, clock),
    clock,
  };
  const call = caller(contract, readDayFiles(deps), sessionStore(counted, clock));
  const dayFiles = new Map<string, { changes: number; readAt: number; versions: Map<number, string> }>();
  return {
    async read() {
      const seen = [...dayFiles].map(([date, day]) => formatSeenDay(date, day)).join(';');
      let response: Awaited<ReturnType<typeof call>> | undefined;
      const usage = await counted.measure(async () => {
        response = await call({ ...(seen && { query: { seen } }), cookies: [cookie] });
      });
      const { status, json } = response ?? { status: 0, json: {} };
      const days: readonly Day[] = json.days ?? [];
      for (const { date, changes, starts } of days) {
        const versions = dayFiles.get(date)?.versions ?? new Map<number, string>();
        for (const { tourId, version } of starts) versions.set(tourId, version);
        dayFiles.set(date, { changes, readAt: json.now, versions });
      }
      return { status, json, starts: days.flatMap((day) => day.starts), usage };
    },
  };
}

describe('GET /api/staff/day-files', () => {
  it('returns today and the next thirteen days with starts, parties and colleagues', async () => {
    await bookingStore(table, clock).book(storedBooking({ date: '2026-12-07' }));
    await bookingStore(table, clock).book(storedBooking({ date: '2026-12-08' }));
    const { json, starts } = await device().read();
    expect(json.days.map(({ date }: Day) => date)).toEqual(
      Array.from({ length: 14 }, (_, index) => addDays(today, index)),
    );
    expect(starts).toHaveLength(2);
    expect(starts[0]).toMatchObject({
      tourId: 0,
      guests: 4,
      language: 'English',
      parties: [{ id: booking.id, firstName: 'Ann', guestCount: 4, due: 16_000, source: 'web', log: [] }],
    });
    expect(starts[0]?.parties[0]?.sixLetters).toMatch(/^[CDFHJKLMNPRTVWXZ]{6}$/);
    expect(json.people).toEqual([{ id: ann.person, name: 'Ann', role: 'floor' }]);
  });

  it('returns the devices that sign presses with their public keys, without revoked devices', async () => {
    const phone = await registerKeepingDevice(table, clock, ann);
    const ben = await colleagues(table, clock).add('Ben', 'floor');
    await registerKeepingDevice(table, clock, ben);
    await colleagues(table, clock).add('Eve', 'floor');
    await deviceStore(table, clock).end(ben.device);
    const { json } = await device().read();
    expect(json.devices).toEqual([
      {
        id: phone.device,
        name: expect.any(String),
        keys: [{ id: phone.key, publicKey: phone.publicKey }],
      },
    ]);
    expect(JSON.stringify(json)).not.toMatch(/secret/i);
  });

  it('returns a newly linked device within an hour, even if no start has changed', async () => {
    const phone = device();
    await phone.read();
    const tablet = await registerKeepingDevice(
      table,
      clock,
      await colleagues(table, clock).add('Ben', 'floor'),
    );
    clock.advance(maxFileAge * 1000);
    const { json, starts } = await phone.read();
    expect(starts).toEqual([]);
    expect(json.devices).toMatchObject([{ id: tablet.device, keys: [{ id: tablet.key }] }]);
  });

  it('contains no email address, telephone number or reference', async () => {
    const { json } = await device().read();
    const text = JSON.stringify(json);
    expect(text).toContain('"lastName":"Lee"');
    expect(text).not.toMatch(/marker@|555 0100|"email"|"phone"|"reference"/);
  });

  it('returns only the start that has changed', async () => {
    await bookingStore(table, clock).book(storedBooking({ time: '3:00 PM' }));
    const phone = device();
    expect((await phone.read()).starts).toHaveLength(2);
    await visitStore(table, clock).record(keyOf(booking), booking.id, () => ({ entry: paid(4000) }));
    const { json, starts } = await phone.read();
    expect(json.days).toHaveLength(1);
    expect(starts).toMatchObject([{ tourId: 0, parties: [{ log: [{ vatu: 4000 }] }] }]);
    expect((await phone.read()).json).toMatchObject({ days: [], people: [] });
  });

  it('returns a start that is now empty', async () => {
    const phone = device();
    await phone.read();
    const otherDayDetails = { ...detailsOf(booking), date: calendarDateFrom('2026-11-30') };
    await bookingStore(table, clock).change(referenceOf(booking), otherDayDetails);
    const { starts } = await phone.read();
    expect(starts.map(({ parties }) => parties.length)).toEqual([0, 1]);
  });

  it('reads a day again after an hour, in case a write was not counted', async () => {
    const phone = device();
    await phone.read();
    clock.advance(maxFileAge * 1000);
    const { json, starts } = await phone.read();
    expect(json.days).toHaveLength(14);
    expect(starts).toEqual([]);
  });

  it('costs at most 16 read units while nothing has changed', async () => {
    for (let count = 1; count < 14; count += 1)
      await bookingStore(table, clock).book(storedBooking({ date: addDays(today, count) }));
    const phone = device();
    await phone.read();
    const { json, usage } = await phone.read();
    expect(json.days).toEqual([]);
    expect(usage.units).toBeLessThanOrEqual(16);
  });

  it('is at most 8 kB, compressed, for each full day', async () => {
    await fillDay(table, '2026-11-25', 0);
    const { json } = await device().read();
    const day = json.days.find(({ date }: Day) => date === '2026-11-25');
    expect(day.starts.flatMap(({ parties }: FileStart) => parties).length).toBeGreaterThan(150);
    expect(gzipSync(JSON.stringify(day)).length).toBeLessThan(8000);
  });

  it('is refused to a shared device without an acting colleague', async () => {
    const bar = await colleagues(table, clock).share('Bar tablet');
    expect(await device(bar).read()).toMatchObject({
      status: 403,
      json: { kind: 'identification-required' },
    });
  });

  it('needs only the environment variables that the deployed function has', async () => {
    const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
    const eve = await colleagues(table, () => new Date()).add('Eve', 'floor');
    expect(await call({ cookies: [eve.cookie] })).toMatchObject({ status: 200 });
  });
});

describe('the versions of days that a device sends', () => {
  it('stay the same when formatted and parsed, and are ignored if unreadable', () => {
    const versions = new Map([
      [0, 'a1'],
      [13, 'b2'],
    ]);
    const seen = { changes: 3, readAt: 5, versions };
    expect(parseSeenDays(formatSeenDay('2026-11-24', seen)).get(today)).toEqual(seen);
    expect(parseSeenDays('2026-11-24!x!1!;never;2026-02-30!1!1!0.a').size).toBe(0);
  });
});
