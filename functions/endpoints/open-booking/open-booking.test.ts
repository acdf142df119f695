import { describe, expect, it, vi } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import {
  bookingMaker,
  referenceOf,
  storedBooking,
} from '#functions/stores/bookings/stored-booking.testing.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { openBooking as contract } from '#shared/contracts/guests/open-booking.ts';
import { inFull } from '#shared/full-run.testing.ts';
import { openBooking } from './open-booking.ts';

const now = new Date('2026-11-21T10:00:00+11:00');
const clock = () => now;
const noMatch = {
  status: 404,
  json: {
    kind: 'not-found',
    message:
      'We found no booking with this reference and email address. Please check both, or have the reference sent to you.',
  },
};

const table = testTable();
const log = testLog();
const bookings = () => bookingStore(table, clock);
const open = (reference: unknown, email: unknown) =>
  caller(contract, openBooking({ bookings: bookings() }))({ json: { reference, email } });

const bookFor = (email = 'ann@example.com') => bookingMaker(bookings())({ email });

describe('a booking looked up by its guest', () => {
  it.each<[string, (reference: string) => string, string]>([
    ['as they were sent', (reference) => reference, 'ann@example.com'],
    [
      'in another case and spacing',
      (reference) => ` ${reference.toLowerCase().replace('-', ' - ')} `,
      ' Ann@Example.COM ',
    ],
  ])('opens with reference and address %s', async (_, spelling, email) => {
    const { reference } = await bookFor();
    expect(await open(spelling(reference), email)).toMatchObject({
      status: 200,
      json: { success: true, reference },
    });
  });

  it('opens with an earlier reference, and returns the current one', async () => {
    const booking = await bookFor();
    const moved = await bookings().change(referenceOf(booking), {
      ...booking,
      time: '2:00 PM',
      tourId: 8,
    });
    if (moved.result !== 'changed') throw new Error(moved.result);
    expect(moved.booking.reference).not.toBe(booking.reference);
    expect(await open(booking.reference, booking.email)).toMatchObject({
      json: { reference: moved.booking.reference },
    });
  });

  it('opens even if it is cancelled', async () => {
    const booking = await bookFor();
    await bookings().cancel(referenceOf(booking));
    expect(await open(booking.reference, booking.email)).toMatchObject({ status: 200 });
  });
});

describe('guessing a booking', () => {
  it('with a wrong address or a wrong reference gets the same reply, down to the headers', async () => {
    const { reference, email } = await bookFor();
    const unknown = storedBooking().reference;
    const [wrongAddress, ...others] = [
      await open(reference, 'other@example.com'),
      await open(unknown, email),
      await open(unknown, 'other@example.com'),
      await open('nonsense', email),
      await open('', email),
    ];
    expect(wrongAddress).toMatchObject(noMatch);
    for (const other of others) expect(other).toEqual(wrongAddress);
  });

  it('with a wrong address or a wrong reference costs the same reads, so that timing reveals nothing', async () => {
    const { reference, email } = await bookFor();
    const send = vi.spyOn(table.client, 'send');
    const readsOf = async (...args: Parameters<typeof open>) => {
      send.mockClear();
      await open(...args);
      return send.mock.calls.map(([command]) => command.constructor.name);
    };
    const wrongAddress = await readsOf(reference, 'other@example.com');
    expect(wrongAddress).toEqual(['GetCommand']);
    expect(await readsOf(storedBooking().reference, email)).toEqual(wrongAddress);
  });

  const guesses = inFull(2000, 350);

  it(`${guesses} times is refused beyond the limit, even for a right guess`, async () => {
    const { reference, email } = await bookFor();
    const call = caller(contract, openBooking({ bookings: bookings() }), quotaStore(table, clock));
    const guess = (index: number) =>
      call({
        json: { reference: index === guesses - 1 ? reference : storedBooking().reference, email },
        // All addresses are in one network.
        address: `2001:db8:0:1::${index.toString(16)}`,
      });
    const statuses: number[] = [];
    for (let start = 0; start < guesses; start += 50) {
      const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(start + index)));
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(contract.limits.perAddress.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(
      guesses - contract.limits.perAddress.max,
    );
  });
});

it.each<[unknown, unknown]>([
  [undefined, 'ann@example.com'],
  [7, 'ann@example.com'],
  ['x'.repeat(101), 'ann@example.com'],
  ['SMI', 'ann@'],
  ['SMI', undefined],
])('open-booking refuses the invalid input of reference %j and address %j', async (reference, email) => {
  expect(await open(reference, email)).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
});

it('open-booking logs neither reference nor address', async () => {
  const { reference, email } = await bookFor('marker@example.com');
  await open(reference, email);
  await open(reference, 'other-marker@example.com');
  expect(log.lines().map(({ code }) => code)).toEqual(['call.answered', 'call.refused']);
  expect(log.text()).not.toMatch(/marker|LEE/i);
});

it('the handler of open-booking needs only the environment variables that the deployed function has', async () => {
  const { reference, email } = await bookFor();
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  expect(await call({ json: { reference, email } })).toMatchObject({ status: 200 });
});
