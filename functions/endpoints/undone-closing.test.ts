import { beforeEach, describe, expect, it } from 'vitest';
import { openingOf } from '#shared/booking/day-opening.ts';
import { startTimes } from '#shared/booking/slots.ts';
import { listedCalendar } from '#shared/calendar/calendar.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import { closeStarts as closeContract } from '#shared/contracts/staff/close-starts.ts';
import { undoClosing as contract } from '#shared/contracts/staff/undo-closing.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { addDays, calendarDateFrom, dateOf } from '#shared/values/port-vila-time.ts';
import { actorOf, type CallResult, callerAs, deployedCaller } from '../kernel/call.testing.ts';
import { testLog } from '../kernel/captured-log.testing.ts';
import { bookingStore } from '../stores/bookings/bookings.ts';
import { calendarEditStore } from '../stores/bookings/calendar-edits.ts';
import { closureCancellationStore } from '../stores/bookings/closure-cancellations.ts';
import { closureRestorationStore } from '../stores/bookings/closure-restorations.ts';
import { closureStore } from '../stores/bookings/closures.ts';
import { dayStore } from '../stores/bookings/days.ts';
import type { StoredBooking } from '../stores/bookings/slot-item.ts';
import { referenceOf, storedBooking } from '../stores/bookings/stored-booking.testing.ts';
import { colleagues } from '../stores/staff/colleagues.testing.ts';
import { interruptedTable } from '../stores/table/interrupted-table.testing.ts';
import { epochSeconds, type Table } from '../stores/table/table.ts';
import { type ObservedTable, observedTable } from '../stores/table/table-content.testing.ts';
import { reopenDay } from '../use-cases/closures/reopen-day.ts';
import { closeStarts } from './close-starts/close-starts.ts';
import { undoClosing } from './undo-closing/undo-closing.ts';

const log = testLog();
const tuesday = calendarDateFrom('2026-11-24');
let table: ObservedTable;
let now: Date;
const clock = () => now;
const manager = (id: string): Actor => ({
  ...actorOf({ id, name: id, role: 'manager' }, 'office'),
  steppedUpAt: epochSeconds(new Date('2026-12-24T00:00:00Z')),
});
const [mia, noa] = [manager('mia'), manager('noa')];

beforeEach(async () => {
  table = await observedTable();
  now = new Date('2026-11-21T10:00:00+11:00');
});

const storesOn = (usedTable: Table) => ({
  days: dayStore(usedTable, clock),
  closures: closureStore(usedTable, clock),
  edits: calendarEditStore(usedTable, clock),
  cancellations: closureCancellationStore(usedTable, clock),
  restorations: closureRestorationStore(usedTable, clock),
  clock,
});
const bookings = () => bookingStore(table, clock);
async function book(changes: Parameters<typeof storedBooking>[0] = {}): Promise<StoredBooking> {
  const booking = storedBooking(changes);
  expect(await bookings().book(booking)).toMatchObject({ result: 'booked' });
  return booking;
}
const findBooking = (booking: StoredBooking) => bookings().find(referenceOf(booking), 'staff');

/** Closes the Tuesday, or some of its starts, and returns the id of the command. */
async function close(changes: object = {}): Promise<string> {
  const command = { commandId: commandId(), first: tuesday, last: tuesday, reason: 'Cyclone', ...changes };
  const request = callerAs(mia, closeContract, closeStarts(storesOn(table)));
  const { digest, notified } = (await request({ json: { ...command, preview: true } })).json;
  const confirmedParties = notified.length || undefined;
  const response = await request({ json: { ...command, digest, confirmedParties, preview: false } });
  expect(response.json).toMatchObject({ remaining: { days: 0, bookings: 0 } });
  return command.commandId;
}
interface UndoOptions {
  by?: Actor;
  usedTable?: Table;
  commandId?: string;
  digest?: string;
  preview?: boolean;
}
const send = (
  closing: string,
  { by = mia, usedTable = table, ...changes }: UndoOptions,
): Promise<CallResult> =>
  callerAs(
    by,
    contract,
    undoClosing(storesOn(usedTable)),
  )({ json: { commandId: commandId(), closing, first: tuesday, last: tuesday, preview: false, ...changes } });
