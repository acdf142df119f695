import { describe, expect, it } from 'vitest';
import { formerEmailsAfter, formerGuestsOf, noticeSeconds } from './former-emails.ts';
import { storedBooking } from './stored-booking.testing.ts';

const replacedAt = 1_800_000_000;
const changedBooking = (before: ReturnType<typeof storedBooking>, email: string, changedAt: number) => ({
  ...before,
  email,
  sequence: before.sequence + 1,
  formerEmails: formerEmailsAfter(before, { email, changedAt }),
});

describe('former addresses of a booking', () => {
  it('are kept with the language of the booking and the time of the replacement', () => {
    const booking = storedBooking({ preferredLanguage: 'French', sequence: 3 });
    expect(formerEmailsAfter(booking, { email: 'b@example.org', changedAt: replacedAt })).toEqual([
      {
        email: 'ann@example.com',
        reference: booking.reference,
        language: 'French',
        changedAt: replacedAt,
        sequence: 4,
      },
    ]);
  });

  it('are removed by a change made a week or more after they were replaced', () => {
    const booking = changedBooking(storedBooking(), 'b@example.org', replacedAt);
    const emailsAfterChange = (changedAt: number) =>
      formerEmailsAfter(booking, { email: 'b@example.org', changedAt });
    expect(emailsAfterChange(replacedAt + noticeSeconds - 1)).toHaveLength(1);
    expect(emailsAfterChange(replacedAt + noticeSeconds)).toEqual([]);
  });

  it('receive no email when the distillery cancels the visit', () => {
    const booking = changedBooking(storedBooking(), 'b@example.org', replacedAt);
    const cancelled = { ...booking, status: 'cancelled' as const, cancelledAt: replacedAt };
    expect(formerGuestsOf(cancelled)).toHaveLength(1);
    expect(formerGuestsOf({ ...cancelled, closedReason: 'Cyclone' })).toEqual([]);
  });
});
