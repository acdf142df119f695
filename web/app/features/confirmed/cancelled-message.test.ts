import { expect, it } from 'vitest';
import { cancelledMessage } from './cancelled-message.ts';

const email = 'ana.sample@example.com';
const free = 'The places are free for others, and there is nothing to pay.';
const withEmail = `${free} A mail that confirms it is on its way to ${email}.`;
const closed = 'We have to close at this time: Cyclone. There is nothing to pay.';

it.each([
  ['just now', withEmail, { email }, true],
  ['just now, without an address', free, { email: '' }, true],
  ['when it is opened again', free, { email }, false],
  ['by the distillery, with its reason', closed, { email, closedReason: 'Cyclone' }, false],
])('the message about a cancellation %s is “%s”', (_, message, booking, isJustNow) => {
  expect(cancelledMessage(booking, isJustNow)).toBe(message);
});
