import { expect, it } from 'vitest';
import { sampleBooking } from '#app/requests/booking.testing.ts';
import { changedSentences } from './changed-sentences.ts';

const says = (reference: string) => changedSentences(sampleBooking, { ...sampleBooking, reference });
const mail = 'Your booking is changed. A new confirmation is on its way to ana.sample@example.com.';

it('says nothing of the reference when it is the same', () => {
  expect(says(sampleBooking.reference)).toBe(mail);
});

it('gives the new reference after a move, and says that the earlier one leads here too', () => {
  expect(says('SAM261125300PM-7K3Q9XTB4MWF')).toBe(
    `${mail} Its new reference is SAM261125300PM-7K3Q9XTB4MWF. The earlier one, and the links in earlier mails, lead here too.`,
  );
});

it('does not promise that after a change of secret, which voids the earlier one', () => {
  expect(says('SAM261125300PM-AAAAAAAAAAWF')).toBe(
    `${mail} Its new reference is SAM261125300PM-AAAAAAAAAAWF. The earlier one, and the links in earlier mails, no longer open it.`,
  );
});
