import { expect, it } from 'vitest';
import { sampleBooking } from '#app/requests/booking.testing.ts';
import { isCurrent, isUpcoming } from './booking-phase.ts';

const cancelled = { ...sampleBooking, status: 'cancelled' as const };
const tasting = { ...sampleBooking, tourType: 'Cellar Door Tasting' as const };

it.each([
  ['before it starts', sampleBooking, '13:59:59', true, true],
  ['when it starts', sampleBooking, '14:00:00', false, true],
  ['in its last second', sampleBooking, '14:59:59', false, true],
  ['when it is over', sampleBooking, '15:00:00', false, false],
  ['when a tasting is over', tasting, '14:30:00', false, false],
  ['when it is cancelled', cancelled, '08:00:00', false, false],
])(
  'a booking is upcoming until the tour starts and current until the tour ends: %s',
  (_, booking, time, upcoming, current) => {
    const now = new Date(`2026-11-24T${time}+11:00`);
    expect(isUpcoming(booking, now)).toBe(upcoming);
    expect(isCurrent(booking, now)).toBe(current);
  },
);
