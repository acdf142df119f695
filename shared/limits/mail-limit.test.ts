import { expect, it } from 'vitest';
import { bookingMailQuota, mailPoints } from './mail-limit.ts';

it('counts what holds a seat once, what costs nothing ten times, and nothing of the house’s own', () => {
  expect(mailPoints('booking.confirmed')).toBe(1);
  for (const type of ['booking.changed', 'booking.cancelled', 'booking.confirmation-requested'] as const)
    expect(mailPoints(type), type).toBe(10);
  for (const type of ['booking.closed-by-house', 'booking.reminder-due', 'order.paid'] as const)
    expect(mailPoints(type), type).toBeUndefined();
});

it('has room for every seat of a day, each booked by itself for one agent', () => {
  expect(bookingMailQuota.most).toBeGreaterThan(16 * 14);
});
