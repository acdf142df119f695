import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '#functions/stores/bookings/closure-cancellations.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { keyOf, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { interruptedTable } from '#functions/stores/table/interrupted-table.testing.ts';
import { epochSeconds, type Table } from '#functions/stores/table/table.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { reopenDay } from '#functions/use-cases/closures/reopen-day.ts';
import { startTimes } from '#shared/booking/slots.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { closeStarts as contract } from '#shared/contracts/staff/close-starts.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { commandId, entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { addDays, calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { closeStarts } from './close-starts.ts';

const tuesday = calendarDateFrom('2026-11-24');
let table: ObservedTable;
let now: Date;
let log: ReturnType<typeof captureLog>;
const clock = () => now;
const mia: Actor = {
  person: { id: 'mia', name: 'Mia', role: 'manager' },
  deviceId: 'office',
  steppedUpAt: epochSeconds(new Date('2026-12-24T00:00:00Z')),
  linkedAt: undefined,
};
/** Mia on a linked phone on which no passkey was used. */
const miaByLink: Actor = { ...mia, steppedUpAt: undefined };

const noa: Actor = { ...mia, person: { id: 'noa', name: 'Noa', role: 'manager' } };

beforeEach(async () => {
  table = await observedTable();
  now = new Date('2026-11-21T10:00:00+11:00');
  log = captureLog();
});

const depsOn = (usedTable: Table) => ({
  days: dayStore(usedTable, clock),
  closures: closureStore(usedTable, clock),
  edits: calendarEditStore(usedTable, clock),
  cancellations: closureCancellationStore(usedTable, clock),
  clock,
});
const send = (changes: object = {}, usedTable: Table = table, by: Actor = mia): Promise<CallResult> =>
  callerAs(
    by,
    contract,
    closeStarts(depsOn(usedTable)),
  )({
    json: {
      commandId: commandId(),
      first: tuesday,
      last: tuesday,
      reason: 'Cyclone',
      preview: false,
      ...changes,
    },
  });
/** Closes as a manager who has just seen the preview. */
async function close(changes: object = {}, usedTable: Table = table, by: Actor = mia): Promise<CallResult> {
  const command = { commandId: commandId(), ...changes };
  const preview = await send({ ...command, preview: true }, table, by);
  if ('preview' in changes) return preview;
  const { digest, notified = [] } = preview.json;
  return send({ digest, confirmedParties: notified.length || undefined, ...command }, usedTable, by);
}
const bookings = () => bookingStore(table, clock);
async function book(changes: Parameters<typeof storedBooking>[0] = {}): Promise<StoredBooking> {
  const booking = storedBooking(changes);
  expect(await bookings().book(booking, undefined, changes.log)).toMatchObject({
    result: 'booked',
  });
  return booking;
}
const findBooking = (booking: StoredBooking) => bookings().find(referenceOf(booking), 'staff');
const idsOf = (parties: readonly { id: string }[]) => parties.map(({ id }) => id).toSorted();
const anonymous = { firstName: '', lastName: '', email: '' } as const;

const interruptAt = (kind: string, before: () => Promise<unknown>) => interruptedTable(table, kind, before);

