import { beforeEach, describe, expect, it } from 'vitest';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { erased } from '#functions/stores/table/erased.ts';
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
const changed = async (work: () => Promise<unknown>) => {
  const before = await table.items();
  await work();
  return JSON.stringify(await table.items()) !== JSON.stringify(before);
};

describe('a guest without name and address', () => {
  const nameless = {
    firstName: '',
    lastName: '',
    email: '',
    source: 'phone',
    phone: '+678 5550100',
  } as const;

  it('is shown by how they came, with number, arrival, payment and notes', async () => {
    const log = [
      entry({ kind: 'arrive', guests: 1 }),
      paid(4000),
      entry({ kind: 'note', text: 'Nuts\u0007' }),
    ];
    const { reference } = await book({ ...nameless, log });
    expect((await ops(`find ${reference}`)).output.slice(3)).toEqual([
      'Guest     Booked by phone, no email address, +678 5550100',
      'Party     1 guest, in English, 4,000 VUV to pay here',
      'Door      1 guest here, 4,000 VUV settled',
      'Note      Nuts',
    ]);
    expect((await ops('find --name "by phone" --date 2026-11-24')).text).toContain(reference);
  });

  it('is cancelled without a mail, and sent none', async () => {
    const { reference } = await book(nameless);
    await expect(ops(`resend ${reference}`)).rejects.toThrow(`Tell the guest the reference ${reference}.`);
    const { questions, output } = await ops(`cancel ${reference}`);
    expect(questions).toEqual(['Cancel it? There is no email address: tell the guest yourself.']);
    expect(output.at(-1)).toBe('Cancelled. The seats are free again.');
    expect((await table.items())[0]?.event).toBeUndefined();
  });
});

describe('finding', () => {
  it('by reference shows the booking with its address, in any spelling of the reference', async () => {
    const { reference } = await book({ guestCount: 3 });
    const { output } = await ops(`find "${reference.toLowerCase().replace('-', ' - ')}"`);
    expect(output).toEqual([
      `Booking   ${reference} (confirmed)`,
      expect.stringMatching(/^Letters {3}[A-Z]{3} [A-Z]{3}$/),
      'Visit     Tour and Tasting, Tuesday 24 November 2026, 10:00 AM, Port Vila time (UTC+11)',
      'Guest     Ann Lee, ann@example.com',
      'Party     3 guests, in English, 12,000 VUV to pay here',
    ]);
  });

  it('by name and day shows the bookings of that name, cancelled ones too, without addresses', async () => {
    const [one, other] = [
      await book({ firstName: 'Zoé', lastName: 'D’Étienne' }),
      await book({ lastName: 'Etienne', time: '3:00 PM' }),
    ];
    await book();
    await bookings.cancel(referenceOf(other));
    const { text } = await ops('find --name ÉTIENNE --date 2026-11-24');
    expect(text).toContain(`Zoé D’Étienne, 1 guest · in English · 4,000 VUV · ${one.reference}`);
    expect(text).toContain(`${other.reference} · cancelled`);
    expect(text).not.toMatch(/Lee|@/);
  });

  it('reports that no booking matches', async () => {
    expect((await ops('find --name Smith --date today')).text).toBe(
      'No booking for Smith on Saturday 21 November 2026.',
    );
    await expect(ops('find SMI2611241000AM-7K3Q9XTB4MWE')).rejects.toThrow('There is no booking');
    await expect(ops('find SMI')).rejects.toThrow('"SMI" is not a booking reference');
    await expect(ops('find --name Smith')).rejects.toThrow('both name and date');
    await expect(ops('find --name " " --date today')).rejects.toThrow('--name takes the first letters');
  });

  it('strips control characters from guest names', async () => {
    const { reference } = await book({ firstName: '\u001b[2JAnn', lastName: 'Lee\u202e' });
    expect((await ops(`find ${reference}`)).text).toContain('[2JAnn Lee,');
  });
});

