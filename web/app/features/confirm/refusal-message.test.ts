import { expect, it } from 'vitest';
import { callCopy } from '#app/content/frame/call-copy.ts';
import { CallProblem, unreadableReply } from '#app/requests/client.ts';
import { CapacityChanged, refusalSentence } from './refusal-message.ts';

const noLongerAvailable = 'This time slot is no longer available for the selected number of guests.';
const general = 'Failed to submit booking';

it.each([
  ['the server’s sentence', new CallProblem('too-many', 'Please wait.'), 'Please wait.'],
  ['the connection problem', new CallProblem('unreachable', callCopy.unreachable), callCopy.unreachable],
  ['the page’s check', new CapacityChanged(noLongerAvailable), noLongerAvailable],
  [
    'the specified sentence and the places left when the slot has filled up',
    new CallProblem('slot-full', 'Only 2 spots available.'),
    `${noLongerAvailable} Only 2 spots available.`,
  ],
  [
    'the specified sentence only once when the server sends it',
    new CallProblem('slot-full', noLongerAvailable),
    noLongerAvailable,
  ],
  ['a general sentence for an unreadable reply', unreadableReply(), general],
  ['a general sentence for a JavaScript error', new TypeError("reading 'reference' of undefined"), general],
  ['a general sentence for anything else', 'no error object', general],
])('a failed booking shows %s', (_, problem, sentence) => {
  expect(refusalSentence(problem)).toBe(sentence);
});
