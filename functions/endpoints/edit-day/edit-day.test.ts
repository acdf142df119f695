import { beforeEach, describe, expect, it } from 'vitest';
import { actorOf, type CallResult, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { daySummaries } from '#functions/stores/bookings/day-summaries.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { dayDigest } from '#functions/use-cases/calendar/day-digest.ts';
import { holidaysBetween } from '#functions/use-cases/calendar/holidays-between.ts';
import { readMonth } from '#functions/use-cases/calendar/read-month.ts';
import { reopenDay } from '#functions/use-cases/closures/reopen-day.ts';
import { slotOf } from '#shared/booking/slots.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { editDay as contract } from '#shared/contracts/office/edit-day.ts';
import { commandId, entry } from '#shared/staff/parties/visit.testing.ts';
import { addDays, calendarDateFrom, dateOf, weekdayOf } from '#shared/values/port-vila-time.ts';
import { editDay } from './edit-day.ts';

const tuesday = '2026-11-24';
const christmas = '2026-12-25';
const clock = testClock('2026-11-21T10:00:00+11:00');
const withPasskey = { steppedUpAt: Math.floor(clock().getTime() / 1000) };
const mia = { ...actorOf({ id: 'mia', name: 'Mia', role: 'manager' }, 'office'), ...withPasskey };
const miaByLink: Actor = { ...mia, steppedUpAt: undefined };
const ben = { ...actorOf({ id: 'ben', name: 'Ben', role: 'manager' }, 'bar'), ...withPasskey };
const people = { list: async () => [mia, ben].map(({ person }) => ({ ...person, invitedAt: 0 })) };
let table: ObservedTable;
let log: ReturnType<typeof captureLog>;

beforeEach(async () => {
  table = await observedTable();
  log = captureLog();
});

const deps = () => ({
  days: dayStore(table, clock),
  summaries: daySummaries(table, clock),
  closures: closureStore(table, clock),
  cancellations: closureCancellationStore(table, clock),
  edits: calendarEditStore(table, clock),
  people,
  clock,
});
/** All items except the summaries that are stored when the calendar is read. */
const storedItems = async () => (await table.items()).filter(({ pk }) => pk !== 'DAY-SUMMARIES');
const bookings = () => bookingStore(table, clock);
const readCalendarDay = async (date: string) => {
  const day = (await readMonth(deps(), date.slice(0, 7))).find((one) => one.date === date);
  if (day === undefined) throw new Error(`No such day: ${date}`);
  return day;
};
const holidays = (date: string) => holidaysBetween(deps(), calendarDateFrom(date), calendarDateFrom(date));
const send = async (date: string, changes: object, by: Actor = mia): Promise<CallResult> =>
  callerAs(
    by,
    contract,
    editDay(deps()),
  )({
    json: {
      commandId: commandId(),
      date,
      seen: 'seen' in changes ? undefined : (await readCalendarDay(date)).seen,
      opening: 'listed',
      preview: false,
      ...changes,
    },
  });
/** Edits a day as a manager who has just seen the preview. */
async function set(date: string, changes: object, by = mia): Promise<CallResult> {
  const command = { commandId: commandId(), ...changes };
  if ('preview' in changes) return send(date, command, by);
  const { json } = await send(date, { ...command, preview: true }, by);
  return send(date, { ...command, digest: json.digest }, by);
}
const book = async (changes: Parameters<typeof storedBooking>[0] = {}) => {
  const booking = storedBooking(changes);
  expect(await bookings().book(booking, undefined, changes.log)).toMatchObject({ result: 'booked' });
  return booking;
};
const statusOf = async (booking: Awaited<ReturnType<typeof book>>) =>
  (await bookings().find(referenceOf(booking), 'staff'))?.status;
const idsOf = (parties: readonly { id: string }[]) => parties.map(({ id }) => id).toSorted();

describe('an edit that opens a day at noon', () => {
  it('cancels only the morning bookings, notifies their guests, and accepts no further morning bookings', async () => {
    const [morning, late] = [await book(), await book({ time: '11:00 AM' })];
    const [noon, otherDay] = [await book({ time: '12:00 PM' }), await book({ date: '2026-11-25' })];
    const { status, json } = await set(tuesday, { opening: 'afternoon', reason: 'Afternoon only' });
    expect(status).toBe(200);
    expect(idsOf(json.notified)).toEqual(idsOf([morning, late]));
    expect(json).toMatchObject({
      remaining: { days: 0, bookings: 0 },
      day: { opening: 'afternoon', pendingNotifications: 0 },
    });
    for (const booking of [morning, late]) expect(await statusOf(booking)).toBe('cancelled');
    for (const booking of [noon, otherDay]) expect(await statusOf(booking)).toBe('confirmed');
    expect(await bookings().book(storedBooking())).toEqual({ result: 'closed', reason: 'Afternoon only' });
    expect(await holidays(tuesday)).toEqual({
      items: [],
      edits: [{ date: tuesday, opening: 'afternoon' }],
    });
    expect(log.text()).not.toMatch(/Ann|Lee|example\.com/);
  });

  it('can be reverted: the morning accepts bookings again, and starts closed by a colleague stay closed', async () => {
    await set(tuesday, { opening: 'afternoon', reason: 'Afternoon only' });
    const closed = [slotOf('2:00 PM', 'Tour and Tasting')];
    await closureStore(table, clock).closeSlots(calendarDateFrom(tuesday), closed, 'Repairs');
    expect((await set(tuesday, { opening: 'listed' })).status).toBe(200);
    await book();
    expect(await bookings().book(storedBooking({ time: '2:00 PM' }))).toMatchObject({ result: 'closed' });
    expect(await holidays(tuesday)).toEqual({ items: [] });
    expect(await readCalendarDay(tuesday)).toMatchObject({
      opening: 'open',
      closedStarts: 1,
      edit: { by: 'Mia' },
    });
  });

  it('keeps the morning closed even if a colleague reopens its starts', async () => {
    await set(tuesday, { opening: 'afternoon', reason: 'Afternoon only' });
    const by = { id: commandId(), person: 'ben', device: 'bar' };
    const slots = [slotOf('10:00 AM', 'Tour and Tasting')];
    expect(await reopenDay(deps(), calendarDateFrom(tuesday), { slots, by })).toBe('edited');
    expect(await reopenDay(deps(), calendarDateFrom(tuesday), { by })).toBe('edited');
    expect(await bookings().book(storedBooking())).toMatchObject({ result: 'closed' });
  });

  it('still applies after the whole day was closed and reopened', async () => {
    const date = calendarDateFrom(tuesday);
    await set(tuesday, { opening: 'afternoon', reason: 'Afternoon only' });
    await closureStore(table, clock).closeDay(date, 'Cyclone');
    expect(await readCalendarDay(tuesday)).toMatchObject({
      opening: 'closed',
      closedFor: 'Cyclone',
      isClosedByStaff: true,
    });
    expect(await reopenDay(deps(), date, {})).toBe('reopened');
    expect(await readCalendarDay(tuesday)).toMatchObject({ opening: 'afternoon' });
    expect(await bookings().book(storedBooking())).toMatchObject({ result: 'closed' });
    await book({ time: '1:00 PM' });
  });
});

describe('an edit that closes a day', () => {
  it('is listed as a closure, and notifies the guests', async () => {
    const booking = await book();
    const { json } = await set(tuesday, { opening: 'closed', reason: 'Cyclone', reasonFrench: 'Alerte' });
    expect(idsOf(json.notified)).toEqual([booking.id]);
    expect(json.day).toMatchObject({ opening: 'closed', closedFor: 'Cyclone', isClosedByStaff: true });
    expect(await holidays(tuesday)).toEqual({
      items: [{ start: { date: tuesday }, summary: 'Cyclone', summaryFrench: 'Alerte' }],
    });
  });

  it('can be reverted, and the day accepts bookings again', async () => {
    await set(tuesday, { opening: 'closed', reason: 'Cyclone' });
    expect((await set(tuesday, { opening: 'listed' })).json.day).toMatchObject({ opening: 'open' });
    await book();
  });

  it('keeps the morning closed after a second edit has opened the afternoon', async () => {
    await set(tuesday, { opening: 'closed', reason: 'Cyclone' });
    await set(tuesday, { opening: 'afternoon', reason: 'Cyclone in the morning' });
    await book({ time: '1:00 PM' });
    expect(await bookings().book(storedBooking())).toMatchObject({ result: 'closed' });
  });
});

describe('an edit of a public holiday', () => {
  it('opens the day, and closing it again notifies the guests who have booked', async () => {
    expect((await holidays(christmas)).items).toHaveLength(1);
    expect((await set(christmas, { opening: 'open' })).json.day).toMatchObject({ opening: 'open' });
    expect(await holidays(christmas)).toEqual({ items: [], edits: [{ date: christmas, opening: 'open' }] });
    const booking = await book({ date: christmas });
    expect(await set(christmas, { opening: 'listed' })).toMatchObject({
      status: 422,
      json: { message: expect.stringContaining('Give a reason') },
    });
    expect(await statusOf(booking)).toBe('confirmed');
    const { json } = await set(christmas, { opening: 'listed', reason: 'Christmas Day' });
    expect(idsOf(json.notified)).toEqual([booking.id]);
    expect(await statusOf(booking)).toBe('cancelled');
    expect((await holidays(christmas)).items).toMatchObject([{ summary: 'Christmas Day' }]);
    await set(christmas, { opening: 'open' });
    await book({ date: christmas });
  });
});

describe('a preview of a calendar edit', () => {
  it('lists the guests to notify, with the starts offered to them, and changes nothing', async () => {
    const [booking, walkIn] = [
      await book(),
      await book({ firstName: '', lastName: '', email: '', source: 'walk-in' }),
    ];
    const arrived = await book({ log: [entry({ kind: 'arrive', guests: 1 })] });
    const before = await storedItems();
    const { json } = await set(tuesday, { opening: 'afternoon', preview: true });
    expect(idsOf(json.notified)).toEqual([booking.id]);
    expect(idsOf(json.kept)).toEqual(idsOf([walkIn, arrived]));
    expect(json.notified[0].offered).not.toHaveLength(0);
    expect(await storedItems()).toEqual(before);
    const requested = { opening: 'afternoon', reason: 'Staff day' };
    for (const digest of [undefined, 'stale'])
      expect((await send(tuesday, { ...requested, digest })).json.kind).toBe('closing-changed');
    expect(await storedItems()).toEqual(before);
    expect((await send(tuesday, { ...requested, digest: json.digest })).status).toBe(200);
    expect(await statusOf(booking)).toBe('cancelled');
  });

  it('lets a manager on a linked phone without a passkey save only edits that notify no guests', async () => {
    const booking = await book();
    const { digest } = (await set(tuesday, { opening: 'closed', preview: true })).json;
    const before = await storedItems();
    const requested = { opening: 'closed', reason: 'Cyclone', digest };
    expect(await send(tuesday, requested, miaByLink)).toMatchObject({
      status: 403,
      json: { kind: 'step-up' },
    });
    expect(await storedItems()).toEqual(before);
    expect(await statusOf(booking)).toBe('confirmed');
    expect((await send(tuesday, { ships: [] }, miaByLink)).status).toBe(200);
    expect((await send('2026-11-25', { ...requested, digest: undefined }, miaByLink)).status).toBe(200);
  });

  it('that removes no start lists no guests', async () => {
    await book();
    const { json } = await set(tuesday, { ships: [], evening: null, preview: true });
    expect(json).toMatchObject({ notified: [], kept: [], remaining: { days: 0, bookings: 0 } });
  });
});

describe('the ships and evening events of a calendar edit', () => {
  const ships = [{ ship: 'Sample Tern', ashoreMinutes: 510, allAboardMinutes: 990 }];
  const evening = {
    name: 'Harvest Night',
    nameFrench: 'Nuit de la récolte',
    fromMinutes: 1080,
    untilMinutes: 1320,
  };

  it('appear in the calendar at once, affect no booking, and can be reverted', async () => {
    const booking = await book();
    await set(tuesday, { ships, evening });
    expect(await holidays(tuesday)).toEqual({ items: [], edits: [{ date: tuesday, ships, evening }] });
    expect(await readCalendarDay(tuesday)).toMatchObject({
      opening: 'open',
      edit: { ships, evening, by: 'Mia' },
    });
    expect(await statusOf(booking)).toBe('confirmed');
    await set(tuesday, {});
    expect(await holidays(tuesday)).toEqual({ items: [] });
  });

  it('are saved with a reply that contains the guests of each booked start, so that the page can name starts too late for a ship', async () => {
    await book({ time: '3:00 PM', guestCount: 2 });
    await book({ time: '3:00 PM', guestCount: 3 });
    await book({ time: '10:00 AM', tourType: 'Cellar Door Tasting', guestCount: 4 });
    const { json } = await set(tuesday, { ships });
    expect(json.booked).toEqual(
      expect.arrayContaining([
        { tourId: 10, guests: 5 },
        { tourId: 1, guests: 4 },
      ]),
    );
    expect(json.booked).toHaveLength(2);
  });

  it.each([
    ['a ship twice', { ships: [...ships, ...ships] }, 'listed twice'],
    [
      'a ship that leaves before it arrives',
      { ships: [{ ...ships[0], allAboardMinutes: 500 }] },
      'all aboard is before',
    ],
    [
      'an evening whose French name is invisible',
      { evening: { ...evening, nameFrench: ' \u200d' } },
      'the French name of the evening',
    ],
    ['an evening that ends before it starts', { evening: { ...evening, untilMinutes: 600 } }, 'ends before'],
  ])('cannot include %s', async (_, changes, message) => {
    const response = await set(tuesday, changes);
    expect(response).toMatchObject({ status: 422, json: { message: expect.stringContaining(message) } });
    expect(await storedItems()).toEqual([]);
  });
});

describe('an edit of a day', () => {
  it.each([
    ['in the past', '2026-11-20', {}, 'has passed'],
    ['open on a Sunday', '2026-11-22', { opening: 'open' }, 'no tours on Sundays'],
    ['closed without a reason', tuesday, { opening: 'closed' }, 'Give a reason'],
  ])('is refused for a day %s', async (_, date, changes, message) => {
    expect(await set(date, changes)).toMatchObject({
      status: 422,
      json: { kind: 'not-bookable', message: expect.stringContaining(message) },
    });
    expect(await storedItems()).toEqual([]);
  });
});

describe('two managers who edit a day at once', () => {
  it('save one edit: the slower manager is refused with the name of the faster', async () => {
    const { seen } = await readCalendarDay(tuesday);
    const responses = await Promise.all([
      set(tuesday, { seen, opening: 'afternoon', reason: 'Staff day' }, mia),
      set(tuesday, { seen, opening: 'closed', reason: 'Cyclone' }, ben),
    ]);
    const [accepted, refused] = responses.toSorted((one, other) => one.status - other.status) as [
      CallResult,
      CallResult,
    ];
    expect([accepted.status, refused.status]).toEqual([200, 409]);
    const winner = responses[0] === accepted ? 'Mia' : 'Ben';
    expect(refused.json).toMatchObject({
      kind: 'calendar-changed',
      message: expect.stringMatching(new RegExp(`^${winner} has changed this day`)),
    });
    expect(await readCalendarDay(tuesday)).toMatchObject({
      opening: winner === 'Mia' ? 'afternoon' : 'closed',
    });
  });

  it('are refused if a colleague has closed the day since they loaded it', async () => {
    const { seen } = await readCalendarDay(tuesday);
    await closureStore(table, clock).closeDay(calendarDateFrom(tuesday), 'Cyclone');
    expect((await set(tuesday, { seen, ships: [] })).json.kind).toBe('calendar-changed');
  });
});

it('a repeated edit of a day sends no second email and writes nothing', async () => {
  const booking = await book();
  const { seen } = await readCalendarDay(tuesday);
  const command = { commandId: commandId(), seen, opening: 'afternoon', reason: 'Staff day' };
  await set(tuesday, command);
  const before = await storedItems();
  const { status, json } = await set(tuesday, command);
  expect(status).toBe(200);
  expect(idsOf(json.notified)).toEqual([booking.id]);
  expect(await storedItems()).toEqual(before);
});

it('the handler of edit-day needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  let date = addDays(dateOf(new Date()), 3);
  while (weekdayOf(date) === 0) date = addDays(date, 1);
  const seen = dayDigest(undefined, undefined);
  const response = await call({
    cookies: [eve.cookie],
    json: { commandId: commandId(), date, seen, opening: 'closed', reason: 'Cyclone', preview: false },
  });
  expect(response).toMatchObject({ status: 200 });
});
