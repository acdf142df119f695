import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Call, type CallResult, caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { calendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { refusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testReferenceSecret } from '#functions/stores/table/reference-secret.testing.ts';
import { referenceSecret, referenceSecretKey } from '#functions/stores/table/reference-secret.ts';
import type { Table } from '#functions/stores/table/table.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import {
  instantOf,
  type Moment,
  moments,
  nameOf,
  type TriedTour,
  triedTours,
} from '#shared/booking/bookable-tours.testing.ts';
import { languagesAt } from '#shared/booking/language.ts';
import { parseReference } from '#shared/booking/reference.ts';
import { slotOf, slots, startTimes, type TourType } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { createBooking as contract } from '#shared/contracts/guests/create-booking.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { networkLimits } from '#shared/limits/network-limits.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { createBooking } from './create-booking.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
/** Quotas and refusals in a separate table, so that assertions on the bookings do not see them. */
const countersTable = testTable();
const quotas = quotaStore(countersTable, clock);
const refusals = refusalStore(countersTable);
const log = testLog();
const at = (text: string) => new Date(`${text}+11:00`);

const store = () => bookingStore(table, clock);
const post = (call: Call): Promise<CallResult> =>
  caller(
    contract,
    createBooking({
      bookings: store(),
      edits: calendarEditStore(table, clock),
      referenceSecret: testReferenceSecret,
      quotas,
      refusals,
      clock,
    }),
  )(call);

const request = {
  tourId: 0,
  tourType: 'Tour and Tasting',
  date: '2026-11-24',
  time: '10:00 AM',
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  preferredLanguage: 'English',
  guestCount: 2,
  totalPrice: 8000,
};
/** A key of valid length. */
const longKey = (name: string): string => name.padEnd(22, '-');
const book = (changes: Partial<Record<keyof typeof request, unknown>> = {}, key?: string) =>
  post({
    json: { ...request, ...changes },
    ...(key !== undefined && { headers: { 'idempotency-key': longKey(key) } }),
  });
const partyOf = (guestCount: number) => ({ guestCount, totalPrice: 4000 * guestCount });

const guestsIn = async (): Promise<unknown[]> => (await table.items('SLOT#')).map(({ guests }) => guests);

describe('the reply to a booking', () => {
  it('reports on a retry that the booking has been cancelled since', async () => {
    const created = await book({}, 'key-of-a-form');
    const reference = parseReference((created.json as { data: { reference: string } }).data.reference);
    if (reference === undefined) throw new Error('No reference');
    await store().cancel(reference);
    expect((await book({}, 'key-of-a-form')).json).toMatchObject({
      message: 'This booking is cancelled.',
      data: { status: 'cancelled' },
    });
    expect(await guestsIn()).toEqual([0]);
  });

  it('contains the whole booking with its reference', async () => {
    const response = await book({ reference: 'ABC', status: 'cancelled', lastName: ' O’Brien ' } as object);
    expect(response).toEqual({
      status: 201,
      headers: expect.anything(),
      cookies: [],
      json: {
        success: true,
        message: 'Your booking is confirmed.',
        data: {
          ...request,
          id: expect.stringMatching(/^[0-9a-f]{20}$/),
          sequence: 0,
          lastName: 'O’Brien',
          reference: expect.stringMatching(/^OBR2611241000AM-[0-9A-HJKMNP-TV-Z]{12}$/),
          start: Date.parse('2026-11-24T10:00:00+11:00') / 1000,
          status: 'confirmed',
        },
      },
    });
    expect(Object.keys(response.json.data)).toHaveLength(15);
    expect(await table.items()).toHaveLength(1);
  });

  it.each([
    'Ann 🌺',
    '李小龍',
    'محمد',
    '<script>alert(1)</script>',
    '=HYPERLINK("x")',
    "'; --",
    'é'.repeat(80),
  ])('contains the name %j as sent', async (name) => {
    const { json } = await book({ firstName: name, lastName: name });
    expect(json.data).toMatchObject({ firstName: name, lastName: name });
    const [item] = await table.items();
    expect(JSON.stringify(item)).toContain(JSON.stringify(name));
  });

  it('has a new reference each time, even for the same name in the same slot', async () => {
    const responses = await Promise.all(
      Array.from({ length: 16 }, () => book({ ...partyOf(1), lastName: 'Smith' })),
    );
    expect(new Set(responses.map(({ json }) => json.data.reference)).size).toBe(16);
  });
});

