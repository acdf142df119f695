import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { lastingId } from '#functions/stores/bookings/slot-item.ts';
import type { OpenPress } from '#functions/stores/kept-presses/open-presses.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { bookingIdOfCommand } from '#functions/use-cases/bookings/new-booking.ts';
import type { PressDeps } from '#functions/use-cases/kept-presses/deliver-press.ts';
import { type NamedParty, partyNow, recordAt } from '#functions/use-cases/kept-presses/party-now.ts';
import { placePress } from '#functions/use-cases/kept-presses/place-press.ts';
import { partyOf } from '#functions/use-cases/kept-presses/place-walk-in.ts';
import { separateOthers } from '#functions/use-cases/kept-presses/separate-others.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { settlePresses as contract } from '#shared/contracts/kept/settle-presses.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { giveUp, missingNumbers } from '#shared/kept-presses/chain.ts';
import { type KeptPress, readPress } from '#shared/kept-presses/press.ts';
import { decideAcceptance, decideJoin, decideSettlement } from '#shared/kept-presses/settlement.ts';
import type { SettlementDecision } from '#shared/kept-presses/settlement-entry.ts';
import { settlementMessages } from '#shared/kept-presses/settlement-messages.ts';
import { decideSettlementUndo } from '#shared/kept-presses/settlement-undo.ts';
import { partyState } from '#shared/staff/parties/visit.ts';
import type { VisitAuthor } from '#shared/staff/parties/visit-command.ts';
import type { VisitLog } from '#shared/staff/parties/visit-log.ts';
import { isSteppedUp } from '#shared/staff/sign-in/people.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';

type Decision = Parameters<UseCase<typeof contract>>[0]['body']['decision'];
type Result = Omit<ReplyOf<typeof contract>, 'success'>;
type StartName = Pick<NamedParty, 'date' | 'tourId'>;
type PressDecision = Extract<Decision, { press: unknown }>;

/** Carries out a decision about stored presses. */
export const settlePresses =
  (deps: PressDeps): UseCase<typeof contract> =>
  async ({ body: { commandId: id, decision }, actor }) => {
    const now = deps.clock();
    const author = { ...actor, isSteppedUp: isSteppedUp(actor, epochSeconds(now)) };
    if ('party' in decision)
      return { success: true, ...(await settleParty(deps, { ...decision, id }, author)) };
    refuseUnlessManager(author);
    log.info('kept-press.decided', { decision: decision.kind });
    return { success: true, ...(await settlePress(deps, decision)) };
  };

type PartyCommand = Extract<Decision, { party: unknown }> & { readonly id: string };

async function settleParty(deps: PressDeps, command: PartyCommand, author: VisitAuthor): Promise<Result> {
  const now = deps.clock();
  const others = command.kind === 'others' ? await separateOthers(deps, command, command, author) : undefined;
  if (others?.problem !== undefined) throw refusal(others.problem);
  const recorded = await recordAt(deps.visits, command, ({ visit }) =>
    decideCommand(visit.log, command, author, now),
  );
  if (recorded === undefined) throw refusal('not-found');
  const { booking, decision } = recorded;
  if (decision.problem !== undefined) throw refusal(decision.problem);
  log.info('kept-press.decided', { decision: 'party' });
  const reply = partyReply(booking);
  const { open } = deps;
  if (partyState(reply).flags.length === 0) await open.removeParty(booking.date, lastingId(booking));
  else await open.putParty(partyOf(booking));
  return { party: reply };
}

function decideCommand(
  log: VisitLog,
  command: PartyCommand,
  author: VisitAuthor,
  now: Date,
): SettlementDecision {
  switch (command.kind) {
    case 'settle':
      return decideSettlement(log, command, author, now);
    case 'accept':
      return decideAcceptance(log, command, author, now);
    case 'join':
      return decideJoin(log, { ...command, tourId: command.joins }, author, now);
    case 'undo':
      return decideSettlementUndo(log, command, author, now);
    case 'others':
      return {};
  }
}

