import { knowledgeIn, mayRepeat } from './same-facts.ts';
import { partyState, settledIdsIn, undoneIdsIn, type VisitingParty, visitOf } from './visit.ts';

/**
 * Contradictions between devices that need no decision by a colleague. `counted-once`: two devices recorded the same
 * arrival. `came`: one device recorded a no-show, another the arrival.
 */
export type DecidedAlone = 'counted-once' | 'came';

export function decidedAlone(party: VisitingParty): readonly DecidedAlone[] {
  const { log, status } = party;
  if (status === 'cancelled' || !log.some(({ kept }) => kept)) return [];
  const undone = undoneIdsIn(log);
  const { settled } = settledIdsIn(log);
  const arrivals = log.filter(({ id, kind }) => kind === 'arrive' && !undone.has(id) && !settled.has(id));
  const { noShow, flags } = partyState(party);
  const isRepeated = mayRepeat(arrivals, knowledgeIn(log, []));
  return [
    ...(isRepeated && !flags.includes('arrived-twice') ? (['counted-once'] as const) : []),
    ...(visitOf(log).noShow > noShow ? (['came'] as const) : []),
  ];
}
