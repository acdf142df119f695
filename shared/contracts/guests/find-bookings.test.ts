import { describe, expect, it } from 'vitest';
import { findBookings } from './find-bookings.ts';

const { query, reply } = findBookings;
const problemsOf = (value: unknown) =>
  query.safeParse(value).error?.issues.map(({ path, message }) => [path, message]);

describe('the query of GET /api/bookings', () => {
  it('names a day or a booking, and means the booking if it has both a date and a reference', () => {
    expect(query.parse({ date: '2026-11-24' })).toEqual({ by: 'date', date: '2026-11-24' });
    expect(query.parse({ reference: 'SMI' })).toEqual({ by: 'reference', reference: 'SMI' });
    expect(query.parse({ date: 'x', reference: 'SMI' })).toEqual({ by: 'reference', reference: 'SMI' });
    expect(query.parse({ date: '2026-11-24', page: '2' })).toEqual({ by: 'date', date: '2026-11-24' });
  });

  it.each([{}, { date: '' }, { date: '2026-13-01' }, { date: '2026-11-24,2026-11-25' }])(
    'is refused without a valid day: %j',
    (value) => {
      expect(problemsOf(value)).toEqual([
        [['date'], 'This is not a date we can read. Please choose a day in the calendar.'],
      ]);
    },
  );

  it.each(['', ' ', '\u00a0'])('is refused with the blank reference %j', (reference) => {
    expect(problemsOf({ reference })).toEqual([[['reference'], 'No booking reference provided']]);
  });
});

describe('the reply of GET /api/bookings', () => {
  it('by date has counts and languages, and drops personal data', () => {
    const slot = { count: 3, language: 'French', closed: true } as const;
    const leakyReply = {
      '2026-11-24': { '10:00 AM': { 'Tour and Tasting': { ...slot, email: 'ann@example.com' } } },
    };
    expect(reply.schema.parse(leakyReply)).toEqual({
      '2026-11-24': { '10:00 AM': { 'Tour and Tasting': slot } },
    });
    expect(reply.schema.parse({ '2026-11-24': {} })).toEqual({ '2026-11-24': {} });
  });

  it('by reference has the fields of the guest’s booking, and drops internal ones', () => {
    const booking = {
      id: '0123456789abcdef0123',
      sequence: 0,
      reference: 'LEE2611241000AM-7K3Q9XTB4MWE',
      tourId: 0,
      tourType: 'Tour and Tasting',
      date: '2026-11-24',
      time: '10:00 AM',
      start: 1,
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      preferredLanguage: 'English',
      guestCount: 2,
      totalPrice: 8000,
      status: 'confirmed',
    };
    expect(reply.schema.parse({ ...booking, fingerprint: 'x', bookedAt: 1 })).toEqual(booking);
    expect(reply.schema.safeParse({ ...booking, status: 'lost' }).success).toBe(false);
  });
});