describe('a preview of a closing', () => {
  it('lists the guests to notify and those who keep their booking, and changes nothing', async () => {
    const english = await book({ guestCount: 3 });
    const french = await book({ time: '2:00 PM', preferredLanguage: 'French', guestCount: 2 });
    const phoneBooking = await book({ ...anonymous, source: 'phone', phone: '+678 5550100' });
    const walkIn = await book({ ...anonymous, source: 'walk-in' });
    const arrived = await book({ log: [entry({ kind: 'arrive', guests: 1 })] });
    const payer = await book({ log: [paid(4000)] });
    const otherDay = await book({ date: '2026-11-25' });
    const before = await table.items();
    const { status, json } = await close({ preview: true });
    expect(status).toBe(200);
    expect(await table.items()).toEqual(before);
    expect(idsOf(json.notified)).toEqual(idsOf([english, french, phoneBooking]));
    expect(idsOf(json.kept)).toEqual(idsOf([walkIn, arrived, payer]));
    expect(JSON.stringify(json)).not.toContain(otherDay.id);
    expect(json).toMatchObject({ started: 0, remaining: { days: 1, bookings: 3 }, reopened: [] });
    const notifiedParty = (booking: StoredBooking) =>
      json.notified.find(({ id }: { id: string }) => id === booking.id);
    expect(notifiedParty(french)).toEqual({
      offered: expect.any(Array),
      id: french.id,
      date: tuesday,
      tourId: 8,
      firstName: 'Ann',
      lastName: 'Lee',
      source: 'web',
      guestCount: 2,
      due: 8000,
      isMailed: true,
      messagesIn: 'French',
    });
    expect(notifiedParty(phoneBooking)).toMatchObject({
      isMailed: false,
      phone: '+678 5550100',
      source: 'phone',
    });
  });

  it('excludes bookings whose tour has begun from the guests to notify, and returns their number', async () => {
    const later = await book({ time: '2:00 PM' });
    await book();
    now = new Date('2026-11-24T10:00:00+11:00');
    const { json } = await close({ preview: true });
    expect(idsOf(json.notified)).toEqual([later.id]);
    expect(json.started).toBe(1);
  });
});

describe('a closing', () => {
  it('notifies each guest in their language, refuses new bookings, and is stored with its author and device', async () => {
    const english = await book();
    const french = await book({ time: '2:00 PM', preferredLanguage: 'French' });
    const command = commandId();
    const { json } = await close({ commandId: command, reasonFrench: 'Alerte cyclonique' });
    expect(idsOf(json.notified)).toEqual(idsOf([english, french]));
    expect(json.remaining).toEqual({ days: 0, bookings: 0 });
    const by = { person: 'mia', device: 'office' };
    expect(await findBooking(english)).toMatchObject({
      status: 'cancelled',
      closedReason: 'Cyclone',
      staffChanges: [{ id: command, by: 'mia', on: 'office', kind: 'close' }],
    });
    expect(await findBooking(french)).toMatchObject({ closedReason: 'Alerte cyclonique' });
    const items = await table.items();
    const at = now.getTime() / 1000;
    const closedItems = items.filter(({ closed }) => closed);
    expect(closedItems.length).toBeGreaterThan(1);
    for (const item of closedItems)
      expect(item.closed).toEqual({
        reason: 'Cyclone',
        reasonFrench: 'Alerte cyclonique',
        at,
        by,
        command,
      });
    expect(items.find(({ sk }) => sk === `DAY#${tuesday}`)).toMatchObject({ date: tuesday, at, by, command });
    expect(items.flatMap(({ event }) => (event as { type: string } | undefined)?.type ?? [])).toEqual([
      'booking.closed-by-house',
      'booking.closed-by-house',
    ]);
    expect(await bookings().book(storedBooking({ time: '3:00 PM' }))).toEqual({
      result: 'closed',
      reason: 'Cyclone',
      reasonFrench: 'Alerte cyclonique',
    });
  });

  it('of single starts leaves the rest of the day open', async () => {
    const [closed, tasting, later] = [
      await book(),
      await book({ tourType: 'Cellar Door Tasting' }),
      await book({ time: '11:00 AM' }),
    ];
    const { json } = await close({ tourIds: [0] });
    expect(idsOf(json.notified)).toEqual([closed.id]);
    for (const booking of [tasting, later])
      expect(await findBooking(booking)).toMatchObject({ status: 'confirmed' });
    expect(await closureStore(table, clock).between(tuesday, tuesday)).toEqual([]);
  });

  it('of every start of a day is stored as a closing of the day', async () => {
    await close({ tourIds: Array.from({ length: 14 }, (_, id) => id) });
    expect(await closureStore(table, clock).between(tuesday, tuesday)).toHaveLength(1);
  });

  it('of a range closes its days except Sundays', async () => {
    const monday = await book({ date: '2026-11-30' });
    const { json } = await close({ first: '2026-11-27', last: '2026-11-30' });
    expect(idsOf(json.notified)).toEqual([monday.id]);
    const days = await closureStore(table, clock).between(tuesday, calendarDateFrom('2026-12-05'));
    expect(days.map(({ date }) => date)).toEqual(['2026-11-27', '2026-11-28', '2026-11-30']);
  });

  it('lists the same parties and writes nothing when its command is repeated', async () => {
    await book();
    await book({ time: '2:00 PM' });
    const command = commandId();
    const first = await close({ commandId: command });
    const before = await table.items();
    now = new Date(now.getTime() + 60_000);
    const second = await close({ commandId: command });
    expect(idsOf(second.json.notified)).toEqual(idsOf(first.json.notified));
    expect(second.json.remaining).toEqual({ days: 0, bookings: 0 });
    expect(await table.items()).toEqual(before);
  });

  it('notifies each guest once, even if its command is sent twice at once', async () => {
    const guests = await Promise.all(startTimes.map((time) => book({ time })));
    const command = commandId();
    // With a stopped clock, no call runs out of time on a busy machine.
    const stoppedClock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const responses = await Promise.all([close({ commandId: command }), close({ commandId: command })]);
    stoppedClock.mockRestore();
    for (const { status } of responses) expect(status).toBe(200);
    for (const guest of guests)
      expect(await findBooking(guest)).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect(idsOf((await close({ commandId: command })).json.notified)).toEqual(idsOf(guests));
  });

  it.each(['Cyclone', 'Private event'])(
    'by two managers at once notifies each guest once: the second gives the reason “%s”',
    async (reason) => {
      const guests = await Promise.all(startTimes.map((time) => book({ time })));
      const responses = await Promise.all([close(), close({ reason }, table, noa)]);
      // The second may be refused because the first has already notified some guests.
      expect(responses.some(({ status }) => status === 200)).toBe(true);
      for (const { status, json } of responses)
        expect([200, 'closing-changed']).toContain(json.kind ?? status);
      for (const guest of guests)
        expect(await findBooking(guest)).toMatchObject({
          status: 'cancelled',
          sequence: 1,
          closedReason: expect.stringMatching(/^(Cyclone|Private event)$/),
        });
      const notified = responses.flatMap(({ json }) => json.notified ?? []);
      expect(idsOf(notified)).toEqual(idsOf(guests));
    },
  );
});

