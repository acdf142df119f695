import { expect, it } from 'vitest';
import { cancelBooking } from './cancel-booking.ts';

const { query } = cancelBooking;

it('accepts a reference and nothing else', () => {
  expect(query.parse({ reference: ' SMI ', reason: 'rain' })).toEqual({ reference: 'SMI' });
});

it.each([{}, { reference: '' }, { reference: ' \n' }, { reference: 7 }])(
  'reports what is missing in %j',
  (value) => {
    expect(query.safeParse(value).error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['reference'], 'No booking reference provided'],
    ]);
  },
);
