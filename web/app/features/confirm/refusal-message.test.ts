import { expect, it } from 'vitest';
import { CallProblem } from '../../api/client.ts';
import { refusalSentence } from './refusal-message.ts';

it.each([
  ['of the server', new CallProblem('slot-full', 'Only 2 spots available.'), 'Only 2 spots available.'],
  [
    'of the page',
    new Error('This time slot is no longer available for the selected number of guests.'),
    'This time slot is no longer available for the selected number of guests.',
  ],
  ['in general', new Error(''), 'Failed to submit booking'],
  ['in general', 'nothing that speaks', 'Failed to submit booking'],
])('a failed booking shows the message %s', (_, problem, sentence) => {
  expect(refusalSentence(problem)).toBe(sentence);
});
