import type { ClosureParty } from '#shared/contracts/staff/closure-fields.ts';

/** How many parties of a closing are reached by email, by telephone, or not at all. */
export interface NotifiedCounts {
  readonly mailed: number;
  readonly toRing: number;
  /** Parties with neither an email address nor a telephone number. */
  readonly unreachable: number;
}

/** Money in whole vatu. */
export interface NotifiedTotals extends NotifiedCounts {
  readonly guests: number;
  readonly due: number;
  readonly english: number;
  readonly french: number;
}

export function totalsOfNotified(parties: readonly ClosureParty[]): NotifiedTotals {
  const mailed = parties.filter(({ isMailed }) => isMailed);
  const toRing = parties.filter(({ isMailed, phone }) => !isMailed && phone !== undefined).length;
  const french = mailed.filter(({ messagesIn }) => messagesIn === 'French').length;
  const sum = (valueFor: (party: ClosureParty) => number) =>
    parties.reduce((all, party) => all + valueFor(party), 0);
  return {
    mailed: mailed.length,
    toRing,
    unreachable: parties.length - mailed.length - toRing,
    guests: sum(({ guestCount }) => guestCount),
    due: sum(({ due }) => due),
    english: mailed.length - french,
    french,
  };
}
