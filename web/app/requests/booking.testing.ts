import type { Booking } from '#shared/contracts/guests/booking.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';

/** Four guests, Tuesday 24 November 2026, 2:00 PM in Port Vila. */
export const sampleRequest: BookingRequest = {
  tourId: 8,
  tourType: 'Tour and Tasting',
  date: calendarDateFrom('2026-11-24'),
  time: '2:00 PM',
  firstName: 'Ana',
  lastName: 'Sample',
  email: 'ana.sample@example.com',
  preferredLanguage: 'English',
  guestCount: 4,
  totalPrice: 16_000,
};

/** The sample request, once it is booked. */
export const sampleBooking: Booking = {
  ...sampleRequest,
  id: '0123456789abcdef0123',
  sequence: 0,
  reference: 'SAM261124200PM-7K3Q9XTB4MWE',
  start: 1_795_489_200,
  status: 'confirmed',
};
