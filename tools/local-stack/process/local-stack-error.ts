/** Reasons why the local stack cannot start or continue. */
export type LocalStackProblem =
  | 'assembly-missing'
  | 'clock-invalid'
  | 'data-in-use'
  | 'data-outdated'
  | 'database-failed'
  | 'port-taken'
  | 'site-unavailable'
  | 'template-unsupported';

/** An expected failure: its message is printed for the user, without a stack. */
export class LocalStackError extends Error {
  readonly problem: LocalStackProblem;

  constructor(problem: LocalStackProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LocalStackError';
    this.problem = problem;
  }
}

/** Stops at an unsupported part of the template, so that the local stack runs exactly what is deployed. */
export function unsupported(feature: string): LocalStackError {
  return new LocalStackError('template-unsupported', `The local stack does not support ${feature}.`);
}
