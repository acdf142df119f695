import { expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { changeableParty } from '#functions/use-cases/parties/changeable-party.ts';
import { storedParty } from '#functions/use-cases/parties/stored-party.ts';
import { decideCancellation } from '#shared/staff/parties/party-change.ts';
import { commandId, commandOf, manager } from '#shared/staff/parties/visit.testing.ts';
import { decide, type VisitAction, type VisitAuthor } from '#shared/staff/parties/visit-command.ts';
import { testTable } from '../table/table-content.testing.ts';
import { bookingStore } from './bookings.ts';
import { closureCancellationStore } from './closure-cancellations.ts';
import { partyChangeStore } from './party-changes.ts';
import { keyOf, lastingId, type StoredBooking } from './slot-item.ts';
import { bookingMaker, referenceOf } from './stored-booking.testing.ts';
import { visitStore } from './visits.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:05:00+11:00');
const bookings = bookingStore(table, clock);
const book = bookingMaker(bookings);

const eve: VisitAuthor = { person: { id: 'eve', role: 'floor' }, deviceId: 'stolen' };
const ana: VisitAuthor = { person: { id: 'ana', role: 'floor' }, deviceId: 'door' };
const press = async (booking: StoredBooking, action: VisitAction, by = eve, id = commandId()) => {
  const recorded = await visitStore(table, clock).record(keyOf(booking), lastingId(booking), (found) =>
    decide(storedParty(found), commandOf(action, id), by, clock()),
  );
  return recorded?.decision.problem?.kind;
};
const cancelByStaff = (booking: StoredBooking) =>
  partyChangeStore(table, clock).cancel(keyOf(booking), lastingId(booking), (found) =>
    decideCancellation(changeableParty(found), { id: commandId(), sequence: 0 }, eve, clock()),
  );

it('check-in, payment and cancellations by guest and distillery succeed in a start after four hundred hostile writes', {
  timeout: 60_000,
}, async () => {
  const [victim, guest, other] = [await book(), await book(), await book()];
  const text = '€'.repeat(200);
  for (let write = 0; write < 160; write += 1) await press(victim, { kind: 'note', text });
  for (let cycle = 0; cycle < 60; cycle += 1) {
    clock.advance(1000);
    const walkIn = await book({ firstName: '', lastName: '', email: '', source: 'walk-in' });
    const payment = commandId();
    const sum = { amount: 1, vatu: 1, outstanding: 4000, reason: text };
    await press(walkIn, { kind: 'pay', method: 'complimentary', ...sum }, manager, payment);
    await press(walkIn, { kind: 'undo', entry: payment }, manager);
    await cancelByStaff(walkIn);
  }
  const sizes = (await table.items()).map((item) => [String(item.sk), JSON.stringify(item).length] as const);
  const largest = sizes.toSorted(([, one], [, two]) => two - one)[0];
  expect(largest?.[1]).toBeLessThan(40_000);
  expect(await press(victim, { kind: 'arrive', guests: 1, here: 0 }, ana)).toBeUndefined();
  const sum = { amount: 4000, vatu: 4000, outstanding: 4000 };
  expect(await press(victim, { kind: 'pay', method: 'cash-vuv', ...sum }, ana)).toBeUndefined();
  expect(await bookings.cancel(referenceOf(guest))).toBe('cancelled');
  expect(await closureCancellationStore(table, clock).cancel(other, 'Cyclone')).toBe('cancelled');
});
