import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { captureLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { personalData } from '#functions/stores/privacy/personal-data.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { readTill } from '#functions/use-cases/till/open-till.ts';
import { tillConsole } from '#functions/use-cases/till/till-console.testing.ts';
import { showTill as contract } from '#shared/contracts/staff/show-till.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { cashUp } from '#shared/staff/till/cash-up.ts';
import { showTill } from './show-till.ts';

let table: ObservedTable;
let now: Date;
let till: ReturnType<typeof tillConsole>;
let log: ReturnType<typeof captureLog>;
const clock = () => now;

beforeEach(async () => {
  table = await observedTable();
  now = new Date('2026-11-24T17:00:00+11:00');
  till = tillConsole(table, clock);
  log = captureLog();
});

const show = (query: Record<string, string> = {}) =>
  callerAs(till.actor('mia'), contract, showTill(till.deps))({ query });
const vatuOf = async () => (await show()).json.x.lines.map(({ vatu }: { vatu: number }) => vatu);
/** Closes the till without applying any rule. */
const close = async (changes: object = {}) => {
  const { zs: _zs, left: _left, digest: _digest, ...x } = await readTill(till.deps);
  await till.deps.tills.close({
    ...x,
    closedAt: now.getTime() / 1000,
    by: 'mia',
    on: 'office',
    counted: { 'cash-vuv': 0, 'cash-aud': 0, card: 0 },
    commandId: `command-${x.number}`,
    ...changes,
  });
};

describe('the open till (X)', () => {
  it('is empty before any payment', async () => {
    const { status, json } = await show();
    expect(status).toBe(200);
    expect(json).toMatchObject({ x: { number: 1, lines: [], left: 0 }, zs: [], now: now.getTime() / 1000 });
    expect(json.people).toContainEqual({ id: 'mia', name: 'Mia Vira', role: 'manager' });
  });

  it('contains the payments for visits of the last seven days and today, including cancelled and archived bookings', async () => {
    const today = await till.party();
    const week = await till.party({ date: till.day(-7) });
    const cancelled = await till.party();
    await till.write(today, paid(4000, { at: 1 }));
    await till.write(week, paid(5000, { at: 2 }));
    await till.write(cancelled, paid(6000, { at: 3 }));
    const bookings = bookingStore(table, clock);
    await bookings.cancel(referenceOf(cancelled), 'staff');
    // This booking is paid after it was cancelled and moved to the archive.
    const archivedParty = await till.party();
    await bookings.cancel(referenceOf(archivedParty), 'staff');
    for (let index = 0; index < 9; index += 1) {
      now = new Date(now.getTime() + 1000);
      await bookings.cancel(referenceOf(await till.party({ guestCount: 1 })), 'staff');
    }
    expect((await table.items()).some(({ sk }) => String(sk).startsWith('ARCHIVE#'))).toBe(true);
    await till.write(archivedParty, paid(7000, { at: 4 }));
    expect(
      (await till.deps.days.archived(archivedParty.date)).flatMap(({ visit }) => visit.log),
    ).toHaveLength(2);
    expect(await vatuOf()).toEqual([4000, 5000, 6000, 7000]);
  });

  it('lists the reversal of a payment from an earlier Z as a negative line, and a payment recorded after the Z', async () => {
    const booking = await till.party();
    const cash = paid(4000);
    await till.write(booking, cash);
    await close();
    expect(await vatuOf()).toEqual([]);
    await till.write(
      booking,
      entry({ kind: 'undo', entry: cash.id, reason: 'Paid twice', by: 'mia' }),
      paid(2500, { at: now.getTime() / 1000 }),
    );
    expect(await vatuOf()).toEqual([-4000, 2500]);
    await close();
    expect(await vatuOf()).toEqual([]);
  });

  it('lists a payment undone during the closing as a negative line, even after the guest changes or cancels the booking; a move to another day is refused', async () => {
    const booking = await till.party();
    const cash = paid(4000);
    await till.write(booking, cash);
    await close();
    await till.write(booking, entry({ kind: 'undo', entry: cash.id }));
    expect(await vatuOf()).toEqual([-4000]);
    const bookings = bookingStore(table, clock);
    const { tourId, tourType, time, firstName, lastName, email, preferredLanguage, totalPrice } = booking;
    const { date, guestCount } = booking;
    const requested = { tourId, tourType, date, time, firstName, lastName, email, preferredLanguage };
    const change = (changes: object) =>
      bookings.change(referenceOf(booking), { ...requested, guestCount, totalPrice, ...changes });
    expect(await change({ date: till.day(1) })).toEqual({ result: 'checked-in' });
    expect(await vatuOf()).toEqual([-4000]);
    expect(await change({ guestCount: 3, totalPrice: 12_000 })).toMatchObject({ result: 'changed' });
    expect(await bookings.cancel(referenceOf(booking))).toBe('cancelled');
    expect(await vatuOf()).toEqual([-4000]);
  });

  it('reads the days since the day before the last Z, and days with late entries', async () => {
    await till.write(await till.party(), paid(1000));
    await close();
    const lateParty = await till.party({ date: till.day(-7) });
    await till.write(lateParty, paid(4000));
    now = new Date('2026-12-24T17:00:00+11:00');
    expect(await vatuOf()).toEqual([4000]);
    const { readFrom } = await readTill(till.deps);
    expect(readFrom).toBe('2026-12-23');
  });

  it('before the first Z reads all days since a week before the first colleague was invited, with one query per day and kind', async () => {
    const send = vi.spyOn(table.client, 'send');
    await show();
    const queries = send.mock.calls.map(([{ input }]) => input as { ConsistentRead?: boolean });
    expect(queries.every(({ ConsistentRead }) => ConsistentRead)).toBe(true);
    expect(queries).toHaveLength(2 + 2 * (30 + 7 + 1));
  });

  it('distinguishes the payments of two parties that were recorded under the same id', async () => {
    const [first, second] = [await till.party(), await till.party()];
    const id = 'a'.repeat(24);
    await till.write(first, paid(10_000, { id, by: 'ana', at: 1 }));
    await till.write(second, paid(1, { id, by: 'eve', at: 2, method: 'complimentary' }));
    await till.write(second, entry({ kind: 'undo', entry: id, by: 'eve', at: 3 }));
    expect((await show()).json.x.lines).toMatchObject([{ by: 'ana', vatu: 10_000 }]);
    await close();
    await till.write(second, paid(4000, { id: 'b'.repeat(24), at: 4 }));
    await till.write(await till.party(), paid(16_000, { id, at: 5 }));
    expect(await vatuOf()).toEqual([4000, 16_000]);
  });

  it('reports and logs a difference between the payments recorded with parties and the lines of the Zs and the X', async () => {
    await till.write(await till.party(), paid(4000), paid(2500, { method: 'card' }));
    expect((await show()).json.x.imbalances).toEqual([]);
    const { lines } = await readTill(till.deps);
    await close({ lines: lines.map((line) => (line.method === 'card' ? { ...line, amount: 2000 } : line)) });
    expect((await show()).json.x.imbalances).toEqual([
      { method: 'card', recorded: { amount: 2500, vatu: 2500 }, inTill: { amount: 2000, vatu: 2500 } },
    ]);
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'till.imbalance', method: 'card', recorded: 2500, inTill: 2000 }),
    );
  });

  it('keeps the reasons of reversals and complimentary visits, without the name of the guest', async () => {
    const booking = await till.party({ firstName: 'Marker', lastName: 'Lee' });
    const [cash, free] = [
      paid(4000, { at: 1 }),
      paid(500, { at: 2, method: 'complimentary', reason: 'For Mrs Lee' }),
    ];
    await till.write(booking, cash, free);
    await till.write(
      booking,
      entry({ kind: 'undo', entry: cash.id, reason: 'Marker paid twice', at: 3, by: 'mia' }),
    );
    const reasons = async () => (await readTill(till.deps)).lines.map(({ reason }) => reason);
    expect(await reasons()).toEqual([undefined, 'For Mrs …', '… paid twice']);
    for (const record of await personalData(table, clock).find(booking.reference))
      await personalData(table, clock).erase(record);
    expect(await reasons()).toEqual([undefined, 'For Mrs …', '… paid twice']);
    await close();
    expect((await show({ z: '1' })).json.z.lines[2].reason).toBe('… paid twice');
    expect(JSON.stringify(await table.items())).not.toMatch(/Marker|Lee/);
  });

  it('changes its digest with every payment', async () => {
    const booking = await till.party();
    const digests = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      digests.add((await show()).json.x.digest);
      await till.write(booking, paid(1000));
    }
    digests.add((await show()).json.x.digest);
    expect(digests.size).toBe(4);
  });

  it('contains at most as many lines as a Z, the oldest first, and leaves the rest to the next X', async () => {
    const booking = await till.party({ date: till.day(-20) });
    const log = Array.from({ length: 3000 }, (_, index) => paid(1, { at: index }));
    const days = {
      slots: async (date: string) =>
        date === booking.date ? [{ bookings: [{ ...booking, visit: { log } }] } as never] : [],
      changes: async () => 0,
      archived: async () => [],
      daysWithLateEntries: async () => [],
    };
    const x = await readTill({ ...till.deps, days });
    expect(x.readFrom).toBe(booking.date);
    expect(x.lines.length).toBeGreaterThan(6 * 14 * 16);
    expect(x.left).toBe(3000 - x.lines.length);
    expect(x.lines.at(-1)?.at).toBe(x.lines.length - 1);
  });
});