/** The current preview of undoing the closing. */
const previewUndo = async (closing: string) => (await send(closing, { preview: true })).json;
/** Previews the undoing, then carries it out. */
const undo = async (closing: string, options: UndoOptions = {}): Promise<CallResult> =>
  send(closing, { digest: (await previewUndo(closing)).digest, ...options });
const idsOf = (parties: readonly { id: string }[]) => parties.map(({ id }) => id).toSorted();
const slotOf = async ({ time, tourType }: StoredBooking) =>
  (await dayStore(table, clock).slots(tuesday)).find((slot) => slot.time === time && slot.type === tourType);
const advanceSeconds = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('undoing a closing', () => {
  it('opens the closed starts and restores each cancelled booking with its places, its language, one event and a higher sequence', async () => {
    const french = await book({ preferredLanguage: 'French', guestCount: 3 });
    const phoneBooking = await book({
      time: '2:00 PM',
      firstName: '',
      lastName: '',
      email: '',
      source: 'phone',
    });
    const closing = await close();
    advanceSeconds(60);
    const command = commandId();
    const { status, json } = await undo(closing, { commandId: command });
    expect([status, json.notRestored, json.remaining]).toEqual([200, [], 0]);
    expect(idsOf(json.restored)).toEqual(idsOf([french, phoneBooking]));
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ code: 'closure.undone', date: tuesday, days: 1, restored: 2 }),
    );
    const { closedReason, cancelledAt, offered, ...restored } = (await findBooking(french)) as StoredBooking;
    expect([closedReason, cancelledAt, offered]).toEqual([undefined, undefined, undefined]);
    expect(restored).toMatchObject({
      status: 'confirmed',
      sequence: 2,
      restoredAs: 2,
      changedAt: epochSeconds(now),
      staffChanges: [
        { id: closing, kind: 'close' },
        { id: command, kind: 'restore', by: 'mia', on: 'office', at: epochSeconds(now) },
      ],
    });
    const items = await table.items();
    expect(items.find((item) => `booking#${french.id}` in item)).toMatchObject({
      guests: 3,
      language: 'French',
      event: { type: 'booking.restored', subject: french.id, id: `${french.id}-2` },
    });
    // Without an email address, no event is published.
    expect(items.find((item) => `booking#${phoneBooking.id}` in item)).not.toHaveProperty('event');
    expect(items.some(({ sk }) => sk === `DAY#${tuesday}` || sk === `EDIT#${tuesday}`)).toBe(false);
    expect(await bookings().book(storedBooking({ time: '3:00 PM' }))).toMatchObject({ result: 'booked' });
  });

  it('restores nothing ten minutes after the last guest was notified, and advises to telephone the guests', async () => {
    const booking = await book();
    const closing = await close();
    advanceSeconds(600);
    const before = await table.items();
    const { status, json } = await undo(closing);
    expect([status, json.kind]).toEqual([409, 'too-late']);
    expect(json.message).toContain('Reopen the starts, and telephone the guests.');
    expect(await table.items()).toEqual(before);
    advanceSeconds(-1);
    expect((await undo(closing)).status).toBe(200);
    expect(await findBooking(booking)).toMatchObject({ status: 'confirmed' });
  });

  it('requires a recent use of a passkey', async () => {
    const booking = await book();
    const closing = await close();
    expect((await undo(closing, { by: { ...mia, steppedUpAt: undefined } })).json.kind).toBe('step-up');
    expect(await findBooking(booking)).toMatchObject({ status: 'cancelled' });
  });

  it('has a preview that lists the bookings to restore and changes nothing', async () => {
    const guests = [await book({ guestCount: 3 }), await book({ time: '2:00 PM' })];
    const closing = await close();
    const before = await table.items();
    const preview = (await send(closing, { preview: true, by: { ...mia, steppedUpAt: undefined } })).json;
    expect([idsOf(preview.restored), preview.notRestored, preview.remaining]).toEqual([idsOf(guests), [], 2]);
    expect(await table.items()).toEqual(before);
    const { json } = await send(closing, { digest: preview.digest });
    expect(idsOf(json.restored)).toEqual(idsOf(preview.restored));
  });

  it('restores no booking under the digest of an outdated preview, or without a digest', async () => {
    const [booking, crowded] = [await book({ time: '2:00 PM' }), await book({ guestCount: 4 })];
    const closing = await close();
    const { digest } = await previewUndo(closing);
    const by = { id: commandId(), person: 'noa', device: 'bar' };
    await reopenDay(storesOn(table), tuesday, { by });
    await book({ guestCount: 14 });
    expect(idsOf((await previewUndo(closing)).notRestored)).toEqual([crowded.id]);
    for (const staleConsent of [{ digest }, {}, { digest: 'x' }]) {
      const { status, json } = await send(closing, staleConsent);
      expect([status, json.kind]).toEqual([409, 'closing-changed']);
    }
    expect(await findBooking(booking)).toMatchObject({ status: 'cancelled' });
  });

  it('restores no booking in starts removed from the calendar, and leaves them closed', async () => {
    const booking = await book();
    const closing = await close();
    await calendarEditStore(table, clock).save({
      edit: { date: tuesday, opening: 'afternoon' },
      seen: undefined,
      by: { id: commandId(), person: 'noa', device: 'bar' },
      reopen: [],
    });
    const preview = await previewUndo(closing);
    expect([preview.restored, idsOf(preview.notRestored)]).toEqual([[], [booking.id]]);
    await undo(closing);
    expect((await slotOf(booking))?.closed?.reason).toBe('Cyclone');
  });

  it('restores neither bookings cancelled by guests nor bookings cancelled by other closings', async () => {
    const [cancelledByGuest, closedBefore, restorable] = [
      await book(),
      await book({ time: '2:00 PM' }),
      await book({ time: '3:00 PM' }),
    ];
    await bookings().cancel(referenceOf(cancelledByGuest));
    await close({ tourIds: [8] });
    const { json } = await undo(await close());
    expect(idsOf(json.restored)).toEqual([restorable.id]);
    for (const booking of [cancelledByGuest, closedBefore])
      expect(await findBooking(booking)).toMatchObject({ status: 'cancelled' });
  });

  it('restores archived bookings to their slots, and stores each only once', async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, () => book()));
    const closing = await close();
    expect(await dayStore(table, clock).archived(tuesday)).not.toEqual([]);
    expect(idsOf((await undo(closing)).json.restored)).toEqual(idsOf(guests));
    expect(await dayStore(table, clock).archived(tuesday)).toEqual([]);
    expect((await slotOf(guests[0] as StoredBooking))?.guests).toBe(12);
  });
});

