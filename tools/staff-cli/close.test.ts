import { beforeEach, describe, expect, it } from 'vitest';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { entry } from '#shared/staff/parties/visit.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { consoleAt } from './console.testing.ts';

const day = calendarDateFrom('2026-11-24');
const opening = new Date('2026-11-21T10:00:00+11:00');
let now = opening;
const clock = () => now;
let table: ObservedTable;
let ops: ReturnType<typeof consoleAt>;
let bookings: ReturnType<typeof bookingStore>;

beforeEach(async () => {
  now = opening;
  table = await observedTable();
  ops = consoleAt(table, clock);
  bookings = bookingStore(table, clock);
});

async function book(changes: Parameters<typeof storedBooking>[0] = {}) {
  const booking = storedBooking(changes);
  expect(await bookings.book(booking, undefined, changes.log)).toMatchObject({ result: 'booked' });
  return booking;
}
const stateOf = async (booking: ReturnType<typeof storedBooking>) => {
  const { status, closedReason } = (await bookings.find(referenceOf(booking))) ?? {};
  return [status, closedReason];
};
const events = async () => (await table.items()).flatMap(({ event }) => (event ? [event] : []));

describe('npm run ops -- close, on a day with guests added by staff,', () => {
  it('lists the guests to telephone, and cancels no party that has arrived or walked in', async () => {
    const nameless = { firstName: '', lastName: '', email: '' } as const;
    const phoned = await book({ ...nameless, source: 'phone', phone: '+678 5550100', guestCount: 2 });
    const walkIn = await book({ ...nameless, source: 'walk-in' });
    const arrived = await book({ log: [entry({ kind: 'arrive', guests: 1 })] });
    const { output, questions } = await ops('close 2026-11-24 --reason Cyclone');
    const telephone =
      'To tell by telephone, there is no email address: Booked by phone, +678 5550100, 10:00 AM, 2 guests.';
    expect(output.slice(2, 7)).toEqual([
      '1 booking to cancel: 2 guests, 8,000 VUV. Mails: 0 in English, 0 in French.',
      telephone,
      '2 bookings stay, because the guests are here or have paid:',
      expect.stringContaining('1 guest'),
      expect.stringContaining('1 guest'),
    ]);
    expect(questions).toEqual(['Close, and cancel 1 booking?']);
    expect(output.slice(-2)).toEqual(['1 booking cancelled.', telephone]);
    expect(await stateOf(phoned)).toEqual(['cancelled', 'Cyclone']);
    expect(await stateOf(walkIn)).toEqual(['confirmed', undefined]);
    expect(await stateOf(arrived)).toEqual(['confirmed', undefined]);
  });
});

