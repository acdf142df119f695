import { expect, it } from 'vitest';
import { sampleBooking } from '#app/requests/booking.testing.ts';
import { renderStatic } from '#app/ui/render.testing.ts';
import { Ticket } from './ticket.tsx';

it('a ticket in French spells the reference in groups for screen readers', () => {
  const { html } = renderStatic(<Ticket booking={sampleBooking} now={undefined} />);
  expect(html).toContain('>S A M, 2 6 1 1 2 4, 2 0 0 P M, 7 K 3 Q, 9 X T B, 4 M W E<');
});

it('the heading of a French ticket has a space before the colon', () => {
  const { html } = renderStatic(<Ticket booking={sampleBooking} now={undefined} />);
  expect(html).toContain('Billet\u00a0: mardi 24 novembre 2026');
});
