import { describe, expect, it } from 'vitest';
import { closureReasonProblem, longestClosureReason } from './closure-reason.ts';

describe('the reason for a closure', () => {
  it.each(['Cyclone', 'Private event', 'Travaux (électricité)', 'é'.repeat(longestClosureReason)])(
    'may be %s',
    (reason) => expect(closureReasonProblem(reason)).toBeUndefined(),
  );

  it.each([
    ['', 'give a reason'],
    ['   ', 'give a reason'],
    ['x'.repeat(longestClosureReason + 1), 'has 81 characters'],
    ['Cyclone\r\nBcc: all', 'signs that can be seen'],
    ['Cyclone\u202e', 'signs that can be seen'],
    ['Cyclone.', 'Leave out the sign'],
    ['Cyclone! ', 'Leave out the sign'],
  ])('may not be %j', (reason, problem) => {
    expect(closureReasonProblem(reason)).toContain(problem);
  });
});
