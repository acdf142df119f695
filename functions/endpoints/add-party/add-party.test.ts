import { describe, expect, it } from 'vitest';
import { actorOf, type CallResult, callerAs } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { newBooking } from '#functions/use-cases/bookings/new-booking.ts';
import { unlimited } from '#functions/use-cases/limits/unlimited.testing.ts';
import { addParty as contract } from '#shared/contracts/staff/add-party.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { visitOf } from '#shared/staff/parties/visit.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { addParty } from './add-party.ts';

const table = testTable();
const clock = testClock('2026-11-24T10:20:00+11:00');
const at = (text: string) => new Date(`${text}+11:00`);
const actor = actorOf({ id: 'ana', name: 'Ana Kal', role: 'floor' }, 'door');

testLog();

const store = () => bookingStore(table, clock);
const add = (changes: object = {}): Promise<CallResult> =>
  callerAs(
    actor,
    contract,
    addParty({
      bookings: store(),
      edits: calendarEditStore(table, clock),
      quotas: unlimited,
      referenceSecret: testReferenceSecret,
      clock,
    }),
  )({
    json: {
      commandId: commandId(),
      source: 'walk-in',
      date: '2026-11-24',
      tourId: 0,
      guestCount: 2,
      ...changes,
    },
  });
const slotItem = async () => (await table.items())[0];

describe('adding a walk-in', () => {
  it('requires only a start and a number of guests, takes the places and sends no email', async () => {
    const { status, json } = await add();
    expect(status).toBe(201);
    expect(json.party).toMatchObject({
      firstName: '',
      lastName: '',
      email: '',
      preferredLanguage: 'English',
      guestCount: 2,
      totalPrice: 8000,
      due: 8000,
      source: 'walk-in',
      addedBy: 'ana',
      status: 'confirmed',
    });
    expect(json.party.reference).toMatch(/^X2611241000AM-/);
    const item = await slotItem();
    expect(item).toMatchObject({ guests: 2, language: 'English' });
    expect(item?.event).toBeUndefined();
  });

  it.each([
    ['2026-11-24T09:00:00', 2],
    ['2026-11-24T10:59:59', 2],
    ['2026-11-24T08:59:59', 0],
  ])(
    'to the 10:00 AM start at %s counts %i guests as arrived: all from an hour before the start, none earlier',
    async (time, here) => {
      clock.set(at(time));
      const { json } = await add();
      expect(visitOf(json.party.log)).toMatchObject({ here, paidVuv: 0 });
      expect(json.party.log).toMatchObject(
        here === 0
          ? []
          : [{ kind: 'arrive', guests: 2, by: 'ana', on: 'door', at: clock().getTime() / 1000 }],
      );
    },
  );

  it('with a note records the note and the arrival under different ids', async () => {
    const { json } = await add({ note: 'Nuts' });
    expect(json.party.log).toMatchObject([{ kind: 'note' }, { kind: 'arrive' }]);
    const ids = json.party.log.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  });

  it.each([
    ['2026-11-24T10:59:59', 201],
    ['2026-11-24T11:00:00', 409],
  ])('is possible until the start ends: at %s the status is %i', async (time, status) => {
    clock.set(at(time));
    const response = await add();
    expect(response.status).toBe(status);
    if (status === 409) {
      expect(response.json).toMatchObject({
        kind: 'too-late',
        message: 'This start is over, so nothing was booked. Please choose a later one.',
      });
    }
  });

  it('to a tasting, which lasts half an hour, is possible until it ends', async () => {
    clock.set(at('2026-11-24T10:30:00'));
    expect((await add({ tourId: 1 })).json.kind).toBe('too-late');
    clock.set(at('2026-11-24T10:29:59'));
    expect((await add({ tourId: 1 })).status).toBe(201);
  });

  it.each([
    ['yesterday', { date: '2026-11-23' }, 'not-bookable'],
    ['on a Sunday', { date: '2026-11-29' }, 'not-bookable'],
    ['beyond the window', { date: '2027-02-25' }, 'not-bookable'],
    ['in French at noon', { tourId: 4, preferredLanguage: 'French' }, 'not-bookable'],
  ])('is refused for the same days and languages as a booking by a guest: %s', async (_, changes, kind) => {
    expect((await add(changes)).json.kind).toBe(kind);
    expect(await table.items()).toEqual([]);
  });

  it('is refused in a start that staff have closed', async () => {
    await closureStore(table, clock).closeDay(calendarDateFrom('2026-11-24'), 'Cyclone');
    expect((await add()).json.kind).toBe('slot-closed');
  });

  it('takes the language of the start unless another is requested', async () => {
    const french = storedBooking({ preferredLanguage: 'French' });
    await store().book(french);
    const command = commandId();
    const first = await add({ commandId: command });
    expect(first.json.party.preferredLanguage).toBe('French');
    expect((await add({ preferredLanguage: 'English' })).json.kind).toBe('language-taken');
    await store().cancel(referenceOf(french), 'staff');
    expect(await add({ commandId: command })).toEqual(first);
  });
});