describe('the reference of a booking with an idempotency key', () => {
  const otherStack = testTable();
  const referenceOf = async (stack: Table, key: string): Promise<string> => {
    const deps = {
      bookings: bookingStore(stack, clock),
      edits: calendarEditStore(stack, clock),
      referenceSecret: referenceSecret(stack),
      quotas,
      refusals,
      clock,
    };
    const { json } = await caller(
      contract,
      createBooking(deps),
    )({ json: request, headers: { 'idempotency-key': longKey(key) } });
    return json.data.reference;
  };

  it('differs between stacks, so that the key alone does not determine it', async () => {
    expect(await referenceOf(table, 'key')).not.toBe(await referenceOf(otherStack, 'key'));
  });

  it('is the same in every instance of the function, even when the first calls are concurrent', async () => {
    const references = await Promise.all(Array.from({ length: 8 }, () => referenceOf(table, 'key')));
    expect(new Set(references).size).toBe(1);
    expect(await referenceOf(table, 'key')).toBe(references[0]);
    expect((await table.items()).filter(({ pk }) => pk === referenceSecretKey.pk)).toHaveLength(1);
  });
});

/**
 * Unit tests of the rules cover every moment. Through kernel and table, the full run tests two moments, and `npm test`
 * only the first and last days of one.
 */
const testedMoments = [
  'a millisecond past the cut-off of the first tour',
  ...(isFullRun ? ['the afternoon-only Monday of 2025 ahead'] : []),
];
const isTested = ({ date }: TriedTour, { first, last }: Moment): boolean =>
  isFullRun || daysBetween(first, date) < 4 || daysBetween(date, last) < 2;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('posting a booking for every slot of every day', () => {
  it.each(
    moments
      .filter(({ label }) => testedMoments.includes(label))
      .map((moment) => [moment.label, moment] as const),
  )('at %s stores exactly the English bookings that the rules allow', async (_, moment: Moment) => {
    clock.set(instantOf(moment));
    const tries = triedTours(moment).filter(
      ({ tried }) => tried.preferredLanguage === 'English' && isTested(tried, moment),
    );
    expect(tries.filter(({ accepted }) => accepted).length).toBeGreaterThan(50);
    const accepted = new Set<string>();
    const send = caller(
      contract,
      createBooking({
        bookings: store(),
        edits: calendarEditStore(table, clock),
        referenceSecret: testReferenceSecret,
        quotas,
        refusals,
        clock,
      }),
    );
    const postTour = async (tried: TriedTour) => {
      const response = await send({
        json: { ...request, ...tried },
        address: `${tried.date} ${tried.tourId}`,
      });
      if (response.status === 201) accepted.add(nameOf(tried));
      else expect([409, 422]).toContain(response.status);
    };
    for (let start = 0; start < tries.length; start += 40) {
      await Promise.all(tries.slice(start, start + 40).map(({ tried }) => postTour(tried)));
    }
    const expected = tries.filter((tried) => tried.accepted).map(({ tried }) => tried);
    expect(accepted).toEqual(new Set(expected.map(nameOf)));
    const stored = (await table.items()).map(({ pk, sk, guests }) => `${pk} ${sk} ${guests}`).sort();
    const codes = { 'Tour and Tasting': 'TOUR', 'Cellar Door Tasting': 'TASTING' };
    const hours = { '10': '10', '11': '11', '12': '12', '1': '13', '2': '14', '3': '15', '4': '16' };
    const requested = expected.map(({ date, time, tourType }) => {
      const hour = hours[time.split(':')[0] as keyof typeof hours];
      return `DAY#${date} SLOT#${hour}:00#${codes[tourType]} 1`;
    });
    expect(stored).toEqual(requested.sort());
  });

  it('refuses French bookings for starts from 11 AM to 1 PM and stores nothing for them', async () => {
    const [moment] = moments;
    clock.set(instantOf(moment as Moment));
    for (const { tried, accepted } of triedTours(moment as Moment).filter(
      ({ tried: { preferredLanguage, date } }) => preferredLanguage === 'French' && date < '2026-12-05',
    )) {
      const address = `${tried.date} ${tried.tourId}`;
      expect((await post({ json: { ...request, ...tried }, address })).status === 201, nameOf(tried)).toBe(
        accepted,
      );
    }
    const stored = (await table.items()).map(({ sk }) => String(sk).slice(5, 7));
    expect([...new Set(stored)].sort()).toEqual(['10', '14', '15', '16']);
  });
});

