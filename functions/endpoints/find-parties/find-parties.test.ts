import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { actorOf, type CallResult, callerAs } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { fillDay } from '#functions/stores/bookings/full-day.testing.ts';
import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import {
  bookingMaker,
  referenceOf,
  storedBooking,
} from '#functions/stores/bookings/stored-booking.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { shortReference } from '#shared/booking/reference.ts';
import { findParties as contract } from '#shared/contracts/staff/find-parties.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { maxFound } from '#shared/staff/parties/find-party.ts';
import { findParties } from './find-parties.ts';

const table = testTable();
const log = testLog();
const now = new Date('2026-11-24T08:00:00+11:00');
const clock = () => now;
const ana = actorOf({ id: 'ana', name: 'Ana Kal', role: 'floor' }, 'door');

const book = bookingMaker(bookingStore(table, clock));
const find = (letters: string, usedTable: Table = table): Promise<CallResult> =>
  callerAs(
    ana,
    contract,
    findParties({ bookings: bookingStore(usedTable, clock), days: dayStore(usedTable, clock), clock }),
  )({ query: { letters } });
const namesIn = ({ json }: CallResult) =>
  json.parties.map(({ lastName, date }: { lastName: string; date: string }) => [lastName, date]);

describe('finding parties', () => {
  it('searches from today to the last day of the booking window, in order, ignoring accents and case', async () => {
    await book({ lastName: 'Étienne', date: '2027-02-24' });
    await book({ lastName: 'Etienne', date: '2026-11-26', time: '3:00 PM' });
    await book({ lastName: 'ETIENNE', date: '2026-11-26' });
    await book({ lastName: 'Lee', date: '2026-11-26' });
    await book({ lastName: 'Etienne', date: '2026-11-23' });
    await book({ lastName: 'Etienne', date: '2027-02-25' });
    const response = await find(' étien ');
    expect(namesIn(response)).toEqual([
      ['ETIENNE', '2026-11-26'],
      ['Etienne', '2026-11-26'],
      ['Étienne', '2027-02-24'],
    ]);
    expect(response.json).toMatchObject({ first: '2026-11-24', last: '2027-02-24', hasMore: false });
    expect(log.text()).not.toMatch(/tienne/i);
  });

  it('matches digits of the telephone number, and the word "walk-in" for a guest without a name', async () => {
    await book({ lastName: 'Lee', phone: '+678 555 0100', date: '2026-12-01' });
    await book({ firstName: '', lastName: '', email: '', source: 'walk-in' });
    expect(namesIn(await find('5550100'))).toEqual([['Lee', '2026-12-01']]);
    expect((await find('walk')).json.parties).toHaveLength(1);
  });

  it('finds a party on any day by its full reference, and by the reference it had before a move', async () => {
    const booking = await book({ date: '2026-11-20', lastName: 'Lee' });
    const { json } = await find(booking.reference);
    expect(json.parties).toMatchObject([{ id: booking.id, date: '2026-11-20' }]);
    const other = await book({ lastName: 'Li', date: '2026-11-26' });
    await bookingStore(table, clock).change(referenceOf(other), {
      ...other,
      date: storedBooking({ date: '2026-12-01' }).date,
    });
    expect(namesIn(await find(other.reference.toLowerCase()))).toEqual([['Li', '2026-12-01']]);
    expect(namesIn(await find('li2611'))).toEqual([]);
  });

  it('finds a party by its six letters, in upper or lower case and with a space, even after it has moved', async () => {
    const booking = await book({ date: '2026-11-26', lastName: 'Lee' });
    await book({ date: '2026-11-26', lastName: 'Li' });
    const letters = sixLettersOf(booking);
    expect((await find(letters)).json.parties).toMatchObject([{ id: booking.id, sixLetters: letters }]);
    await bookingStore(table, clock).change(referenceOf(booking), {
      ...booking,
      date: storedBooking({ date: '2026-12-01' }).date,
      email: 'other@example.com',
    });
    const spokenLetters = `${letters.slice(0, 3)} ${letters.slice(3)}`.toLowerCase();
    expect(namesIn(await find(spokenLetters))).toEqual([['Lee', '2026-12-01']]);
  });

  it('returns the shortened reference, and finds nothing by a reference with a partial or altered secret suffix', async () => {
    const { reference } = await book({ date: '2026-11-26', lastName: 'Lee' });
    const { json } = await find(reference);
    expect(json.parties).toMatchObject([{ reference: shortReference(reference) }]);
    expect(JSON.stringify(json)).not.toContain(reference.slice(-8));
    const [shortened] = shortReference(reference).split('…');
    expect((await find(String(shortened))).json.parties).toHaveLength(1);
    expect((await find(reference.slice(0, String(shortened).length + 1))).json.parties).toEqual([]);
    const other = `${reference.slice(0, -1)}${reference.endsWith('0') ? '2' : '0'}`;
    expect((await find(other)).json.parties).toEqual([]);
  });

  it('includes cancelled parties', async () => {
    const booking = await book({ lastName: 'Lee' });
    await bookingStore(table, clock).cancel(referenceOf(booking));
    expect((await find('lee')).json.parties).toMatchObject([{ status: 'cancelled' }]);
  });

  it('returns a limited number of parties, reports that there are more, and reads no further days', async () => {
    const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
    const times = ['10:00 AM', '11:00 AM'] as const;
    for (const date of days) {
      for (const time of times) {
        for (let index = 0; index < 8; index += 1) await book({ date, time, lastName: 'Smith' });
      }
    }
    const sendSpy = vi.spyOn(table.client, 'send');
    const { json } = await find('smith');
    expect(json.parties).toHaveLength(maxFound);
    expect(json).toMatchObject({ hasMore: true, last: '2026-11-26' });
    const queries = sendSpy.mock.calls.filter(([command]) => command instanceof QueryCommand);
    expect(queries.length).toBeLessThanOrEqual(8);
    sendSpy.mockRestore();
  });

  it('without a match costs one eventually consistent query for each tour day of the booking window', async () => {
    for (const day of ['2026-11-25', '2026-11-26', '2026-11-27']) await fillDay(table, day, 0);
    const counted = countedTable(table);
    const usage = await counted.measure(async () => {
      expect((await find('unknown', counted)).json).toMatchObject({ parties: [], last: '2027-02-24' });
    });
    expect(usage.calls).toBe(tourDaysIn(bookingWindow(now)).length);
    expect(usage.units).toBeLessThan(3 * 11 + usage.calls / 2);
  });

  it.each([
    ['an empty text', ''],
    ['one letter', 'e'],
    ['a letter and spaces', ' e '],
  ])('refuses to search for %s', async (_, letters) => {
    expect(await find(letters)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
  });
});
