import { beforeEach, describe, expect, it } from 'vitest';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { consoleAt } from './console.testing.ts';
import { help } from './read-command.ts';

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
  const booking = storedBooking({ now, ...changes });
  await bookings.book(booking, undefined, changes.log);
  return booking;
}
const hasChanged = async (work: () => Promise<unknown>) => {
  const before = await table.items();
  await work();
  return JSON.stringify(await table.items()) !== JSON.stringify(before);
};

describe('npm run ops -- cancel, for a guest without name and email address,', () => {
  const nameless = {
    firstName: '',
    lastName: '',
    email: '',
    source: 'phone',
    phone: '+678 5550100',
  } as const;

  it('shows source, telephone number, arrival, payment and notes of the booking before it asks', async () => {
    const log = [
      entry({ kind: 'arrive', guests: 1 }),
      paid(4000),
      entry({ kind: 'note', text: 'Nuts\u0007' }),
    ];
    const { reference } = await book({ ...nameless, log });
    const { output } = await ops(`cancel ${reference}`, false);
    expect(output.slice(3, -1)).toEqual([
      'Guest     Booked by phone, no email address, +678 5550100',
      'Party     1 guest, in English, 4,000 VUV to pay here',
      'Door      1 guest here, 4,000 VUV settled',
      'Note      Nuts',
    ]);
  });

  it('cancels the booking without an email, and asks the user to notify the guest', async () => {
    const { reference } = await book(nameless);
    const { questions, output } = await ops(`cancel ${reference}`);
    expect(questions).toEqual(['Cancel it? There is no email address: tell the guest yourself.']);
    expect(output.at(-1)).toBe('Cancelled. The seats are free again.');
    expect((await table.items())[0]?.event).toBeUndefined();
  });
});

describe('npm run ops -- cancel', () => {
  it('asks before it cancels the booking and publishes the event', async () => {
    const booking = await book();
    const { questions, text } = await ops(`cancel ${booking.reference}`);
    expect(questions).toEqual(['Cancel it and email the guest?']);
    expect(text).toContain('Cancelled. The seats are free again');
    expect(await bookings.find(referenceOf(booking))).toMatchObject({ status: 'cancelled' });
    expect((await table.items())[0]?.event).toMatchObject({ type: 'booking.cancelled' });
  });

  it('shows the booking with the email address before it asks, for any spelling of the reference', async () => {
    const { reference } = await book({ guestCount: 3 });
    const { output } = await ops(`cancel "${reference.toLowerCase().replace('-', ' - ')}"`, false);
    expect(output).toEqual([
      `Booking   ${reference} (confirmed)`,
      expect.stringMatching(/^Letters {3}[A-Z]{3} [A-Z]{3}$/),
      'Visit     Tour and Tasting, Tuesday 24 November 2026, 10:00 AM, Port Vila time (UTC+11)',
      'Guest     Ann Lee, ann@example.com',
      'Party     3 guests, in English, 12,000 VUV to pay here',
      'Nothing was changed.',
    ]);
  });

  it('refuses unknown and malformed references', async () => {
    await expect(ops('cancel SMI2611241000AM-7K3Q9XTB4MWE')).rejects.toThrow(
      'There is no booking with the reference SMI2611241000AM-7K3Q9XTB4MWE.',
    );
    await expect(ops('cancel SMI')).rejects.toThrow('"SMI" is not a booking reference');
  });

  it('removes control characters from the names of guests in its output', async () => {
    const { reference } = await book({ firstName: '\u001b[2JAnn', lastName: 'Lee\u202e' });
    expect((await ops(`cancel ${reference}`, false)).text).toContain('[2JAnn Lee,');
  });

  it('writes nothing if the question is declined or the booking is already cancelled', async () => {
    const { reference } = await book();
    expect(await hasChanged(() => ops(`cancel ${reference}`, false))).toBe(false);
    await ops(`cancel ${reference}`);
    expect(await hasChanged(() => ops(`cancel ${reference}`))).toBe(false);
    expect((await ops(`cancel ${reference}`)).text).toContain('This booking is already cancelled.');
  });

  it('records the command line as the author of the cancellation in the booking’s history', async () => {
    const booking = await book();
    await ops(`cancel ${booking.reference}`);
    const { staffChanges } = (await bookings.find(referenceOf(booking), 'staff')) ?? {};
    expect(staffChanges).toMatchObject([{ kind: 'cancel', by: 'command-line', on: 'command-line' }]);
  });

  it('refuses a booking that has already started', async () => {
    const { reference } = await book();
    now = new Date('2026-11-24T11:00:00+11:00');
    expect(await hasChanged(() => ops(`cancel ${reference}`).catch(() => undefined))).toBe(false);
    await expect(ops(`cancel ${reference}`)).rejects.toThrow('This visit is over');
  });
});