describe('a booking that a rule refuses', () => {
  const closed = 'Sorry, we are closed on Sundays and public holidays.';
  const mismatch = 'The tour chosen does not fit its time and type. Please choose the time again.';
  const tooMany =
    'We take up to 16 guests in one slot. For a larger group, e-mail events@example.com or use the event enquiry form on the contact page.';
  const english = 'Tours between 11 AM and 2 PM are only available in English';
  const price = 'The price of this booking is 8,000 VUV. Please reload the page and try again.';

  const pastDay = 'This day has passed. Please choose another one.';
  const tooEarly = 'Tours can be booked up to 3 months ahead.';
  const atLeastOne = 'Please book for at least 1 adult.';
  const noTime = 'There is no tour at this time. Please choose one of the times shown.';
  const noDate = 'This is not a date we can read. Please choose a day in the calendar.';
  const signs = 'Please use only letters and signs that can be seen in your last name.';
  const french = { preferredLanguage: 'French' };

  it.each<[string, object, number, string, string]>([
    ['yesterday', { date: '2026-11-20' }, 422, 'not-bookable', pastDay],
    ['a Sunday', { date: '2026-11-22' }, 422, 'not-bookable', closed],
    ['a public holiday', { date: '2026-12-25' }, 422, 'not-bookable', closed],
    ['a holiday observed on a Monday', { date: '2026-11-30' }, 422, 'not-bookable', closed],
    [
      'a Saturday morning',
      { date: '2026-11-28' },
      422,
      'not-bookable',
      'On this day tours start at 12:00 PM, Port Vila time (UTC+11).',
    ],
    ['the day after the window', { date: '2027-02-22' }, 422, 'not-bookable', tooEarly],
    ['French at eleven', { ...french, tourId: 2, time: '11:00 AM' }, 422, 'not-bookable', english],
    ['French at noon', { ...french, tourId: 4, time: '12:00 PM' }, 422, 'not-bookable', english],
    ['French at one', { ...french, tourId: 6, time: '1:00 PM' }, 422, 'not-bookable', english],
    ['another price', { totalPrice: 7000 }, 422, 'price-changed', price],
    ['no price', { totalPrice: 0 }, 422, 'price-changed', price],
    ['no guests', partyOf(0), 400, 'invalid-input', atLeastOne],
    ['minus one guest', partyOf(-1), 400, 'invalid-input', atLeastOne],
    ['seventeen guests', partyOf(17), 400, 'invalid-input', tooMany],
    ['an id that does not fit', { tourId: 3 }, 400, 'invalid-input', mismatch],
    ['an unknown id', { tourId: 14 }, 400, 'invalid-input', mismatch],
    ['an unknown type', { tourType: 'Dinner' }, 400, 'invalid-input', 'Invalid tour type'],
    ['an unknown time', { time: '5:00 PM' }, 400, 'invalid-input', noTime],
    ['an impossible date', { date: '2026-02-30' }, 400, 'invalid-input', noDate],
    ['no name', { firstName: '' }, 400, 'invalid-input', 'Please enter your first name.'],
    ['a header in the name', { lastName: 'Lee\r\nBcc: all@example.com' }, 400, 'invalid-input', signs],
    ['no address', { email: '' }, 400, 'invalid-input', 'Please enter your email address.'],
    ['a text for a number', { guestCount: '2' }, 400, 'invalid-input', atLeastOne],
    ['a date missing', { date: undefined }, 400, 'invalid-input', 'Missing booking information'],
  ])(
    '(%s) gets the status and message of that rule and is not stored',
    async (_, changes, status, kind, message) => {
      const response = await book(changes);
      expect(response).toMatchObject({ status, json: { success: false, kind, message, error: message } });
      expect(await table.items()).toEqual([]);
    },
  );

  it('for a tour that starts in less than half an hour gets the message about the cut-off and is not stored', async () => {
    clock.set(at('2026-11-24T09:30:00.001'));
    expect(await book()).toMatchObject({
      status: 409,
      json: {
        kind: 'too-late',
        reason: 'cutOffPassed',
        message: 'Booking for this tour closes 30 minutes before it starts. Please choose a later time.',
      },
    });
    expect(await table.items()).toEqual([]);
  });

  it('from a page of another origin is not stored', async () => {
    const response = await post({ json: request, headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(403);
    expect(await table.items()).toEqual([]);
  });
});

describe('a booking that its slot refuses', () => {
  it.each([
    [16, 1, 'This time slot is fully booked.', 0],
    [13, 4, 'Only 3 spots available.', 3],
    [15, 16, 'Only 1 spot available.', 1],
  ])(
    'because %i seats are booked and %i requested reports the seats left',
    async (seatsTaken, requested, message, about) => {
      await book(partyOf(seatsTaken));
      expect(await book(partyOf(requested))).toMatchObject({
        status: 409,
        json: { kind: 'slot-full', message, about },
      });
      expect(await guestsIn()).toEqual([seatsTaken]);
    },
  );

  it('because of another language gets a message that names the language of the slot', async () => {
    await book({ preferredLanguage: 'French' });
    expect(await book()).toMatchObject({
      status: 409,
      json: { kind: 'language-taken', message: 'This tour is already scheduled in French' },
    });
    expect(await guestsIn()).toEqual([2]);
  });

  it('because staff have closed it gets the reason of the closure', async () => {
    await closureStore(table, clock).closeDay(calendarDateFrom('2026-11-24'), 'Cyclone warning');
    expect(await book()).toMatchObject({
      status: 409,
      json: {
        kind: 'slot-closed',
        message: 'We are closed at this time: Cyclone warning. Please choose another one.',
      },
    });
    expect((await guestsIn()).filter((guests) => guests !== undefined)).toEqual([]);
  });

  it('because of a closure with a French reason also gets the French reason', async () => {
    await closureStore(table, clock).closeDay(calendarDateFrom('2026-11-24'), 'Repairs', {
      reasonFrench: 'Travaux',
    });
    expect((await book()).json).toMatchObject({
      message: 'We are closed at this time: Repairs. Please choose another one.',
      about: 'Travaux',
    });
  });

  it('because forty guests book at once gets a message, and exactly sixteen places are taken', async () => {
    const responses = await Promise.all(Array.from({ length: 40 }, () => book(partyOf(1), randomUUID())));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(16);
    const messages = responses.filter(({ status }) => status !== 201).map(({ json }) => json.message);
    expect(new Set(messages)).toEqual(new Set(['This time slot is fully booked.']));
    expect(await guestsIn()).toEqual([16]);
  });
});

describe('a booking repeated with its idempotency key', () => {
  it('gets the same reply and is stored once', async () => {
    const first = await book({}, 'key-1');
    clock.advance(5000);
    expect(await book({}, 'key-1')).toEqual(first);
    expect(await guestsIn()).toEqual([2]);
  });

  it('fifty times at once is stored once', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => book({}, 'key-1')));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    expect(await guestsIn()).toEqual([2]);
  });

  it('gets the same reply although the slot has filled up', async () => {
    const first = await book(partyOf(16), 'key-1');
    expect(await book(partyOf(16), 'key-1')).toEqual(first);
  });

  it('gets the same reply although the cut-off has passed', async () => {
    clock.set(at('2026-11-24T09:30:00.000'));
    const first = await book({}, 'key-1');
    expect(first.status).toBe(201);
    clock.set(at('2026-11-24T09:30:02.000'));
    expect(await book({}, 'key-1')).toEqual(first);
    expect(await book({}, 'key-2')).toMatchObject({ status: 409, json: { kind: 'too-late' } });
    expect(await book({ firstName: 'Bob' }, 'key-1')).toMatchObject({
      status: 409,
      json: { kind: 'too-late' },
    });
    expect(await guestsIn()).toEqual([2]);
  });

  it.each([
    { firstName: 'Bob' },
    { lastName: 'Smith' },
    { email: 'bob@example.com' },
    { preferredLanguage: 'French' },
    partyOf(3),
  ])('with another body, %j, is refused with 422 and writes nothing', async (changes) => {
    await book({}, 'key-1');
    const before = await table.items();
    expect(await book(changes, 'key-1')).toMatchObject({
      status: 422,
      json: {
        kind: 'key-reused',
        message: 'This request was already used for another booking. Please reload the page and try again.',
      },
    });
    expect(await table.items()).toEqual(before);
  });

  it('is stored as another booking if the slot or the key differs', async () => {
    const references = [
      await book({}, 'key-1'),
      await book({}, 'key-2'),
      await book({ tourId: 1, tourType: 'Cellar Door Tasting', totalPrice: 5000 }, 'key-1'),
      await book({ tourId: 8, time: '2:00 PM' }, 'key-1'),
      await book({ date: '2026-11-25' }, 'key-1'),
    ].map(({ json }) => json.data.reference.split('-')[1]);
    expect(new Set(references).size).toBe(5);
  });
});

