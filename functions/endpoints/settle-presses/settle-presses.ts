import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { lastingId, slotKey } from '#functions/stores/bookings/slot-item.ts';
import type { VisitedBooking } from '#functions/stores/bookings/visit-item.ts';
import type { OpenPress } from '#functions/stores/kept-presses/open-presses.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import type { DeliveryDeps } from '#functions/use-cases/kept-presses/deliver-press.ts';
import type { NamedParty } from '#functions/use-cases/kept-presses/party-now.ts';
import { placePress } from '#functions/use-cases/kept-presses/place-press.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { settlePresses as contract } from '#shared/contracts/kept/settle-presses.ts';
import { giveUp, missingIn } from '#shared/kept-presses/chain.ts';
import { type KeptPress, readPress } from '#shared/kept-presses/press.ts';
import {
  decideAcceptance,
  decideSettlement,
  type SettlementDecision,
} from '#shared/kept-presses/settlement.ts';
import { settlementMessages } from '#shared/kept-presses/settlement-messages.ts';
import { partyState } from '#shared/staff/parties/visit.ts';
import type { VisitAuthor } from '#shared/staff/parties/visit-command.ts';
import type { VisitLog } from '#shared/staff/parties/visit-log.ts';
import { isSteppedUp } from '#shared/staff/sign-in/people.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';

type Decision = Parameters<UseCase<typeof contract>>[0]['body']['decision'];
type Result = Omit<ReplyOf<typeof contract>, 'success'>;
type OfPress = Extract<Decision, { press: unknown }>;

/** Carries out a decision about stored presses. */
export const settlePresses =
  (deps: DeliveryDeps): UseCase<typeof contract> =>
  async ({ body: { commandId: id, decision }, actor }) => {
    const now = deps.clock();
    const author = { ...actor, isSteppedUp: isSteppedUp(actor, epochSeconds(now)) };
    if (decision.kind === 'settle' || decision.kind === 'accept') {
      const decide = (log: VisitLog) =>
        decision.kind === 'settle'
          ? decideSettlement(log, { ...decision, id }, author, now)
          : decideAcceptance(log, { id, claim: decision.claim }, author, now);
      return { success: true, ...(await settleParty(deps, decision, decide)) };
    }
    refuseUnlessManager(author);
    log.info('kept-press.decided', { decision: decision.kind });
    return { success: true, ...(await settlePress(deps, decision)) };
  };

async function settleParty(
  { visits, open }: DeliveryDeps,
  { date, tourId, party }: NamedParty,
  decide: (log: VisitLog) => SettlementDecision,
): Promise<Result> {
  const slot = slotById(tourId);
  const recorded =
    slot &&
    (await visits.record(slotKey(calendarDateFrom(date), slot), party, ({ visit }) => decide(visit.log)));
  if (recorded === undefined) throw refusal('not-found');
  const { booking, decision } = recorded;
  if (decision.problem !== undefined) throw refusal(decision.problem);
  log.info('kept-press.decided', { decision: 'party' });
  const reply = partyReply(booking);
  if (partyState(reply).flags.length === 0) await closeParty({ open }, booking);
  return { party: reply };
}

const closeParty = ({ open }: Pick<DeliveryDeps, 'open'>, booking: VisitedBooking): Promise<void> =>
  open.removeParty(booking.date, lastingId(booking));

async function settlePress(
  deps: DeliveryDeps,
  decision: Exclude<Decision, { kind: 'settle' | 'accept' }>,
): Promise<Result> {
  if (decision.kind === 'give-up') {
    const { device, key } = decision;
    const { chains } = deps;
    if ((await chains.read({ device, key })).last === 0) throw refusal('not-found');
    await chains.change({ device, key }, {}, (chain) => giveUp(chain, missingIn(chain, chain.last)));
    return {};
  }
  const { device, key, n, digest } = decision.press;
  const stored = (await deps.open.ofKey(device, key)).find((one) => one.n === n && one.digest === digest);
  if (stored === undefined) throw refusal('not-found');
  if (decision.kind === 'discard') {
    await deps.records.put(stored, 'discarded');
    await deps.open.remove(stored);
    return {};
  }
  return place(deps, stored, decision);
}

async function place(
  deps: DeliveryDeps,
  stored: OpenPress,
  { at: party }: Extract<OfPress, { kind: 'place' }>,
): Promise<Result> {
  const press = readPress(stored.text);
  if (press === undefined) throw unplaced;
  const recordedAt = deps.clock().getTime();
  const judged = stored.judged ?? {
    at: Math.min(press.madeAt, recordedAt),
    isTimeUnsure: true,
    isCodeUnchecked: true,
  };
  const placed = await placePress(deps, party ? pressAt(press, party) : press, { ...judged, recordedAt });
  if (placed.result === 'unplaced') throw unplaced;
  if (placed.result === 'undecided') await deps.open.putParty(placed.party);
  await deps.records.put(stored, placed.result === 'undecided' ? 'needs-decision' : placed.result);
  await deps.open.remove(stored);
  return {};
}

const pressAt = (press: KeptPress, { date, tourId, party: id }: NamedParty): KeptPress => ({
  ...press,
  party: { date, tourId, id },
});

function refuseUnlessManager({ person, isSteppedUp: isUp }: VisitAuthor): void {
  if (person.role !== 'manager') throw refusal('forbidden');
  if (!isUp) throw refusal('step-up');
}

const unplaced = new Refused({ kind: 'party-changed', message: settlementMessages.unplaced });

function refusal(problem: NonNullable<SettlementDecision['problem']>): Refused {
  if (problem === 'step-up') return new Refused({ kind: problem, message: sessionMessages.stepUp });
  const kind = problem === 'no-reason' ? 'invalid-input' : problem;
  return new Refused({ kind, message: settlementMessages[problem] });
}
