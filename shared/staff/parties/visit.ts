import { countOnce, knowledgeIn, mayRepeat } from './same-facts.ts';
import type { VisitEntry, VisitLog } from './visit-log.ts';

type EntryOf<Kind extends VisitEntry['kind']> = Extract<VisitEntry, { kind: Kind }>;
export type PaymentEntry = EntryOf<'pay'>;
export type NoteEntry = EntryOf<'note'>;
export type ClaimEntry = EntryOf<'claim'>;

/** The state of a visit, computed from its log without undone entries. */
export interface Visit {
  /** Adults who have arrived. */
  readonly here: number;
  /** Adults recorded as no-shows. */
  readonly noShow: number;
  /** Payments that were not undone, in order. */
  readonly payments: readonly PaymentEntry[];
  /** Amount settled by these payments, in whole vatu. */
  readonly paidVuv: number;
  readonly notes: readonly NoteEntry[];
  /** Payments that a manager has yet to accept or discard. */
  readonly claims: readonly ClaimEntry[];
}

/**
 * Contradictions that a colleague has to resolve. `here-cancelled` and `paid-cancelled`: recorded at the door although
 * the booking is cancelled. `more-here`: more adults than booked. `overpaid`: money to refund. `arrived-twice` and
 * `paid-twice`: offline devices recorded facts that may be the same. `other-start`: the guests came to the start that the
 * booking had left. `claimed`: a payment waits for a manager. `over`: the start had no place left for them.
 */
export type VisitFlag =
  | 'here-cancelled'
  | 'paid-cancelled'
  | 'more-here'
  | 'overpaid'
  | 'arrived-twice'
  | 'paid-twice'
  | 'other-start'
  | 'claimed'
  | 'over';

/** The parts of a party that determine its state. `due` in whole vatu, see `dueHereVuv`. */
export interface VisitingParty {
  readonly status: 'confirmed' | 'cancelled';
  readonly cancelledAt?: number | undefined;
  readonly guestCount: number;
  readonly due: number;
  readonly log: VisitLog;
  /** Set if the party does not count towards the capacity of its start. */
  readonly over?: true | undefined;
}

export interface PartyState extends Visit {
  /** False for a cancelled booking whose guests came anyway, see `isStillCancelled`. */
  readonly isCancelled: boolean;
  /** Adults without a record yet. */
  readonly awaited: number;
  /** Whole vatu still to pay; negative when there is money to refund. */
  readonly outstandingVuv: number;
  readonly flags: readonly VisitFlag[];
}

/**
 * Ids of the undone entries. An undo itself cannot be undone. A kept undo only affects entries that its author
 * recorded on that device, and never a settlement.
 */
export function undoneIdsIn(log: VisitLog): ReadonlySet<string> {
  const entries = new Map(log.map((entry) => [entry.id, entry]));
  return new Set(
    log.flatMap((entry) => {
      if (entry.kind !== 'undo') return [];
      const target = entries.get(entry.entry);
      if (target?.kind === 'undo' || (target?.kind === 'settle' && entry.kept)) return [];
      const isByAuthor = target?.by === entry.by && target.on === entry.on;
      return entry.kept && !isByAuthor ? [] : [entry.entry];
    }),
  );
}

const settlementsIn = (log: VisitLog) => {
  const undone = undoneIdsIn(log);
  return filterByKind(log, 'settle').filter(({ id }) => !undone.has(id));
};

/** Ids of the entries that a settlement covers, and of those that it strikes. Payments are never struck. */
export function settledIdsIn(log: VisitLog): {
  readonly settled: ReadonlySet<string>;
  readonly struck: ReadonlySet<string>;
} {
  const settlements = settlementsIn(log);
  const payments = new Set(log.flatMap(({ id, kind }) => (kind === 'pay' ? [id] : [])));
  return {
    settled: new Set(settlements.flatMap(({ settled }) => settled)),
    struck: new Set(settlements.flatMap(({ struck }) => struck).filter((id) => !payments.has(id))),
  };
}

const filterByKind = <Kind extends VisitEntry['kind']>(log: VisitLog, kind: Kind) =>
  log.filter((entry): entry is EntryOf<Kind> => entry.kind === kind);