describe('the list of a day', () => {
  it('groups bookings by slot, counts cancelled ones and shows no address', async () => {
    const first = await book({ guestCount: 2 });
    await bookings.cancel(referenceOf(await book()));
    const { output } = await ops('list 2026-11-24');
    expect(output).toEqual([
      'Tuesday 24 November 2026: 1 booking, 2 guests, 8,000 VUV to collect. All times are Port Vila time (UTC+11).',
      '10:00 AM Tour and Tasting · in English · 2 of 16 places',
      `  Ann Lee, 2 guests · in English · 8,000 VUV · ${first.reference}`,
      'Not listed: 1 cancelled booking.',
    ]);
  });

  it('counts cancelled bookings that the slot has archived; a search by name finds them', async () => {
    for (let made = 0; made < 20; made += 1) await bookings.cancel(referenceOf(await book()));
    expect((await ops('list 2026-11-24')).output.at(-1)).toBe('Not listed: 20 cancelled bookings.');
    expect((await ops('find --name lee --date 2026-11-24')).output.slice(1, -1)).toHaveLength(20);
  });

  it('reports an empty day', async () => {
    expect((await ops('list tomorrow')).output).toEqual([
      'Sunday 22 November 2026: no bookings. All times are Port Vila time (UTC+11).',
    ]);
  });
});

describe('cancelling', () => {
  it('asks, cancels and publishes the event', async () => {
    const booking = await book();
    const { questions, text } = await ops(`cancel ${booking.reference}`);
    expect(questions).toEqual(['Cancel it, and mail the guest?']);
    expect(text).toContain('Cancelled. The seats are free again');
    expect(await bookings.find(referenceOf(booking))).toMatchObject({ status: 'cancelled' });
    expect((await table.items())[0]?.event).toMatchObject({ type: 'booking.cancelled' });
  });

  it('writes nothing when declined or repeated', async () => {
    const { reference } = await book();
    expect(await changed(() => ops(`cancel ${reference}`, false))).toBe(false);
    await ops(`cancel ${reference}`);
    expect(await changed(() => ops(`cancel ${reference}`))).toBe(false);
    expect((await ops(`cancel ${reference}`)).text).toContain('This booking is already cancelled.');
  });

  it('records in the history that it was the command line', async () => {
    const booking = await book();
    await ops(`cancel ${booking.reference}`);
    const { staffChanges } = (await bookings.find(referenceOf(booking), 'staff')) ?? {};
    expect(staffChanges).toMatchObject([{ kind: 'cancel', by: 'command-line', on: 'command-line' }]);
  });

  it('is refused once the start is over', async () => {
    const { reference } = await book();
    now = new Date('2026-11-24T11:00:00+11:00');
    expect(await changed(() => ops(`cancel ${reference}`).catch(() => undefined))).toBe(false);
    await expect(ops(`cancel ${reference}`)).rejects.toThrow('This start is over');
  });
});