describe('create-booking', () => {
  it('logs and publishes no name, address, reference or key', async () => {
    const personal = { firstName: 'Markerfirst', lastName: 'Markerlast', email: 'marker@example.com' };
    const { json } = await book(personal, 'marker-key');
    await book({ ...personal, firstName: 'Markerother' }, 'marker-key');
    await book({ ...personal, ...partyOf(17) });
    await book({ ...personal, email: 'marker' });
    await post({ body: '{"firstName":"Markerfirst"' });
    expect(log.lines()).toHaveLength(6);
    expect(log.text()).not.toMatch(/marker/i);
    expect(log.text()).not.toContain(json.data.reference.split('-')[1]);
    const [item] = await table.items();
    expect(JSON.stringify(item?.event)).not.toMatch(/marker/i);
    expect(JSON.stringify(item?.event)).not.toContain(json.data.reference.split('-')[1]);
  });

  it('logs no guest details when the table fails', async () => {
    const bookings = {
      find: async () => undefined,
      day: async () => ({}),
      book: async () => {
        throw Object.assign(new Error('cannot write Markerlast marker@example.com'), {
          name: 'ValidationException',
        });
      },
    };
    const response = await caller(
      contract,
      createBooking({
        bookings,
        edits: calendarEditStore(table, clock),
        referenceSecret: testReferenceSecret,
        quotas,
        refusals,
        clock,
      }),
    )({
      json: { ...request, lastName: 'Markerlast', email: 'marker@example.com' },
    });
    expect(response.status).toBe(500);
    expect(`${log.text()}${JSON.stringify(response)}`).not.toMatch(/marker/i);
  });

  it('asks for a retry when the table does not respond', async () => {
    const bookings = {
      find: async () => undefined,
      day: async () => ({}),
      book: async () => {
        throw Object.assign(new Error('slow'), { name: 'TimeoutError' });
      },
    };
    const response = await caller(
      contract,
      createBooking({
        bookings,
        edits: calendarEditStore(table, clock),
        referenceSecret: testReferenceSecret,
        quotas,
        refusals,
        clock,
      }),
    )({ json: request });
    expect(response).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      json: { kind: 'unavailable' },
    });
  });
});

