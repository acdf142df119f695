import type { ClosureParty } from '#shared/contracts/staff/closure-fields.ts';

/** Money in whole vatu. */
export interface NotifiedTotals {
  readonly mailed: number;
  readonly partiesToRing: number;
  readonly guests: number;
  readonly due: number;
  readonly english: number;
  readonly french: number;
}

export function totalsOfNotified(parties: readonly ClosureParty[]): NotifiedTotals {
  const mailed = parties.filter(({ isMailed }) => isMailed);
  const french = mailed.filter(({ messagesIn }) => messagesIn === 'French').length;
  const sum = (valueFor: (party: ClosureParty) => number) =>
    parties.reduce((all, party) => all + valueFor(party), 0);
  return {
    mailed: mailed.length,
    partiesToRing: parties.length - mailed.length,
    guests: sum(({ guestCount }) => guestCount),
    due: sum(({ due }) => due),
    english: mailed.length - french,
    french,
  };
}
