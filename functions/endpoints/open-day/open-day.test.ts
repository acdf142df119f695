import { describe, expect, it, vi } from 'vitest';
import { actorOf, caller, callerAs } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import type { Sessions } from '#functions/kernel/staff-access.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { keyOf, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { bookingMaker, referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { openDay as contract } from '#shared/contracts/staff/open-day.ts';
import type { Start } from '#shared/contracts/staff/party.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { openDay } from './open-day.ts';

const table = testTable();
const clock = () => new Date('2026-11-24T09:40:00+11:00');
const ana = { id: 'ana', name: 'Ana Kal', role: 'floor' } as const;
const formerColleague = { id: 'bob', name: 'Bob Kal', role: 'manager' } as const;
const actor = actorOf(ana, 'door');

testLog();

const open = async (seen?: string, date = '2026-11-24') => {
  const people = {
    list: async () => [
      { ...ana, invitedAt: 0 },
      { ...formerColleague, invitedAt: 0, endedAt: 1 },
    ],
  };
  const { status, json } = await callerAs(
    actor,
    contract,
    openDay({ days: dayStore(table, clock), edits: calendarEditStore(table, clock), people, clock }),
  )({ query: { date, ...(seen !== undefined && { seen }) } });
  expect(status).toBe(200);
  return json as { starts: Start[]; ships: unknown[]; people: unknown[]; now: number; date: string };
};
const formatVersions = (starts: readonly Start[]) =>
  starts.map(({ tourId, version }) => `${tourId}.${version}`).join(',');

const book = bookingMaker(bookingStore(table, clock));
const record = (booking: StoredBooking, added: Parameters<typeof entry>[0]) =>
  visitStore(table, clock).record(keyOf(booking), booking.id, () => ({ entry: entry(added) }));