describe('a repeated command to add a party', () => {
  it('takes the places once, whether it is sent again at the same time or later', async () => {
    const command = commandId();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => add({ commandId: command, note: 'Nuts' })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ json }) => json.party.reference)).size).toBe(1);
    clock.set(at('2026-11-24T12:00:00'));
    expect((await add({ commandId: command, note: 'Nuts' })).json).toEqual(responses[0]?.json);
    expect((await slotItem())?.guests).toBe(2);
    expect((await add({ commandId: command, guestCount: 3 })).json.kind).toBe('too-late');
  });

  it('records the arrival once, and only if the first call recorded it', async () => {
    const command = commandId();
    clock.set(at('2026-11-24T08:59:00'));
    const first = await add({ commandId: command });
    clock.set(at('2026-11-24T09:01:00'));
    expect(await add({ commandId: command })).toEqual(first);
    const repeatedReplies = await Promise.all(
      Array.from({ length: 6 }, () => add({ commandId: 'a'.repeat(24) })),
    );
    expect(repeatedReplies.map(({ json }) => visitOf(json.party.log).here)).toEqual(Array(6).fill(2));
  });
});

describe('a booking by telephone added by staff', () => {
  it('stores name, number and note, and is confirmed by email if an address is given', async () => {
    const { json } = await add({
      source: 'phone',
      date: '2026-11-26',
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      phone: '+678 555 0100',
      note: 'Wheelchair',
    });
    expect(json.party).toMatchObject({
      firstName: 'Ann',
      phone: '+678 555 0100',
      source: 'phone',
      log: [{ kind: 'note', text: 'Wheelchair', by: 'ana', on: 'door', at: clock().getTime() / 1000 }],
    });
    expect(json.party.reference).toMatch(/^LEE261126/);
    expect(await slotItem()).toMatchObject({ event: { type: 'booking.confirmed' } });
  });

  it('does not count as arrived', async () => {
    expect((await add({ source: 'phone', lastName: 'Lee' })).json.party.log).toEqual([]);
  });

  it.each([
    ['an invalid telephone number', { phone: 'call me' }],
    ['an invalid address', { email: 'ann' }],
    ['seventeen guests', { guestCount: 17 }],
    ['an unknown start', { tourId: 14 }],
    ['another source', { source: 'web' }],
  ])('with %s is refused', async (_, changes) => {
    expect(await add(changes)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
    expect(await table.items()).toEqual([]);
  });
});

it('a booking by a guest and a booking by staff get different ids and references, even with the same idempotency key', async () => {
  const key = commandId();
  const { json } = await add({ commandId: key, firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com' });
  const { id, reference } = json.party;
  const request = {
    ...storedBooking({ guestCount: 2 }),
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
  };
  const guestBooking = await newBooking(request, key, clock(), testReferenceSecret);
  expect([guestBooking.id, guestBooking.reference]).not.toContain(id);
  expect(guestBooking.reference).not.toBe(reference);
});
