import { log } from '#functions/kernel/log.ts';
import type { ChainStore } from '#functions/stores/kept-presses/chains.ts';
import type { OpenPresses } from '#functions/stores/kept-presses/open-presses.ts';
import type { ArrivedPress, PressRecords } from '#functions/stores/kept-presses/press-records.ts';
import type { PressSigners } from '#functions/stores/staff/press-signers.ts';
import type { StoredDevice } from '#functions/stores/staff/staff-items.ts';
import { addLink, type Chain, giveUp, hasArrived, newChain } from '#shared/kept-presses/chain.ts';
import type { OpenReason } from '#shared/kept-presses/open-reason.ts';
import type { PressOutcome } from '#shared/kept-presses/outcome.ts';
import {
  type KeptPress,
  type PressHead,
  readPress,
  readPrevious,
  type SignedPress,
} from '#shared/kept-presses/press.ts';
import { isSignedBy, pressDigest } from '#shared/kept-presses/signature.ts';
import { judgePress, type PressJudgement } from './judge-press.ts';
import { nameOfDevice } from './name-of-device.ts';
import { placePress } from './place-press.ts';
import type { PlacedPress, PlacePressDeps } from './placed-press.ts';
import { judgeSheetOf } from './sheet-of-press.ts';
import { isTicketProven, type ReadPublicKeys } from './ticket-of-press.ts';

export interface PressDeps extends PlacePressDeps {
  readonly records: PressRecords;
  readonly chains: ChainStore;
  readonly open: OpenPresses;
}

export interface DeliveryDeps extends PressDeps {
  readonly readTicketKeys: ReadPublicKeys;
}

export interface Delivery {
  readonly signed: SignedPress;
  readonly head: PressHead;
  readonly signers: PressSigners;
  /** Whether the call has a valid session. */
  readonly hasSession: boolean;
}

/** A signed press that is being delivered. */
interface Arrival extends ArrivedPress {
  readonly signed: SignedPress;
  readonly owner: StoredDevice;
  readonly press: KeptPress | undefined;
}

/**
 * Stores one press in the history of its party, or for a colleague to decide. It is recorded as arrived only once it is
 * stored, so that an interrupted call can be repeated.
 */
export async function deliverPress(
  deps: DeliveryDeps,
  { signed, head, signers, hasSession }: Delivery,
): Promise<PressOutcome> {
  const owner = signers.devices.get(head.device);
  const key = owner?.pressKeys?.find(({ id }) => id === head.key);
  const arrived = { ...head, digest: await pressDigest(signed.text) };
  if (owner === undefined || key === undefined)
    return hasSession ? storeUnverified(deps, arrived, signed) : 'unverified';
  if (!(await isSignedBy(key.publicKey, signed))) {
    log.error('kept-press.altered', { device: head.device, n: head.n, by: 'signature' });
    return 'rejected';
  }
  const earlierOutcome = await deps.records.outcomeOf(arrived);
  if (earlierOutcome !== undefined) return isStillOpen(earlierOutcome) ? earlierOutcome : 'known';
  const arrival = { ...arrived, signed, owner, press: readPress(signed.text) };
  const outcome = owner.isLost ? 'discarded' : await storePress(deps, arrival, signers);
  const { before: chainBefore, after: chain } = await recordArrival(deps, arrival, outcome);
  await deps.records.put(arrival, outcome);
  log.info('kept-press.recorded', { outcome, device: head.device, n: head.n });
  if (chainBefore.beyond.length > 0 || outcome === 'waits') await recordWaiting(deps, arrival, chain);
  return outcome;
}

const isStillOpen = (outcome: PressOutcome): boolean => outcome === 'waits' || outcome === 'unreadable';

/** Stores a press whose key is not registered. Its signature proves nothing, so a manager decides about it. */
async function storeUnverified(
  { open, records }: DeliveryDeps,
  arrived: ArrivedPress,
  { text, signature }: SignedPress,
): Promise<PressOutcome> {
  if ((await records.outcomeOf(arrived)) !== undefined) return 'known';
  await open.put({ ...arrived, why: 'unknown-key', text, signature });
  await records.put(arrived, 'needs-decision');
  return 'needs-decision';
}