describe('npm run ops -- close, for a day,', () => {
  it('shows the bookings to cancel without names or addresses before it asks', async () => {
    await book({ guestCount: 3 });
    await book({ time: '2:00 PM', preferredLanguage: 'French', guestCount: 2 });
    const { text, questions } = await ops('close 2026-11-24 --reason Cyclone', false);
    expect(text.split('\n')).toEqual([
      'Tuesday 24 November 2026: the whole day to close. Guests read: Cyclone',
      '  10:00 AM Tour and Tasting · in English · 3 of 16 places',
      '  2:00 PM Tour and Tasting · in French · 2 of 16 places',
      '2 bookings to cancel: 5 guests, 20,000 VUV. Mails: 1 in English, 1 in French.',
      'Offered instead, each guest what fits them; no place is held:',
      '  Wednesday 25 November 2026, 10:00 AM Tour and Tasting · 16 places free',
      '  Wednesday 25 November 2026, 10:00 AM Cellar Door Tasting · 16 places free',
      '  Wednesday 25 November 2026, 11:00 AM Tour and Tasting · 16 places free',
      '  Wednesday 25 November 2026, 2:00 PM Tour and Tasting · 16 places free',
      'Nothing was changed.',
    ]);
    expect(questions).toEqual(['Close, cancel 2 bookings and email the guests?']);
    expect(text).not.toMatch(/Ann|Lee|@/);
  });

  it.each(['close 2026-11-24 --reason Cyclone --dry-run', 'close 2026-11-24 --reason Cyclone'])(
    'called as "%s" writes nothing without a confirmation',
    async (line) => {
      await book();
      const before = await table.items();
      await ops(line, false);
      expect(await table.items()).toEqual(before);
    },
  );

  it('refuses new bookings, cancels existing bookings with the reason in their language, and stores the closure for the site', async () => {
    const english = await book({ guestCount: 3 });
    const french = await book({ time: '2:00 PM', preferredLanguage: 'French' });
    const otherDay = await book({ date: '2026-11-25' });
    const { text } = await ops(
      'close 2026-11-24 --reason "Cyclone warning" --reason-french "Alerte cyclonique"',
    );
    expect(text).toContain('2 bookings cancelled. Their mails are on the way.');
    expect(await stateOf(english)).toEqual(['cancelled', 'Cyclone warning']);
    expect(await stateOf(french)).toEqual(['cancelled', 'Alerte cyclonique']);
    expect(await stateOf(otherDay)).toEqual(['confirmed', undefined]);
    expect(await bookings.book(storedBooking({ time: '3:00 PM' }))).toEqual({
      result: 'closed',
      reason: 'Cyclone warning',
      reasonFrench: 'Alerte cyclonique',
    });
    expect(await closureStore(table, clock).between(day, day)).toEqual([
      { date: day, name: 'Cyclone warning', nameFrench: 'Alerte cyclonique' },
    ]);
    expect((await bookings.find(referenceOf(english)))?.offered?.[0]).toEqual({
      date: '2026-11-25',
      tourId: 0,
    });
    expect(await events()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'booking.closed-by-house', subject: english.id }),
        expect.objectContaining({ type: 'booking.closed-by-house', subject: french.id }),
      ]),
    );
  });

  it('writes nothing when it is repeated', async () => {
    await book();
    await ops('close 2026-11-24 --reason Cyclone');
    const before = await table.items();
    const { text, questions } = await ops('close 2026-11-24 --reason Cyclone');
    expect(text).toContain('Nothing to do.');
    expect(questions).toEqual([]);
    expect(await table.items()).toEqual(before);
  });

  it('cancels the remaining bookings of an interrupted closing when it is repeated', async () => {
    const remaining = await book();
    await closureStore(table, clock).closeDay(day, 'Cyclone');
    const { text } = await ops('close 2026-11-24 --reason Cyclone');
    expect(text).toContain('1 booking cancelled. Its mail is on the way.');
    expect(await stateOf(remaining)).toEqual(['cancelled', 'Cyclone']);
  });

  it('explains how to continue if the table fails midway', async () => {
    await book();
    await book();
    let transactions = 0;
    const client = {
      send: (command: { constructor: { name: string } }) => {
        // The first transaction marks the day, each further one cancels a booking.
        if (command.constructor.name === 'TransactWriteCommand' && ++transactions === 3)
          throw new Error('down');
        return table.client.send(command as never);
      },
      config: table.client.config,
    } as unknown as ObservedTable['client'];
    Object.setPrototypeOf(client, Object.getPrototypeOf(table.client));
    await expect(consoleAt({ ...table, client }, clock)('close 2026-11-24 --reason Cyclone')).rejects.toThrow(
      'Stopped after 1 of 2 bookings. The day or slots stay closed. Run the same command again',
    );
    const { text } = await ops('close 2026-11-24 --reason Cyclone');
    expect(text).toContain('1 booking cancelled.');
  });

  it('does not cancel bookings whose start has passed', async () => {
    const [early, late] = [await book(), await book({ time: '2:00 PM' })];
    now = new Date('2026-11-24T10:00:00+11:00');
    const { text } = await ops('close 2026-11-24 --reason Cyclone');
    expect(text).toContain('1 booking already started stays as it is.');
    expect(await stateOf(early)).toEqual(['confirmed', undefined]);
    expect(await stateOf(late)).toEqual(['cancelled', 'Cyclone']);
  });
});

describe('npm run ops -- close, for a slot,', () => {
  it('cancels only the bookings of that slot and leaves the day open', async () => {
    const [closed, tasting, later] = [
      await book(),
      await book({ tourType: 'Cellar Door Tasting' }),
      await book({ time: '11:00 AM' }),
    ];
    await ops('close 2026-11-24 --slot "10:00 AM" --type "Tour and Tasting" --reason "Still repairs"');
    expect(await stateOf(closed)).toEqual(['cancelled', 'Still repairs']);
    expect(await stateOf(tasting)).toEqual(['confirmed', undefined]);
    expect(await stateOf(later)).toEqual(['confirmed', undefined]);
    expect(await closureStore(table, clock).between(day, day)).toEqual([]);
    expect(await bookings.book(storedBooking({}))).toMatchObject({ result: 'closed' });
    expect(await bookings.book(storedBooking({ time: '11:00 AM' }))).toMatchObject({ result: 'booked' });
  });
});

