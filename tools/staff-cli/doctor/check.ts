import type { OperationContext } from '../operation/operation.ts';

/**
 * What a check has to say: `wrong` needs somebody to do something, `unready` has to be done before the first visitor
 * comes and breaks nothing until then, `note` is good to know.
 */
export interface Finding {
  readonly level: 'wrong' | 'unready' | 'note';
  /** What it is and what to do, in plain words. */
  readonly text: string;
}

/** One thing that the doctor looks at; throws when it cannot be seen. */
export interface Check {
  /** For people, for instance `Mail`. */
  readonly about: string;
  look(context: OperationContext): Promise<readonly Finding[]>;
}

export const wrong = (text: string): Finding => ({ level: 'wrong', text });
export const unready = (text: string): Finding => ({ level: 'unready', text });
export const note = (text: string): Finding => ({ level: 'note', text });
