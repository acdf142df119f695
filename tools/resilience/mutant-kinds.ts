import { isFullRun } from '../../shared/full-run.testing.ts';

/** Typical faults of such a product. `npm test` tests one mutant of each kind. */
export const mutantKinds = [
  'check outside the write',
  'unconditional language',
  'status ignored',
  'lost update',
  'not idempotent',
  'swallowed failure',
  'marked before sending',
  'success for unknown input',
  'released by local clock',
  'client-side price',
  'markup injection',
  'guessable reference',
  'rule only in the browser',
  'partial write',
  'duplicate notification',
  'omission',
  'missing cross-check',
  'forgery accepted',
  'wrong order',
  'side effect of a read',
  'missing guard',
] as const;

export interface MutantChoice {
  readonly kind: (typeof mutantKinds)[number];
  /** Tested in `npm test` too: the fastest of its kind. The others only in `npm run resilience`. */
  readonly always?: true;
}

export const inForce = <One extends MutantChoice>(mutants: readonly One[]): readonly One[] =>
  isFullRun ? mutants : mutants.filter(({ always }) => always);
