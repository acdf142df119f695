import { beforeEach, describe, expect, it } from 'vitest';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import {
  type BookingChanges,
  bookingsIn,
  referenceOf,
  storedBooking,
} from '#functions/stores/bookings/stored-booking.testing.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { keyInFragment } from '#shared/operators/operator-key.ts';
import { consoleAt } from './console.testing.ts';

const clock = () => new Date('2026-11-21T10:00:00+11:00');
const table = testTable();
const ops = consoleAt(table, clock);
let id: string;
beforeEach(async () => {
  await operatorStore(table, clock).request(sampleOperator, undefined);
  id = String((await table.items())[0]?.id);
});
const opens = async (text: string) => {
  const link = text.split('\n').find((line) => line.startsWith('https://'));
  const key = keyInFragment(new URL(link ?? 'about:blank').hash);
  return (await operatorStore(table, clock).authorise(key ?? ''))?.companyName;
};

describe('operators', () => {
  it('are listed without contact details, and shown with them', async () => {
    expect((await ops('operators')).output).toEqual([
      `${id} · Sea Breeze Excursions · requested · asked 2026-11-21 · charges the guests`,
    ]);
    expect((await ops(`operators show ${id}`)).output).toEqual([
      'Operator  Sea Breeze Excursions (requested)',
      'Contact   Ana Sample, ana.sample@example.com, +678 00003',
      'Kind      Cruise Shore Excursion Specialists; Only on cruise ship days; charges the guests; waits here',
      'Asked     Saturday 21 November 2026, 10:00 AM, Port Vila time (UTC+11)',
    ]);
  });

  it('are approved with a link that is shown once', async () => {
    const { text, questions } = await ops(`operators approve ${id}`);
    expect(questions).toEqual(['Approve, and create their link?']);
    expect(text).toContain('https://rum.example.com/operator/Sea-Breeze-Excursions#key=');
    expect(text).toContain('Valid until 2027-12-26.');
    expect(await opens(text)).toBe('Sea Breeze Excursions');
    expect((await ops(`operators show ${id}`)).text).not.toContain('#key=');
    await expect(ops(`operators approve ${id}`)).rejects.toThrow('Already approved.');
    expect(await opens(text)).toBe('Sea Breeze Excursions');
  });

  it('get a link to the given site address', async () => {
    const { text } = await ops(`operators approve ${id} --site https://www.example.com/`);
    expect(text).toContain('https://www.example.com/operator/Sea-Breeze-Excursions#key=');
  });

  it('get a new link, which voids the old one', async () => {
    const { text: first } = await ops(`operators approve ${id}`);
    const { text: second } = await ops(`operators rotate ${id}`);
    expect(await opens(first)).toBeUndefined();
    expect(await opens(second)).toBe('Sea Breeze Excursions');
  });

  it('lose their link at once', async () => {
    const { text } = await ops(`operators approve ${id}`);
    expect((await ops(`operators revoke ${id}`)).text).toContain('The link no longer works.');
    expect(await opens(text)).toBeUndefined();
    await expect(ops(`operators rotate ${id}`)).rejects.toThrow('Only an approved operator has a link.');
  });

  describe('after a revocation', () => {
    const operator = { companyName: 'Sea Breeze', chargingModel: 'operator_charges' as const };
    const book = (changes: BookingChanges) =>
      bookingsIn(bookingStore(table, clock), { operator: { ...operator, id } })(changes);
    const found = (booking: { reference: string }, reader?: 'staff') =>
      bookingStore(table, clock).find(referenceOf(booking), reader);

    it('know no reference that still opens or cancels a future visit; guests get new links', async () => {
      const known = [
        await book({ email: 'guest@example.com' }),
        await book({ email: 'other@example.com', date: '2027-02-20' }),
      ];
      const past = await book({ date: '2026-11-20' });
      const others = await book({ operator: undefined });
      await ops(`operators approve ${id}`);
      const { text } = await ops(`operators revoke ${id}`);
      expect(text).toContain('2 guests get new links by mail.');
      for (const booking of known) {
        expect(await found(booking)).toBeUndefined();
        expect(await bookingStore(table, clock).cancel(referenceOf(booking))).toBe('not-found');
        const renewed = await found(booking, 'staff');
        expect(await found({ reference: renewed?.reference ?? '' })).toMatchObject({ email: booking.email });
      }
      for (const booking of [past, others]) expect(await found(booking)).toEqual(booking);
      const before = await table.items();
      expect((await ops(`operators revoke ${id}`)).text).toContain('0 guests get new links by mail.');
      expect(await table.items()).toEqual(before);
    });

    it('are listed with the visits booked under their own address, which they can still change', async () => {
      const own = await book({ email: 'Ana.Sample+guest@example.com' });
      await ops(`operators approve ${id}`);
      const { text } = await ops(`operators revoke ${id}`);
      expect(text).toContain('1 booking with the operator’s own address');
      expect(text).toContain(own.reference);
      expect(await found(own)).toEqual(own);
    });
  });

  it('are rejected, once', async () => {
    expect((await ops(`operators reject ${id}`)).text).toContain('Rejected.');
    await expect(ops(`operators reject ${id}`)).rejects.toThrow('Only an undecided request');
  });

  it.each(['approve', 'reject'])('are unchanged when %s is declined', async (verb) => {
    const before = await table.items();
    expect((await ops(`operators ${verb} ${id}`, false)).text).toContain('Nothing was changed.');
    expect(await table.items()).toEqual(before);
  });

  it.each([
    ['operators promote x', 'Unknown action'],
    ['operators approve', 'Missing id'],
    ['operators approve 0123', 'There is no operator with this id'],
  ])('%s is refused with the reason', async (line, sentence) => {
    await expect(ops(line)).rejects.toThrow(sentence);
  });
});

describe('the statement', () => {
  it('has totals, and is written as CSV', async () => {
    const operator = { id, companyName: 'Sea Breeze Excursions', chargingModel: 'operator_charges' as const };
    const bookings = bookingStore(table, clock);
    await bookings.book(storedBooking({ guestCount: 3, operator, lastName: '=Lee' }));
    await bookings.book(storedBooking({ guestCount: 2, operator, time: '2:00 PM' }));
    await bookings.book(storedBooking({ guestCount: 5 }));
    const { output, files } = await ops(`operators statement ${id} 2026-11 --csv november.csv`);
    expect(output.slice(1, 3)).toEqual([
      '2026-11: 2 bookings to settle with us, 20,000 VUV',
      '2026-11: 0 bookings paid by guests here, 0 VUV',
    ]);
    expect(files.get('november.csv')).toContain('2026-11-24,10:00 AM,Tour and Tasting,Ann,"\'=Lee",3,');
    await expect(ops(`operators statement ${id} november`)).rejects.toThrow('is not a month');
  });
});