describe('undoing a closing leaves a booking cancelled and lists its guest to telephone', () => {
  /** A table in which a guest books as soon as the marks are lifted, before any booking is restored. */
  const tableWithRival = (changes: object) => {
    const bookMeanwhile = async () => void (await book(changes));
    return interruptedTable(table, 'UpdateCommand', bookMeanwhile);
  };

  it.each([
    ['its places are taken', { guestCount: 14 }, {}],
    ['its start has another language', { guestCount: 1, preferredLanguage: 'French' }, {}],
  ] as const)('when %s', async (_, rivalBooking, ownBooking) => {
    const booking = await book({ guestCount: 4, ...ownBooking });
    const closing = await close();
    const { json } = await undo(closing, { usedTable: tableWithRival(rivalBooking) });
    expect([json.restored, idsOf(json.notRestored), json.remaining]).toEqual([[], [booking.id], 0]);
    expect(await findBooking(booking)).toMatchObject({
      status: 'cancelled',
      closedReason: 'Cyclone',
      sequence: 1,
    });
    expect((await slotOf(booking))?.guests).toBe(rivalBooking.guestCount);
  });

  it('when a colleague has closed the start again', async () => {
    const booking = await book();
    const closing = await close();
    await closureStore(table, clock).closeDay(tuesday, 'Power cut', {
      by: { id: commandId(), person: 'noa', device: 'bar' },
    });
    const { json } = await undo(closing);
    expect(idsOf(json.notRestored)).toEqual([booking.id]);
    expect(await findBooking(booking)).toMatchObject({ status: 'cancelled' });
    expect((await slotOf(booking))?.closed?.reason).toBe('Power cut');
  });
});

