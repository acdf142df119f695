import { expect, it, vi } from 'vitest';
import { sampleBooking } from '#app/requests/booking.testing.ts';
import { renderStatic, renderStaticWithLazyParts } from '#app/ui/render.testing.ts';
import { business } from '#shared/content/business.ts';
import { mapLink } from '#shared/content/directions.ts';
import type { Booking } from '#shared/contracts/guests/booking.ts';
import { Ticket } from './ticket.tsx';

const booking: Booking = { ...sampleBooking, preferredLanguage: 'French' };
const renderTicket = (change: Partial<Booking> = {}, now?: Date) =>
  renderStatic(<Ticket booking={{ ...booking, ...change }} now={now} />);
const text = (change: Partial<Booking> = {}) => renderTicket(change).text;

it('a ticket shows the details of the booking, with the time zone next to the time', () => {
  expect(text()).toContain('Ticket: Tuesday 24 November 2026');
  expect(text()).toContain(
    '2:00 PM Port Vila time (UTC+11). Ship clocks often differ: for the tour, go by the time in Port Vila.',
  );
  expect(text()).toContain('Reference SAM261124200PM-7K3Q9XTB4MWE');
  expect(text()).toContain('Tour and Tasting, about 1 hour, in French');
  expect(text()).toContain('4 adults, booked by Ana Sample');
  expect(text()).toContain('To pay at the distillery 16,000 VUV');
});

it('a ticket spells the reference in groups for screen readers', () => {
  const { html } = renderTicket();
  expect(html).toMatch(/aria-hidden="true"[^>]*>SAM261124200PM-7K3Q9XTB4MWE</);
  expect(html).toContain('>S A M, 2 6 1 1 2 4, 2 0 0 P M, 7 K 3 Q, 9 X T B, 4 M W E<');
});

it('a ticket has the address and a map link, unless the visit is cancelled', () => {
  expect(text()).toContain(`Where ${business.address.street}, Port Vila Open the map`);
  expect(renderTicket().links[mapLink]).toBe('Open the map');
  expect(text({ status: 'cancelled' })).not.toContain('map');
});

it('a ticket omits the fields that a booking lacks (specification §3)', () => {
  vi.stubGlobal('window', { location: { origin: 'https://rum.example.com' } });
  const { preferredLanguage: _, id: _id, sequence: _sequence, start: _start, ...specified } = booking;
  const { text } = renderStatic(<Ticket booking={specified} now={new Date('2026-11-24T09:00:00+11:00')} />);
  expect(text).toContain('Tour and Tasting, about 1 hour');
  expect(text).toContain('16,000 VUV');
  expect(text).not.toMatch(/undefined|NaN|hour, in/);
  expect(text).not.toContain('Add to calendar');
});

it('a ticket shows nothing to pay for a visit that is over', () => {
  const at = (time: string) => renderTicket({}, new Date(`2026-11-24T${time}+11:00`)).text;
  expect(at('14:59')).toContain('To pay at the distillery 16,000 VUV');
  expect(at('15:00')).not.toMatch(/To pay|VUV|Pay at/);
});

it('a ticket shows nothing to pay for a cancelled booking', () => {
  expect(text({ status: 'cancelled' })).toContain('4 adults, booked by Ana Sample');
  expect(text({ status: 'cancelled' })).not.toMatch(/To pay|VUV/);
});

it('a ticket strikes through the day and time of a cancelled booking, without the word “cancelled”', () => {
  const struckThrough = ({ html }: ReturnType<typeof renderTicket>) =>
    [...html.matchAll(/class="[^"]*struck[^"]*">([^<]+)</g)].map(([, content]) => content);
  expect(struckThrough(renderTicket({ status: 'cancelled' }))).toEqual(['24', '2:00 PM']);
  expect(renderTicket({ status: 'cancelled' }).text).not.toMatch(/cancelled/i);
  expect(struckThrough(renderTicket())).toEqual([]);
});

it('a ticket shows nothing to pay for guests whose operator pays', () => {
  const operator = { companyName: 'Sea Breeze', chargingModel: 'operator_charges' } as const;
  expect(text({ operator })).toContain('To pay at the distillery Nothing. Sea Breeze settles it with us.');
  expect(text({ operator })).not.toMatch(/VUV|Pay at the distillery:/);
  expect(text({ operator: { ...operator, chargingModel: 'guest_pays' } })).toContain('16,000 VUV');
});

it("a ticket shows the amount that guests owe beyond their operator's booking", () => {
  const booked = { guestCount: 1, totalPrice: 4000 };
  const operator = { companyName: 'Sea Breeze', chargingModel: 'operator_charges', booked } as const;
  expect(text({ operator })).toMatch(
    /To pay at the distillery 12,000 VUV (or [\d,]+ AUD in cash )?Sea Breeze settles the rest with us\./,
  );
  expect(text({ operator })).toContain('Pay at the distillery:');
});

it('a ticket offers the calendar file of the booking only after hydration and before the tour starts', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://rum.example.com' } });
  const renderWithLazyParts = (change: Partial<Booking>, now?: Date) =>
    renderStaticWithLazyParts(<Ticket booking={{ ...booking, ...change }} now={now} />, '/tours/confirmed');
  const before = new Date('2026-11-24T13:59:00+11:00');
  expect((await renderWithLazyParts({}, before)).html).toMatch(
    /<a [^>]*download="port-vila-rum-distillery-2026-11-24.ics"/,
  );
  expect((await renderWithLazyParts({}, new Date('2026-11-24T14:00:00+11:00'))).text).not.toContain(
    'Add to calendar',
  );
  expect((await renderWithLazyParts({ status: 'cancelled' }, before)).text).not.toContain('Add to calendar');
  expect((await renderWithLazyParts({})).text).not.toContain('Add to calendar');
});