describe('the offer of other starts to guests of a closing', () => {
  const wednesday = calendarDateFrom('2026-11-25');
  const startsOn = (date: string, ...tourIds: number[]) => tourIds.map((tourId) => ({ date, tourId }));
  const offeredIn = (json: CallResult['json'], { id }: StoredBooking) =>
    json.notified.find((one: { id: string }) => one.id === id)?.offered;
  const sampleOperator = { id: 'OP1', companyName: 'Sample Tours' };

  it('shows in the preview the starts with room for each party, with their free places', async () => {
    const [english, french, many] = [
      await book({ time: '2:00 PM' }),
      await book({
        time: '2:00 PM',
        tourType: 'Cellar Door Tasting',
        preferredLanguage: 'French',
        guestCount: 2,
      }),
      await book({ time: '2:00 PM', guestCount: 14 }),
    ];
    await book({ time: '3:00 PM', guestCount: 3 });
    const { json } = await close({ tourIds: [8, 9], preview: true });
    expect(offeredIn(json, english)).toEqual(startsOn(tuesday, 10, 6, 11));
    expect(offeredIn(json, french)).toEqual(startsOn(tuesday, 11, 13, 12));
    expect(offeredIn(json, many)).toEqual(startsOn(tuesday, 6, 12, 11));
    expect(json.offers).toEqual([
      { date: tuesday, tourId: 6, free: 16 },
      { date: tuesday, tourId: 10, free: 13 },
      { date: tuesday, tourId: 11, free: 16 },
      { date: tuesday, tourId: 12, free: 16 },
      { date: tuesday, tourId: 13, free: 16 },
    ]);
  });

  it('is stored with the booking for the email, and returned by the first call and by its repetition', async () => {
    const booking = await book({ time: '2:00 PM' });
    const phoneBooking = await book({
      ...anonymous,
      time: '2:00 PM',
      source: 'phone',
      phone: '+678 5550100',
    });
    const command = { commandId: commandId(), tourIds: [8] };
    const expected = startsOn(tuesday, 10, 6, 9);
    for (const { json } of [await close(command), await close(command)]) {
      expect(offeredIn(json, booking)).toEqual(expected);
      expect(offeredIn(json, phoneBooking)).toEqual(expected);
      expect(json.offers).toEqual([]);
    }
    expect((await findBooking(booking))?.offered).toEqual(expected);
  });

  it('contains only the starts that the manager left selected and that still have room', async () => {
    const booking = await book({ time: '2:00 PM', guestCount: 4 });
    await book({ time: '4:00 PM', guestCount: 13 });
    await close({ tourIds: [8], offers: [...startsOn(tuesday, 12), ...startsOn(wednesday, 2)] });
    expect((await findBooking(booking))?.offered).toEqual(startsOn(wednesday, 2));
    const other = await book({ time: '10:00 AM' });
    await close({ tourIds: [0], offers: [] });
    expect(await findBooking(other)).toMatchObject({ status: 'cancelled' });
    expect(await findBooking(other)).not.toHaveProperty('offered');
  });

  it('includes the starts of a holiday that managers have opened', async () => {
    const [thursday, opened] = [calendarDateFrom('2026-12-24'), calendarDateFrom('2026-12-25')];
    const by = { id: 'edit', person: 'mia', device: 'office' };
    const edit = { date: opened, opening: 'afternoon' } as const;
    const booking = await book({ date: thursday, time: '4:00 PM' });
    const preview = () => close({ first: thursday, last: thursday, preview: true });
    expect(JSON.stringify(offeredIn((await preview()).json, booking))).not.toContain(opened);
    await depsOn(table).edits.save({ edit, seen: undefined, by, reopen: [] });
    expect(offeredIn((await preview()).json, booking)).toEqual(startsOn(opened, 4, 6, 5));
  });

  it('excludes the days of the closing itself, and starts that are already closed', async () => {
    const booking = await book();
    await close({ tourIds: [0, 2], first: '2026-11-26', last: '2026-11-26' });
    await close({ last: wednesday });
    expect((await findBooking(booking))?.offered).toEqual([
      ...startsOn('2026-11-26', 4, 6),
      ...startsOn('2026-11-26', 1),
    ]);
  });

  it('is empty for guests whose operator pays for them, since they would have to pay again on the site', async () => {
    const operator = { ...sampleOperator, chargingModel: 'operator_charges' } as const;
    const operatorBooking = await book({ operator });
    const payer = await book({ operator: { ...operator, chargingModel: 'guest_pays' } });
    const { json } = await close({ tourIds: [0] });
    expect(offeredIn(json, operatorBooking)).toBeUndefined();
    expect(offeredIn(json, payer)).toHaveLength(3);
    expect(await findBooking(operatorBooking)).not.toHaveProperty('offered');
  });

  it('suits the number of guests at the moment of cancellation, even if that number has just changed', async () => {
    const booking = await book({ time: '2:00 PM', guestCount: 4 });
    await book({ time: '3:00 PM', guestCount: 13 });
    const parties = partyChangeStore(table, clock);
    const reduceParty = () =>
      parties.change(keyOf(booking), booking.id, (stored) => ({
        entry: { id: commandId(), at: 0, by: 'ben', on: 'bar', kind: 'change' } as const,
        details: { ...stored.booking, guestCount: 1, totalPrice: 4000 },
      }));
    await close({ tourIds: [8] }, interruptAt('GetCommand', reduceParty));
    expect(await findBooking(booking)).toMatchObject({
      status: 'cancelled',
      guestCount: 1,
      offered: startsOn(tuesday, 10, 6, 9),
    });
  });

  it('reads the following week only if there are guests to notify', async () => {
    const send = vi.spyOn(table.client, 'send');
    await close({ preview: true });
    const callsBefore = send.mock.calls.length;
    await book();
    send.mockClear();
    await close({ preview: true });
    // The calendar edits of the following week, and its five tour days.
    expect(send.mock.calls.length - callsBefore).toBe(6);
    expect(await table.items()).toHaveLength(1);
  });

  it.each([
    ['an invalid day', [{ date: 'soon', tourId: 1 }]],
    ['an unknown start', startsOn(tuesday, 14)],
  ])('cannot include %s', async (_, offers) => {
    expect((await close({ offers })).status).toBe(400);
  });
});

