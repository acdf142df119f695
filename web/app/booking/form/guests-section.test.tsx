import { describe, expect, it } from 'vitest';
import type { RequestStatus } from '#app/requests/use-request.ts';
import { renderStatic } from '#app/ui/render.testing.ts';
import type { SlotBookings } from '#shared/booking/availability.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { type BookingForm, blankForm, guestsProblem, slotCapacityOf } from './booking-form.ts';
import { GuestsSection } from './guests-section.tsx';

const slot = slotOf('2:00 PM', 'Tour and Tasting');

function section(
  guests: string,
  bookings: SlotBookings | undefined,
  status: RequestStatus = 'ready',
  closureReason?: string,
) {
  const form: BookingForm = { ...blankForm, guests };
  const slotCapacity = slotCapacityOf(slot, bookings && { '2:00 PM': { 'Tour and Tasting': bookings } });
  return renderStatic(
    <GuestsSection
      form={form}
      slotCapacity={slotCapacity}
      status={status}
      error={guestsProblem(form, slotCapacity)}
      closureReason={closureReason}
      otherTimesLink={<a href="/tours">Choose another time</a>}
      onChange={() => {}}
    />,
  );
}

describe('the guests section of the booking form', () => {
  it('accepts 1 to 16 adults, and refers larger groups to email or the event form', () => {
    const { html, text, links } = section('1', { count: 0 });
    expect(html).toMatch(/<input[^>]*type="number"[^>]*min="1" max="16"/);
    expect(text).toContain('Book for adults only, under-18s come free.');
    expect(text).toContain('More than 16 guests? Send an event enquiry or write to events@example.com.');
    expect(links).toHaveProperty(['/contact?from=event-booking#event-booking']);
    expect(links).toHaveProperty(['mailto:events@example.com']);
  });

  it('shows seats taken, chosen and left', () => {
    expect(section('3', { count: 5 }).text).toContain('5 places taken You: 3 8 left');
  });

  it.each([
    ['5', 12, 'Only 4 spots available.'],
    ['4', 12, 'Maximum capacity reached for this time slot.'],
    ['1', 16, 'This time slot is fully booked.'],
    ['0', 0, 'Please book for at least 1 adult.'],
    ['17', 0, 'We take up to 16 guests in one slot.'],
  ])('shows for %s guests with %i seats taken: %s', (guests, count, message) => {
    expect(section(guests, { count }).text).toContain(message);
  });

  it('shows the reason for a closed slot instead of its free places, with a link to other times', () => {
    const reason = 'Closed on Tuesday 24 November: Cyclone.';
    const { text, html } = section('2', { count: 5, closed: true }, 'ready', reason);
    expect(text).toContain(`${reason} Choose another time`);
    expect(text).not.toMatch(/We are closed|taken|left/);
    expect(html).not.toContain('aria-invalid');
    expect(section('2', { count: 5, closed: true }, 'loading').text).toContain('Checking places…');
  });

  it('links the number field to its error and to the availability for screen readers', () => {
    const { html } = section('5', { count: 12 });
    const input = /<input[^>]*aria-label="Number of adults"[^>]*>/.exec(html)?.[0] ?? '';
    const [error = '', availability = ''] = /aria-describedby="([^"]+)"/.exec(input)?.[1]?.split(' ') ?? [];
    expect(input).toContain('aria-invalid="true"');
    expect(html).toMatch(new RegExp(`id="${error}"[^>]*>.*?Only 4 spots available\\.`, 's'));
    expect(html).toMatch(new RegExp(`id="${availability}"[^>]*aria-live="polite"`));
  });

  it('says that availability is being checked, or that the check failed', () => {
    expect(section('2', undefined, 'loading').text).toContain('Checking places…');
    expect(section('2', undefined, 'failed').text).toContain(
      'We could not check the places left; we will when you book.',
    );
  });
});
