import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { timetableOf } from '#shared/booking/slots.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { interruptedTable } from '../table/interrupted-table.testing.ts';
import { type ObservedTable, observedTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import { closureStore } from './closures.ts';
import { referenceOf, storedBooking } from './stored-booking.testing.ts';

let table: ObservedTable;
let now = new Date('2026-11-21T10:00:00+11:00');
let closures: ReturnType<typeof closureStore>;
let bookings: ReturnType<typeof bookingStore>;

beforeAll(async () => {
  table = await observedTable();
  closures = closureStore(table, () => now);
  bookings = bookingStore(table, () => now);
});

const date = calendarDateFrom;
const itemsOf = async (day: string) => (await table.items()).filter(({ pk }) => pk === `DAY#${day}`);

describe('closing a day', () => {
  it('marks every slot of the day and refuses bookings with the reason', async () => {
    await closures.closeDay(date('2026-12-01'), 'Cyclone');
    const closed = { count: 0, closed: true };
    const both = { 'Tour and Tasting': closed, 'Cellar Door Tasting': closed };
    expect(await bookings.day(date('2026-12-01'))).toEqual({
      '10:00 AM': both,
      '11:00 AM': both,
      '12:00 PM': both,
      '1:00 PM': both,
      '2:00 PM': both,
      '3:00 PM': both,
      '4:00 PM': both,
    });
    const refused = storedBooking({ date: '2026-12-01', time: '3:00 PM' });
    expect(await bookings.book(refused)).toEqual({ result: 'closed', reason: 'Cyclone' });
    expect(await bookings.find(referenceOf(refused))).toBeUndefined();
  });

  it('on a Saturday marks only the slots from noon on', async () => {
    await closures.closeDay(date('2026-12-05'), 'Wedding');
    expect(Object.keys(await bookings.day(date('2026-12-05')))).toEqual([
      '12:00 PM',
      '1:00 PM',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM',
    ]);
  });

  it('keeps existing bookings, which can still be read, confirmed and cancelled', async () => {
    const booking = storedBooking({ date: '2026-12-02', guestCount: 3 });
    await bookings.book(booking);
    await closures.closeDay(date('2026-12-02'), 'Cyclone');
    expect((await bookings.day(date('2026-12-02')))['10:00 AM']?.['Tour and Tasting']).toEqual({
      count: 3,
      language: 'English',
      closed: true,
    });
    expect(await bookings.book(booking)).toEqual({ result: 'already-booked', booking });
    expect(await bookings.cancel(referenceOf(booking))).toBe('cancelled');
    expect(await bookings.book(storedBooking({ date: '2026-12-02' }))).toEqual({
      result: 'closed',
      reason: 'Cyclone',
    });
  });

  it('publishes no event, and removes the last booking event so that the stream cannot repeat it', async () => {
    await bookings.book(storedBooking({ date: '2026-12-03' }));
    await closures.closeDay(date('2026-12-03'), 'Cyclone');
    const items = await itemsOf('2026-12-03');
    expect(items).toHaveLength(14);
    expect(items.filter((item) => 'event' in item)).toEqual([]);
  });

  it('that is already closed replaces the reason', async () => {
    await closures.closeDay(date('2026-12-04'), 'Cyclone');
    await closures.closeDay(date('2026-12-04'), 'Repairs');
    expect(await closures.between(date('2026-12-04'), date('2026-12-04'))).toEqual([
      { date: '2026-12-04', name: 'Repairs' },
    ]);
    expect(await bookings.book(storedBooking({ date: '2026-12-04' }))).toEqual({
      result: 'closed',
      reason: 'Repairs',
    });
  });

  it('refuses a booking that reads the slot before the closure and writes after it', async () => {
    const slotRead = Promise.withResolvers<void>();
    const dayClosed = Promise.withResolvers<void>();
    const client = DynamoDBDocumentClient.from(new DynamoDBClient(table.settings));
    client.middlewareStack.add(
      (next, context) => async (input) => {
        const result = await next(input);
        if (context.commandName === 'GetItemCommand') {
          slotRead.resolve();
          await dayClosed.promise;
        }
        return result;
      },
      { step: 'initialize' },
    );
    const requested = storedBooking({ date: '2026-12-09' });
    const outcome = bookingStore({ client, name: table.name }, () => now).book(requested);
    await slotRead.promise;
    await closures.closeDay(date('2026-12-09'), 'Cyclone');
    dayClosed.resolve();
    expect(await outcome).toEqual({ result: 'closed', reason: 'Cyclone' });
    expect(await bookings.find(referenceOf(requested))).toBeUndefined();
  });

  it('keeps the bookings that are written at the same time, and refuses every later one', async () => {
    const requested = Array.from({ length: 12 }, () => storedBooking({ date: '2026-12-08' }));
    const [, ...outcomes] = await Promise.all([
      closures.closeDay(date('2026-12-08'), 'Cyclone'),
      ...requested.map((booking) => bookings.book(booking)),
    ]);
    const booked = outcomes.filter(({ result }) => result === 'booked').length;
    const slot = (await bookings.day(date('2026-12-08')))['10:00 AM']?.['Tour and Tasting'];
    expect(slot).toMatchObject({ count: booked, closed: true });
    expect(await bookings.book(storedBooking({ date: '2026-12-08' }))).toMatchObject({ result: 'closed' });
  });
});

describe('closing one slot', () => {
  const slot = { time: '2:00 PM', type: 'Tour and Tasting' } as const;

  it('refuses bookings of that slot with the reason, and leaves the rest of the day open', async () => {
    await closures.closeSlots(date('2027-01-12'), [slot], 'Still repairs');
    expect(await bookings.day(date('2027-01-12'))).toEqual({
      '2:00 PM': { 'Tour and Tasting': { count: 0, closed: true } },
    });
    expect(await bookings.book(storedBooking({ date: '2027-01-12', time: '2:00 PM' }))).toEqual({
      result: 'closed',
      reason: 'Still repairs',
    });
    expect(await bookings.book(storedBooking({ date: '2027-01-12' }))).toMatchObject({ result: 'booked' });
    expect(await closures.between(date('2027-01-12'), date('2027-01-12'))).toEqual([]);
  });

  it('can be undone by reopening the slot', async () => {
    await closures.closeSlots(date('2027-01-13'), [slot], 'Still repairs');
    await closures.reopenSlots(date('2027-01-13'), [slot]);
    expect(await bookings.day(date('2027-01-13'))).toEqual({});
    expect(await bookings.book(storedBooking({ date: '2027-01-13', time: '2:00 PM' }))).toMatchObject({
      result: 'booked',
    });
  });
});

describe('reopening a day', () => {
  it('opens all its slots, keeps the bookings and publishes nothing', async () => {
    const keptBooking = storedBooking({ date: '2027-01-14', guestCount: 2 });
    await bookings.book(keptBooking);
    await closures.closeSlots(date('2027-01-14'), [{ time: '3:00 PM', type: 'Tour and Tasting' }], 'Repairs');
    await closures.closeDay(date('2027-01-14'), 'Cyclone');
    await closures.reopenDay(date('2027-01-14'), timetableOf(date('2027-01-14')));
    expect(await bookings.day(date('2027-01-14'))).toEqual({
      '10:00 AM': { 'Tour and Tasting': { count: 2, language: 'English' } },
    });
    expect(await closures.between(date('2027-01-14'), date('2027-01-14'))).toEqual([]);
    expect(await bookings.find(referenceOf(keptBooking))).toEqual(keptBooking);
    const items = await itemsOf('2027-01-14');
    expect(items.filter((item) => 'event' in item || typeof item.expiresAt !== 'number')).toEqual([]);
  });
});

describe('a closure that conflicts with a concurrent booking', () => {
  const conflict = (code: string) =>
    new TransactionCanceledException({
      message: 'cancelled',
      $metadata: {},
      CancellationReasons: [{ Code: 'None' }, { Code: code }],
    });
  const failingStore = (errors: Error[]) => {
    let calls = 0;
    const send = async () => {
      calls += 1;
      const error = errors.shift();
      if (error !== undefined) throw error;
    };
    const client = { send } as unknown as ObservedTable['client'];
    return { store: closureStore({ client, name: 'x' }, () => now), calls: () => calls };
  };

  it('is retried and succeeds', async () => {
    const { store, calls } = failingStore([conflict('TransactionConflict'), conflict('TransactionConflict')]);
    await store.closeDay(date('2026-12-14'), 'Cyclone');
    // Two conflicts, the closure, and the count of the writes of its day.
    expect(calls()).toBe(4);
  });

  it('is not retried after an error that a retry would meet again', async () => {
    const { store, calls } = failingStore([conflict('ValidationError')]);
    await expect(store.closeDay(date('2026-12-14'), 'Cyclone')).rejects.toThrow('cancelled');
    expect(calls()).toBe(1);
  });
});

describe('the command of a colleague', () => {
  const slot = { time: '2:00 PM', type: 'Tour and Tasting' } as const;
  const by = (id: string) => ({ id, person: 'mia', device: 'office' });
  const storedSlot = async (day: string) => (await itemsOf(day)).find(({ sk }) => sk === 'SLOT#14:00#TOUR');
  const at = now.getTime() / 1000;

  it('to close a day is stored with person, time and device, on the day and on each slot', async () => {
    const day = date('2027-02-01');
    await closures.closeDay(day, 'Cyclone', { by: by('a'), reasonFrench: 'Alerte' });
    const mark = {
      reason: 'Cyclone',
      reasonFrench: 'Alerte',
      at,
      by: { person: 'mia', device: 'office' },
      command: 'a',
    };
    expect(await storedSlot(day)).toMatchObject({ closed: mark });
    const dayItem = (await table.items()).find(({ pk, sk }) => pk === 'CLOSURES' && sk === `DAY#${day}`);
    expect(dayItem).toMatchObject({ date: day, ...mark });
    const closed = timetableOf(day).map((one) => ({ ...one, closed: mark }));
    expect(await closures.reopenDay(day, closed, by('b'))).toBe('done');
    expect(await storedSlot(day)).toMatchObject({
      reopened: { at, by: mark.by, command: 'b', lifted: 'a' },
    });
    expect(await storedSlot(day)).not.toHaveProperty('closed');
  });

  it('to close a start closes nothing when it is repeated after a colleague has reopened the start, unlike a new command', async () => {
    const day = date('2027-02-02');
    await closures.closeSlots(day, [slot], 'Cyclone', { by: by('a') });
    expect(await closures.closeSlots(day, [slot], 'Cyclone', { by: by('a') })).toBe('done');
    await closures.reopenSlots(day, [{ ...slot, closed: { command: 'a' } }], by('b'));
    expect(await closures.closeDay(day, 'Cyclone', { by: by('a') })).toBe('overtaken');
    expect(await storedSlot(day)).not.toHaveProperty('closed');
    expect(await closures.between(day, day)).toEqual([]);
    expect(await closures.closeSlots(day, [slot], 'Repairs', { by: by('c') })).toBe('done');
  });

  it('to reopen a start reopens nothing when it is repeated after a colleague has closed the start again', async () => {
    const day = date('2027-02-03');
    await closures.closeSlots(day, [slot], 'Cyclone', { by: by('a') });
    const firstClosure = { ...slot, closed: { command: 'a' } };
    expect(await closures.reopenSlots(day, [firstClosure], by('b'))).toBe('done');
    await closures.closeSlots(day, [slot], 'Repairs', { by: by('c') });
    for (const closed of [firstClosure, { ...slot, closed: { command: 'c' } }])
      expect(await closures.reopenSlots(day, [closed], by('b'))).toBe('overtaken');
    expect(await storedSlot(day)).toMatchObject({ closed: { reason: 'Repairs' } });
  });

  it('to reopen a start removes only the closure that the colleague saw', async () => {
    const day = date('2027-02-04');
    await closures.closeSlots(day, [slot], 'Cyclone');
    await closures.closeSlots(day, [slot], 'Repairs', { by: by('c') });
    expect(await closures.reopenSlots(day, [{ ...slot, closed: {} }], by('d'))).toBe('overtaken');
    expect(await storedSlot(day)).toMatchObject({ closed: { reason: 'Repairs' } });
  });
});

describe('the mark of a day with closed starts', () => {
  const day = date('2027-06-01');
  const markedDays = () => closures.daysWithClosedStarts(day, date('2027-06-30'));
  const starts = timetableOf(day).slice(0, 6);

  it('is written in the transaction of the closure, so that a crash cannot leave the day unmarked', async () => {
    const crashingStore = closureStore(
      interruptedTable(table, 'PutCommand', async () => {
        throw new Error('crashed');
      }),
      () => now,
    );
    await crashingStore.closeSlots(day, starts.slice(0, 1), 'Repairs').catch(() => undefined);
    const isClosed = Object.keys(await bookings.day(day)).length > 0;
    expect({ isClosed, marked: await markedDays() }).toEqual({ isClosed: true, marked: [day] });
  });

  it('is kept while one of several colleagues who concurrently reopen starts closes a start again', async () => {
    const closings = starts.map((slot) => closures.closeSlots(day, [slot], 'Repairs'));
    expect(await Promise.all(closings)).toEqual(starts.map(() => 'done'));
    const [first, ...others] = starts.map((slot) => ({ ...slot, closed: {} }));
    const reopenings = others.map((slot) => closures.reopenSlots(day, [slot]));
    const closingAgain = closures.closeSlots(day, first ? [first] : [], 'Cyclone');
    expect(await Promise.all([...reopenings, closingAgain])).toEqual(starts.map(() => 'done'));
    expect(await markedDays()).toEqual([day]);
  });

  it('is not set by a repeated closing that is refused because a colleague has reopened the start', async () => {
    const by = (id: string) => ({ id, person: 'mia', device: 'office' });
    const other = date('2027-06-02');
    const [slot] = timetableOf(other);
    if (slot === undefined) throw new Error('No starts');
    await closures.closeSlots(other, [slot], 'Repairs', { by: by('a') });
    await closures.reopenSlots(other, [{ ...slot, closed: { command: 'a' } }], by('b'));
    const key = { pk: 'CLOSURES', sk: `STARTS#${other}` };
    await table.client.send(new DeleteCommand({ TableName: table.name, Key: key }));
    expect(await closures.closeSlots(other, [slot], 'Repairs', { by: by('a') })).toBe('overtaken');
    expect(await markedDays()).not.toContain(other);
  });
});

describe('the closed days of a range', () => {
  it('are listed in order, both ends included', async () => {
    for (const day of ['2027-03-04', '2027-03-02', '2027-02-28', '2027-03-09']) {
      await closures.closeDay(date(day), `Closed ${day}`);
    }
    expect(await closures.between(date('2027-03-02'), date('2027-03-09'))).toEqual([
      { date: '2027-03-02', name: 'Closed 2027-03-02' },
      { date: '2027-03-04', name: 'Closed 2027-03-04' },
      { date: '2027-03-09', name: 'Closed 2027-03-09' },
    ]);
    expect(await closures.between(date('2027-03-05'), date('2027-03-08'))).toEqual([]);
  });

  it('are not listed after their expiry', async () => {
    await closures.closeDay(date('2027-05-03'), 'Cyclone');
    const listClosures = () => closures.between(date('2027-05-03'), date('2027-05-03'));
    now = new Date('2028-06-05T23:59:59+11:00');
    expect(await listClosures()).toHaveLength(1);
    now = new Date('2028-06-06T00:00:00+11:00');
    expect(await listClosures()).toEqual([]);
    now = new Date('2026-11-21T10:00:00+11:00');
  });
});