async function storePress(
  deps: DeliveryDeps,
  arrival: Arrival,
  { people }: PressSigners,
): Promise<PressOutcome> {
  const { press, owner } = arrival;
  if (press === undefined) return storeOpen(deps, arrival, 'unreadable');
  const now = deps.clock().getTime();
  const sheet = await judgeSheetOf(press, deps.days, now);
  const { isTimeUnsure, ...others } = await judgePress(
    sheet === 'foreign' ? withoutSheetTime(press) : press,
    owner,
    people,
    now,
  );
  const judged = { ...others, isTimeUnsure: isTimeUnsure || sheet === 'unsure' };
  if (judged.isAfterEnd) return storeOpen(deps, arrival, 'after-end', judged);
  if (!(await isTicketProven(press, deps.readTicketKeys)))
    return storeOpen(deps, arrival, 'unproven-ticket', judged);
  if (sheet === 'foreign') return storeOpen(deps, arrival, 'unproven-sheet', judged);
  if (await mustWait(deps, arrival)) return storeOpen(deps, arrival, 'waits', judged);
  return settle(deps, arrival, judged, await place(deps, press, judged));
}

/** The press without the time written on its sheet. */
const withoutSheetTime = ({ writtenAt: _, ...press }: KeptPress): KeptPress => press;

const place = (deps: DeliveryDeps, press: KeptPress, judged: Omit<PressJudgement, 'isAfterEnd'>) =>
  placePress(deps, press, { ...judged, recordedAt: deps.clock().getTime() });

async function settle(
  deps: DeliveryDeps,
  arrival: Arrival,
  judged: PressJudgement,
  placed: PlacedPress,
): Promise<PressOutcome> {
  switch (placed.result) {
    case 'recorded':
    case 'known':
      return placed.result;
    case 'undecided':
      log.info('kept-press.undecided', { device: arrival.device, n: arrival.n });
      await deps.open.putParty(placed.party);
      return 'needs-decision';
    case 'unplaced':
      return storeOpen(deps, arrival, placed.reason, judged);
  }
}

async function storeOpen(
  { open }: DeliveryDeps,
  { device, key, n, digest, signed }: Arrival,
  why: OpenReason,
  judged?: PressJudgement,
): Promise<PressOutcome> {
  log.info('kept-press.undecided', { device, n, why });
  const { at, isTimeUnsure, isCodeUnchecked } = judged ?? {};
  await open.put({
    device,
    key,
    n,
    digest,
    why,
    text: signed.text,
    signature: signed.signature,
    ...(at !== undefined && {
      judged: { at, isTimeUnsure: isTimeUnsure === true, isCodeUnchecked: isCodeUnchecked === true },
    }),
  });
  if (why === 'waits' || why === 'unreadable') return why;
  return 'needs-decision';
}

/** Adds an arrived press to its chain. Returns the chain before and after. */
async function recordArrival(
  { chains, clock }: DeliveryDeps,
  { device, key, n, digest, press, owner, signed }: Arrival,
  outcome: PressOutcome,
): Promise<{ readonly before: Chain; readonly after: Chain }> {
  let before = newChain;
  const at = Math.floor(Math.min(press?.contact.at ?? 0, clock().getTime()) / 1000);
  const previous = readPrevious(signed.text);
  const link = { n, digest, ...(previous !== undefined && { previous }) };
  const after = await chains.change({ device, key }, { name: nameOfDevice(owner), at }, (chain) => {
    before = chain;
    const extended = addLink(chain, link);
    return outcome === 'discarded' ? giveUp(extended, [n]) : extended;
  });
  const brokenNumber = after.broken.find((number) => !before.broken.includes(number));
  if (brokenNumber !== undefined) log.error('kept-press.altered', { device, n: brokenNumber, by: 'chain' });
  return { before, after };
}

/** Whether the previous press about the same party has not arrived or is waiting too. */
async function mustWait({ chains, open }: DeliveryDeps, { device, key, press }: Arrival): Promise<boolean> {
  const after = press?.after;
  if (after === undefined) return false;
  const chain = await chains.read({ device, key });
  if (!hasArrived(chain, after)) return true;
  if (after <= chain.through) return false;
  return (await open.listByKey(device, key)).some(({ n, why }) => n === after && why === 'waits');
}

/** Records, in order, the presses that need not wait any longer, because the missing ones have arrived. */
async function recordWaiting(
  deps: DeliveryDeps,
  { device, key, owner }: Arrival,
  chain: Chain,
): Promise<void> {
  const waiting = (await deps.open.listByKey(device, key)).filter(({ why }) => why === 'waits');
  const numbers = new Set(waiting.map(({ n }) => n));
  for (const stored of waiting) {
    const press = readPress(stored.text);
    const { judged } = stored;
    const isReady =
      press?.after === undefined || (hasArrived(chain, press.after) && !numbers.has(press.after));
    if (press === undefined || judged === undefined || !isReady) continue;
    const placed = await place(deps, press, judged);
    const arrival: Arrival = { ...stored, signed: stored, owner, press };
    const outcome = await settle(deps, arrival, { ...judged, isAfterEnd: false }, placed);
    if (placed.result !== 'unplaced') await deps.open.remove(stored);
    await deps.records.put(stored, outcome);
    numbers.delete(stored.n);
  }
}
