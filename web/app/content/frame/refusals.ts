import type { Problem, ProblemKind } from '#shared/problems/problems.ts';

/** A refusal by the server, in English. */
export interface ServerRefusal extends Pick<Problem, 'reason' | 'about' | 'fields'> {
  readonly kind: ProblemKind | undefined;
  readonly message: string;
  /** Name of the call among `endpoints`; another value for calls by staff. */
  readonly endpoint: unknown;
  /** Query and body of the call, by field. */
  readonly sent?: Readonly<Record<string, unknown>>;
}

/** Translates a refusal by its kind and reason, never by its English message. */
export const translateRefusal = (refusal: ServerRefusal): ServerRefusal => refusal;
