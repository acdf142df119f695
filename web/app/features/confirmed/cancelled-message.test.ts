import { expect, it } from 'vitest';
import { cancelledSentence } from './cancelled-message.ts';

const email = 'ana.sample@example.com';
const free = 'The places are free for others, and there is nothing to pay.';
const mailed = `${free} A mail that confirms it is on its way to ${email}.`;
const closed = 'We have to close at this time: Cyclone. There is nothing to pay.';

it.each([
  ['just now', { email }, true, mailed],
  ['just now, without an address', { email: '' }, true, free],
  ['when it is opened again', { email }, false, free],
  ['by the distillery, with its reason', { email, closedReason: 'Cyclone' }, false, closed],
])('the message about a cancellation %s', (_, booking, isJustNow, says) => {
  expect(cancelledSentence(booking, isJustNow)).toBe(says);
});
