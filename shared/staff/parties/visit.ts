import type { VisitEntry, VisitLog } from './visit-log.ts';

type EntryOf<Kind extends VisitEntry['kind']> = Extract<VisitEntry, { kind: Kind }>;
export type PaymentEntry = EntryOf<'pay'>;
export type NoteEntry = EntryOf<'note'>;

/** The state of a visit, folded from its log without undone entries. */
export interface Visit {
  /** Adults who have arrived. */
  readonly here: number;
  /** Adults recorded as not coming. */
  readonly noShow: number;
  /** Payments that were not undone, in order. */
  readonly payments: readonly PaymentEntry[];
  /** Amount settled by these payments, in whole vatu. */
  readonly paidVuv: number;
  readonly notes: readonly NoteEntry[];
}

/**
 * Contradictions that a colleague has to resolve. `here-cancelled` and `paid-cancelled`: recorded at the door although
 * the booking is cancelled. `more-here`: more adults than booked. `overpaid`: money to refund.
 */
export type VisitFlag = 'here-cancelled' | 'paid-cancelled' | 'more-here' | 'overpaid';

/** The parts of a party that determine its state. `due` in whole vatu, see `dueHereVuv`. */
export interface VisitingParty {
  readonly status: 'confirmed' | 'cancelled';
  readonly guestCount: number;
  readonly due: number;
  readonly log: VisitLog;
}

export interface PartyState extends Visit {
  /** Adults without a record yet. */
  readonly awaited: number;
  /** Whole vatu still to pay; negative when there is money to refund. */
  readonly outstandingVuv: number;
  readonly flags: readonly VisitFlag[];
}

/** Ids of the undone entries. An undo itself cannot be undone. */
export function undoneIn(log: VisitLog): ReadonlySet<string> {
  const undos = log.flatMap((entry) => (entry.kind === 'undo' ? [entry] : []));
  const unalterable = new Set(undos.map(({ id }) => id));
  return new Set(undos.map(({ entry }) => entry).filter((id) => !unalterable.has(id)));
}

/** Folds a log into the current state. */
export function visitOf(log: VisitLog): Visit {
  const undone = undoneIn(log);
  const entries = log.filter(({ id }) => !undone.has(id));
  const payments = entries.flatMap((entry) => (entry.kind === 'pay' ? [entry] : []));
  return {
    here: sum(entries.map((entry) => (entry.kind === 'arrive' ? entry.guests : 0))),
    noShow: sum(entries.map((entry) => (entry.kind === 'no-show' ? entry.guests : 0))),
    payments,
    paidVuv: sum(payments.map(({ vatu }) => vatu)),
    notes: entries.flatMap((entry) => (entry.kind === 'note' ? [entry] : [])),
  };
}

/** The state of a party: its visit, the guests and payments still to come, and contradictions. */
export function partyState({ status, guestCount, due, log }: VisitingParty): PartyState {
  const visit = visitOf(log);
  const isCancelled = status === 'cancelled';
  const outstandingVuv = (isCancelled ? 0 : due) - visit.paidVuv;
  const flags: Readonly<Record<VisitFlag, boolean>> = {
    'here-cancelled': isCancelled && visit.here > 0,
    'paid-cancelled': isCancelled && visit.payments.length > 0,
    'more-here': !isCancelled && visit.here > guestCount,
    overpaid: !isCancelled && outstandingVuv < 0,
  };
  return {
    ...visit,
    awaited: isCancelled ? 0 : Math.max(0, guestCount - visit.here - visit.noShow),
    outstandingVuv,
    flags: (Object.keys(flags) as VisitFlag[]).filter((flag) => flags[flag]),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