describe('a closing that notifies guests', () => {
  const previewDigest = async (changes: object = {}) =>
    (await close({ ...changes, preview: true })).json.digest;

  it('is refused without the digest of a preview', async () => {
    const guest = await book();
    const before = await table.items();
    const { status, json } = await send();
    expect([status, json.kind]).toEqual([409, 'closing-changed']);
    expect(json.message).toContain('no guest was notified');
    expect(await table.items()).toEqual(before);
    expect(await findBooking(guest)).toMatchObject({ status: 'confirmed' });
  });

  it('is refused with the digest of a preview made before another guest booked, and accepted with that of a new preview', async () => {
    const digest = await previewDigest().then(async () => {
      await book();
      return previewDigest();
    });
    const lateGuest = await book({ time: '3:00 PM' });
    const before = await table.items();
    expect((await send({ digest })).json.kind).toBe('closing-changed');
    expect(await table.items()).toEqual(before);
    const { status, json } = await send({ digest: await previewDigest() });
    expect([status, json.notified]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ id: lateGuest.id })]),
    ]);
  });

  it('is refused with a digest that includes a party that has cancelled since', async () => {
    const [cancelled, keptBooking] = [await book(), await book({ time: '2:00 PM' })];
    const digest = await previewDigest();
    await bookings().cancel(referenceOf(cancelled));
    expect((await send({ digest })).json.kind).toBe('closing-changed');
    expect(await findBooking(keptBooking)).toMatchObject({ status: 'confirmed' });
  });

  it('is refused if a guest books while the closing is written, and keeps all bookings until a manager has seen a new preview', async () => {
    const command = { commandId: commandId() };
    const shownGuest = await book();
    let lateParty: StoredBooking | undefined;
    const bookMeanwhile = async () => {
      lateParty = await book({ time: '2:00 PM' });
    };
    const digest = await previewDigest(command);
    const refused = await send({ ...command, digest }, interruptAt('TransactWriteCommand', bookMeanwhile));
    expect(refused.json.kind).toBe('closing-changed');
    if (lateParty === undefined) throw new Error('No guest booked in between');
    for (const guest of [shownGuest, lateParty])
      expect(await findBooking(guest)).toMatchObject({ status: 'confirmed' });
    // No other guest can book now.
    expect(await bookings().book(storedBooking({ time: '3:00 PM' }))).toMatchObject({ result: 'closed' });
    const { json } = await send({ ...command, digest: await previewDigest(command) });
    expect(idsOf(json.notified)).toEqual(idsOf([shownGuest, lateParty]));
  });

  it('is refused on a linked phone without a passkey, and changes nothing', async () => {
    const guest = await book();
    const before = await table.items();
    const command = { last: '2026-12-20', digest: await previewDigest({ last: '2026-12-20' }) };
    const { status, json } = await send(command, table, miaByLink);
    expect([status, json.kind]).toEqual([403, 'step-up']);
    expect(await table.items()).toEqual(before);
    expect(await findBooking(guest)).toMatchObject({ status: 'confirmed' });
    // A preview notifies no one, and neither does closing an empty start.
    expect((await send({ preview: true }, table, miaByLink)).status).toBe(200);
    expect((await send({ tourIds: [9] }, table, miaByLink)).status).toBe(200);
  });

  it('is refused with a passkey used more than five minutes ago', async () => {
    await book();
    const digest = await previewDigest();
    const managerWithOldPasskey = { ...mia, steppedUpAt: epochSeconds(now) - 300 };
    expect((await send({ digest }, table, managerWithOldPasskey)).json.kind).toBe('step-up');
    const steppedUpManager = { ...mia, steppedUpAt: epochSeconds(now) - 299 };
    expect((await send({ digest }, table, steppedUpManager)).status).toBe(200);
  });

  it('requires a manager to confirm the number of parties if 20 or more are notified, but not if fewer are', async () => {
    const guests: StoredBooking[] = [];
    for (const time of startTimes.slice(0, 4))
      guests.push(...(await Promise.all(Array.from({ length: 5 }, () => book({ time })))));
    const command = { digest: await previewDigest() };
    for (const changes of [{}, { confirmedParties: 19 }]) {
      const { status, json } = await send({ ...command, ...changes });
      expect([status, json.kind]).toEqual([422, 'not-bookable']);
      expect(json.message).toContain('This notifies 20 parties');
    }
    const [first = storedBooking(), ...others] = guests;
    expect(await findBooking(first)).toMatchObject({ status: 'confirmed' });
    await bookings().cancel(referenceOf(first));
    const { status, json } = await send({ digest: await previewDigest() });
    expect([status, json.notified.length]).toEqual([200, others.length]);
  });

  it('keeps the bookings of guests who have arrived since the preview, and lists them', async () => {
    const booking = await book();
    now = new Date('2026-11-24T09:50:00+11:00');
    const arrive = () =>
      visitStore(table, clock).record(keyOf(booking), booking.id, () => ({
        entry: entry({ kind: 'arrive', guests: 1 }),
      }));
    const { json } = await close({}, interruptAt('GetCommand', arrive));
    expect([json.notified, idsOf(json.kept)]).toEqual([[], [booking.id]]);
    expect(json.remaining).toEqual({ days: 0, bookings: 0 });
    expect(await findBooking(booking)).toMatchObject({ status: 'confirmed' });
  });
});

