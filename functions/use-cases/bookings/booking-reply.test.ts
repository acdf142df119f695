import { expect, it } from 'vitest';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { withVisit } from '#functions/stores/bookings/visit-item.ts';
import { entry, paid } from '#shared/staff/parties/visit.testing.ts';
import { operatorReply } from '../operators/operator-reply.ts';
import { partyReply } from '../parties/party-reply.ts';
import { bookingReply } from './booking-reply.ts';

const booking = withVisit(
  storedBooking({
    operator: { id: 'sea', companyName: 'Sea', chargingModel: 'guest_pays' },
    source: 'phone',
    phone: '+678 marker',
    addedBy: { person: 'marker', device: 'marker' },
  }),
  {
    version: 2,
    log: [entry({ kind: 'note', text: 'marker' }), paid(4000, { by: 'marker', on: 'marker' })],
  },
);

it.each([
  ['guest', bookingReply(booking)],
  ['operator', operatorReply(booking)],
])('a booking in a reply to the %s contains nothing that staff recorded', (_, reply) => {
  const names = Object.keys(reply);
  for (const name of ['visit', 'log', 'source', 'phone', 'addedBy']) expect(names).not.toContain(name);
  expect(JSON.stringify(reply)).not.toContain('marker');
});

it('a booking in a reply to staff contains the entries of staff, but no fingerprint and no former address', () => {
  const reply = partyReply({ ...booking, email: 'ann@example.com' });
  expect(reply).toMatchObject({
    phone: '+678 marker',
    addedBy: 'marker',
    log: [{ text: 'marker' }, { vatu: 4000 }],
  });
  for (const name of ['fingerprint', 'confirmations', 'formerEmails', 'visit']) {
    expect(Object.keys(reply)).not.toContain(name);
  }
});