async function settlePress(
  deps: PressDeps,
  decision: Exclude<Decision, { party: unknown }>,
): Promise<Result> {
  if (decision.kind === 'give-up') {
    const { device, key } = decision;
    const { chains } = deps;
    if ((await chains.read({ device, key })).last === 0) throw refusal('not-found');
    await chains.change({ device, key }, {}, (chain) => giveUp(chain, missingNumbers(chain, chain.last)));
    return {};
  }
  const { device, key, n, digest } = decision.press;
  const stored = (await deps.open.listByKey(device, key)).find(
    (press) => press.n === n && press.digest === digest,
  );
  if (stored === undefined) throw refusal('not-found');
  if (decision.kind === 'discard') {
    await deps.records.put(stored, 'discarded');
    await deps.open.remove(stored);
    return {};
  }
  return placeStored(deps, stored, decision);
}

async function placeStored(
  deps: PressDeps,
  stored: OpenPress,
  { at: party, walkIn }: Extract<PressDecision, { kind: 'place' }>,
): Promise<Result> {
  const keptPress = readPress(stored.text);
  const press =
    keptPress && (walkIn ? toWalkIn(keptPress, walkIn) : party ? pressAt(keptPress, party) : keptPress);
  if (press === undefined) throw unplaced;
  const recordedAt = deps.clock().getTime();
  const judged = stored.judged ?? {
    at: Math.min(press.madeAt, recordedAt),
    isTimeUnsure: true,
    isCodeUnchecked: true,
  };
  const placedPress = await placePress(deps, press, { ...judged, recordedAt });
  if (placedPress.result === 'unplaced') throw unplaced;
  if (placedPress.result === 'undecided') await deps.open.putParty(placedPress.party);
  await deps.records.put(stored, placedPress.result === 'undecided' ? 'needs-decision' : placedPress.result);
  await deps.open.remove(stored);
  return walkIn === undefined ? {} : { party: await findWalkIn(deps, press.id, walkIn) };
}

/** Turns an arrival into that of a walk-in. Returns undefined for any other press. */
function toWalkIn(press: KeptPress, { date, tourId }: StartName): KeptPress | undefined {
  const { action, id } = press;
  const party = { date, tourId, walkIn: id };
  if (action.kind === 'walk-in') return { ...press, party };
  if (action.kind !== 'arrive' && action.kind !== 'join') return undefined;
  return { ...press, party, action: { kind: 'walk-in', guests: action.guests } };
}

async function findWalkIn(
  { visits, referenceSecret }: PressDeps,
  commandId: string,
  { date, tourId }: StartName,
): Promise<Party | undefined> {
  const slot = slotById(tourId);
  if (slot === undefined) return undefined;
  const start = { date: calendarDateFrom(date), time: slot.time, tourType: slot.type };
  const party = await bookingIdOfCommand(start, commandId, referenceSecret);
  const booking = await partyNow(visits, { date, tourId, party });
  return booking && partyReply(booking);
}

const pressAt = (press: KeptPress, { date, tourId, party: id }: NamedParty): KeptPress => ({
  ...press,
  party: { date, tourId, id },
});

function refuseUnlessManager({ person, isSteppedUp: hasSteppedUp }: VisitAuthor): void {
  if (person.role !== 'manager') throw refusal('forbidden');
  if (!hasSteppedUp) throw refusal('step-up');
}

const unplaced = new Refused({
  kind: 'party-changed',
  message: settlementMessages.unplaced,
  reason: 'pressUnplaced',
});

function refusal(problem: NonNullable<SettlementDecision['problem']>): Refused {
  if (problem === 'step-up') return new Refused({ kind: problem, message: sessionMessages.stepUp });
  const message = settlementMessages[problem];
  if (problem === 'no-reason') return new Refused({ kind: 'invalid-input', message });
  if (problem === 'final') return new Refused({ kind: 'forbidden', message, reason: 'settlementFinal' });
  if (problem === 'party-changed') return new Refused({ kind: problem, message, reason: 'settledBefore' });
  return new Refused({ kind: problem, message });
}