describe('a network that books', () => {
  const { max } = networkLimits.places;
  const charge = { kind: 'network places', subject: '192.0.2.1', quota: networkLimits.places };
  const exhaustExcept = (places: number) => quotas.count({ ...charge, points: max - places });
  const callFrom = (address: string, guestCount: number, changes: object = {}): Call => ({
    json: { ...request, guestCount, totalPrice: 4000 * guestCount, ...changes },
    address,
  });

  it('is refused once it has used its daily quota of seats, with a message and a retry time, without affecting other networks', async () => {
    await exhaustExcept(3);
    expect((await post(callFrom('192.0.2.1', 2))).status).toBe(201);
    const refused = await post(callFrom('192.0.2.1', 2));
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(14 * 3600) },
      json: { kind: 'too-many', message: expect.stringMatching(/in 14 hours, or write to us at bookings@/) },
    });
    expect((await post(callFrom('192.0.2.1', 1))).status).toBe(201);
    expect((await post(callFrom('192.0.2.2', 2))).status).toBe(201);
    const lines = log.lines().filter(({ code }) => code === 'limit.reached');
    expect(lines).toMatchObject([{ level: 'WARN', by: 'network', limit: 'places' }]);
    expect(log.text()).not.toContain('192.0.2');
    clock.set(at('2026-11-22T00:00:00'));
    expect((await post(callFrom('192.0.2.1', 2))).status).toBe(201);
  });

  it('still gets the refusal `slot-full` and the replies to earlier requests after its quota of seats is used up', async () => {
    const headers = { 'idempotency-key': longKey('filled-form') };
    await exhaustExcept(16);
    const first = await post({ ...callFrom('192.0.2.1', 16), headers });
    expect(await post({ ...callFrom('192.0.2.1', 16), headers })).toEqual(first);
    expect(await post(callFrom('192.0.2.1', 1))).toMatchObject({ status: 409, json: { kind: 'slot-full' } });
  });

  it('uses none of its quota for bookings that the rules refuse', async () => {
    await exhaustExcept(1);
    for (let time = 0; time < 3; time += 1) {
      await post(callFrom('192.0.2.1', 1, { date: '2026-11-22' }));
      await post(callFrom('192.0.2.1', 1, { totalPrice: 1 }));
    }
    expect((await post(callFrom('192.0.2.1', 1))).status).toBe(201);
  });

  it('of a cruise ship fills a slot to the last seat with concurrent calls, and its quota counts only those seats', async () => {
    await exhaustExcept(40);
    const responses = await Promise.all(Array.from({ length: 80 }, () => post(callFrom('192.0.2.1', 2))));
    const kinds = responses.map(({ status, json }) => json.kind ?? status);
    expect(kinds.filter((kind) => kind === 201)).toHaveLength(8);
    // How many calls see the quota briefly used up depends on the machine (`admission.test.ts`).
    expect(kinds.filter((kind) => kind === 'slot-full' || kind === 'too-many')).toHaveLength(72);
    expect(await post(callFrom('192.0.2.1', 2))).toMatchObject({ status: 409, json: { kind: 'slot-full' } });
    expect((await quotas.count({ ...charge, points: 40 - 16 })).result).toBe('counted');
  }, 60_000);

  it('never gets more seats than its quota, even with many concurrent calls', async () => {
    await exhaustExcept(20);
    const starts = startTimes.flatMap((time) => [
      slotOf(time, 'Tour and Tasting'),
      slotOf(time, 'Cellar Door Tasting'),
    ]);
    const responses = await Promise.all(
      starts.flatMap(({ id: tourId, time, type: tourType }) =>
        ['2026-11-24', '2026-11-25'].map((date) =>
          post(
            callFrom('192.0.2.1', 8, {
              tourId,
              time,
              tourType,
              date,
              totalPrice: totalPriceVuv(tourType, 8),
            }),
          ),
        ),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 429]));
  });
});

