import type { Problem, ProblemKind } from '#shared/problems/problems.ts';

/** Kinds of the server, and of calls without a response. */
export type RefusalKind = ProblemKind | 'refused' | 'unreachable' | 'timed-out' | 'unreadable';

/** A failed call of the console. */
export interface StaffRefusal {
  readonly endpoint: string;
  readonly kind: RefusalKind;
  /** The value in the sentence, such as places left or seconds to wait. */
  readonly about: string | number | undefined;
  /** The server's sentence, in English. */
  readonly message: string;
  /** The name of that sentence, and its values; `today` is the day in Port Vila. */
  readonly reason: Problem['reason'];
  readonly details: NonNullable<Problem['details']>;
  /** The fields that the server refused, as paths such as `requested.email`. */
  readonly fields: readonly string[];
}

/** Refusals, in the language of the console. */
export const refusalsCopy = {
  sentence: ({ message }: StaffRefusal): string => message,
  /**
   * @param message the server's sentence
   * @param _field path of the field
   */
  field: (message: string, _field: string): string => message,
};
