import { isFull } from './scenario.ts';

/** What products of this kind are known to get wrong: a mutant of each is tried every time. */
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

/** Which mutants are tried when. */
export interface MutantChoice {
  readonly kind: (typeof mutantKinds)[number];
  /** Tried in `npm test` too: the quickest to be noticed of its kind. All others only in `npm run resilience`. */
  readonly always?: true;
}

/** The mutants of a list that this run tries. */
export const inForce = <One extends MutantChoice>(mutants: readonly One[]): readonly One[] =>
  isFull ? mutants : mutants.filter(({ always }) => always);
