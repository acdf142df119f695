import type { OpenPresses } from '#functions/stores/kept-presses/open-presses.ts';
import { entriesOfOthers } from '#shared/kept-presses/other-people.ts';
import { decideSettlement } from '#shared/kept-presses/settlement.ts';
import { managerProblem, type SettlementDecision } from '#shared/kept-presses/settlement-entry.ts';
import type { VisitAuthor } from '#shared/staff/parties/visit-command.ts';
import { type NamedParty, recordAt } from './party-now.ts';
import { addWalkIn, partyOf, walkInOf } from './place-walk-in.ts';
import type { PlacePressDeps } from './placed-press.ts';

interface OthersCommand {
  readonly id: string;
  readonly settled: readonly string[];
  readonly reason?: string | undefined;
}

/**
 * Adds a walk-in for people whom devices mistook for a party, to the start of that party. Their entries at the party
 * are struck afterwards, so that a repeated call adds them once. Undefined when there is no such party.
 */
export async function separateOthers(
  deps: PlacePressDeps & { readonly open: OpenPresses },
  party: NamedParty,
  command: OthersCommand,
  author: VisitAuthor,
): Promise<SettlementDecision | undefined> {
  const now = deps.clock();
  const settleAll = { ...command, struck: command.settled };
  const found = await recordAt(deps.visits, party, () => ({}));
  if (found === undefined) return undefined;
  const { log } = found.booking.visit;
  const problem = managerProblem(author) ?? decideSettlement(log, settleAll, author, now).problem;
  const [arrival, ...payments] = entriesOfOthers(log, command);
  if (problem !== undefined) return { problem };
  if (arrival?.kind !== 'arrive') return { problem: 'not-found' };
  const { date, tourId } = party;
  const { guests, by, on } = arrival;
  const language = found.booking.preferredLanguage;
  const booking = await walkInOf(
    deps,
    { date, tourId, guests, language, by, on },
    command.id,
    arrival.at * 1000,
  );
  if (booking === undefined) return { problem: 'not-found' };
  const added = await addWalkIn(deps, booking, [arrival, ...payments], false);
  if (added === 'over') await deps.open.putParty(partyOf(booking));
  return (
    await recordAt(deps.visits, party, ({ visit }) => decideSettlement(visit.log, settleAll, author, now))
  )?.decision;
}