describe('undoing a closing repeatedly or concurrently', () => {
  it('by several managers at once restores each booking once, and announces it once', async () => {
    const guests = await Promise.all(startTimes.map((time) => book({ time, guestCount: 2 })));
    const closing = await close();
    const responses = await Promise.all([undo(closing), undo(closing, { by: noa }), undo(closing)]);
    for (const { status, json } of responses) {
      expect(status).toBe(200);
      expect(idsOf(json.restored)).toEqual(idsOf(guests));
    }
    for (const guest of guests) {
      expect(await findBooking(guest)).toMatchObject({ status: 'confirmed', sequence: 2 });
      expect((await slotOf(guest))?.guests).toBe(2);
    }
  });

  it('while guests book the same start never exceeds sixteen places', async () => {
    const guests = await Promise.all(Array.from({ length: 4 }, () => book({ guestCount: 3 })));
    const closing = await close();
    const rivals = Array.from({ length: 12 }, () => bookings().book(storedBooking({ guestCount: 2 })));
    const [{ json }] = await Promise.all([undo(closing), undo(closing, { by: noa }), ...rivals]);
    expect(json.restored.length + json.notRestored.length).toBe(guests.length);
    const slot = await slotOf(guests[0] as StoredBooking);
    const confirmed = slot?.bookings.filter(({ status }) => status === 'confirmed') ?? [];
    expect(slot?.guests).toBe(confirmed.reduce((sum, { guestCount }) => sum + guestCount, 0));
    expect(slot?.guests).toBeLessThanOrEqual(16);
  });

  it('is not reverted by a late repetition of the closing', async () => {
    const booking = await book();
    const closing = await close();
    await undo(closing);
    const closeAgain = callerAs(mia, closeContract, closeStarts(storesOn(table)));
    const command = { commandId: closing, first: tuesday, last: tuesday, reason: 'Cyclone' };
    const { digest } = (await closeAgain({ json: { ...command, preview: true } })).json;
    const { json } = await closeAgain({ json: { ...command, digest, preview: false } });
    expect(json).toMatchObject({ reopened: [tuesday], remaining: { days: 0, bookings: 0 } });
    expect(await findBooking(booking)).toMatchObject({ status: 'confirmed' });
  });

  it('by a repeated command lists the same guests, even after ten minutes, and writes nothing', async () => {
    const booking = await book();
    const closing = await close();
    const command = { commandId: commandId() };
    await undo(closing, command);
    const before = await table.items();
    advanceSeconds(700);
    expect(idsOf((await undo(closing, command)).json.restored)).toEqual([booking.id]);
    expect(await table.items()).toEqual(before);
  });
});

it('the handler of undo-closing needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./undo-closing/handler.ts'));
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  // Days without starts cannot be closed.
  const nextDays = Array.from({ length: 14 }, (_, days) => addDays(dateOf(new Date()), days));
  const date = nextDays.find((day) => openingOf(day, listedCalendar) === 'open');
  const json = { commandId: commandId(), closing: commandId(), first: date, last: date, preview: true };
  expect((await call({ cookies: [eve.cookie], json })).json.kind).toBe('too-late');
});
