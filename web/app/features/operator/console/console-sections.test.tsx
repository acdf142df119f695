import { describe, expect, it } from 'vitest';
import { renderStatic } from '#app/ui/render.testing.ts';
import type { ReplyTo } from '#shared/contracts/calls.ts';
import type { OperatorBooking } from '#shared/contracts/guests/operator-booking.ts';
import { BookSection } from './book-section.tsx';
import { BookingsSection } from './bookings-section.tsx';
import { MonthSection } from './month-section.tsx';
import { StatementSection } from './statement-section.tsx';

const now = new Date('2026-11-21T10:00:00+11:00');
const doNothing = () => {};

const booking = (changes: Partial<OperatorBooking> = {}): OperatorBooking => ({
  id: 'b1',
  reference: 'GUE2611241000AM-7K3Q9XTB4MWE',
  tourId: 0,
  tourType: 'Tour and Tasting',
  date: '2026-11-24',
  time: '10:00 AM',
  start: Date.parse('2026-11-24T10:00:00+11:00') / 1000,
  firstName: 'Gina',
  lastName: 'Guest',
  preferredLanguage: 'English',
  guestCount: 3,
  totalPrice: 12_000,
  status: 'confirmed',
  chargingModel: 'operator_charges',
  ...changes,
});
const month = (bookings: readonly OperatorBooking[]): ReplyTo<'listOperatorBookings'> => ({
  success: true,
  operator: { companyName: 'Sea Breeze', chargingModel: 'operator_charges', linkUntil: 0 },
  month: '2026-11',
  bookings: [...bookings],
});
const list = (...bookings: OperatorBooking[]) =>
  renderStatic(
    <BookingsSection operatorKey="k" reply={month(bookings)} now={now} onChanged={doNothing} />,
    '/operator/x',
  );

describe('the bookings of a month on the page of a tour operator', () => {
  it('show time, name, guests, language and payer', () => {
    const { text, links } = list(booking());
    expect(text).toContain('Tue 24 Nov 10:00 AM Gina Guest Tour and Tasting, 3 adults, in English');
    expect(text).toContain('12,000 VUV Charged by you');
    expect(links['/tours/confirmed?ref=GUE2611241000AM-7K3Q9XTB4MWE']).toBe('Ticket of Gina Guest');
    expect(text).toContain('Cancel booking of Gina Guest');
  });

  it('show both the amount that the operator settles and the amount that guests pay on site', () => {
    const { text } = list(booking({ booked: { guestCount: 1, totalPrice: 4000 } }));
    expect(text).toContain('4,000 VUV Charged by you and 8,000 VUV paid here by the guest');
  });

  it('do not link to the ticket if the guest has a separate reference', () => {
    const { text, links } = list(booking({ isGuestsOwn: true }));
    expect(Object.keys(links).filter((link) => link.includes('confirmed'))).toEqual([]);
    expect(text).toContain('The guest has the ticket');
    expect(text).toContain('Cancel booking of Gina Guest');
  });

  it('are grouped by day', () => {
    const { html } = list(booking(), booking({ id: 'b2', date: '2026-11-25' }), booking({ id: 'b3' }));
    expect([...html.matchAll(/aria-label="(\w+ \d+ \w+ \d+)"/g)].map(([, day]) => day)).toEqual([
      'Tuesday 24 November 2026',
      'Wednesday 25 November 2026',
    ]);
  });

  it('have no button to cancel a booking that is cancelled or has started', () => {
    const cancelled = list(booking({ status: 'cancelled' })).text;
    expect(cancelled).toContain('Cancelled');
    expect(cancelled).not.toMatch(/Cancel booking|VUV/);
    const started = list(booking({ start: now.getTime() / 1000 })).text;
    expect(started).toContain('Has started');
    expect(started).not.toContain('Cancel booking');
  });

  it('name the time zone, and have a message if nothing is booked', () => {
    expect(list().text).toContain('Nothing is booked for this month yet.');
    expect(list().text).toContain('Port Vila time (UTC+11)');
  });

  it('show HTML in the name of a guest as text', () => {
    expect(list(booking({ firstName: '<b>x</b>' })).html).toContain('&lt;b&gt;x&lt;/b&gt;');
  });
});

describe('the month chart of a tour operator', () => {
  it('counts the guests of bookings that are not cancelled, and names the days with guests', () => {
    const bookings = [
      booking(),
      booking({ id: 'b2', date: '2026-11-25' }),
      booking({ id: 'b3', status: 'cancelled', date: '2026-11-27' }),
    ];
    const { html, text } = renderStatic(
      <MonthSection month="2026-11" bookings={bookings} onMonthChange={doNothing} />,
      '/operator/x',
    );
    expect(text).toContain('6 guests in November 2026');
    expect(html).toContain('Days in November 2026 with guests of yours: 24, 25');
    expect(html).toContain('aria-label="Previous month: October 2026"');
  });

  it('states that a month without bookings has no guests', () => {
    const { html, text } = renderStatic(
      <MonthSection month="2026-11" bookings={[]} onMonthChange={doNothing} />,
      '/operator/x',
    );
    expect(text).toContain('0 guests in November 2026');
    expect(html).toContain('none yet');
  });
});

it('the statement of a tour operator has a total for each payer, omits cancelled bookings, and can be downloaded', () => {
  const reply = month([
    booking(),
    booking({ id: 'b2', chargingModel: 'guest_pays', guestCount: 1, totalPrice: 4000 }),
    booking({ id: 'b3', status: 'cancelled' }),
  ]);
  const { html, text } = renderStatic(<StatementSection reply={reply} />, '/operator/x');
  expect(text).toContain('You settle with us 1 booking, 3 guests 12,000 VUV');
  expect(text).toContain('Guests pay at the distillery 1 booking, 1 guest 4,000 VUV');
  expect(html).toContain('download="statement-2026-11.csv"');
});

it('an amount charged to the account of a tour operator at the door is shown with its booking and in the statement', () => {
  const chargedBooking = booking({ booked: { guestCount: 2, totalPrice: 8000 }, onAccountVuv: 4000 });
  expect(list(chargedBooking).text).toContain('4,000 VUV put on your account at the door');
  expect(list(booking()).text).not.toContain('account');
  const { html, text } = renderStatic(<StatementSection reply={month([chargedBooking])} />, '/operator/x');
  expect(text).toContain('Put on your account at the door 4,000 VUV You settle with us in all 12,000 VUV');
  expect(html).toContain(encodeURIComponent('put on account,4000'));
});

it('the booking form of a tour operator has no autocomplete for name and email of the guest', () => {
  const part = (
    <BookSection
      operatorKey="k"
      chargingModel="guest_pays"
      now={now}
      onBooked={doNothing}
      onRefused={doNothing}
    />
  );
  const { html, text } = renderStatic(part, '/operator/x');
  expect(text).toContain('Book for guests The same rules as for any booking');
  for (const field of ['firstName', 'lastName', 'email']) {
    const [input = ''] = html.match(new RegExp(`<input[^>]*name="${field}"[^>]*>`)) ?? [];
    expect(input, field).toMatch(/autocomplete="off"/i);
  }
});
