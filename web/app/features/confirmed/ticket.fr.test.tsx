import { expect, it } from 'vitest';
import { sampleBooking } from '#app/requests/booking.testing.ts';
import { renderStatic } from '#app/ui/render.testing.ts';
import { Ticket } from './ticket.tsx';

it('the heading of a ticket has its space before the colon', () => {
  const { html } = renderStatic(<Ticket booking={sampleBooking} now={undefined} />);
  expect(html).toContain('Billet\u00a0: mardi 24 novembre 2026');
});
