import { describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import {
  bookingMaker,
  referenceOf,
  storedBooking,
} from '#functions/stores/bookings/stored-booking.testing.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { changeLimits } from '#shared/booking/change-limit.ts';
import { type StartTime, slotOf, type TourType } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { changeBooking as contract } from '#shared/contracts/guests/change-booking.ts';
import { networkLimits } from '#shared/limits/network-limits.ts';
import { entry } from '#shared/staff/parties/visit.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { changeBooking } from './change-booking.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
/** Quotas in a separate table, so that assertions on the bookings do not see them. */
const quotas = quotaStore(testTable(), clock);
const log = testLog();
const at = (text: string) => new Date(`${text}+11:00`);

/** The ticket of every booking in these tests. */
const ticket = { letters: 'HKTRWM' };

const bookings = () => bookingStore(table, clock);
const put = (reference: string, json: unknown, headers: Record<string, string> = {}, address = '192.0.2.1') =>
  caller(
    contract,
    changeBooking({
      bookings: bookings(),
      edits: calendarEditStore(table, clock),
      quotas,
      issueTicket: async () => ticket,
      clock,
    }),
  )({ query: { reference }, json, headers, address });

interface BookingForm {
  date: string;
  time: StartTime;
  tourType: TourType;
  guestCount: number;
  firstName: string;
  lastName: string;
  email: string;
  preferredLanguage: 'English' | 'French';
  totalPrice: number;
}

/** The booking of most tests: four guests on Tuesday at 2 PM. */
const partyOfFour = () => storedBooking({ time: '2:00 PM', guestCount: 4 });
function requestWith(changes: Partial<BookingForm> = {}) {
  const booking = {
    date: '2026-11-24',
    time: '2:00 PM',
    tourType: 'Tour and Tasting',
    guestCount: 4,
    firstName: 'Ann',
    lastName: 'Lee',
    email: 'ann@example.com',
    preferredLanguage: 'English',
    ...changes,
  } as const;
  const { time, tourType, guestCount } = booking;
  return {
    tourId: slotOf(time, tourType).id,
    totalPrice: totalPriceVuv(tourType, guestCount),
    ...booking,
  };
}
const bookAtTwo = bookingMaker(bookingStore(table, clock), { time: '2:00 PM' });
async function bookFour() {
  const booking = partyOfFour();
  await bookings().book(booking);
  return booking;
}

describe('the booking of a party with a recorded arrival or no-show', () => {
  it.each([
    ['arrived', { kind: 'arrive', guests: 1 }, 'checked-in', 'Please ask at the bar or call'],
    ['did not come', { kind: 'no-show', guests: 4 }, 'too-late', 'Please call'],
  ] as const)('can be changed only by staff: the party %s', async (_, recorded, kind, advice) => {
    const booking = await bookAtTwo({ guestCount: 4, log: [entry(recorded)] });
    const before = await table.items();
    const { status, json } = await put(booking.reference, requestWith({ firstName: 'Bo' }));
    expect({ status, kind: json.kind }).toEqual({ status: 409, kind });
    expect(json.message).toContain('nothing was changed');
    expect(json.message).toContain(advice);
    expect(await table.items()).toEqual(before);
    // A repeated request, as after a lost reply, changes nothing and still succeeds.
    expect((await put(booking.reference, requestWith())).status).toBe(200);
  });
});

describe('changing a booking', () => {
  it('returns the whole booking in its new state', async () => {
    const booking = await bookFour();
    const response = await put(
      booking.reference.toLowerCase(),
      requestWith({
        guestCount: 2,
        firstName: ' Anna ',
        email: 'anna@example.com',
        preferredLanguage: 'French',
      }),
    );
    expect(response.status).toBe(200);
    expect(response.json).toEqual({
      success: true,
      message: 'Your booking has been changed.',
      data: {
        ...requestWith({ guestCount: 2, preferredLanguage: 'French' }),
        id: booking.id,
        reference: booking.reference,
        firstName: 'Anna',
        email: 'anna@example.com',
        start: at('2026-11-24T14:00:00').getTime() / 1000,
        sequence: 1,
        status: 'confirmed',
        ticket,
      },
    });
    expect(await bookings().find(referenceOf(booking))).toMatchObject({ guestCount: 2, totalPrice: 8000 });
  });

  it('to another slot returns a new reference, and both references work', async () => {
    const booking = await bookFour();
    const { json } = await put(booking.reference, requestWith({ date: '2026-11-25', time: '3:00 PM' }));
    expect(json.data).toMatchObject({ date: '2026-11-25', time: '3:00 PM', totalPrice: 16_000 });
    expect(json.data.reference).not.toBe(booking.reference);
    expect(json.data.reference).toMatch(/^LEE261125300PM-/);
    expect(await bookings().find(referenceOf(booking))).toMatchObject({ reference: json.data.reference });
  });

  it.each<[string, Partial<BookingForm>, number, number]>([
    ['more guests', { guestCount: 16 }, 16, 12],
    ['fewer guests', { guestCount: 1 }, 1, 0],
    ['another slot', { time: '3:00 PM' }, 4, 4],
    ['another slot with more guests', { date: '2026-11-25', guestCount: 6 }, 6, 6],
    ['another name', { lastName: 'Leeson' }, 4, 0],
  ])(
    'to %s is logged once even if the request is sent twice, with the seats gained and no personal data',
    async (_, change, guests, placesWon) => {
      const booking = await bookFour();
      await put(booking.reference, requestWith(change));
      await put(booking.reference, requestWith(change));
      const changes = log.lines().filter(({ code }) => code === 'booking.changed');
      expect(changes).toMatchObject([
        {
          guests,
          date: expect.stringMatching(/^2026-\d\d-\d\d$/),
          placesWon,
          tourType: 'Tour and Tasting',
          language: 'English',
          ofOperator: false,
        },
      ]);
      expect(JSON.stringify(changes)).not.toMatch(/lee|ann/i);
    },
  );

  it('by the same request twice changes it once and returns the same response', async () => {
    const booking = await bookFour();
    const move = requestWith({ date: '2026-11-25', guestCount: 6 });
    const first = await put(booking.reference, move);
    const before = await table.items();
    expect(await put(booking.reference, move)).toEqual(first);
    expect(await table.items()).toEqual(before);
  });

  it('of an operator to another mailbox invalidates the old reference, and a retry returns the new one again', async () => {
    const operator = { id: 'o', companyName: 'Sea Breeze', chargingModel: 'guest_pays' } as const;
    const booking = await bookAtTwo({ operator, guestCount: 4 });
    const change = requestWith({ email: 'guest@example.com' });
    const first = await put(booking.reference, change);
    expect(first.json.data).toMatchObject({ id: booking.id, sequence: 1, email: 'guest@example.com' });
    expect(await put(booking.reference, change)).toEqual(first);
    expect(await bookings().find(referenceOf(booking))).toBeUndefined();
    expect(await bookings().find(referenceOf(first.json.data))).toMatchObject({ email: 'guest@example.com' });
    const unknown = await put(storedBooking().reference, requestWith());
    expect(unknown.status).toBe(404);
    expect(await put(booking.reference, requestWith({ guestCount: 2 }))).toEqual(unknown);
  });

  it.each([
    ['fewer guests', { guestCount: 3 }],
    ['another name', { lastName: 'Leeson' }],
    ['another address', { email: 'lee@example.com' }],
  ])('to %s is possible until the start', async (_, change) => {
    const booking = await bookFour();
    clock.set(at('2026-11-24T13:59:59.999'));
    expect((await put(booking.reference, requestWith(change))).status).toBe(200);
    clock.set(at('2026-11-24T14:00:00.000'));
    expect(await put(booking.reference, requestWith({ ...change, guestCount: 1 }))).toMatchObject({
      status: 409,
      json: {
        kind: 'too-late',
        reason: 'startedBeforeChange',
        message: 'This tour has already started, so it can no longer be changed here.',
      },
    });
  });
});

describe('changing a booking is refused and writes nothing', () => {
  it.each<[string, Partial<BookingForm>, number, string, string]>([
    ['more guests than a slot takes', { guestCount: 17 }, 400, 'invalid-input', 'up to 16 guests'],
    ['no guests', { guestCount: 0 }, 400, 'invalid-input', 'at least 1 adult'],
    ['no name', { lastName: '' }, 400, 'invalid-input', 'Please enter your last name.'],
    ['another price', { totalPrice: 4000 }, 422, 'price-changed', '16,000 VUV'],
    ['a Sunday', { date: '2026-12-06' }, 422, 'not-bookable', 'closed on Sundays and public holidays'],
    ['a Saturday morning', { date: '2026-11-28', time: '10:00 AM' }, 422, 'not-bookable', '12:00 PM'],
    ['a day past the window', { date: '2027-02-23' }, 422, 'not-bookable', '3 months ahead'],
    [
      'French at noon',
      { time: '12:00 PM', preferredLanguage: 'French' },
      422,
      'not-bookable',
      'Tours between 11 AM and 2 PM are only available in English',
    ],
  ])('for %s', async (_, change, status, kind, expectedText) => {
    const booking = await bookFour();
    const before = await table.items();
    const response = await put(booking.reference, requestWith(change));
    expect(response).toMatchObject({ status, json: { success: false, kind } });
    expect(response.json.message).toContain(expectedText);
    expect(await table.items()).toEqual(before);
  });

  it('for more seats after the cut-off', async () => {
    const booking = await bookFour();
    clock.set(at('2026-11-24T13:30:00.001'));
    expect(await put(booking.reference, requestWith({ guestCount: 5 }))).toMatchObject({
      status: 409,
      json: { kind: 'too-late' },
    });
  });

  it('for more guests than the slot has room for, with the largest number possible for this booking', async () => {
    const booking = await bookFour();
    await bookAtTwo({ guestCount: 10 });
    await bookAtTwo({ time: '3:00 PM', guestCount: 14 });
    const before = await table.items();
    for (const [change, message] of [
      [{ guestCount: 7 }, 'Only 6 spots available.'],
      [{ time: '3:00 PM' }, 'Only 2 spots available.'],
    ] as const)
      expect(await put(booking.reference, requestWith(change))).toMatchObject({
        status: 409,
        json: { kind: 'slot-full', message },
      });
    expect(await table.items()).toEqual(before);
  });

  it('for a language other than that of the guests already in the slot', async () => {
    const booking = await bookFour();
    await bookAtTwo();
    await bookAtTwo({ time: '3:00 PM', preferredLanguage: 'French' });
    for (const [change, language] of [
      [{ preferredLanguage: 'French' }, 'English'],
      [{ time: '3:00 PM' }, 'French'],
    ] as const)
      expect(await put(booking.reference, requestWith(change))).toMatchObject({
        status: 409,
        json: { kind: 'language-taken', message: `This tour is already scheduled in ${language}` },
      });
  });

  it('for a day closed by staff', async () => {
    const booking = await bookFour();
    await closureStore(table, clock).closeDay(calendarDateFrom('2026-11-25'), 'Cyclone');
    expect(await put(booking.reference, requestWith({ date: '2026-11-25' }))).toMatchObject({
      status: 409,
      json: { kind: 'slot-closed', message: expect.stringContaining('Cyclone') },
    });
  });

  it('for a cancelled booking', async () => {
    const booking = await bookFour();
    await bookings().cancel(referenceOf(booking));
    expect(await put(booking.reference, requestWith({ guestCount: 2 }))).toMatchObject({
      status: 409,
      json: { kind: 'booking-cancelled', message: 'This booking is cancelled.' },
    });
  });

  it('for an unknown booking, whether its reference is well-formed or not', async () => {
    const booking = await bookFour();
    for (const reference of [partyOfFour().reference, booking.reference.replace('LEE', 'LEA'), 'x'])
      expect(await put(reference, requestWith({ guestCount: 2 }))).toMatchObject({
        status: 404,
        json: {
          kind: 'not-found',
          message: 'We found no booking with this reference. Please check the link in your e-mail.',
        },
      });
    expect(await put(' ', requestWith())).toMatchObject({
      status: 400,
      json: { message: 'No booking reference provided' },
    });
  });

  it('for a request from another site', async () => {
    const booking = await bookFour();
    expect(
      (await put(booking.reference, requestWith({ guestCount: 2 }), { 'sec-fetch-site': 'cross-site' }))
        .status,
    ).toBe(403);
    expect(await bookings().find(referenceOf(booking))).toMatchObject({ guestCount: 4 });
  });
});

describe('a booking that is changed repeatedly', () => {
  const { perDay, mailboxesPerDay, mailboxesInAll } = changeLimits;
  const requestNewName = (index: number) => requestWith({ lastName: `Lee${'abcdefghijklmn'[index]}` });

  it('can no longer be changed after the daily limit of changes, until midnight in Port Vila', async () => {
    const { reference } = await bookFour();
    for (let index = 0; index < perDay; index += 1)
      expect((await put(reference, requestNewName(index))).status).toBe(200);
    const before = await table.items();
    expect(await put(reference, requestNewName(perDay))).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(14 * 3600) },
      json: { kind: 'too-many', message: expect.stringMatching(/before tomorrow.+write to us at bookings@/) },
    });
    expect(await table.items()).toEqual(before);
    // A request that changes nothing is not counted.
    expect((await put(reference, requestNewName(perDay - 1))).status).toBe(200);
    clock.set(at('2026-11-22T00:00:00'));
    expect((await put(reference, requestNewName(perDay))).status).toBe(200);
  });

  it('can change to only a few mailboxes a day and in total, even if its name or start changes as well', async () => {
    const { reference } = await bookFour();
    const statuses: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      clock.set(at(`2026-11-${21 + Math.floor(index / 5)}T10:00:00`));
      const changedTime = index % 2 === 0 ? { time: '3:00 PM' as const } : {};
      const email = `stranger-${index}@example.org`;
      statuses.push((await put(reference, requestWith({ ...changedTime, email, lastName: 'Spam' }))).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(mailboxesInAll);
    expect(statuses.slice(0, 5).filter((status) => status === 200)).toHaveLength(mailboxesPerDay);
    const last = await put(reference, requestWith({ email: 'another@example.org' }));
    expect(last.json.message).toMatch(/can no longer be changed here.+write to us at bookings@/);
    expect(last.headers['retry-after']).toBeUndefined();
    // Another spelling is the same mailbox.
    const current = await bookings().find(referenceOf({ reference }));
    const taggedEmail = String(current?.email).replace('@', '+tours@').toUpperCase();
    expect(
      (await put(reference, requestWith({ time: current?.time ?? '2:00 PM', email: taggedEmail }))).status,
    ).toBe(200);
  });

  it('can no longer be changed once the network has used up its quota of changes or seats', async () => {
    const booking = await bookAtTwo({ guestCount: 1 });
    const count = (limit: keyof typeof networkLimits, remaining: number) =>
      quotas.count({
        kind: `network ${limit}`,
        subject: '192.0.2.1',
        quota: networkLimits[limit],
        points: networkLimits[limit].max - remaining,
      });
    const changeOf = (changes: Partial<BookingForm>) =>
      put(booking.reference, requestWith({ guestCount: 1, ...changes }));
    await count('places', 2);
    expect(await changeOf({ guestCount: 4 })).toMatchObject({ status: 429, json: { kind: 'too-many' } });
    expect((await changeOf({ guestCount: 3 })).status).toBe(200);
    await count('mailboxes', 1);
    expect((await changeOf({ email: 'a@example.org' })).status).toBe(200);
    expect((await changeOf({ email: 'b@example.org' })).status).toBe(429);
    expect((await changeOf({ email: 'a@example.org', lastName: 'Leeson' })).status).toBe(200);
    await count('changes', 3);
    expect((await changeOf({ email: 'a@example.org', lastName: 'Leesome' })).status).toBe(429);
    const lines = log.lines().filter(({ code }) => code === 'limit.reached');
    expect(lines).toHaveLength(3);
  });

  it('counts against the network’s limit on empty starts when it moves to an empty start, but not when it moves to a start with guests', async () => {
    const booking = await bookAtTwo({ guestCount: 1 });
    const charge = { kind: 'network starts', subject: '192.0.2.1', quota: networkLimits.starts };
    await quotas.count({ ...charge, points: networkLimits.starts.max - 1 });
    await bookAtTwo({ guestCount: 1, time: '3:00 PM' });
    const oneGuest = { guestCount: 1, totalPrice: 4000 };
    const first = await put(booking.reference, requestWith({ ...oneGuest, time: '3:00 PM' }));
    expect(first.status).toBe(200);
    const second = await put(first.json.data.reference, requestWith({ ...oneGuest, time: '4:00 PM' }));
    expect(second.status).toBe(200);
    expect(
      await put(second.json.data.reference, requestWith({ ...oneGuest, time: '10:00 AM' })),
    ).toMatchObject({
      status: 429,
      json: { reason: 'startsOfNetwork' },
    });
  });
});

it('change-booking logs neither references nor guest details', async () => {
  const booking = await bookAtTwo({ lastName: 'Markerlast', email: 'marker@example.com' });
  await put(
    booking.reference,
    requestWith({ guestCount: 2, lastName: 'Markerlast', email: 'marker@example.org' }),
  );
  await put(booking.reference, requestWith({ guestCount: 17, email: 'marker@example.org' }));
  expect(log.lines()).toHaveLength(3);
  expect(log.text()).not.toMatch(/marker|MAR261124/i);
  expect(log.text()).not.toContain(referenceOf(booking).secretSuffix);
});

it('the handler of change-booking needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(
    contract,
    { ...table.environment, TICKET_KEY_SECRET: 'arn' },
    () => import('./handler.ts'),
  );
  const response = await call({
    query: { reference: partyOfFour().reference },
    json: requestWith(),
  });
  expect(response).toMatchObject({ status: 404, json: { kind: 'not-found' } });
});
