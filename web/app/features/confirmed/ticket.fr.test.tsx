import { expect, it } from 'vitest';
import { sampleBooking } from '#app/requests/booking.testing.ts';
import { rendered } from '#app/ui/drawn.testing.ts';
import { Ticket } from './ticket.tsx';

it('the heading of a ticket has its space before the colon', () => {
  const { html } = rendered(<Ticket booking={sampleBooking} now={undefined} />);
  expect(html).toContain('Billet\u00a0: mardi 24 novembre 2026');
});
