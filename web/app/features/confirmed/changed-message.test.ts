import { expect, it } from 'vitest';
import { sampleBooking } from '#app/requests/booking.testing.ts';
import { changedMessage } from './changed-message.ts';

const message = (reference: string) => changedMessage(sampleBooking, { ...sampleBooking, reference });
const announcement =
  'Your booking has been changed. A new confirmation is on its way to ana.sample@example.com.';

it('the message about a change to a booking omits the reference if it is unchanged', () => {
  expect(message(sampleBooking.reference)).toBe(announcement);
});

it('the message about a change of slot gives the new reference, and states that the earlier reference still works', () => {
  expect(message('SAM261125300PM-7K3Q9XTB4MWF')).toBe(
    `${announcement} Its new reference is SAM261125300PM-7K3Q9XTB4MWF. The earlier one, and the links in earlier mails, lead here too.`,
  );
});

it('the message about a change with a new secret in the reference states that the earlier reference no longer works', () => {
  expect(message('SAM261125300PM-AAAAAAAAAAWF')).toBe(
    `${announcement} Its new reference is SAM261125300PM-AAAAAAAAAAWF. The earlier one, and the links in earlier mails, no longer open it.`,
  );
});
