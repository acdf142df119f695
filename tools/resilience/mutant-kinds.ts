import { isFull } from './scenario.ts';

/** Typical faults of such a product; one mutant of each kind is tested every time. */
export const mutantKinds = [
  'checked before the write',
  'a language without a condition',
  'a change whatever the status',
  'something new on each try',
  'a failure swallowed',
  'marked before it was sent',
  'success for what is unknown',
  'released by our own clock',
  'the price of the client',
  'markup in a mail',
  'a reference to be guessed',
  'a rule in the browser alone',
  'half a change',
  'told again',
  'forgotten',
  "somebody else's",
  'forged',
  'in the wrong order',
  'nobody asked for it',
  'a door left open',
] as const;

/** When a mutant is tested. */
export interface MutantChoice {
  readonly kind: (typeof mutantKinds)[number];
  /** Tested in `npm test` too: the fastest of its kind. All others only in `npm run resilience`. */
  readonly always?: true;
}

/** Mutants of a list that this run tests. */
export const inForce = <One extends MutantChoice>(mutants: readonly One[]): readonly One[] =>
  isFull ? mutants : mutants.filter(({ always }) => always);