describe('a closing that takes more than one call', () => {
  it('is completed by repeated calls, which notify each guest once', async () => {
    const guests: StoredBooking[] = [];
    for (const time of startTimes.slice(0, 5))
      guests.push(...(await Promise.all(Array.from({ length: 14 }, () => book({ time })))));
    const command = commandId();
    // With a stopped clock, only the number of bookings ends the call.
    const stoppedClock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const first = await close({ commandId: command });
    stoppedClock.mockRestore();
    expect(first.json.notified).toHaveLength(60);
    expect(first.json.remaining).toEqual({ days: 0, bookings: 10 });
    const second = await close({ commandId: command });
    expect(idsOf(second.json.notified)).toEqual(idsOf(guests));
    expect(second.json.remaining).toEqual({ days: 0, bookings: 0 });
    for (const guest of guests)
      expect(await findBooking(guest)).toMatchObject({ status: 'cancelled', sequence: 1 });
  });

  it('closes no further day once the time of the call is used up, and reports the days that remain', async () => {
    const days = [tuesday, addDays(tuesday, 1)] as const;
    await book({ date: days[1] });
    const command = commandId();
    const range = { commandId: command, last: days[1] };
    const start = performance.now();
    const clockSpy = vi.spyOn(performance, 'now').mockReturnValue(start);
    const runOutOfTime = async () => void clockSpy.mockReturnValue(start + 4000);
    const { json } = await close(range, interruptAt('TransactWriteCommand', runOutOfTime));
    expect(json).toMatchObject({ notified: [], remaining: { days: 1, bookings: 1 } });
    expect((await closureStore(table, clock).between(...days)).map(({ date }) => date)).toEqual([tuesday]);
    clockSpy.mockRestore();
    expect((await close(range)).json).toMatchObject({ remaining: { days: 0, bookings: 0 } });
  });

  it('reports, when repeated after a failure of the table, the guests notified before the failure', async () => {
    const guests = [await book(), await book({ time: '2:00 PM' })];
    const command = commandId();
    let transactions = 0;
    const client = new Proxy(table.client, {
      get: (target, name) =>
        name !== 'send'
          ? Reflect.get(target, name)
          : (sent: { constructor: { name: string } }) => {
              // The first transaction marks the starts as closed, each later one cancels a booking.
              if (sent.constructor.name === 'TransactWriteCommand' && ++transactions === 3)
                throw Object.assign(new Error('down'), { code: 'ECONNRESET' });
              return target.send(sent as never);
            },
    });
    const failed = await close({ commandId: command }, { client, name: table.name });
    expect(failed).toMatchObject({ status: 503, json: { kind: 'unavailable' } });
    expect(idsOf((await close({ commandId: command })).json.notified)).toEqual(idsOf(guests));
  });
});

