import type { OperationContext } from '../operation/operation.ts';

/**
 * Result of a check: `wrong` needs action, `unready` has to be done before the first visitor but breaks nothing until
 * then, `note` is information.
 */
export interface Finding {
  readonly level: 'wrong' | 'unready' | 'note';
  /** The problem and the remedy, in plain words. */
  readonly text: string;
}

/** One check of the doctor; throws when it cannot be carried out. */
export interface Check {
  /** Label in the output, for instance `Mail`. */
  readonly about: string;
  run(context: OperationContext): Promise<readonly Finding[]>;
}

export const wrong = (text: string): Finding => ({ level: 'wrong', text });
export const unready = (text: string): Finding => ({ level: 'unready', text });
export const note = (text: string): Finding => ({ level: 'note', text });
