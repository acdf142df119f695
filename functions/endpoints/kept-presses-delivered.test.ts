import { beforeEach, describe, expect, it } from 'vitest';
import { deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { partyChangeStore } from '#functions/stores/bookings/party-changes.ts';
import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { keyOf, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { detailsOf, referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { colleagues, type LinkedBrowser } from '#functions/stores/staff/colleagues.testing.ts';
import { deviceStore } from '#functions/stores/staff/devices.ts';
import { registerKeepingDevice } from '#functions/stores/staff/keeping-device.testing.ts';
import { peopleStore } from '#functions/stores/staff/people.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { ticketIssuer } from '#functions/tickets/issue-ticket.ts';
import { testTicketIssuer, testTicketKeys } from '#functions/tickets/ticket-issuer.testing.ts';
import { signingKeyFrom } from '#functions/tickets/ticket-keys.ts';
import { deliverPresses as contract } from '#shared/contracts/kept/deliver-presses.ts';
import { missingNumbers } from '#shared/kept-presses/chain.ts';
import { keepingDevice, newCommandId } from '#shared/kept-presses/press.testing.ts';
import { pressDigest } from '#shared/kept-presses/signature.ts';
import { printSheet } from '#shared/paper/sheet.ts';
import { staffChange } from '#shared/staff/parties/party-change.testing.ts';
import { fromBase45, toBase45 } from '#shared/ticket/base45.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { deliveries } from './deliveries.testing.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:20:00+11:00');
const log = testLog();
const minute = 60_000;
const door = deliveries(table, clock);
let [ann, ben]: LinkedBrowser[] = [];
let booking: StoredBooking;
let phone: Awaited<ReturnType<typeof registerKeepingDevice>>;
let tablet: Awaited<ReturnType<typeof registerKeepingDevice>>;

beforeEach(async () => {
  ann = await colleagues(table, clock).add('Ann', 'floor');
  ben = await colleagues(table, clock).add('Ben', 'floor');
  booking = storedBooking({ guestCount: 4 });
  await bookingStore(table, clock).book(booking);
  phone = await registerKeepingDevice(table, clock, requireLinked(ann));
  tablet = await registerKeepingDevice(table, clock, requireLinked(ben));
});

const requireLinked = (browser: LinkedBrowser | undefined): LinkedBrowser => {
  if (browser === undefined) throw new Error('Not linked');
  return browser;
};
const party = () => ({ date: '2026-11-24', tourId: 0, id: booking.id });
const arrive = (guests = 4) => ({ party: party(), action: { kind: 'arrive', guests } }) as const;
const pay = (vatu = 16_000, outstanding = 16_000, method: 'cash-vuv' | 'card' = 'cash-vuv') =>
  ({ party: party(), action: { kind: 'pay', method, amount: vatu, vatu, outstanding } }) as const;
const state = () => door.stateOf(party());
const listOpenPresses = async () => (await door.deps.open.listPresses()).map(({ n, why }) => [n, why]);
const chain = () => door.deps.chains.read({ device: phone.device, key: phone.key });

describe('POST /api/staff/kept-presses', () => {
  it('records presses with their time, author and device', async () => {
    const [arrival, payment] = [await phone.keep(arrive()), await phone.keep({ ...pay(), after: 1 })];
    clock.advance(240 * minute);
    expect(await door.outcomes([arrival, payment], ann?.cookie)).toEqual(['recorded', 'recorded']);
    expect(await state()).toMatchObject({
      here: 4,
      outstandingVuv: 0,
      log: [
        { id: arrival.press.id, at: at('10:20'), by: ann?.person, on: ann?.device, kind: 'arrive' },
        { id: payment.press.id, kind: 'pay', vatu: 16_000 },
      ],
    });
  });

  it('records presses that another device delivers', async () => {
    expect(await door.outcomes([await phone.keep(arrive())], ben?.cookie)).toEqual(['recorded']);
    expect(await state()).toMatchObject({ here: 4, log: [{ by: ann?.person, on: ann?.device }] });
  });

  it('records the presses of a device without a session, by their signature alone', async () => {
    const press = await phone.keep(arrive());
    expect(await door.outcomes([press])).toEqual(['recorded']);
  });

  it('records a press delivered again only once, and reports it as known', async () => {
    const press = await phone.keep(arrive(2));
    expect(await door.outcomes([press, press], ann?.cookie)).toEqual(['recorded', 'known']);
    expect(await door.outcomes([press], ben?.cookie)).toEqual(['known']);
    expect((await state())?.log).toHaveLength(1);
  });

  it('records a press only once when its delivery is repeated after a failure of the table', async () => {
    const press = await phone.keep(arrive(2));
    const failingDoor = deliveries(table, clock);
    failingDoor.deps.records.put = async () => {
      throw new Error('Cut off');
    };
    expect(await failingDoor.outcomes([press])).toEqual(['failed']);
    expect(await door.outcomes([press])).toEqual(['known']);
    expect((await state())?.log).toHaveLength(1);
  });

  it('rejects a press whose text was altered, records the presses after it, and logs an alarm', async () => {
    const [first, second, third] = [
      await phone.keep(arrive(1)),
      await phone.keep({ ...arrive(1), after: 1 }),
      await phone.keep({ party: party(), action: { kind: 'note', text: 'In the shade' } }),
    ];
    const alteredPress = { ...second, text: second.text.replace('"guests":1', '"guests":3') };
    expect(await door.outcomes([first, alteredPress, third], ann?.cookie)).toEqual([
      'recorded',
      'rejected',
      'recorded',
    ]);
    expect(
      log.lines().filter(({ code, by }) => code === 'kept-press.altered' && by === 'signature'),
    ).toHaveLength(1);
    expect(await state()).toMatchObject({ here: 1, notes: [{ text: 'In the shade' }] });
    expect(missingNumbers(await chain())).toEqual([2]);
  });

  it('lists an unreadable press with its signed text, and records the other presses of the call', async () => {
    const presses = [await phone.keep(arrive(1)), await phone.keep(arrive(1)), await phone.keep(arrive(1))];
    const { press } = await phone.keep(arrive(1));
    presses.splice(1, 0, { ...(await phone.sign({ ...press, version: 9 })), press });
    const outcomes = await door.outcomes(presses, ann?.cookie);
    expect(outcomes[1]).toBe('unreadable');
    expect(outcomes.filter((_, index) => index !== 1)).not.toContain('failed');
    expect(await listOpenPresses()).toEqual([[4, 'unreadable']]);
    expect((await door.deps.open.listPresses())[0]?.text).toBe(presses[1]?.text);
    expect((await state())?.log.map(({ id }) => id)).toEqual(
      [0, 2, 3].map((index) => presses[index]?.press.id),
    );
  });

  it('accepts an unreadable press as part of the chain, without an alarm', async () => {
    const first = await phone.keep(arrive(1));
    const { press } = await phone.keep(arrive(1));
    const unreadable = await phone.sign({ ...press, version: 9 });
    const thirdPress = { ...press, n: 3, id: newCommandId(), previous: await pressDigest(unreadable.text) };
    const presses = [first, unreadable, await phone.sign(thirdPress)];
    expect((await door.outcomes(presses, ann?.cookie))[1]).toBe('unreadable');
    expect(await chain()).toMatchObject({ through: 3, broken: [] });
    expect(log.lines().filter(({ code }) => code === 'kept-press.altered')).toEqual([]);
  });

  it.each([
    ['an empty press', {}],
    ['a press that is not JSON', { text: '<html>', signature: 'A'.repeat(86) }],
    ['a press with an invalid signature', { text: '{}', signature: '!' }],
  ])('rejects %s, and records the valid press of the same call', async (_, malformed) => {
    const press = await phone.keep(arrive());
    const { status, json } = await door.send([{ text: '', signature: '', ...malformed }, press], ann?.cookie);
    expect([status, json.outcomes]).toEqual([200, ['rejected', 'recorded']]);
  });

  it('reports a press with an unknown key as unverified if the call has no session, and lists it for a decision otherwise', async () => {
    const unknownDevice = await keepingDevice({ device: ann?.device ?? '', person: ann?.person ?? '' });
    const press = await unknownDevice.keep(arrive());
    expect(await door.outcomes([press])).toEqual(['unverified']);
    expect(await door.outcomes([press], ben?.cookie)).toEqual(['needs-decision']);
    expect(await listOpenPresses()).toEqual([[1, 'unknown-key']]);
    expect(await state()).toMatchObject({ here: 0 });
  });

  it('accepts 25 long presses in a call, and refuses 26', async () => {
    const presses = [];
    for (let count = 0; count < 25; count += 1)
      presses.push(
        await phone.keep({
          party: party(),
          seen: Array.from({ length: 150 }, newCommandId),
          action: { kind: 'note', text: 'é'.repeat(200) },
        }),
      );
    const { status, json } = await door.send(presses, ann?.cookie);
    expect(status).toBe(200);
    expect(json.outcomes.slice(0, 10)).toEqual(Array(10).fill('recorded'));
    expect(json.outcomes[24]).toBe('needs-decision');
    const tooManyPresses = Array(26).fill({ text: '', signature: '' });
    expect((await door.send(tooManyPresses, ann?.cookie)).status).toBe(400);
  });

  it('needs only the environment variables that the deployed function has', async () => {
    const call = await deployedCaller(
      contract,
      { ...table.environment, TICKET_KEY_SECRET: 'arn' },
      () => import('./deliver-presses/handler.ts'),
    );
    const response = await call({ json: { presses: [await phone.keep(arrive())] } });
    expect(response).toMatchObject({ status: 200, json: { outcomes: ['recorded'] } });
  });
});

describe('Contradictions among kept presses:', () => {
  it('two arrivals of the whole party count once, with nothing to decide', async () => {
    const presses = [await phone.keep(arrive()), await tablet.keep(arrive())];
    expect(await door.outcomes(presses, ann?.cookie)).toEqual(['recorded', 'recorded']);
    expect(await state()).toMatchObject({ here: 4, flags: [] });
    expect(await door.deps.open.listParties()).toEqual([]);
  });

  it.each([
    ['differing arrivals', () => arrive(4), () => arrive(2), ['arrived-twice']],
    ['two payments', () => pay(), () => pay(16_000, 16_000, 'card'), ['overpaid', 'paid-twice']],
  ])('%s need a decision, and their party is listed', async (_, one, other, flags) => {
    const presses = [await phone.keep(one()), await tablet.keep(other())];
    expect((await door.outcomes(presses, ann?.cookie)).toSorted()).toEqual(['needs-decision', 'recorded']);
    expect(await state()).toMatchObject({ flags });
    expect(await door.deps.open.listParties()).toEqual([
      { date: '2026-11-24', tourId: 0, party: booking.id },
    ]);
  });

  it('an arrival at a cancelled booking is recorded, and needs a decision', async () => {
    await bookingStore(table, clock).cancel(referenceOf(booking));
    expect(await door.outcomes([await phone.keep(arrive())])).toEqual(['needs-decision']);
    expect(await state()).toMatchObject({ here: 4, flags: ['here-cancelled'] });
  });

  it('an arrival for the start that the booking has left is recorded at its current start, and needs a decision', async () => {
    const moved = { ...booking, tourId: 5, tourType: 'Tour and Tasting', time: '3:00 PM' } as const;
    const outcome = await bookingStore(table, clock).change(referenceOf(booking), moved);
    expect(outcome.result).toBe('changed');
    expect(await door.outcomes([await phone.keep(arrive())])).toEqual(['needs-decision']);
    expect(await state()).toMatchObject({ here: 4, flags: ['other-start'] });
  });

  it('a payment that exceeds the outstanding sum needs a decision', async () => {
    expect(await door.outcomes([await phone.keep(pay(99_000, 16_000))])).toEqual(['needs-decision']);
    expect(await state()).toMatchObject({ paidVuv: 0, flags: ['claimed'] });
  });

  it.each([
    ['of an unknown party', { date: '2026-11-24', tourId: 0, id: 'unknown' }, 'unknown-party'],
    ['of letters that no party has', { date: '2026-11-24', letters: 'CCCCCC' }, 'unknown-party'],
    ['of a day that is no longer stored', { date: '2024-12-17', tourId: 0, id: 'unknown' }, 'expired'],
  ] as const)('a press %s is listed', async (_, partyName, why) => {
    const press = await phone.keep({ party: partyName, action: { kind: 'arrive', guests: 2 } });
    expect(await door.outcomes([press])).toEqual(['needs-decision']);
    expect(await listOpenPresses()).toEqual([[1, why]]);
  });

  it('a press that names its party by six letters is recorded at the only party of the day with these letters', async () => {
    const letters = sixLettersOf(booking);
    const press = await phone.keep({
      party: { date: '2026-11-24', letters },
      action: { kind: 'arrive', guests: 4 },
    });
    expect(await door.outcomes([press])).toEqual(['recorded']);
    expect(await state()).toMatchObject({ here: 4 });
  });

  it('a press that names its party by six letters, but another start, is recorded and needs a decision', async () => {
    const press = await phone.keep({
      party: { date: '2026-11-24', letters: sixLettersOf(booking), tourId: 4 },
      action: { kind: 'arrive', guests: 4 },
    });
    expect(await door.outcomes([press])).toEqual(['needs-decision']);
    expect(await state()).toMatchObject({ here: 4, flags: ['other-start'] });
  });
});

describe('A kept press with the ticket of its guests', () => {
  const codeOf = async (booking: StoredBooking) => (await testTicketIssuer(clock)(booking))?.code ?? '';
  const byTicket = async (ticket: string) => [
    await phone.keep({ ...arrive(), ticket }),
    await phone.keep({ ...pay(), ticket, after: 1 }),
  ];
  /** A ticket signed with another key, under the id of the site’s key. */
  const forgedTicket = async () => {
    const [siteKey] = await testTicketKeys();
    const { privateKey, publicKey } = signingKeyFrom('another-text');
    const keys = [{ privateKey, publicKey: { ...publicKey, id: siteKey.publicKey.id } }] as const;
    return (await ticketIssuer(() => Promise.resolve(keys), clock)(booking))?.code ?? '';
  };
  const alteredTicket = async () => {
    const bytes = fromBase45(await codeOf(booking)) ?? new Uint8Array();
    return toBase45(bytes.map((byte, index) => (index === 18 ? byte + 1 : byte)));
  };

  it('is recorded at the party that the ticket names', async () => {
    expect(await door.outcomes(await byTicket(await codeOf(booking)))).toEqual(['recorded', 'recorded']);
    expect(await state()).toMatchObject({ here: 4, paidVuv: 16_000 });
  });

  it('is recorded when the ticket was signed with the previous key', async () => {
    const issue = ticketIssuer(() => Promise.resolve([signingKeyFrom('an-older-text')]), clock);
    const code = (await issue(booking))?.code ?? '';
    expect(await door.outcomes(await byTicket(code))).toEqual(['recorded', 'recorded']);
  });

  it.each([
    ['forged', forgedTicket],
    ['altered', alteredTicket],
    ['of another party', () => codeOf(storedBooking({ guestCount: 4 }))],
    ['another kind of code', async () => 'HTTPS://MENU.EXAMPLE.COM'],
  ])('is not recorded but listed for a manager when the ticket is %s', async (_, ticketOf) => {
    const presses = await byTicket(await ticketOf());
    expect(await door.outcomes(presses)).toEqual(['needs-decision', 'needs-decision']);
    expect(await state()).toMatchObject({ here: 0, paidVuv: 0, log: [] });
    expect(await listOpenPresses()).toEqual([
      [1, 'unproven-ticket'],
      [2, 'unproven-ticket'],
    ]);
  });

  it('is listed with its ticket when the ticket’s party is not in the table', async () => {
    const other = storedBooking({ guestCount: 2 });
    const ticket = await codeOf(other);
    const press = await phone.keep({
      party: { date: '2026-11-24', tourId: 0, id: other.id },
      ticket,
      action: { kind: 'arrive', guests: 2 },
    });
    expect(await door.outcomes([press])).toEqual(['needs-decision']);
    const [listed] = await door.deps.open.listPresses();
    expect(listed?.why).toBe('unknown-party');
    expect(listed?.text).toContain(JSON.stringify(ticket));
  });

  it('fails when the ticket keys cannot be read and can be sent again, while presses without a ticket are recorded', async () => {
    const [arrival] = await byTicket(await codeOf(booking));
    const note = await phone.keep({ party: party(), action: { kind: 'note', text: 'In the shade' } });
    const failingDoor = deliveries(table, clock);
    failingDoor.deps.readTicketKeys = () => Promise.reject(new Error('no'));
    expect(await failingDoor.outcomes([arrival ?? {}, note])).toEqual(['failed', 'recorded']);
    expect(await door.outcomes([arrival ?? {}])).toEqual(['recorded']);
  });
});

describe('A kept press that was typed from a run sheet', () => {
  const today = calendarDateFrom('2026-11-24');
  const elevenOClock = Date.parse('2026-11-24T11:00:00+11:00');
  const sheetOf = (...list: readonly StoredBooking[]) =>
    printSheet(
      today,
      list.map((one) => ({ id: one.id, bookedAt: one.bookedAt })),
    ).number;
  const checkLetters = (sheet: string) => sheet.slice(-2);
  /** A booking that changes the check letters of a sheet. Two lists share their letters in one of 256 cases. */
  const bookingOfAnotherSheet = (changes: Partial<StoredBooking> = {}): StoredBooking => {
    const other = storedBooking(changes);
    const letters = checkLetters(sheetOf(booking));
    return [sheetOf(other), sheetOf(booking, other)].some((sheet) => checkLetters(sheet) === letters)
      ? bookingOfAnotherSheet(changes)
      : other;
  };
  const keepTyped = (paper: string, writtenAt: number) => phone.keep({ ...pay(), paper, writtenAt });
  beforeEach(() => clock.advance(480 * minute));

  it('is recorded with the typed time if the sheet number matches the bookings of the day', async () => {
    expect(await door.outcomes([await keepTyped(sheetOf(booking), elevenOClock)])).toEqual(['recorded']);
    const [entry] = (await state())?.log ?? [];
    expect(entry).toMatchObject({ at: elevenOClock / 1000, kept: { paper: sheetOf(booking) } });
    expect(entry?.kept?.isTimeUnsure).toBeUndefined();
  });

  it.each([
    ['its number is invented', () => '1124-HKTR-WM', elevenOClock],
    ['its sheet lists parties that the day never had', () => sheetOf(bookingOfAnotherSheet()), elevenOClock],
    [
      'its sheet is of another day',
      () => printSheet(calendarDateFrom('2026-11-23'), [booking]).number,
      elevenOClock,
    ],
    ['its time is on the day before', () => sheetOf(booking), elevenOClock - 1440 * minute],
    ['its time is in the future', () => sheetOf(booking), elevenOClock + 720 * minute],
  ])('is listed for a manager and not counted if %s', async (_, paper, writtenAt) => {
    expect(await door.outcomes([await keepTyped(paper(), writtenAt)])).toEqual(['needs-decision']);
    expect(await listOpenPresses()).toEqual([[1, 'unproven-sheet']]);
    expect(await state()).toMatchObject({ paidVuv: 0 });
    const [listed] = await door.deps.open.listPresses();
    // An unproven time is replaced by the time of typing.
    expect(listed?.judged?.at).toBe(clock().getTime());
  });

  it('is recorded with its time marked as unsure if a party has moved away from the day of the sheet', async () => {
    const other = bookingOfAnotherSheet({ time: '3:00 PM' });
    await bookingStore(table, clock).book(other);
    const number = sheetOf(booking, other);
    const otherDayDetails = { ...detailsOf(other), date: calendarDateFrom('2026-11-30') };
    expect(await bookingStore(table, clock).change(referenceOf(other), otherDayDetails)).toMatchObject({
      result: 'changed',
    });
    expect(await door.outcomes([await keepTyped(number, elevenOClock)])).toEqual(['recorded']);
    expect((await state())?.log[0]).toMatchObject({ at: elevenOClock / 1000, kept: { isTimeUnsure: true } });
  });

  it('is recorded even if a party on the sheet has cancelled since and a walk-in was typed from the same sheet before', async () => {
    const other = storedBooking({ time: '3:00 PM' });
    await bookingStore(table, clock).book(other);
    const number = sheetOf(booking, other);
    await bookingStore(table, clock).cancel(referenceOf(other));
    const id = newCommandId();
    const walkIn = await phone.keep({
      id,
      party: { date: '2026-11-24', tourId: 0, walkIn: id },
      action: { kind: 'walk-in', guests: 2 },
      paper: number,
      writtenAt: Date.parse('2026-11-24T09:00:00+11:00'),
    });
    expect(await door.outcomes([walkIn, await keepTyped(number, elevenOClock)])).toEqual([
      'recorded',
      'recorded',
    ]);
    expect((await state())?.log[0]?.kept).not.toHaveProperty('isTimeUnsure');
  });
});

describe('A walk-in added on an offline device', () => {
  const walkIn = (guests = 2) => {
    const id = newCommandId();
    const walkInParty = { date: '2026-11-24', tourId: 0, walkIn: id };
    return {
      id,
      walkInParty,
      walkInPress: { id, party: walkInParty, action: { kind: 'walk-in', guests } } as const,
    };
  };
  const readStart = async () => {
    const slots = await door.deps.days.slots(booking.date);
    const slot = slots.find(({ time, type }) => time === '10:00 AM' && type === 'Tour and Tasting');
    return { guests: slot?.guests, bookings: slot?.bookings ?? [] };
  };

  it('becomes a party that has arrived, and later presses find it by its command id', async () => {
    const { walkInParty, walkInPress } = walkIn();
    const presses = [
      await phone.keep(walkInPress),
      await phone.keep({
        party: walkInParty,
        after: 1,
        action: { kind: 'pay', method: 'cash-vuv', amount: 8000, vatu: 8000, outstanding: 8000 },
      }),
    ];
    expect(await door.outcomes(presses)).toEqual(['recorded', 'recorded']);
    expect(await door.outcomes(presses)).toEqual(['known', 'known']);
    const { guests, bookings } = await readStart();
    expect(guests).toBe(6);
    expect(bookings.find(({ source }) => source === 'walk-in')).toMatchObject({
      guestCount: 2,
      addedBy: { person: ann?.person, device: ann?.device },
      visit: { log: [{ kind: 'arrive', guests: 2 }, { kind: 'pay' }] },
    });
  });

  const findWalkIn = async () => (await readStart()).bookings.find(({ source }) => source === 'walk-in');
  const undo = (id: string, walkInParty: object) =>
    ({ party: walkInParty, after: 1, action: { kind: 'undo', entry: id } }) as Parameters<
      typeof phone.keep
    >[0];

  it('is cancelled when the device undoes it before a payment, and releases its places', async () => {
    const { id, walkInParty, walkInPress } = walkIn();
    const presses = [await phone.keep(walkInPress), await phone.keep(undo(id, walkInParty))];
    expect(await door.outcomes(presses)).toEqual(['recorded', 'recorded']);
    expect((await readStart()).guests).toBe(4);
    const party = await findWalkIn();
    const [arrival, undone] = party?.visit.log ?? [];
    expect(party).toMatchObject({
      status: 'cancelled',
      cancelledAt: at('10:20'),
      staffChanges: [{ kind: 'cancel', by: ann?.person, on: ann?.device, id: presses[1]?.press.id }],
    });
    expect(undone).toMatchObject({ kind: 'undo', entry: arrival?.id });
    expect(await door.outcomes(presses)).toEqual(['known', 'known']);
    expect((await readStart()).guests).toBe(4);
  });

  it('is cancelled even if the undo arrives before the walk-in', async () => {
    const { id, walkInParty, walkInPress } = walkIn();
    const [first, second] = [await phone.keep(walkInPress), await phone.keep(undo(id, walkInParty))];
    expect(await door.outcomes([second])).toEqual(['waits']);
    expect(await door.outcomes([first])).toEqual(['recorded']);
    expect(await findWalkIn()).toMatchObject({ status: 'cancelled' });
    expect((await readStart()).guests).toBe(4);
  });

  it('stays booked if the device undoes it after a payment', async () => {
    const { id, walkInParty, walkInPress } = walkIn();
    const payment = {
      party: walkInParty,
      after: 1,
      action: { kind: 'pay', method: 'cash-vuv', amount: 8000, vatu: 8000, outstanding: 8000 },
    } as const;
    const presses = [
      await phone.keep(walkInPress),
      await phone.keep(payment),
      await phone.keep({ ...undo(id, walkInParty), after: 2 }),
    ];
    await door.outcomes(presses);
    expect(await findWalkIn()).toMatchObject({ status: 'confirmed' });
    expect((await readStart()).guests).toBe(6);
  });

  it('stays booked if a colleague has changed the party before the undo arrives', async () => {
    const { id, walkInParty, walkInPress } = walkIn();
    await door.outcomes([await phone.keep(walkInPress)]);
    const party = await findWalkIn();
    if (party === undefined) throw new Error('The walk-in was not added');
    await partyChangeStore(table, clock).change(keyOf(party), party.id, () => ({
      entry: staffChange({ at: at('10:20') }),
      details: { ...party, guestCount: 3, totalPrice: 12_000 },
    }));
    await door.outcomes([await phone.keep(undo(id, walkInParty))]);
    expect(await findWalkIn()).toMatchObject({ status: 'confirmed', guestCount: 3 });
  });

  it('adds its day to the days with late entries if the undo arrives days later', async () => {
    const { id, walkInParty, walkInPress } = walkIn();
    await door.outcomes([await phone.keep(walkInPress)]);
    const undoPress = await phone.keep(undo(id, walkInParty));
    clock.advance(3 * 24 * 60 * minute);
    await door.outcomes([undoPress]);
    expect(await door.deps.days.daysWithLateEntries(at('10:20'))).toEqual(['2026-11-24']);
  });

  it.each([
    ['full', () => bookingStore(table, clock).book(storedBooking({ guestCount: 12 })), 16],
    ['closed', () => closureStore(table, clock).closeDay(booking.date, 'Cyclone'), 4],
  ])(
    'takes no place if the start is %s by the time of delivery, and needs a decision',
    async (_, fill, guests) => {
      await fill();
      expect(await door.outcomes([await phone.keep(walkIn(2).walkInPress)])).toEqual(['needs-decision']);
      const start = await readStart();
      expect(start.guests).toBe(guests);
      expect(start.bookings.find(({ over }) => over)).toMatchObject({
        guestCount: 2,
        visit: { log: [{ kind: 'arrive', guests: 2 }] },
      });
      expect(log.lines().filter(({ code }) => code === 'walk-in.over')).toMatchObject([
        { date: booking.date, guests: 2 },
      ]);
    },
  );

  it('that took no place releases none when cancelled, and takes places when moved to a start with room', async () => {
    await bookingStore(table, clock).book(storedBooking({ guestCount: 12 }));
    await door.outcomes([await phone.keep(walkIn(2).walkInPress), await phone.keep(walkIn(3).walkInPress)]);
    const [first, second] = (await readStart()).bookings.filter(({ over }) => over);
    if (first === undefined || second === undefined) throw new Error('The walk-in was not added');
    expect(await bookingStore(table, clock).cancel(referenceOf(first), 'staff')).toBe('cancelled');
    expect((await readStart()).guests).toBe(16);
    const parties = partyChangeStore(table, clock);
    const details = { ...second, tourId: 5, time: '3:00 PM' } as const;
    const moved = await parties.change(keyOf(second), second.id, () => ({
      entry: staffChange({ at: at('10:20') }),
      details,
    }));
    expect(moved?.conflict).toBeUndefined();
    expect((await readStart()).guests).toBe(16);
    const targetStart = (await door.deps.days.slots(booking.date)).find(
      ({ guests }) => guests === second.guestCount,
    );
    expect(targetStart?.bookings[0]).not.toHaveProperty('over');
  });

  it('takes no place in a start with another language, whose language stays the same', async () => {
    const { walkInPress } = walkIn(2);
    const french = { ...walkInPress, action: { ...walkInPress.action, language: 'French' } } as const;
    expect(await door.outcomes([await phone.keep(french)])).toEqual(['needs-decision']);
    expect(await readStart()).toMatchObject({ guests: 4 });
    expect((await door.deps.days.slots(booking.date))[0]?.language).toBe('English');
  });
});

describe('A delivery of kept presses', () => {
  const storedReport = async (browser: LinkedBrowser | undefined) =>
    (await deviceStore(table, clock).find(requireLinked(browser).device))?.kept;
  const report = { waiting: 3, storage: 'may-go' };

  it('stores how many presses the device still keeps after the call, and whether its browser may lose them', async () => {
    const forged = { ...(await phone.keep(arrive())), signature: 'A'.repeat(86) };
    await door.send([forged, await phone.keep(arrive())], ann?.cookie, { kept: report });
    expect(await storedReport(ann)).toEqual({ waiting: 2, storage: 'may-go', at: at('10:20') });
    clock.advance(90 * minute);
    await door.send([], ann?.cookie, { kept: { waiting: 0, storage: 'persistent' } });
    expect(await storedReport(ann)).toEqual({ waiting: 0, storage: 'persistent', at: at('11:50') });
  });

  it('stores the device’s report of waiting presses again only if it has changed or is an hour old', async () => {
    await door.send([], ann?.cookie, { kept: report });
    clock.advance(minute);
    await door.send([], ann?.cookie, { kept: report });
    expect((await storedReport(ann))?.at).toBe(at('10:20'));
    clock.advance(60 * minute);
    await door.send([], ann?.cookie, { kept: report });
    expect((await storedReport(ann))?.at).toBe(at('11:21'));
  });

  it('stores the device’s report of waiting presses only if the request has a valid session', async () => {
    await door.send([await phone.keep(arrive())], undefined, { kept: report });
    expect(await storedReport(ann)).toBeUndefined();
  });
});

describe('The chain of kept presses of a device', () => {
  it('lists the numbers of missing presses, up to the last number that the device reports', async () => {
    const presses = [await phone.keep(arrive(1)), await phone.keep(arrive(1)), await phone.keep(arrive(1))];
    await door.send([presses[0], presses[2]] as object[], ann?.cookie, { last: { key: phone.key, n: 5 } });
    expect(missingNumbers(await chain())).toEqual([2, 4, 5]);
    const [owing] = await door.deps.chains.listIncomplete();
    expect(owing).toMatchObject({ device: ann?.device, heardAt: at('10:20'), owesSince: at('10:20') });
  });

  it('ignores the number of the last press if another device sends it', async () => {
    await door.send([], ben?.cookie, { last: { key: phone.key, n: 5 } });
    expect(missingNumbers(await chain())).toEqual([]);
  });

  it('is marked as broken at a press whose digest does not match the previous press', async () => {
    const first = await phone.keep(arrive(1));
    const altered = await phone.sign({ ...first.press, action: { kind: 'arrive', guests: 2 } });
    const second = await phone.keep(arrive(1));
    await door.outcomes([altered, second]);
    expect((await chain()).broken).toEqual([2]);
    expect(
      log.lines().filter(({ code, by }) => code === 'kept-press.altered' && by === 'chain'),
    ).toHaveLength(1);
    expect((await door.deps.chains.listIncomplete())[0]).toMatchObject({ chain: { broken: [2] } });
  });

  it('holds back a press until the previous press about the same party arrives', async () => {
    const id = newCommandId();
    const walkInParty = { date: '2026-11-24', tourId: 0, walkIn: id };
    const presses = [
      await phone.keep({ id, party: walkInParty, action: { kind: 'walk-in', guests: 2 } }),
      await phone.keep({ party: walkInParty, after: 1, action: { kind: 'note', text: 'By boat' } }),
      await phone.keep({ party: walkInParty, after: 2, action: { kind: 'note', text: 'Allergic' } }),
      await phone.keep(arrive()),
    ];
    expect(await door.outcomes(presses.slice(1))).toEqual(['waits', 'waits', 'recorded']);
    expect(await door.outcomes(presses.slice(0, 1), ben?.cookie)).toEqual(['recorded']);
    expect(await listOpenPresses()).toEqual([]);
    expect(await door.outcomes(presses)).toEqual(['known', 'known', 'known', 'known']);
    const [slot] = await door.deps.days.slots(booking.date);
    const added = slot?.bookings.find(({ source }) => source === 'walk-in');
    expect(added?.visit.log.map((entry) => ('text' in entry ? entry.text : entry.kind))).toEqual([
      'arrive',
      'By boat',
      'Allergic',
    ]);
  });
});

describe('Kept presses of two devices in concurrent calls', () => {
  it('stay recorded even if one call marks a press as waiting after the other call has recorded the press for which it waits', async () => {
    const id = newCommandId();
    const walkInParty = { date: '2026-11-24', tourId: 0, walkIn: id };
    const added = await phone.keep({ id, party: walkInParty, action: { kind: 'walk-in', guests: 2 } });
    const note = await phone.keep({
      party: walkInParty,
      after: 1,
      action: { kind: 'note', text: 'By boat' },
    });
    const slowDoor = deliveries(table, clock);
    const { put } = slowDoor.deps.records;
    slowDoor.deps.records.put = async (press, outcome) => {
      if (outcome === 'waits') expect(await door.outcomes([added])).toEqual(['recorded']);
      await put(press, outcome);
    };
    await slowDoor.outcomes([note]);
    expect(await listOpenPresses()).toEqual([]);
    expect(await door.outcomes([added, note])).toEqual(['known', 'known']);
  });

  it('are each recorded once, with the same final state in any order', async () => {
    const id = newCommandId();
    const walkInParty = { date: '2026-11-24', tourId: 0, walkIn: id };
    const presses = [
      await phone.keep({ id, party: walkInParty, action: { kind: 'walk-in', guests: 2 } }),
      await phone.keep({ party: walkInParty, after: 1, action: { kind: 'note', text: 'By boat' } }),
      await phone.keep(arrive(4)),
      await phone.keep({ ...pay(8000), after: 3 }),
      await tablet.keep(arrive(4)),
      await tablet.keep({ ...pay(8000), after: 1 }),
    ];
    const deliveryOrders = [presses, presses.toReversed(), presses.toSorted(() => Math.random() - 0.5)];
    const responses = await Promise.all(
      deliveryOrders.flatMap((all) => [door.outcomes(all.slice(0, 3)), door.outcomes(all.slice(3))]),
    );
    expect(responses.flat()).not.toContain('failed');
    const lateOutcomes = await door.outcomes(presses);
    expect(new Set(lateOutcomes)).toEqual(new Set(['known']));
    expect(await listOpenPresses()).toEqual([]);
    expect(await state()).toMatchObject({ here: 4, paidVuv: 16_000, flags: ['paid-twice'] });
    expect((await state())?.log).toHaveLength(4);
    const [slot] = await door.deps.days.slots(booking.date);
    const added = slot?.bookings.filter(({ source }) => source === 'walk-in') ?? [];
    expect(added.map(({ visit }) => visit.log.length)).toEqual([2]);
    expect(slot?.guests).toBe(6);
    expect(missingNumbers(await chain())).toEqual([]);
  });
});

describe('The time and the author of a kept press', () => {
  const markOf = async () => (await state())?.log[0]?.kept;

  it('are recorded with the time corrected from the last contact if the clock of the device is wrong', async () => {
    await phone.receiveTime(clock().getTime(), 180 * minute);
    const press = await phone.keep(arrive());
    clock.advance(30 * minute);
    await door.outcomes([press]);
    expect(await state()).toMatchObject({ log: [{ at: at('10:20'), kept: { recordedAt: at('10:50') } }] });
    expect(await markOf()).not.toHaveProperty('isTimeUnsure');
  });

  it.each([
    ['before the last contact', { madeAt: Date.parse('2026-11-24T08:00:00+11:00') }],
    ['after its arrival', { madeAt: Date.parse('2026-11-24T12:00:00+11:00') }],
    [
      'based on a contact that the server did not sign',
      {
        madeAt: Date.parse('2026-11-24T08:00:00+11:00'),
        contact: {
          at: Date.parse('2026-11-24T07:59:00+11:00'),
          clock: Date.parse('2026-11-24T07:59:00+11:00'),
          mac: 'x'.repeat(43),
        },
      },
    ],
  ])('are recorded with the time marked as unsure if the time is %s', async (_, changes) => {
    await door.outcomes([await phone.keep({ ...arrive(), ...changes })]);
    expect(await markOf()).toMatchObject({ isTimeUnsure: true });
  });

  it('are recorded with the author marked as unchecked if no code was entered on the shared tablet, or too long ago', async () => {
    const bar = await colleagues(table, clock).share('Bar tablet', ann?.person);
    const sharedDevice = await registerKeepingDevice(table, clock, bar, ann?.person);
    await door.outcomes([await sharedDevice.keep({ ...arrive(1), identified: 'code' })]);
    expect(await markOf()).not.toHaveProperty('isCodeUnchecked');
    clock.advance(16 * minute);
    await door.outcomes([await sharedDevice.keep({ ...arrive(1), identified: 'code' })]);
    expect((await state())?.log[1]?.kept).toMatchObject({ isCodeUnchecked: true });
    await door.outcomes([
      await sharedDevice.keep({ ...arrive(1), by: ben?.person ?? '', identified: 'code' }),
    ]);
    expect((await state())?.log[2]?.kept).toMatchObject({ isCodeUnchecked: true });
  });

  it('are accepted if the device was revoked after the press, but need a decision if it was revoked before', async () => {
    const before = await phone.keep(arrive(1));
    clock.advance(minute);
    await deviceStore(table, clock).end(phone.device);
    clock.advance(minute);
    const after = await phone.keep(arrive(1));
    expect(await door.outcomes([before, after])).toEqual(['recorded', 'needs-decision']);
    expect(await listOpenPresses()).toEqual([[2, 'after-end']]);
    expect(await state()).toMatchObject({ here: 1 });
  });

  it('need a decision if the author had already left or is unknown', async () => {
    await peopleStore(table, clock).end(ann?.person ?? '');
    clock.advance(minute);
    expect(await door.outcomes([await phone.keep(arrive(1))])).toEqual(['needs-decision']);
    const unknown = await tablet.keep({ ...arrive(1), by: '0000000009' });
    expect(await door.outcomes([unknown])).toEqual(['needs-decision']);
    expect(await listOpenPresses()).toHaveLength(2);
  });

  it('are discarded with the press if the device is marked as lost, and only the number of the press is kept', async () => {
    const press = await phone.keep(arrive());
    await deviceStore(table, clock).end(phone.device, undefined, true);
    expect(await door.outcomes([press])).toEqual(['discarded']);
    expect(await state()).toMatchObject({ here: 0 });
    expect((await chain()).lost).toEqual([1]);
    expect(JSON.stringify(await table.items('PRESS#'))).toBe('[]');
  });
});

function at(time: string): number {
  return Date.parse(`2026-11-24T${time}:00+11:00`) / 1000;
}