/** Starts for which French is available, on three days. */
const startsInFrench = ['2026-11-24', '2026-11-25', '2026-11-26'].flatMap((date) =>
  slots
    .filter(({ time }) => languagesAt(time).includes('French'))
    .map(({ id: tourId, time, type: tourType }) => ({ date, tourId, time, tourType })),
);
const { max: maxStarts } = networkLimits.starts;

describe('the limit on empty starts that a network may book', () => {
  const countRemainingStarts = async (): Promise<number> => {
    const charge = { kind: 'network starts', subject: '192.0.2.1', quota: networkLimits.starts };
    let remaining = 0;
    while ((await quotas.count(charge)).result === 'counted') remaining += 1;
    return remaining;
  };
  const bookStart = (start: object, changes: object = {}, address = '192.0.2.1'): Promise<CallResult> => {
    const { tourType } = { ...request, ...start } as { tourType: TourType };
    const oneGuest = { guestCount: 1, totalPrice: totalPriceVuv(tourType, 1), preferredLanguage: 'French' };
    return post({ json: { ...request, ...oneGuest, ...start, ...changes }, address });
  };

  it('refuses further empty starts until midnight with an alternative in the message, and does not affect other networks', async () => {
    const responses: CallResult[] = [];
    for (const start of startsInFrench) responses.push(await bookStart(start));
    expect(startsInFrench).toHaveLength(24);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(maxStarts);
    const refused = responses[maxStarts];
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(14 * 3600) },
      json: { kind: 'too-many', reason: 'startsOfNetwork' },
    });
    expect(refused?.json.message).toMatch(/already has guests.+call us on \+678.+bookings@.+in 14 hours/);
    const next = startsInFrench[maxStarts] ?? {};
    expect((await bookStart(next, { preferredLanguage: 'English' }, '192.0.2.2')).status).toBe(201);
    const limitLines = log.lines().filter(({ code }) => code === 'limit.reached');
    expect(limitLines).toHaveLength(startsInFrench.length - maxStarts);
    expect(limitLines[0]).toMatchObject({ level: 'WARN', by: 'network', limit: 'starts' });
  }, 60_000);

  it('allows bookings in starts with guests, and does not count empty starts if the booking is refused', async () => {
    const [first, ...others] = startsInFrench;
    for (const start of others.slice(0, maxStarts)) await bookStart(start);
    expect((await bookStart(first ?? {})).status).toBe(429);
    expect((await bookStart(first ?? {}, {}, '192.0.2.2')).status).toBe(201);
    expect((await bookStart(first ?? {})).status).toBe(201);
    expect((await bookStart(others[0] ?? {})).status).toBe(201);
  }, 60_000);

  it('counts a start once, even if thirty guests of the network book it at the same time', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        bookStart({}, { lastName: `Guest${'abcdefghij'[index % 10]}` }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(16);
    expect(await countRemainingStarts()).toBe(maxStarts - 1);
  }, 60_000);

  it('is not exceeded when a network books many starts at once', async () => {
    const responses = await Promise.all(startsInFrench.map((start) => bookStart(start)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(maxStarts);
  }, 60_000);
});

