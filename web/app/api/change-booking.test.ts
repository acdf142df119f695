import { expect, it } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/create-booking.ts';
import { calendarDateFrom } from '../../../shared/values/port-vila-time.ts';
import { startAnsweringServer } from './answering-server.ts';
import { changeBooking } from './change-booking.ts';
import { createClient } from './client.ts';

const wanted: BookingRequest = {
  tourId: 8,
  tourType: 'Tour and Tasting',
  date: calendarDateFrom('2026-11-24'),
  time: '2:00 PM',
  firstName: 'Ana',
  lastName: 'Sample',
  email: 'ana.sample@example.com',
  preferredLanguage: 'English',
  guestCount: 2,
  totalPrice: 8_000,
};

it('puts the whole booking, and again after a lost response', async () => {
  const data = { reference: 'SAM-2' };
  const server = await startAnsweringServer('drop', {
    status: 200,
    body: { success: true, message: 'Your booking is changed.', data },
  });
  const client = createClient({ origin: server.origin });
  try {
    await expect(changeBooking('SAM-1', wanted, client)).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(changeBooking('SAM-1', wanted, client)).resolves.toEqual(data);
    expect(server.calls).toHaveLength(2);
    for (const call of server.calls)
      expect(call).toMatchObject({ method: 'PUT', url: '/api/bookings?reference=SAM-1', body: wanted });
  } finally {
    await server.stop();
  }
});
