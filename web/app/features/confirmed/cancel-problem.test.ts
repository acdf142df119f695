import { expect, it } from 'vitest';
import { CallProblem } from '#app/requests/client.ts';
import { cancelProblem } from './cancel-problem.ts';

it('says why a cancellation failed only when it is too late', () => {
  const general = 'Failed to cancel booking. Please try again.';
  expect(cancelProblem(new CallProblem('unreachable', 'No answer'))).toBe(general);
  expect(cancelProblem(new CallProblem('too-late', 'Too late.', { status: 409 }))).toBe(
    `${general} Too late.`,
  );
});