it('a day on which few guests have taken every start available for French is logged once as a warning, without personal data', async () => {
  const day = startsInFrench.filter(({ date }) => date === '2026-11-24');
  const book = ({ tourType, ...start }: (typeof day)[number], address: string) =>
    post({
      json: { ...request, ...start, tourType, guestCount: 1, totalPrice: totalPriceVuv(tourType, 1) },
      address,
    });
  for (const [index, start] of day.entries()) {
    expect(log.lines().filter(({ code }) => code === 'language.gone')).toEqual([]);
    expect((await book(start, `192.0.2.${index}`)).status).toBe(201);
  }
  await book(day[0] as (typeof day)[number], '192.0.2.100');
  expect(log.lines().filter(({ code }) => code === 'language.gone')).toMatchObject([
    { level: 'WARN', date: '2026-11-24', language: 'French', starts: 8, guests: 8 },
  ]);
});

describe('the handler of create-booking', () => {
  it('books in the table named by its environment', async () => {
    const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
    const inThirtyDays = new Date(Date.now() + 30 * 86_400_000);
    for (let day = 0; day < 7; day += 1) {
      const date = new Date(inThirtyDays.getTime() + day * 86_400_000).toISOString().slice(0, 10);
      const response = await call({
        json: { ...request, tourId: 8, time: '2:00 PM', date },
      });
      if (response.status === 422) continue;
      expect(response.status).toBe(201);
    }
    expect((await table.items()).length).toBeGreaterThanOrEqual(4);
  });
});

describe('the honeypot of the booking form', () => {
  const bookWithTrap = (website_url: unknown, key?: string) => book({ website_url } as object, key);

  it.each<unknown>(['https://example.com', 'x', ' ', 7])(
    'refuses a booking that fills it in, and stores nothing: %j',
    async (website_url) => {
      expect(await bookWithTrap(website_url)).toMatchObject({
        status: 400,
        json: {
          message: 'Submission failed. Please try again.',
          fields: { website_url: 'Submission failed. Please try again.' },
        },
      });
      expect([await table.items(), await countersTable.items()]).toEqual([[], []]);
    },
  );

  it('is neither stored nor part of the booking when it is empty', async () => {
    const first = await bookWithTrap('', 'key-of-a-form');
    expect(first.status).toBe(201);
    expect((await book({}, 'key-of-a-form')).json).toEqual(first.json);
    expect(JSON.stringify(await table.items())).not.toContain('website_url');
  });
});
