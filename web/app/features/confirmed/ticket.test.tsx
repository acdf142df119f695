import { expect, it } from 'vitest';
import type { Booking } from '../../../../shared/contracts/booking.ts';
import { drawn } from '../../ui/drawn.testing.ts';
import { Ticket } from './ticket.tsx';

const booking: Booking = {
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
  preferredLanguage: 'French',
  guestCount: 4,
  totalPrice: 16_000,
  status: 'confirmed',
};
const text = (change: Partial<Booking> = {}) => drawn(<Ticket booking={{ ...booking, ...change }} />).text;

it('shows what is booked, the zone beside the time', () => {
  expect(text()).toContain('Ticket: Tuesday 24 November 2026');
  expect(text()).toContain('2:00 PM Port Vila time (UTC+11). Ship clocks often differ.');
  expect(text()).toContain('Reference SAM261124200PM-7K3Q9XTB4MWE');
  expect(text()).toContain('Tour and Tasting, about 1 hour, in French');
  expect(text()).toContain('4 adults, booked by Ana Sample');
  expect(text()).toContain('To pay at the distillery 16,000 VUV');
});

it('asks for no money once the booking is cancelled', () => {
  expect(text({ status: 'cancelled' })).toContain('4 adults, booked by Ana Sample');
  expect(text({ status: 'cancelled' })).not.toMatch(/To pay|VUV/);
});
