import { undoneIdsIn } from '../parties/visit.ts';
import type { PaymentMethod, VisitEntry } from '../parties/visit-log.ts';
import { entryName, mergeCopies, type PaidParty } from './till-lines.ts';
import type { TillException, TillLine } from './z-report.ts';

/**
 * Exceptions that no Z lists, oldest first: payments undone before any Z, and parties that were cancelled or reduced
 * after one of their guests had arrived (even if that arrival was undone).
 *
 * @param closed lines and exceptions of the Zs that may cover some of these exceptions
 */
export function openExceptions(
  parties: readonly PaidParty[],
  closed: { readonly lines: readonly TillLine[]; readonly exceptions: readonly TillException[] },
): readonly TillException[] {
  const inZ = new Set(closed.lines.map(({ id }) => id));
  const listed = new Set(closed.exceptions.map(({ id }) => id));
  return mergeCopies(parties)
    .flatMap((party) => [...exceptionsOfUndos(party, inZ), ...exceptionsAfterArrival(party)])
    .filter(({ id }) => !listed.has(id))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

function exceptionsOfUndos(party: PaidParty, inZ: ReadonlySet<string>): readonly TillException[] {
  const payments = new Map(
    party.log.flatMap((entry) => (entry.kind === 'pay' ? [[entry.id, entry] as const] : [])),
  );
  const undone = undoneIdsIn(party.log);
  const firstUndos = new Map<string, Extract<VisitEntry, { kind: 'undo' }>>();
  for (const entry of party.log)
    if (entry.kind === 'undo' && !firstUndos.has(entry.entry)) firstUndos.set(entry.entry, entry);
  return [...firstUndos.values()].flatMap(({ id, at, by, entry, reason }): TillException[] => {
    const payment = payments.get(entry);
    if (payment === undefined || reason !== undefined || !undone.has(entry)) return [];
    if (inZ.has(entryName(party.party, entry))) return [];
    const { method, amount, vatu } = payment;
    return [{ ...eventOf(party, id, at, by), kind: 'undone', method, amount, vatu, guests: 0 }];
  });
}

function exceptionsAfterArrival(party: PaidParty): readonly TillException[] {
  const { guestCount, due, cancelledAt, changes = [] } = party;
  const arrivedAt = Math.min(
    ...party.log.flatMap((entry) => (entry.kind === 'arrive' ? [entry.at] : [])),
    Number.POSITIVE_INFINITY,
  );
  const reduced = changes.flatMap(({ id, at, by, from, to }): TillException[] => {
    const fewerGuests = (from?.guestCount ?? 0) - (to?.guestCount ?? 0);
    if (to?.guestCount === undefined || fewerGuests <= 0 || at < arrivedAt) return [];
    const vatu = Math.round((due / guestCount) * fewerGuests);
    return [{ ...eventOf(party, id, at, by), kind: 'reduced-after-arrival', vatu, guests: fewerGuests }];
  });
  if (cancelledAt === undefined || cancelledAt < arrivedAt) return reduced;
  const by = changes.findLast(({ kind }) => kind === 'cancel' || kind === 'close')?.by ?? byGuest;
  const cancelled = eventOf(party, 'cancelled', cancelledAt, by);
  return [...reduced, { ...cancelled, kind: 'cancelled-after-arrival', vatu: due, guests: guestCount }];
}

/** Stands for the id of a colleague when guests or operators cancel. */
export const byGuest = '';

const eventOf = ({ party, date, tourId }: PaidParty, id: string, at: number, by: string) => ({
  id: entryName(party, id),
  at,
  by,
  date,
  tourId,
});

/**
 * Kinds that a report shows in addition to the takings. Complimentary visits and reversals are lines; the others are
 * exceptions.
 */
export const exceptionKinds = [
  'undone',
  'reversed',
  'complimentary',
  'cancelled-after-arrival',
  'reduced-after-arrival',
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

/** Sum for a kind, a person and a method, in whole vatu: undone, reversed, complimentary or not paid. */
export interface ExceptionSum {
  readonly kind: ExceptionKind;
  readonly person: string;
  readonly method?: PaymentMethod | undefined;
  readonly times: number;
  readonly vatu: number;
}

/** Adds up the exceptions, in the order of `exceptionKinds`, then of their first occurrence, then of the methods. */
export function exceptionSums(
  lines: readonly TillLine[],
  exceptions: readonly TillException[],
): readonly ExceptionSum[] {
  const singleSums: ExceptionSum[] = [
    ...lines.flatMap(({ by, method, vatu, reverses }): ExceptionSum[] => {
      if (reverses !== undefined) return [{ kind: 'reversed', person: by, method, times: 1, vatu: -vatu }];
      return method === 'complimentary'
        ? [{ kind: 'complimentary', person: by, method, times: 1, vatu }]
        : [];
    }),
    ...exceptions.map(({ kind, by, method, vatu }) => ({ kind, person: by, method, times: 1, vatu })),
  ];
  const sums = new Map<string, ExceptionSum>();
  for (const added of singleSums) {
    const key = `${added.kind} ${added.person} ${added.method}`;
    const sum = sums.get(key) ?? { ...added, times: 0, vatu: 0 };
    sums.set(key, { ...sum, times: sum.times + 1, vatu: sum.vatu + added.vatu });
  }
  return exceptionKinds.flatMap((kind) => [...sums.values()].filter((sum) => sum.kind === kind));
}
