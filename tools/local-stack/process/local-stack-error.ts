/** Why the local twin cannot start or go on. */
export type LocalStackProblem =
  | 'assembly-missing'
  | 'clock-invalid'
  | 'data-in-use'
  | 'database-failed'
  | 'port-taken'
  | 'site-unavailable'
  | 'template-unsupported';

/** A problem whose message is one sentence for the person at the keyboard; print it without a stack. */
export class LocalStackError extends Error {
  readonly problem: LocalStackProblem;

  constructor(problem: LocalStackProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TwinError';
    this.problem = problem;
  }
}

/** The template holds something the twin does not know: better to stop than to run something else than is deployed. */
export function unsupported(what: string): LocalStackError {
  return new LocalStackError('template-unsupported', `The local twin does not know ${what}.`);
}
