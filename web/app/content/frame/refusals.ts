import type { ProblemKind } from '../../../../shared/problems/problems.ts';

/** A refusal by the server, which words it in English. */
export interface ServerRefusal {
  readonly kind: ProblemKind | undefined;
  readonly message: string;
  /** Messages by refused field. */
  readonly fields: Record<string, string> | undefined;
  /** Name of the call among `endpoints`; another value for calls of staff. */
  readonly endpoint: unknown;
}

/** The refusal as people read it: by its kind, never by its English words. */
export const inLanguageOfSite = (refusal: ServerRefusal): ServerRefusal => refusal;
