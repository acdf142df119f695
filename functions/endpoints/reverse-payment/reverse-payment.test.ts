import { beforeEach, describe, expect, it } from 'vitest';
import { type CallResult, callerAs, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { tillConsole } from '#functions/use-cases/till/till-console.testing.ts';
import { reversePayment as contract } from '#shared/contracts/staff/reverse-payment.ts';
import { commandId, entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { maxEventEntries } from '#shared/staff/parties/visit-limits.ts';
import { reversePayment } from './reverse-payment.ts';

const table = testTable();
const clock = testClock('2026-11-24T16:00:00+11:00');
const log = testLog();
let till: ReturnType<typeof tillConsole>;
let booking: StoredBooking;
const payment = paid(16_000);

beforeEach(async () => {
  till = tillConsole(table, clock);
  booking = await till.party({ firstName: 'Markerann' });
  await till.write(booking, payment);
});

const body = (changes: object = {}) => ({
  commandId: commandId(),
  date: booking.date,
  tourId: booking.tourId,
  party: booking.id,
  entry: payment.id,
  reason: 'Paid twice',
  ...changes,
});
const reverse = (changes: object = {}, by: 'ana' | 'mia' = 'mia', isSteppedUp = true): Promise<CallResult> =>
  callerAs(
    till.actor(by),
    contract,
    reversePayment({ visits: visitStore(table, clock), clock }),
    isSteppedUp,
  )({ json: body(changes) });
const logOf = async () => (await bookingStore(table, clock).readWithVisit(booking)).visit.log;

describe('the reversal of a payment', () => {
  it('is stored in the history of the party, with person, time, device and reason', async () => {
    const { status, json } = await reverse();
    expect(status).toBe(200);
    const reversal = { by: 'mia', on: 'device-of-mia', at: clock().getTime() / 1000, reason: 'Paid twice' };
    expect(json.party.log).toEqual([
      payment,
      expect.objectContaining({ kind: 'undo', entry: payment.id, ...reversal }),
    ]);
    expect(await logOf()).toEqual(json.party.log);
  });

  it('is made once, even if the command is repeated or several commands arrive at once', async () => {
    const id = commandId();
    const responses = await Promise.all([
      ...Array.from({ length: 4 }, () => reverse({ commandId: id })),
      ...Array.from({ length: 4 }, () => reverse()),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect((await reverse({ commandId: id })).status).toBe(200);
    expect(await logOf()).toHaveLength(2);
  });

  it('is possible for a cancelled booking', async () => {
    await bookingStore(table, clock).cancel(referenceOf(booking), 'staff');
    expect((await reverse()).status).toBe(200);
    expect(await logOf()).toHaveLength(2);
  });

  it('needs a manager who has just used a passkey', async () => {
    expect(await reverse({}, 'ana')).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
    expect(await reverse({}, 'mia', false)).toMatchObject({ status: 403, json: { kind: 'step-up' } });
    expect(await logOf()).toEqual([payment]);
  });

  it.each([
    ['an unknown payment', { entry: 'f'.repeat(24) }, 404, 'not-found'],
    ['an unknown party', { party: 'unknown' }, 404, 'not-found'],
    ['an unknown start', { tourId: 99 }, 404, 'not-found'],
    ['an empty reason', { reason: '  ' }, 400, 'invalid-input'],
    ['a reason that is too long', { reason: 'x'.repeat(201) }, 400, 'invalid-input'],
  ])('is refused for %s', async (_, changes, status, kind) => {
    expect(await reverse(changes)).toMatchObject({ status, json: { kind } });
    expect(await logOf()).toEqual([payment]);
  });

  it('is refused eight days after the visit', async () => {
    clock.advance(8 * 86_400_000);
    const { json } = await reverse();
    expect(json).toMatchObject({
      kind: 'too-late',
      message:
        'M. Lee, 10:00 AM Tour: This visit was more than seven days ago. The payment was not reversed. The till no longer reads it: note it in the books.',
    });
  });

  it('is possible even if the history of the party is full', async () => {
    const noShows = Array.from({ length: maxEventEntries }, () => entry({ kind: 'no-show', guests: 1 }));
    booking = await till.party({ log: [payment, ...noShows] });
    expect((await reverse()).status).toBe(200);
  });

  it('is logged without names and reasons', async () => {
    await reverse({ reason: 'Markerreason' });
    expect(log.lines()).toContainEqual(expect.objectContaining({ code: 'visit.recorded', kind: 'reversal' }));
    expect(log.text()).not.toMatch(/Marker|Mia/);
  });
});

it('the handler of reverse-payment needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager', true);
  const response = await call({
    cookies: [eve.cookie],
    json: body({ party: 'unknown' }),
  });
  expect(response.json.kind).toBe('not-found');
});
