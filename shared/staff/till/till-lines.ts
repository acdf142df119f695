import { undoneIdsIn } from '../parties/visit.ts';
import type { VisitEntry, VisitLog } from '../parties/visit-log.ts';
import type { StaffChange } from '../staff-change.ts';
import type { TillLine } from './z-report.ts';

/** A party of the days that the till reads, including cancelled ones, whose money is in the till too. */
export interface PaidParty {
  /** Permanent id of the booking. */
  readonly party: string;
  readonly date: string;
  readonly tourId: number;
  readonly guestCount: number;
  /** Amount due for all guests in whole vatu, see `dueHereVuv`. */
  readonly due: number;
  readonly log: VisitLog;
  /** Epoch seconds; undefined for a confirmed party. */
  readonly cancelledAt?: number | undefined;
  /** Changes of the booking by staff. */
  readonly changes?: readonly StaffChange[] | undefined;
}

type EntryOf<Kind extends VisitEntry['kind']> = Extract<VisitEntry, { kind: Kind }>;

/**
 * An id of an entry that is unique across parties. The own id of an entry is that of a command, chosen by a client, and
 * unique only within the history of one party.
 */
export const entryName = (party: string, entry: string): string => `${party}.${entry}`;

/**
 * Lines that no Z covers, oldest first: payments, and reversals as negative lines. An undo before any Z leaves neither
 * line; an undo of a payment that a Z covers counts like a reversal, because both may be written at the same time.
 *
 * @param inZ the lines of all Zs that may cover one of these entries
 */
export function openLines(parties: readonly PaidParty[], inZ: readonly TillLine[]): readonly TillLine[] {
  const closed = new Map(inZ.map((line) => [line.id, line]));
  return mergeCopies(parties)
    .flatMap((party) => withGuests(party, linesOf(party, closed), closed))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

/** Merges the copies of a party with all their entries, since a booking that moves while it is read appears twice. */
export function mergeCopies(parties: readonly PaidParty[]): readonly PaidParty[] {
  const partiesById = new Map<string, PaidParty>();
  for (const party of parties) {
    const { log } = partiesById.get(party.party) ?? { log: [] };
    const knownIds = new Set(log.map(({ id }) => id));
    partiesById.set(party.party, {
      ...party,
      ...partiesById.get(party.party),
      log: [...log, ...party.log.filter(({ id }) => !knownIds.has(id))],
    });
  }
  return [...partiesById.values()];
}

type LineWithoutGuests = Omit<TillLine, 'guests'>;

/** All lines of a party, including those in a Z, in the order of their entries. */
function linesOf(party: PaidParty, closed: ReadonlyMap<string, unknown>): readonly LineWithoutGuests[] {
  const undos = new Map<string, EntryOf<'undo'>>();
  const undone = undoneIdsIn(party.log);
  for (const entry of party.log)
    if (entry.kind === 'undo' && undone.has(entry.entry) && !undos.has(entry.entry))
      undos.set(entry.entry, entry);
  return party.log
    .flatMap((entry): LineWithoutGuests[] => {
      if (entry.kind !== 'pay') return [];
      const payment = lineOf(entry, party);
      const undo = undos.get(entry.id);
      if (undo === undefined) return [payment];
      if (undo.reason === undefined && !closed.has(payment.id)) return [];
      return [payment, reversalLine(payment, entryName(party.party, undo.id), undo)];
    })
    .toSorted((a, b) => a.at - b.at);
}

/**
 * The lines that no Z covers. Each line counts the additional adults that it pays for, so that the parts of a party add
 * up to the whole, even across Zs.
 */
function withGuests(
  { guestCount, due }: PaidParty,
  lines: readonly LineWithoutGuests[],
  closed: ReadonlyMap<string, TillLine>,
): readonly TillLine[] {
  const earlierLines = lines.flatMap(({ id }) => closed.get(id) ?? []);
  let paid = earlierLines.reduce((sum, { vatu }) => sum + vatu, 0);
  let counted = earlierLines.reduce((sum, { guests }) => sum + guests, 0);
  return lines
    .filter(({ id }) => !closed.has(id))
    .map((line) => {
      paid += line.vatu;
      const share = due > 0 ? Math.min(Math.max(paid / due, 0), 1) : 0;
      const guests = Math.round(guestCount * share) - counted;
      counted += guests;
      return { ...line, guests };
    });
}

const lineOf = (
  { id, at, by, method, amount, vatu, change, reason }: EntryOf<'pay'>,
  { party, date, tourId }: PaidParty,
): LineWithoutGuests => ({
  id: entryName(party, id),
  at,
  by,
  date,
  tourId,
  method,
  amount,
  vatu,
  ...(change && { change }),
  ...(reason !== undefined && { reason }),
});

/** The reversal of a payment. It does not include change given to the guest. */
const reversalLine = (
  { change: _stays, reason: _ofPayment, ...payment }: LineWithoutGuests,
  id: string,
  { at, by, reason }: EntryOf<'undo'>,
): LineWithoutGuests => ({
  ...payment,
  id,
  at,
  by,
  amount: -payment.amount,
  vatu: -payment.vatu,
  reverses: payment.id,
  ...(reason !== undefined && { reason }),
});