describe('repeating a closing after a colleague has reopened some of its starts', () => {
  it('leaves these starts open, and reports their day as reopened', async () => {
    const command = commandId();
    await close({ commandId: command });
    await reopenDay(depsOn(table), tuesday, { by: { id: commandId(), person: 'ben', device: 'bar' } });
    const guest = await book();
    const { json } = await close({ commandId: command });
    expect(json).toMatchObject({ reopened: [tuesday], remaining: { days: 0, bookings: 0 }, notified: [] });
    expect(await findBooking(guest)).toMatchObject({ status: 'confirmed' });
    expect((await close()).json.notified).toHaveLength(1);
  });

  it('leaves the remaining starts closed', async () => {
    const command = commandId();
    await close({ commandId: command, tourIds: [0, 8] });
    const slots = [{ id: 0, time: '10:00 AM', type: 'Tour and Tasting' } as const];
    await reopenDay(depsOn(table), tuesday, { slots });
    expect((await close({ commandId: command, tourIds: [0, 8] })).json).toMatchObject({
      reopened: [tuesday],
      remaining: { days: 0, bookings: 0 },
    });
    expect(await bookings().book(storedBooking())).toMatchObject({ result: 'booked' });
    expect(await bookings().book(storedBooking({ time: '2:00 PM' }))).toMatchObject({ result: 'closed' });
  });
});

