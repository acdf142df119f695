import { describe, expect, it } from 'vitest';
import { closureReasonProblem, maxClosureReasonLength } from './closure-reason.ts';

describe('the reason for a closure', () => {
  it.each([
    'Cyclone',
    'Private event',
    'Power cut in Port Vila, 2026',
    'Closed for St. Andrew & friends',
    'From 2:00 PM, 24 December',
    'Travaux (électricité)',
    'é'.repeat(maxClosureReasonLength),
  ])('may be %s', (reason) => expect(closureReasonProblem(reason)).toBeUndefined());

  it.each([
    ['', 'give a reason'],
    ['   ', 'give a reason'],
    ['x'.repeat(maxClosureReasonLength + 1), 'has 81 characters'],
    ['Cyclone\r\nBcc: all', 'visible characters'],
    ['Cyclone\u202e', 'visible characters'],
    ['Cyclone.', 'Leave out the punctuation'],
    ['Cyclone! ', 'Leave out the punctuation'],
    ['Call +1 900 555 0100 for your refund', 'leave out'],
    ['Ring 22 345', 'leave out'],
    ['Ring 5550100', 'leave out'],
    ['Ring ５５５０１００', 'leave out'],
    ['Ring (678) 555-01', 'leave out'],
    ['See https://evil.example/refund', 'leave out'],
    ['See evil.example/refund', 'leave out'],
    ['See www.evil', 'leave out'],
    ['Write to refund@evil', 'leave out'],
    ['<a href=http:evil>Refund here', 'leave out'],
    ['[Refund](evil)', 'leave out'],
    ['Refund &lt;here&gt;', 'leave out'],
  ])('may not be %j', (reason, problem) => {
    expect(closureReasonProblem(reason)).toContain(problem);
  });
});