describe('the closed tills (Zs)', () => {
  it('are listed with their sums, the latest first', async () => {
    const booking = await till.party();
    await till.write(booking, paid(4000), paid(1000, { method: 'complimentary' }));
    await close({ counted: { 'cash-vuv': 4000, 'cash-aud': 0, card: 0 } });
    await till.write(booking, paid(2500, { method: 'card' }));
    now = new Date(now.getTime() + 60_000);
    await close({ by: 'noa' });
    const { zs, x } = (await show()).json;
    expect(x.number).toBe(3);
    expect(zs).toEqual([
      { number: 2, closedAt: now.getTime() / 1000, by: 'noa', takenVuv: 2500, hasDifference: true },
      { number: 1, closedAt: now.getTime() / 1000 - 60, by: 'mia', takenVuv: 4000, hasDifference: false },
    ]);
  });

  it('are limited to the latest 30, and the reply reports whether there are earlier Zs', async () => {
    const booking = await till.party();
    const closeOnce = async () => {
      await till.write(booking, paid(100));
      now = new Date(now.getTime() + 60_000);
      await close();
    };
    for (let index = 0; index < 30; index += 1) await closeOnce();
    expect((await show()).json).toMatchObject({ hasEarlierZs: false });
    await closeOnce();
    const { zs, hasEarlierZs } = (await show()).json;
    expect(zs).toHaveLength(30);
    expect(hasEarlierZs).toBe(true);
  });

  it('are returned in full by their number', async () => {
    await till.write(await till.party(), paid(4000));
    await close({ reason: 'Change given twice' });
    const { json } = await show({ z: '1' });
    expect(json).toMatchObject({ zs: [], z: { number: 1, by: 'mia', reason: 'Change given twice' } });
    expect(json.x).toBeUndefined();
    expect(cashUp(json.z.lines).total.takenVuv).toBe(4000);
    expect(JSON.stringify(json)).not.toContain('command');
    expect(await show({ z: '2' })).toMatchObject({
      status: 404,
      json: { message: 'There is no day report Z 2.' },
    });
    expect((await show({ z: 'x' })).status).toBe(400);
  });
});

it('the handler of show-till needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  const response = await callHandler(contract, handler, { cookies: [eve.cookie], query: {} });
  expect(response.json.x).toMatchObject({ number: 1, lines: [] });
});