describe('a closing is refused', () => {
  it.each([
    ['of yesterday', { first: '2026-11-20', last: '2026-11-20' }, 422, 'has passed'],
    ['beyond the window', { last: '2027-03-01' }, 422, 'Guests can book until'],
    ['of 32 days', { last: '2026-12-25' }, 422, 'At most 31 days'],
    ['of a Sunday', { first: '2026-11-22', last: '2026-11-22' }, 422, 'Sunday'],
    [
      'of single starts over several days',
      { last: '2026-11-25', tourIds: [0] },
      422,
      'Single starts are of one day',
    ],
    [
      'of a morning start on a Saturday',
      { first: '2026-11-28', last: '2026-11-28', tourIds: [0, 8] },
      422,
      'not in the timetable',
    ],
    ['without a reason', { reason: ' ' }, 400, 'Guests are told why'],
    [
      'with a reason that ends with a full stop',
      { reasonFrench: 'Fermé.' },
      400,
      'Leave out the punctuation at the end',
    ],
    ['of no start', { tourIds: [] }, 400, ''],
    ['of an unknown start', { tourIds: [14] }, 400, ''],
  ])('%s', async (_, changes, status, expectedText) => {
    const response = await close(changes);
    expect(response.status).toBe(status);
    expect(response.json.message).toContain(expectedText);
    expect(await table.items()).toEqual([]);
  });
});

it('the log of close-starts contains figures, but no name, address or reference', async () => {
  const booking = await book({ email: 'marker@example.com' });
  await close();
  expect(log.lines().find(({ code }) => code === 'closure.made')).toMatchObject({
    date: '2026-11-24',
    days: 1,
    cancelled: 1,
  });
  for (const secret of ['Ann', 'Lee', 'marker', booking.reference, 'Mia']) {
    expect(log.text()).not.toContain(secret);
  }
});

it('the handler of close-starts needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  now = new Date();
  const eve = await colleagues(table, clock).add('Eve', 'manager');
  const [day] = tourDaysIn({ first: addDays(dateOf(now), 1), last: addDays(dateOf(now), 2) });
  const json = { commandId: commandId(), first: day, last: day, reason: 'Cyclone', preview: false };
  const response = await callHandler(contract, handler, { cookies: [eve.cookie], json });
  expect(response).toMatchObject({
    status: 200,
    json: { notified: [], remaining: { days: 0, bookings: 0 } },
  });
});
