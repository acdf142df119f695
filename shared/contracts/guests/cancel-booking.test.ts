import { expect, it } from 'vitest';
import { cancelBooking } from './cancel-booking.ts';

const { query } = cancelBooking;

it('DELETE /api/bookings reads the reference and drops any other parameter', () => {
  expect(query.parse({ reference: ' SMI ', reason: 'rain' })).toEqual({ reference: 'SMI' });
});

it('DELETE /api/bookings accepts an email address in the body, or no body', () => {
  expect(cancelBooking.body.parse(undefined)).toBeUndefined();
  expect(cancelBooking.body.parse({ email: ' a@example.com ' })).toEqual({ email: 'a@example.com' });
  expect(cancelBooking.body.safeParse({ email: 'a' }).success).toBe(false);
});

it.each([{}, { reference: '' }, { reference: ' \n' }, { reference: 7 }])(
  'DELETE /api/bookings refuses the parameters %j for lack of a reference',
  (value) => {
    expect(query.safeParse(value).error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['reference'], 'No booking reference provided'],
    ]);
  },
);
