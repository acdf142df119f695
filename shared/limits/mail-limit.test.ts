import { expect, it } from 'vitest';
import { mailPools, mailsOfOneBooking, poolOf } from './mail-limit.ts';
import { networkLimits } from './network-limits.ts';

it('poolOf separates confirmations, cancellations and repeatable emails, and has no pool for emails that only the distillery causes', () => {
  expect(poolOf('booking.confirmed')).toBe('confirmations');
  expect(poolOf('booking.cancelled')).toBe('cancellations');
  for (const type of ['booking.changed', 'booking.confirmation-requested'] as const)
    expect(poolOf(type), type).toBe('changes');
  for (const type of ['booking.closed-by-house', 'booking.reminder-due', 'order.paid'] as const)
    expect(poolOf(type), type).toBeUndefined();
});

it('the quotas of a mailbox for confirmations and cancellations exceed what one network can cause', () => {
  expect(mailPools.confirmations.max).toBeGreaterThan(networkLimits.places.max);
  expect(mailPools.cancellations.max).toBeGreaterThan(24 * networkLimits.cancellations.max);
});

it('a mailbox gets at most 30 emails a day of each kind that one booking can cause repeatedly', () => {
  for (const { max } of [mailPools.changes, mailPools.addressNotices, mailsOfOneBooking])
    expect(max).toBeLessThanOrEqual(30);
});