describe('npm run ops -- close, with many parties,', () => {
  const bookTwenty = () =>
    Promise.all(
      ['10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM'].flatMap((time) =>
        Array.from({ length: 5 }, () => book({ time: time as '10:00 AM' })),
      ),
    );

  it('requires the number of parties, and changes nothing without it', async () => {
    await bookTwenty();
    const before = await table.items();
    for (const line of [
      'close 2026-11-24 --reason Cyclone',
      'close 2026-11-24 --reason Cyclone --parties 19',
    ])
      await expect(ops(line)).rejects.toThrow('name their number: --parties 20');
    expect(await table.items()).toEqual(before);
    const { text } = await ops('close 2026-11-24 --reason Cyclone --parties 20');
    expect(text).toContain('20 bookings cancelled.');
  });

  it('changes nothing if a guest books after the bookings were listed and before the command is confirmed', async () => {
    await book();
    const bookLateAndConfirm = async () => {
      await book({ time: '3:00 PM' });
      return true;
    };
    await expect(ops('close 2026-11-24 --reason Cyclone', bookLateAndConfirm)).rejects.toThrow(
      'have changed since',
    );
    expect(await closureStore(table, clock).between(day, day)).toEqual([]);
    expect((await ops('close 2026-11-24 --reason Cyclone')).text).toContain('2 bookings cancelled.');
  });
});

describe('npm run ops -- reopen', () => {
  it('allows bookings again, without restoring cancelled bookings', async () => {
    const booking = await book();
    await ops('close 2026-11-24 --reason Cyclone');
    const { questions, text } = await ops('reopen 2026-11-24');
    expect(questions).toEqual(['Reopen?']);
    expect(text).toContain('Open: bookings are accepted again.');
    expect(await stateOf(booking)).toEqual(['cancelled', 'Cyclone']);
    expect(await closureStore(table, clock).between(day, day)).toEqual([]);
    expect(await bookings.book(storedBooking())).toMatchObject({ result: 'booked' });
    expect((await ops('reopen 2026-11-24')).text).toContain('Nothing to do.');
  });

  it('writes nothing if the question is declined', async () => {
    await ops('close 2026-11-24 --reason Cyclone');
    const before = await table.items();
    await ops('reopen 2026-11-24', false);
    expect(await table.items()).toEqual(before);
  });

  it('for one tour type leaves the other tour type at the same time closed', async () => {
    await ops('close 2026-11-24 --slot "10:00 AM" --reason Repairs');
    await ops('reopen 2026-11-24 --slot "10:00 AM" --type "Cellar Door Tasting"');
    expect(await bookings.book(storedBooking())).toMatchObject({ result: 'closed' });
    expect(await bookings.book(storedBooking({ tourType: 'Cellar Door Tasting' }))).toMatchObject({
      result: 'booked',
    });
  });

  it('refuses a single slot if the whole day is closed', async () => {
    await ops('close 2026-11-24 --reason Cyclone');
    await expect(ops('reopen 2026-11-24 --slot "10:00 AM"')).rejects.toThrow('closed as a whole');
  });
});

describe('npm run ops refuses, with the reason, the command', () => {
  it.each([
    ['close --reason Cyclone', 'Missing day'],
    ['close 24.11.2026 --reason Cyclone', '"24.11.2026" is not a day.'],
    ['close 2026-11-20 --reason Cyclone', 'Friday 20 November 2026 has passed.'],
    ['close 2026-11-22 --reason Cyclone', 'there are no tours on a Sunday'],
    ['close 2026-11-24', 'Missing option: --reason'],
    ['close 2026-11-24 --reason ""', 'Guests are told why we close'],
    ['close 2026-11-24 --reason "We are shut."', 'Leave out the punctuation at the end'],
    ['close 2026-11-24 --reason x --slot "5:00 PM"', 'No tour starts at "5:00 PM".'],
    ['close 2026-11-24 --reason x --type Dinner', '"Dinner" is not a tour type.'],
    ['close 2026-11-28 --reason x --slot "10:00 AM"', 'tours on that day start at 12:00 PM.'],
    ['close 2026-11-24 Cyclone --reason x', 'Too many arguments'],
    ['close 2026-11-24 --because x', "Unknown option '--because'"],
    ['shut 2026-11-24', 'Unknown command: shut.'],
    ['run-sheet 2026-11-24 --stage dev --url http://localhost:1', 'not both'],
  ])('%s', async (line, message) => {
    await expect(ops(line)).rejects.toThrow(message);
    expect(await table.items()).toEqual([]);
  });
});
