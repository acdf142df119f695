import { expect, it } from 'vitest';
import { callCopy } from '#app/content/frame/call-copy.ts';
import { CallProblem, unreadableReply } from '#app/requests/client.ts';
import { CapacityChanged, refusalMessage } from './refusal-message.ts';

const noLongerAvailable = 'This time slot is no longer available for the selected number of guests.';
const general = 'Failed to submit booking';

it.each([
  ['the server’s message', new CallProblem('too-many', 'Please wait.'), 'Please wait.'],
  ['the connection problem', new CallProblem('unreachable', callCopy.unreachable), callCopy.unreachable],
  ['the page’s check', new CapacityChanged(noLongerAvailable), noLongerAvailable],
  [
    'the specified message and the places left when the slot has filled up',
    new CallProblem('slot-full', 'Only 2 spots available.'),
    `${noLongerAvailable} Only 2 spots available.`,
  ],
  [
    'the specified message only once when the server sends it',
    new CallProblem('slot-full', noLongerAvailable),
    noLongerAvailable,
  ],
  ['a general message for an unreadable reply', unreadableReply(), general],
  ['a general message for a JavaScript error', new TypeError("reading 'reference' of undefined"), general],
  ['a general message for anything else', 'no error object', general],
])('a failed booking shows %s', (_, problem, message) => {
  expect(refusalMessage(problem)).toBe(message);
});