/** The entries that count: neither undone nor struck. */
function countedEntriesIn(log: VisitLog): VisitLog {
  const undone = undoneIdsIn(log);
  const { struck } = settledIdsIn(log);
  return log.filter(({ id }) => !undone.has(id) && !struck.has(id));
}

/** Computes the current state from a log. The order of kept entries makes no difference. */
export function visitOf(log: VisitLog): Visit {
  const counted = countedEntriesIn(log);
  const knows = knowledgeIn(log, settlementsIn(log));
  const { settled } = settledIdsIn(log);
  const payments = filterByKind(counted, 'pay');
  return {
    here: countOnce(filterByKind(counted, 'arrive'), knows).guests,
    noShow: countOnce(filterByKind(counted, 'no-show'), knows).guests,
    payments,
    paidVuv: payments.reduce((sum, { vatu }) => sum + vatu, 0),
    notes: filterByKind(counted, 'note'),
    claims: filterByKind(counted, 'claim').filter(({ id }) => !settled.has(id)),
  };
}

/** Number of guests of a party who joined another start, by the id of that start. */
export function joinedIn(log: VisitLog): ReadonlyMap<number, number> {
  const joinEntries = filterByKind(countedEntriesIn(log), 'arrive').filter(
    ({ joins }) => joins !== undefined,
  );
  const knows = knowledgeIn(log, settlementsIn(log));
  return new Map(
    joinEntries.map(({ joins = 0 }) => [
      joins,
      countOnce(
        joinEntries.filter((joined) => joined.joins === joins),
        knows,
      ).guests,
    ]),
  );
}

/** The amount due for some of the guests of a party. */
const dueOf = ({ due, guestCount }: VisitingParty, guests: number): number =>
  Math.round((due / guestCount) * Math.min(guests, guestCount));

/** Whether a booking is cancelled and no colleague has since decided that its guests came anyway. */
export function isStillCancelled({
  status,
  cancelledAt = 0,
  log,
}: Pick<VisitingParty, 'status' | 'cancelledAt' | 'log'>): boolean {
  if (status !== 'cancelled') return false;
  const laterSettlements = settlementsIn(log).filter(({ at }) => at >= cancelledAt);
  const settledIds = new Set(laterSettlements.flatMap(({ settled }) => settled));
  return !filterByKind(countedEntriesIn(log), 'arrive').some(({ id }) => settledIds.has(id));
}

/** The state of a party: its visit, the expected guests and payments, and contradictions. */
export function partyState(party: VisitingParty): PartyState {
  const { guestCount, due, log, over } = party;
  const visit = visitOf(log);
  const isCancelled = isStillCancelled(party);
  const isExpected = party.status === 'confirmed';
  const outstandingVuv = (isCancelled ? 0 : isExpected ? due : dueOf(party, visit.here)) - visit.paidVuv;
  const counted = countedEntriesIn(log);
  const knows = knowledgeIn(log, settlementsIn(log));
  const { settled } = settledIdsIn(log);
  const isOpen = ({ id }: VisitEntry) => !settled.has(id);
  const arrivals = filterByKind(counted, 'arrive');
  const hasOpenArrival = arrivals.some(isOpen);
  const isDoubtful = countOnce(arrivals, knows).isDisputed || visit.here < guestCount;
  const flags: Readonly<Record<VisitFlag, boolean>> = {
    'here-cancelled': !isExpected && hasOpenArrival,
    'paid-cancelled': isCancelled && visit.payments.some(isOpen),
    'more-here': isExpected && visit.here > guestCount && hasOpenArrival,
    overpaid: !isCancelled && outstandingVuv < 0,
    'arrived-twice': mayRepeat(arrivals, knows) && isDoubtful,
    'paid-twice': mayRepeat(visit.payments, knows),
    'other-start': arrivals.some((entry) => entry.kept?.expected !== undefined && isOpen(entry)),
    claimed: visit.claims.length > 0,
    over: over === true && !isCancelled && hasOpenArrival,
  };
  return {
    ...visit,
    isCancelled,
    // An arrival disproves a no-show.
    noShow: isCancelled ? visit.noShow : Math.min(visit.noShow, Math.max(0, guestCount - visit.here)),
    awaited: !isExpected ? 0 : Math.max(0, guestCount - visit.here - visit.noShow),
    outstandingVuv,
    flags: (Object.keys(flags) as VisitFlag[]).filter((flag) => flags[flag]),
  };
}
