import { describe, expect, it } from 'vitest';
import { actorOf, type CallResult, callerAs } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import {
  type BookingOverrides,
  bookingMaker,
  referenceOf,
  storedBooking,
} from '#functions/stores/bookings/stored-booking.testing.ts';
import { erased } from '#functions/stores/table/erased.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { resendConfirmation as contract } from '#shared/contracts/staff/resend-confirmation.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { resendConfirmation } from './resend-confirmation.ts';

const table = testTable();
const clock = testClock('2026-11-23T10:00:00+11:00');
const ana = actorOf({ id: 'ana', name: 'Ana Kal', role: 'floor' }, 'door');
const advanceMinutes = (minutes: number) => {
  clock.advance(minutes * 60_000);
};

testLog();

const book = (changes: BookingOverrides = {}) =>
  bookingMaker(bookingStore(table, clock), { now: clock() })(changes);
const resend = ({ date, tourId, id }: StoredBooking, command = commandId()): Promise<CallResult> =>
  callerAs(
    ana,
    contract,
    resendConfirmation({ parties: partyChangeStore(table, clock), clock }),
  )({ json: { commandId: command, date, tourId, party: id } });
const currentEvent = async () => (await table.items())[0]?.event as { type: string; id: string } | undefined;

describe('resending a confirmation by staff', () => {
  it('announces one email even if the command is repeated, and is stored in the history', async () => {
    const booking = await book();
    advanceMinutes(11);
    const command = commandId();
    const { status, json } = await resend(booking, command);
    expect(status).toBe(200);
    expect(json.party).toMatchObject({
      sequence: 0,
      staffChanges: [{ kind: 'resend', by: 'ana', on: 'door' }],
    });
    expect(await currentEvent()).toMatchObject({ type: 'booking.confirmation-requested' });
    const before = await table.items();
    advanceMinutes(11);
    expect((await resend(booking, command)).json).toEqual(json);
    expect(await table.items()).toEqual(before);
  });

  it('is refused beyond the limits that apply to guests, with a message', async () => {
    const booking = await book();
    advanceMinutes(9);
    const recentReply = await resend(booking);
    expect(recentReply).toMatchObject({ status: 429, json: { kind: 'too-many' } });
    expect(recentReply.json.message).toContain('less than ten minutes ago. Nothing was sent.');
    for (const expected of [200, 200, 429]) {
      advanceMinutes(11);
      expect((await resend(booking)).status).toBe(expected);
    }
    expect((await resend(booking)).json.message).toContain('Three confirmations went out today');
  });

  it('is refused for a party without an email address, with the six letters to read out', async () => {
    const booking = await book({ email: '', source: 'phone' });
    advanceMinutes(11);
    const { json } = await resend(booking);
    expect(json.message).toContain(
      `Nothing was sent. Read out the six letters: ${spokenLetters(sixLettersOf(booking))}.`,
    );
    expect(await currentEvent()).toBeUndefined();
    const erasedParty = await book({ email: erased.email });
    expect((await resend(erasedParty)).json.kind).toBe('party-changed');
  });

  it('is refused for a cancelled or unknown party', async () => {
    const booking = await book();
    await bookingStore(table, clock).cancel(referenceOf(booking));
    advanceMinutes(11);
    expect((await resend(booking)).json.kind).toBe('booking-cancelled');
    expect((await resend(storedBooking())).json.kind).toBe('not-found');
  });
});