describe('changing', () => {
  const changedIn = async (reference: string) => {
    const { output } = await ops(`find ${reference}`);
    return output.slice(1);
  };

  it('shows what becomes different, asks, changes it as one change of the command line, and mails the guest', async () => {
    const booking = await book({ guestCount: 2 });
    const { questions, output } = await ops(
      `change ${booking.reference} --guests 3 --language French --first-name Zoé --last-name "de Brún" --email zoe@example.com --phone "+678 555 0100"`,
    );
    expect(output.slice(5)).toEqual([
      'After the change:',
      'Guest     Zoé de Brún, zoe@example.com, +678 555 0100',
      'Party     3 guests, in French, 12,000 VUV to pay here',
      expect.stringMatching(/^Changed, and the mail is on its way\./),
    ]);
    expect(questions).toEqual(['Change it, and mail the guest?']);
    const stored = (await table.items()).flatMap((item) =>
      Object.values(item).filter((value) => (value as { email?: string })?.email === 'zoe@example.com'),
    );
    expect(stored).toMatchObject([
      {
        guestCount: 3,
        totalPrice: 12_000,
        staffChanges: [
          {
            kind: 'change',
            by: 'command-line',
            on: 'command-line',
            parts: ['guests', 'language', 'name', 'email', 'phone'],
          },
        ],
      },
    ]);
    expect((await table.items()).filter(({ event }) => event)).toMatchObject([
      { event: { type: 'booking.changed' } },
    ]);
  });

  it('moves to another start and day, and says the new reference', async () => {
    const booking = await book();
    const { output } = await ops(
      `change ${booking.reference} --date 2026-11-26 --slot "2:00 pm" --type "Tasting Only"`,
    );
    expect(output).toContain(
      'Visit     Cellar Door Tasting, Thursday 26 November 2026, 2:00 PM, Port Vila time (UTC+11)',
    );
    const [, reference = ''] = /The reference is now (\S+)\.$/.exec(output.at(-1) ?? '') ?? [];
    expect(reference).not.toBe(booking.reference);
    expect(await changedIn(reference)).toEqual(await changedIn(booking.reference));
    expect(await bookings.find(referenceOf(booking), 'staff')).toMatchObject({
      date: '2026-11-26',
      tourId: 9,
    });
  });

  it('writes nothing when declined, or when nothing would be different', async () => {
    const { reference } = await book();
    expect(await changed(() => ops(`change ${reference} --guests 4`, false))).toBe(false);
    expect(await changed(() => ops(`change ${reference}`))).toBe(false);
    const { output, questions } = await ops(`change ${reference} --guests 1 --slot "10:00 AM"`);
    expect(output.at(-1)).toBe('Nothing to change: the booking is like this already.');
    expect(questions).toEqual([]);
  });

  it.each([
    ['--guests 17', 'We take up to 16 guests in one slot'],
    ['--guests some', 'Please book for at least 1 adult'],
    ['--date sometime', '"sometime" is not a day'],
    ['--slot "5:00 PM"', 'No tour starts at "5:00 PM"'],
    ['--language Bislama', 'Please choose English or French.'],
    ['--email ann', 'mail'],
    ['--phone me', 'telephone number'],
    ['--email ""', 'address'],
    ['--date 2026-11-29', 'closed on Sundays'],
    ['--slot "11:00 AM" --language French', 'only available in English'],
    ['--date 2027-11-29', 'up to 3 months ahead'],
  ])('%s is refused before it asks, as on screen', async (options, sentence) => {
    const { reference } = await book();
    const before = await table.items();
    const refused = ops(`change ${reference} ${options}`);
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toMatchObject({ session: { questions: [] } });
    expect(await table.items()).toEqual(before);
  });

  it('passes no capacity, and keeps the day of a party that has paid', async () => {
    const { reference } = await book();
    await book({ guestCount: 15 });
    await expect(ops(`change ${reference} --guests 2`)).rejects.toThrow(
      'Only 1 spot available. Nothing was changed.',
    );
    const rich = await book({ time: '2:00 PM', log: [paid(4000)] });
    await expect(ops(`change ${rich.reference} --date 2026-11-26`)).rejects.toThrow(
      'so it stays on that day.',
    );
  });

  it('refuses a booking that a colleague changes while it asks', async () => {
    const { reference } = await book();
    const meanwhile = async () => {
      await ops(`change ${reference} --guests 2`);
      return true;
    };
    await expect(ops(`change ${reference} --guests 5`, meanwhile)).rejects.toThrow(
      'Look at the party as it is now.',
    );
  });

  it('of a guest without an address sends no mail', async () => {
    const { reference } = await book({ email: '', source: 'phone' });
    const { questions, output } = await ops(`change ${reference} --guests 2`);
    expect(questions).toEqual(['Change it? There is no email address: tell the guest yourself.']);
    expect(output.at(-1)).toBe('Changed.');
    expect((await table.items())[0]?.event).toBeUndefined();
  });

  it('of a cancelled booking is refused', async () => {
    const booking = await book();
    await bookings.cancel(referenceOf(booking));
    await expect(ops(`change ${booking.reference} --guests 2`)).rejects.toThrow('Nothing was changed.');
  });
});

describe('resending the confirmation', () => {
  it('asks, and applies the limits for guests', async () => {
    const { reference } = await book();
    await expect(ops(`resend ${reference}`)).rejects.toThrow('less than ten minutes ago');
    now = new Date(now.getTime() + 11 * 60_000);
    expect(await changed(() => ops(`resend ${reference}`, false))).toBe(false);
    expect((await ops(`resend ${reference}`)).text).toContain('The confirmation is on its way.');
    expect((await table.items())[0]?.event).toMatchObject({ type: 'booking.confirmation-requested' });
  });

  it('is refused for a cancelled booking', async () => {
    const booking = await book();
    await bookings.cancel(referenceOf(booking));
    await expect(ops(`resend ${booking.reference}`)).rejects.toThrow('has been cancelled');
  });

  it('is refused once the guest data are erased', async () => {
    const booking = await book({ email: erased.email });
    expect(await changed(() => ops(`resend ${booking.reference}`).catch(() => undefined))).toBe(false);
    await expect(ops(`resend ${booking.reference}`)).rejects.toThrow('the guest data were erased');
  });
});

describe('the run sheet', () => {
  it('has totals, is written to the given files, and asks before it replaces one', async () => {
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
});

it('help lists every command', () => {
  for (const name of ['find', 'list', 'run-sheet', 'change', 'cancel', 'resend', 'close', 'reopen']) {
    expect(help).toContain(`  ${name} `);
  }
});
