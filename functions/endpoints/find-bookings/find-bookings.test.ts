import { describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { closureStore } from '#functions/stores/bookings/closures.ts';
import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { referenceOf, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { testTicketIssuer } from '#functions/tickets/ticket-issuer.testing.ts';
import { findBookings as contract } from '#shared/contracts/guests/find-bookings.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { findBookings } from './find-bookings.ts';

const table = testTable();
const log = testLog();
const clock = () => new Date('2026-11-21T10:00:00+11:00');

const bookings = () => bookingStore(table, clock);
const get = (query: Record<string, string>) =>
  caller(contract, findBookings({ bookings: bookings(), issueTicket: testTicketIssuer(clock) }))({ query });

const markedBooking = () =>
  storedBooking({
    firstName: 'Markerfirst',
    lastName: 'Markerlast',
    email: 'marker@example.com',
    guestCount: 3,
    preferredLanguage: 'French',
    time: '2:00 PM',
  });

describe('the bookings of a day', () => {
  it('are returned as an empty object if there are none', async () => {
    expect(await get({ date: '2026-11-24' })).toMatchObject({ status: 200, json: { '2026-11-24': {} } });
    expect((await get({ date: '2026-11-24' })).json).toEqual({ '2026-11-24': {} });
  });

  it('consist of the number of guests and the language by time and tour type, without personal data', async () => {
    await bookings().book(markedBooking());
    await bookings().book(storedBooking({ guestCount: 16, tourType: 'Cellar Door Tasting' }));
    await bookings().book(storedBooking({ date: '2026-11-25' }));
    const response = await get({ date: '2026-11-24' });
    expect(response.json).toEqual({
      '2026-11-24': {
        '10:00 AM': { 'Cellar Door Tasting': { count: 16, language: 'English' } },
        '2:00 PM': { 'Tour and Tasting': { count: 3, language: 'French' } },
      },
    });
    expect(`${JSON.stringify(response)}${log.text()}`).not.toMatch(/marker/i);
  });

  it('mark slots closed by staff, without the reason', async () => {
    await closureStore(table, clock).closeDay(calendarDateFrom('2026-11-28'), 'Cyclone');
    const closed = { count: 0, closed: true };
    const both = { 'Tour and Tasting': closed, 'Cellar Door Tasting': closed };
    expect((await get({ date: '2026-11-28' })).json).toEqual({
      '2026-11-28': { '12:00 PM': both, '1:00 PM': both, '2:00 PM': both, '3:00 PM': both, '4:00 PM': both },
    });
  });

  it.each(['', 'tomorrow', '2026-11-31', '2026-11-24T00:00'])(
    'of the invalid date %j are refused',
    async (date) => {
      expect(await get({ date })).toMatchObject({
        status: 400,
        json: {
          kind: 'invalid-input',
          fields: { date: 'This is not a date we can read. Please choose a day in the calendar.' },
        },
      });
    },
  );

  it.each(['0001-01-01', '9999-12-31'])('of the distant date %s are empty', async (date) => {
    expect((await get({ date })).json).toEqual({ [date]: {} });
  });

  it('are never reported as empty when the table is unavailable', async () => {
    const unavailable = {
      find: async () => undefined,
      day: async () => {
        throw Object.assign(new Error('slow'), { name: 'TimeoutError' });
      },
    };
    const response = await caller(
      contract,
      findBookings({ bookings: unavailable, issueTicket: testTicketIssuer(clock) }),
    )({ query: { date: '2026-11-24' } });
    expect(response).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      json: { kind: 'unavailable' },
    });
  });
});

describe('a booking by reference', () => {
  it('is returned as stored, ignoring case and spaces in the reference', async () => {
    const booking = markedBooking();
    await bookings().book(booking);
    const expected = {
      id: booking.id,
      sequence: 0,
      reference: booking.reference,
      tourId: 8,
      tourType: 'Tour and Tasting',
      date: '2026-11-24',
      time: '2:00 PM',
      start: Date.parse('2026-11-24T14:00:00+11:00') / 1000,
      firstName: 'Markerfirst',
      lastName: 'Markerlast',
      email: 'marker@example.com',
      preferredLanguage: 'French',
      guestCount: 3,
      totalPrice: 12_000,
      status: 'confirmed',
      ticket: { letters: sixLettersOf(booking), code: expect.stringMatching(/^[0-9A-Z $%*+\-./:]+$/) },
    };
    for (const reference of [booking.reference, ` ${booking.reference.toLowerCase().replace('-', ' - ')} `]) {
      const response = await get({ reference });
      expect(response.status).toBe(200);
      expect(response.json).toEqual(expected);
    }
    await bookings().cancel(referenceOf(booking));
    expect((await get({ reference: booking.reference })).json).toEqual({
      ...expected,
      ticket: undefined,
      sequence: 1,
      status: 'cancelled',
    });
    expect(log.text()).not.toMatch(/marker/i);
    expect(log.text().toUpperCase()).not.toContain(referenceOf(booking).secretSuffix);
  });

  it('is not found by a partial or altered reference', async () => {
    const booking = markedBooking();
    await bookings().book(booking);
    const [readablePart = '', secretSuffix = ''] = booking.reference.split('-');
    for (const reference of [
      readablePart,
      `${readablePart}-`,
      `LEE${readablePart.slice(3)}-${secretSuffix}`,
      `${readablePart.replace('261124', '261125')}-${secretSuffix}`,
      `${readablePart}-${secretSuffix.slice(0, 11)}F`,
      'x',
      '%',
      'A'.repeat(5000),
    ]) {
      const response = await get({ reference });
      expect(response, reference).toMatchObject({
        status: 404,
        json: {
          kind: 'not-found',
          message: 'We found no booking with this reference. Please check the link in your e-mail.',
        },
      });
    }
    expect(JSON.stringify(log.lines())).not.toMatch(/MAR261124/);
  });

  it('cannot be requested without a reference', async () => {
    expect(await get({ reference: ' ' })).toMatchObject({
      status: 400,
      json: {
        message: 'No booking reference provided',
        fields: { reference: 'No booking reference provided' },
      },
    });
  });

  it('is read without writing to the table', async () => {
    const booking = markedBooking();
    await bookings().book(booking);
    const before = await table.items();
    await get({ reference: booking.reference });
    await get({ date: '2026-11-24' });
    expect(await table.items()).toEqual(before);
  });
});

it('the handler of find-bookings needs only the environment variables that the deployed function has', async () => {
  await bookings().book(markedBooking());
  const call = await deployedCaller(
    contract,
    { ...table.environment, TICKET_KEY_SECRET: 'arn' },
    () => import('./handler.ts'),
  );
  const { json } = await call({ query: { date: '2026-11-24' } });
  expect(json).toEqual({
    '2026-11-24': { '2:00 PM': { 'Tour and Tasting': { count: 3, language: 'French' } } },
  });
});
