import { expect, it } from 'vitest';
import { findBooking } from './find-booking.ts';
import { stubServer } from './stub-server.testing.ts';

/** A booking as specified (§3). */
const specifiedBooking = {
  reference: 'SAM261124200PM-7K3Q9XTB4MWE',
  firstName: 'Ana',
  lastName: 'Sample',
  email: 'ana.sample@example.com',
  tourId: 8,
  tourType: 'Tour and Tasting',
  date: '2026-11-24',
  time: '2:00 PM',
  guestCount: 4,
  totalPrice: 16_000,
};

async function findFrom(body: unknown) {
  const server = await stubServer({ status: 200, body });
  return findBooking('SAM', { client: server.client });
}

it('a booking without a status, or with an unknown one, is read as confirmed', async () => {
  expect(await findFrom(specifiedBooking)).toEqual({ ...specifiedBooking, status: 'confirmed' });
  expect(await findFrom({ ...specifiedBooking, status: 'booked' })).toMatchObject({ status: 'confirmed' });
  expect(await findFrom({ ...specifiedBooking, status: 'cancelled' })).toMatchObject({ status: 'cancelled' });
});

it('the price of a booking is also read from `cost`', async () => {
  const { totalPrice: cost, ...others } = specifiedBooking;
  expect(await findFrom({ ...others, cost })).toMatchObject({ totalPrice: 16_000 });
});

it('a booking is also read if the server calls the tasting Tasting Only and writes the time with a no-break space', async () => {
  expect(
    await findFrom({ ...specifiedBooking, tourType: 'Tasting Only', time: '2:00\u202fPM' }),
  ).toMatchObject({
    tourType: 'Cellar Door Tasting',
    time: '2:00 PM',
  });
});
