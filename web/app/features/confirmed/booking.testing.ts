import type { Booking } from '../../../../shared/contracts/booking.ts';

/** Four guests, Tuesday 24 November 2026, 2:00 PM in Port Vila. */
export const sampleBooking: Booking = {
  id: '0123456789abcdef0123',
  sequence: 0,
  reference: 'SAM261124200PM-7K3Q9XTB4MWE',
  tourId: 8,
  tourType: 'Tour and Tasting',
  date: '2026-11-24',
  time: '2:00 PM',
  start: 1_795_489_200,
  firstName: 'Ana',
  lastName: 'Sample',
  email: 'ana.sample@example.com',
  preferredLanguage: 'English',
  guestCount: 4,
  totalPrice: 16_000,
  status: 'confirmed',
};
