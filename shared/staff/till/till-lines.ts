import type { VisitEntry, VisitLog } from '../parties/visit-log.ts';
import type { TillLine } from './z-report.ts';

/** A party of the days that the till reads, cancelled ones included: their money is in the till too. */
export interface PaidParty {
  readonly date: string;
  readonly tourId: number;
  readonly guestCount: number;
  /** Whole vatu for all of them, see `dueHereVuv`. */
  readonly due: number;
  readonly log: VisitLog;
}

type EntryOf<Kind extends VisitEntry['kind']> = Extract<VisitEntry, { kind: Kind }>;

/**
 * What the till holds that no Z covers, oldest first: payments, and payments taken back as negative lines. An undo
 * before any Z leaves neither; an undo of a payment that a Z covers counts like a reversal, because both may be written
 * at the same moment. An entry that comes twice counts once: a booking may stand in its slot and in the archive.
 *
 * @param inZ ids of the lines of all Zs that may cover one of these entries
 */
export function openLines(parties: readonly PaidParty[], inZ: ReadonlySet<string>): readonly TillLine[] {
  const payments = new Map<string, Omit<TillLine, 'takesBack'>>();
  const backs = new Map<string, EntryOf<'undo'>>();
  for (const party of parties) {
    for (const entry of party.log) {
      if (entry.kind === 'pay' && !payments.has(entry.id)) payments.set(entry.id, lineOf(entry, party));
      if (entry.kind === 'undo' && !backs.has(entry.entry)) backs.set(entry.entry, entry);
    }
  }
  return [...payments.values()]
    .flatMap((payment): TillLine[] => {
      const back = backs.get(payment.id);
      if (back !== undefined && back.reason === undefined && !inZ.has(payment.id)) return [];
      return back === undefined ? [payment] : [payment, backLine(payment, back)];
    })
    .filter(({ id }) => !inZ.has(id))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

const lineOf = (
  { id, at, by, method, amount, vatu, change }: EntryOf<'pay'>,
  { date, tourId, guestCount, due }: PaidParty,
): Omit<TillLine, 'takesBack'> => ({
  id,
  at,
  by,
  date,
  tourId,
  method,
  amount,
  vatu,
  guests: due > 0 ? Math.round((guestCount * vatu) / due) : 0,
  ...(change && { change }),
});

/** The sum that was paid is given back; what was changed for the guest stays changed. */
const backLine = ({ change: _stays, ...payment }: TillLine, { id, at, by }: EntryOf<'undo'>): TillLine => ({
  ...payment,
  id,
  at,
  by,
  amount: -payment.amount,
  vatu: -payment.vatu,
  guests: -(payment.guests ?? 0),
  takesBack: payment.id,
});
