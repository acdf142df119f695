import { expect, it } from 'vitest';
import { CallProblem } from '#app/requests/client.ts';
import { cancelProblem } from './cancel-problem.ts';

it('the message about a failed cancellation includes the reason if the server gave one', () => {
  const general = 'Failed to cancel booking. Please try again.';
  expect(cancelProblem(new CallProblem('unreachable', 'No answer'))).toBe(general);
  expect(cancelProblem(new CallProblem('too-late', 'Too late.', { status: 409 }))).toBe(
    `${general} Too late.`,
  );
  expect(cancelProblem(new CallProblem('too-many', 'In an hour.', { status: 429 }))).toBe(
    `${general} In an hour.`,
  );
});
