import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { figuresStore } from '#functions/stores/numbers/figures-store.ts';
import { refusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { countDays } from '#functions/use-cases/numbers/count-days.ts';
import { tillConsole } from '#functions/use-cases/till/till-console.testing.ts';
import { slots } from '#shared/booking/slots.ts';
import { showNumbers as contract } from '#shared/contracts/office/show-numbers.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { noFigures } from '#shared/numbers/add-figures.ts';
import { isSettled } from '#shared/numbers/day-figures.ts';
import type { DayFigures } from '#shared/numbers/figures.ts';
import { byPeriod, callsFor, daysOf, periodsUntil } from '#shared/numbers/periods.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { showNumbers } from './show-numbers.ts';

const table = testTable();
const clock = testClock('2026-11-24T17:00:00+11:00');
const office = tillConsole(table, clock);
const figures = figuresStore(table);
const refusals = refusalStore(table);
const closures = closureStore(table, clock);
const bookings = bookingStore(table, clock);
let log: ReturnType<typeof captureLog>;
beforeEach(() => {
  clock.set(new Date('2026-11-24T17:00:00+11:00'));
  log = captureLog();
});

const deps = {
  edits: calendarEditStore(table, clock),
  figures,
  refusals,
  closures,
  days: dayStore(table, clock),
  clock,
};
const show = (from: string, to = from, by: 'ana' | 'mia' = 'mia') =>
  callerAs(office.actor(by), contract, showNumbers(deps))({ query: { from, to } });
const showDay = async (date: string) => (await show(date)).json.days[0];

describe('the figures of a day', () => {
  it('equal the sums over random bookings written to the starts of the day', async () => {
    // Random parties are booked in the fourteen starts, and the expected figures summed up.
    const expected = {
      parties: 0,
      booked: 0,
      came: 0,
      cash: 0,
      French: 0,
      phone: 0,
      cancelled: 0,
      sameDay: 0,
    };
    const parties = fc.sample(
      fc.record({
        guestCount: fc.integer({ min: 1, max: 5 }),
        isPhone: fc.boolean(),
        isToday: fc.boolean(),
        here: fc.integer({ min: 0, max: 5 }),
        vatu: fc.constantFrom(0, 4000, 10_000),
        isCancelled: fc.boolean(),
      }),
      28,
    );
    for (const [index, { guestCount, isPhone, isToday, here, vatu, isCancelled }] of parties.entries()) {
      const slot = slots[index % slots.length];
      if (slot === undefined) throw new Error('No slot');
      const language = slot.time === '3:00 PM' ? 'French' : 'English';
      const booking = await office.party({
        time: slot.time,
        tourType: slot.type,
        guestCount,
        preferredLanguage: language,
        ...(isPhone && { source: 'phone' }),
        ...(isToday && { bookedAt: clock().getTime() / 1000 - 60 }),
      });
      if (isCancelled) {
        await bookings.cancel(referenceOf(booking), 'staff');
        expected.cancelled += 1;
        continue;
      }
      if (here > 0) await office.write(booking, entry({ kind: 'arrive', guests: here }));
      if (vatu > 0) await office.write(booking, paid(vatu));
      expected.parties += 1;
      expected.booked += guestCount;
      expected.came += here;
      expected.cash += vatu;
      if (language === 'French') expected.French += guestCount;
      if (isPhone) expected.phone += guestCount;
      if (isToday) expected.sameDay += 1;
    }
    const day = await showDay('2026-11-24');
    expect({
      parties: day.parties,
      booked: day.booked,
      came: day.came,
      cash: day.vatu['cash-vuv'],
      French: day.languages.French,
      phone: day.sources.phone,
      cancelled: day.cancelledParties,
      sameDay: day.leadTimes[0],
    }).toEqual(expected);
  });

  it('count cancelled bookings that were moved from their start to the archive', async () => {
    for (let index = 0; index < 12; index += 1) {
      clock.advance(1000);
      await bookings.cancel(referenceOf(await office.party({ guestCount: 2 })), 'staff');
    }
    expect((await table.items()).some(({ sk }) => String(sk).startsWith('ARCHIVE#'))).toBe(true);
    expect(await showDay('2026-11-24')).toMatchObject({
      parties: 0,
      cancelledParties: 12,
      cancelledGuests: 24,
    });
  });

  it('count a booking that was moved to another day only on the new day', async () => {
    const { tourId, tourType, time, firstName, lastName, email, preferredLanguage, totalPrice, ...moved } =
      await office.party({ date: '2026-11-25' });
    const details = { tourId, tourType, time, firstName, lastName, email, preferredLanguage, totalPrice };
    await bookings.change(referenceOf(moved), {
      ...details,
      guestCount: 4,
      date: calendarDateFrom('2026-11-26'),
    });
    const { json } = await show('2026-11-25', '2026-11-26');
    expect(json.days.map(({ booked }: { booked: number }) => booked)).toEqual([0, 4]);
  });

  it('include closures, ship days, and bookings refused because of their language', async () => {
    await closures.closeDay(calendarDateFrom('2026-12-08'), 'Cyclone');
    const start = { date: calendarDateFrom('2026-12-09'), tourId: 8, language: 'French' } as const;
    await refusals.add({ ...start, guests: 2 });
    await refusals.add({ ...start, guests: 3 });
    await refusals.add({ ...start, date: calendarDateFrom('2026-12-10'), guests: 4 });
    const { json } = await show('2026-12-08', '2026-12-09');
    expect(json.days).toMatchObject([
      { date: '2026-12-08', isClosed: true, isShipDay: false, refusals: [] },
      {
        date: '2026-12-09',
        isClosed: false,
        isShipDay: true,
        refusals: [{ tourId: 8, language: 'French', times: 2, guests: 5 }],
      },
    ]);
    expect(await showDay('2026-12-25')).toMatchObject({ isClosed: true });
  });

  it('are the stored figures once there are any, even if the bookings of the day have expired', async () => {
    const storedFigures = {
      ...noFigures,
      date: '2025-03-04',
      isClosed: false,
      isShipDay: true,
      booked: 7,
      parties: 3,
    };
    await figures.store(storedFigures);
    expect((await show('2025-03-03', '2025-03-05')).json.days).toEqual([storedFigures]);
  });
});

it.runIf(isFullRun)(
  'the monthly figures of a year equal the sums over the written bookings, for days with and without stored figures',
  async () => {
    const periods = periodsUntil('month', dateOf(clock()));
    const year = {
      first: periods[0]?.first ?? dateOf(clock()),
      last: periods.at(-1)?.last ?? dateOf(clock()),
    };
    const expected = new Map(
      periods.map(({ first }) => [first.slice(0, 7), { parties: 0, booked: 0, cash: 0, lost: 0 }]),
    );
    const parties = fc.sample(
      fc.record({
        date: fc.constantFrom(...daysOf(year)),
        guestCount: fc.integer({ min: 1, max: 9 }),
        vatu: fc.constantFrom(0, 4000, 10_000),
        isCancelled: fc.boolean(),
      }),
      36,
    );
    for (const [index, { date, guestCount, vatu, isCancelled }] of parties.entries()) {
      // Parties are spread over the starts, so that none is full.
      const slot = slots[index % slots.length];
      const month = expected.get(date.slice(0, 7));
      if (slot === undefined || month === undefined) throw new Error('The slot or the month is missing');
      clock.set(new Date(`${date}T08:00:00+11:00`));
      const { time, type: tourType } = slot;
      const booking = await office.party({ date, time, tourType, guestCount });
      if (isCancelled) {
        await bookings.cancel(referenceOf(booking), 'staff');
        month.lost += guestCount;
      } else {
        if (vatu > 0) await office.write(booking, paid(vatu));
        month.parties += 1;
        month.booked += guestCount;
        month.cash += vatu;
      }
    }
    clock.set(new Date('2026-11-24T17:00:00+11:00'));
    // The nightly task stores settled days like this.
    const settledDays = daysOf(year).filter((date) => isSettled(date, dateOf(clock())));
    await Promise.all((await countDays(deps, settledDays)).map((day) => figures.store(day)));
    expect(settledDays.length).toBeGreaterThan(300);
    const days: DayFigures[] = [];
    for (const { first, last } of callsFor(year)) days.push(...(await show(first, last)).json.days);
    const sums = byPeriod(periods, days).map(
      ({ first, figures: { parties: count, booked, vatu, cancelledGuests } }) =>
        [
          first.slice(0, 7),
          { parties: count, booked, cash: vatu['cash-vuv'], lost: cancelledGuests },
        ] as const,
    );
    expect(sums).toEqual([...expected]);
  },
);

it('show-numbers returns up to 31 days in order, across the end of a year', async () => {
  const { json } = await show('2026-12-15', '2027-01-14');
  expect(json.days).toHaveLength(31);
  expect(json.days.map(({ date }: { date: string }) => date)).toEqual(
    json.days.map(({ date }: { date: string }) => date).toSorted(),
  );
});

it.each([
  ['2026-11-24', '2026-12-25'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-31', '2026-12-01'],
  ['', ''],
])('show-numbers refuses the range from %s to %s', async (from, to) => {
  expect(await show(from, to)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
});

it('show-numbers reads each day without stored figures with two queries, and all days with stored figures with one', async () => {
  const send = vi.spyOn(table.client, 'send');
  await show('2026-11-01', '2026-11-30');
  expect(send).toHaveBeenCalledTimes(4 + 2 * 30);
  for (let day = 1; day <= 30; day += 1) {
    const date = `2026-11-${String(day).padStart(2, '0')}`;
    await figures.store({ ...noFigures, date, isClosed: false, isShipDay: false });
  }
  send.mockClear();
  await show('2026-11-01', '2026-11-30');
  expect(send).toHaveBeenCalledTimes(1);
  send.mockRestore();
});

it('show-numbers needs a manager, and neither returns nor logs personal data', async () => {
  const booking = storedBooking({ date: '2026-11-24', lastName: 'Marker', email: 'marker@example.com' });
  await bookings.book(booking);
  expect(await show('2026-11-24', '2026-11-24', 'ana')).toMatchObject({ status: 403 });
  const { json } = await show('2026-11-24');
  expect(json.days[0].parties).toBe(1);
  expect(JSON.stringify(json) + log.text()).not.toMatch(
    new RegExp(`marker|${booking.id}|${booking.reference}`, 'i'),
  );
});

it('the handler of show-numbers needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  const query = { from: '2026-11-24', to: '2026-11-25' };
  const response = await callHandler(contract, handler, { cookies: [eve.cookie], query });
  expect(response.json).toMatchObject({ success: true, days: [{ parties: 0 }, { parties: 0 }] });
});