describe('opening a day', () => {
  it('returns the starts of the day in order, with the colleagues named in them and the amounts due', async () => {
    const operator = { id: 'sea', companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
    await book({ time: '2:00 PM', preferredLanguage: 'French' });
    const first = await book({ guestCount: 3, bookedAt: 2 });
    await book({ guestCount: 4, bookedAt: 1, operator });
    await record(first, { kind: 'note', text: 'Nuts' });
    await closureStore(table, clock).closeSlots(
      calendarDateFrom('2026-11-24'),
      [slotOf('11:00 AM', 'Tour and Tasting')],
      'Works',
    );
    const day = await open();
    expect(day).toMatchObject({ date: '2026-11-24', now: clock().getTime() / 1000 });
    expect(day.people).toEqual([ana, { ...formerColleague, isEnded: true }]);
    expect(day.starts).toMatchObject([
      {
        tourId: 0,
        guests: 7,
        language: 'English',
        parties: [
          { due: 0, source: 'operator', companyName: 'Sea Breeze' },
          { due: 12_000, source: 'web', log: [{ kind: 'note', text: 'Nuts' }] },
        ],
      },
      { tourId: 2, guests: 0, closed: { reason: 'Works' }, parties: [] },
      { tourId: 8, language: 'French', guests: 1 },
    ]);
  });

  it('without bookings returns no starts', async () => {
    expect(await open()).toMatchObject({ starts: [], people: [] });
  });

  it('returns the listed ships of the day, or those that managers have set', async () => {
    expect((await open()).ships).toEqual([]);
    const tern = { ship: 'Sample Tern', ashoreMinutes: 510, allAboardMinutes: 990 };
    expect((await open(undefined, '2026-12-09')).ships).toEqual([tern]);
    const date = calendarDateFrom('2026-12-09');
    const laterTern = { ...tern, allAboardMinutes: 1020 };
    const by = { id: 'a', person: 'mia', device: 'office' };
    await calendarEditStore(table, clock).save({
      edit: { date, ships: [laterTern] },
      seen: undefined,
      by,
      reopen: [],
    });
    expect((await open(undefined, date)).ships).toEqual([laterTern]);
  });

  it('includes cancelled parties, since their history continues', async () => {
    const booking = await book();
    await bookingStore(table, clock).cancel(referenceOf(booking));
    expect((await open()).starts).toMatchObject([{ guests: 0, parties: [{ status: 'cancelled' }] }]);
  });

  it('reads the counter of changes before the day and its edit, all with consistent reads', async () => {
    await book();
    const send = vi.spyOn(table.client, 'send');
    await open();
    expect(send.mock.calls.map(([{ input }]) => input)).toMatchObject([
      { Key: { sk: 'CHANGES' }, ConsistentRead: true },
      { KeyConditionExpression: expect.any(String), ConsistentRead: true },
      { Key: { sk: 'EDIT#2026-11-24' }, ConsistentRead: true },
    ]);
  });
});

describe('a shared device without an acting colleague', () => {
  const unidentified: Sessions = { check: async () => ({ result: 'unidentified', deviceId: 'bar' }) };
  const read = (date = '2026-11-24', seen?: string) =>
    caller(
      contract,
      openDay({
        days: dayStore(table, clock),
        edits: calendarEditStore(table, clock),
        people: { list: async () => [] },
        clock,
      }),
      unidentified,
    )({
      query: { date, ...(seen !== undefined && { seen }) },
      cookies: [`__Host-staff=DEVXCE0000000000.PERS0N0000000000.${'s'.repeat(43)}`],
    });

  it('gets first name, initial, guests, language and state of a party, and nothing else', async () => {
    const booking = await book({
      firstName: 'Élodie',
      lastName: 'marker-Exemple',
      email: 'marker@example.com',
      phone: '+678 555 0100',
      guestCount: 3,
    });
    await record(booking, { kind: 'arrive', guests: 2 });
    await record(booking, { kind: 'note', text: 'marker: nuts' });
    await record(booking, paid(4000) as never);
    const { status, json } = await read();
    expect(status).toBe(200);
    expect(json).toEqual({
      success: true,
      date: '2026-11-24',
      now: clock().getTime() / 1000,
      revision: expect.any(String),
      isReduced: true,
      ships: [],
      starts: [
        {
          tourId: 0,
          version: expect.any(String),
          guests: 3,
          language: 'English',
          parties: [
            {
              id: booking.id,
              firstName: 'Élodie',
              initial: 'M',
              guestCount: 3,
              preferredLanguage: 'English',
              status: 'confirmed',
              here: 2,
              noShow: 0,
              paidGuests: 1,
            },
          ],
        },
      ],
    });
    expect(JSON.stringify(json)).not.toMatch(/marker|555|4000|12000|12_000/);
  });

  it.each(['2026-11-24', '2026-11-25'])('may read the day %s', async (date) => {
    expect((await read(date)).status).toBe(200);
  });

  it.each(['2026-11-23', '2026-11-26', '2025-11-24', '2027-11-24'])(
    'may not read the day %s',
    async (date) => {
      await book({ date });
      expect(await read(date)).toMatchObject({ status: 403, json: { kind: 'identification-required' } });
    },
  );

  it('gets only the starts that have changed, or all starts if the last read was by an identified colleague', async () => {
    const booking = await book();
    const wholeStarts = (await open()).starts;
    const reducedStarts = (await read('2026-11-24', formatVersions(wholeStarts))).json.starts;
    expect(reducedStarts).toHaveLength(1);
    expect((await read('2026-11-24', formatVersions(reducedStarts))).json.starts).toEqual([]);
    expect((await open(formatVersions(reducedStarts))).starts).toHaveLength(1);
    await record(booking, { kind: 'arrive', guests: 1 });
    expect((await read('2026-11-24', formatVersions(reducedStarts))).json.starts).toMatchObject([
      { parties: [{ here: 1 }] },
    ]);
  });

  it('gets no reasons of closures', async () => {
    const slots = [slotOf('11:00 AM', 'Tour and Tasting')];
    await closureStore(table, clock).closeSlots(calendarDateFrom('2026-11-24'), slots, 'marker');
    const { json } = await read();
    expect(json.starts).toMatchObject([{ tourId: 2, closed: {} }]);
    expect(JSON.stringify(json)).not.toContain('marker');
  });
});

describe('the changes of a day since the last call', () => {
  it('are empty while nothing was written', async () => {
    await book();
    await book({ time: '2:00 PM' });
    const { starts } = await open();
    expect(await open(formatVersions(starts))).toMatchObject({ starts: [], people: [] });
  });

  it.each<[string, (booking: StoredBooking) => Promise<unknown>]>([
    ['an arrival', (booking) => record(booking, { kind: 'arrive', guests: 1 })],
    ['a payment', (booking) => record(booking, paid(4000) as never)],
    ['a cancellation', (booking) => bookingStore(table, clock).cancel(referenceOf(booking))],
    ['another booking', () => book()],
    [
      'a change of the name',
      (booking) =>
        bookingStore(table, clock).change(referenceOf(booking), {
          ...BookingRequest.parse(booking),
          firstName: 'Bo',
        }),
    ],
    [
      'a closure',
      () =>
        closureStore(table, clock).closeSlots(
          calendarDateFrom('2026-11-24'),
          [slotOf('10:00 AM', 'Tour and Tasting')],
          'Works',
        ),
    ],
  ])('consist of one start after %s', async (_, change) => {
    const booking = await book();
    await book({ time: '2:00 PM' });
    const before = (await open()).starts;
    await change(booking);
    const after = (await open(formatVersions(before))).starts;
    expect(after.map(({ tourId }) => tourId)).toEqual([0]);
    expect(after[0]?.version).not.toBe(before[0]?.version);
    expect((await open(formatVersions([...before.slice(1), ...after]))).starts).toEqual([]);
  });

  it('include a start from which the last party has moved away', async () => {
    const booking = await book();
    const { starts } = await open();
    const outcome = await bookingStore(table, clock).change(referenceOf(booking), {
      ...BookingRequest.parse(booking),
      time: '2:00 PM',
      tourId: slotOf('2:00 PM', 'Tour and Tasting').id,
    });
    expect(outcome.result).toBe('changed');
    const after = (await open(formatVersions(starts))).starts;
    expect(after).toMatchObject([
      { tourId: 0, guests: 0, parties: [] },
      { tourId: 8, guests: 1 },
    ]);
    expect((await open(formatVersions(after))).starts).toEqual([]);
    expect((await open()).starts.map(({ tourId }) => tourId)).toEqual([8]);
  });

  it.each(['', 'nonsense', '0.', '99.abc', '0.zzz,8'])(
    'include the whole day if the versions sent by the device are unreadable: %j',
    async (seen) => {
      await book();
      expect((await open(seen)).starts).toHaveLength(1);
    },
  );
});