describe('npm run ops -- run-sheet', () => {
  it('prints totals, writes the requested files, and asks before it replaces an existing one', async () => {
    await book({ guestCount: 2 });
    const line = 'run-sheet 2026-11-24 --html sheet.html --csv sheet.csv';
    const { output, files, questions } = await ops(line, false);
    expect(output[0]).toContain('1 booking, 2 guests, 8,000 VUV to collect');
    expect(questions).toEqual([]);
    expect(files.get('sheet.html')).toContain('<bdi>Ann Lee</bdi>');
    expect(files.get('sheet.csv')).toContain('Ann,Lee,2,8000');
    await book({ guestCount: 3 });
    const again = await ops(line, false);
    expect(again.questions[0]).toBe('sheet.html already exists. Replace it?');
    expect(again.output).toContain('Not written: sheet.html');
    expect((await ops(line)).files.get('sheet.html')).toContain('5 guests');
  });

  it('groups bookings by slot with their references, counts cancelled bookings and shows no email address', async () => {
    const first = await book({ guestCount: 2 });
    await bookings.cancel(referenceOf(await book()));
    const { output } = await ops('run-sheet 2026-11-24');
    expect(output).toEqual([
      'Tuesday 24 November 2026: 1 booking, 2 guests, 8,000 VUV to collect. All times are Port Vila time (UTC+11).',
      '10:00 AM Tour and Tasting · in English · 2 of 16 places',
      `  Ann Lee, 2 guests · in English · 8,000 VUV · ${first.reference}`,
      'Not listed: 1 cancelled booking.',
    ]);
  });

  it('lists cancelled bookings with the reason and the guest’s contact when called with --cancelled', async () => {
    const cancelled = await book({ guestCount: 2 });
    await bookings.cancel(referenceOf(cancelled));
    for (let index = 0; index < 20; index += 1) await bookings.cancel(referenceOf(await book()));
    await book();
    const closed = await ops('close 2026-11-24 --reason Cyclone --yes');
    expect(closed.text).toContain('1 booking cancelled.');
    const { output } = await ops('run-sheet 2026-11-24 --cancelled');
    const listed = output.slice(output.indexOf('Cancelled bookings: 22') + 1);
    expect(listed).toHaveLength(22);
    expect(listed.join('\n')).toContain(
      `  10:00 AM Tour and Tasting · Ann Lee, 2 guests · in English · 8,000 VUV · ${cancelled.reference} · cancelled · ann@example.com`,
    );
    expect(listed.filter((line) => line.includes('cancelled by us: Cyclone'))).toHaveLength(1);
    expect(output.join('\n')).not.toContain('Not listed');
  });

  it('counts cancelled bookings that have been moved from the slot to its archive', async () => {
    for (let index = 0; index < 20; index += 1) await bookings.cancel(referenceOf(await book()));
    expect((await ops('run-sheet 2026-11-24')).output.at(-1)).toBe('Not listed: 20 cancelled bookings.');
  });

  it('reports a day without bookings', async () => {
    expect((await ops('run-sheet tomorrow')).output).toEqual([
      'Sunday 22 November 2026: no bookings. All times are Port Vila time (UTC+11).',
    ]);
  });
});

it('npm run ops -- help lists every command', () => {
  const names = [...help.matchAll(/^ {2}(\w\S*)/gm)].map(([, name]) => name);
  expect(names).toEqual([
    'run-sheet',
    'cancel',
    'close',
    'reopen',
    'orders',
    'privacy',
    'restore',
    'invite',
    'trail',
    'rotate-edge-key',
    'rotate-probe-key',
    'rotate-ticket-key',
    'doctor',
    'logs',
    'flip-back',
  ]);
});
