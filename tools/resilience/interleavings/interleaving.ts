import { isDeepStrictEqual } from 'node:util';
import type { Scheduler } from 'fast-check';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { referenceOf } from '#functions/stores/bookings/stored-booking.testing.ts';
import type { ObservedTable } from '#functions/stores/table/table-content.testing.ts';
import type { Act } from './act.ts';
import { type CompletedAct, outcomeProblem } from './outcome-problem.ts';
import type { RaceStores } from './race-stores.ts';
import { type SlotPosition, slotHistory } from './slot-history.ts';
import { type FaultCounts, stepwiseTable } from './stepwise-table.ts';
import { watchTokens } from './token-watch.ts';

/** Concurrent visitors, each with a sequence of actions. */
export interface Interleaving {
  readonly places: readonly SlotPosition[];
  /** Bookings that exist at the start. */
  readonly initialBookings: readonly StoredBooking[];
  readonly visits: readonly (readonly Act[])[];
  /** Time of the actions. */
  readonly now: Date;
  /** Schedules the order in which the visitors' calls reach the table. */
  readonly turns: Scheduler;
  /** The fault injected into each call. */
  readonly faults: readonly number[];
}

export interface InterleavingResult {
  readonly findings: readonly string[];
  readonly metrics: FaultCounts & { steps: number; completedActs: number; abandonedActs: number };
}

/** Attempts of a visitor whose call fails. */
const maxAttempts = 4;

/** Runs an interleaving on the stores and reports every violation: after a step, in an outcome, or at the end. */
export async function runInterleaving(
  openStores: RaceStores,
  table: ObservedTable,
  { places, initialBookings, visits, now, turns, faults }: Interleaving,
): Promise<InterleavingResult> {
  const clock = () => now;
  const directStore = openStores(table, clock);
  for (const booking of initialBookings) await directStore.book(booking);
  const history = await slotHistory(table, places);
  const tokens = watchTokens();
  const findings: string[] = [];
  let completedActs = 0;
  let abandonedActs = 0;

  const controlledTable = stepwiseTable(table, turns, faults, {
    onCall: tokens.check,
    onRefused: tokens.begin,
    onCommit: history.check,
  });
  const store = openStores(controlledTable.table, clock);

  const call = async (act: Act): Promise<CompletedAct['outcome']> => {
    if (act.kind === 'book') return store.book(act.booking);
    if (act.kind === 'close') {
      await store.close(act.booking);
      return { result: 'closed-by-staff' };
    }
    if (act.kind === 'close by command') {
      await store.closeByCommand(act.booking, act.command);
      return { result: 'closed-by-staff' };
    }
    if (act.kind === 'reopen') {
      await store.reopen(act.booking, act.command);
      return { result: 'reopened' };
    }
    if (act.kind === 'press') {
      const recorded = await store.press(act.booking, act.command, act.author);
      return recorded ? { result: 'pressed', decision: recorded.decision } : { result: 'not-found' };
    }
    if (act.kind === 'deliver') return { result: 'delivered', placed: await store.deliver(act.press) };
    if (act.kind === 'change by staff') {
      const changed = await store.changeParty(act.booking, act.requested, act.command, act.author);
      if (changed === undefined) return { result: 'not-found' };
      return changed.conflict ?? { result: 'decided', decision: changed.decision };
    }
    if (act.kind === 'cancel by staff') {
      const cancelled = await store.cancelParty(act.booking, act.command, act.author);
      return cancelled ? { result: 'decided', decision: cancelled.decision } : { result: 'not-found' };
    }
    const current = act.usesLatest ? (history.versionNow(act.booking.id) ?? act.booking) : act.booking;
    const reference = referenceOf(current);
    if (act.kind === 'change') return store.change(reference, act.requested);
    if (act.kind === 'cancel') return { result: await store.cancel(reference) };
    const booking = await store.find(reference);
    return booking === undefined ? { result: 'not-found' } : { result: 'found', booking };
  };

  const perform = async (act: Act, visitor: number): Promise<void> => {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      tokens.begin(visitor);
      const start = history.length - 1;
      try {
        const outcome = await call(act);
        completedActs += 1;
        const problem = outcomeProblem({ act, outcome, snapshots: history.since(start), now });
        if (problem !== undefined) findings.push(problem);
        return;
      } catch (error) {
        if (!isTransient(error)) {
          findings.push(`${act.kind} failed: ${String(error)}`);
          return;
        }
      }
    }
    abandonedActs += 1;
  };

  const steps = await controlledTable.run(
    visits.map((acts, visitor) => async () => {
      for (const act of acts) await perform(act, visitor);
    }),
  );

  findings.push(...history.problems, ...tokens.problems);
  for (const { reference, id } of history.references()) {
    const stored = await directStore.find(referenceOf({ reference }));
    if (!isDeepStrictEqual(stored, history.versionNow(id))) {
      findings.push(`a reference given to a guest leads to ${stored ? 'another state' : 'nothing'}`);
    }
  }
  return {
    findings: [...new Set(findings)],
    metrics: { ...controlledTable.faultCounts, steps, completedActs, abandonedActs },
  };
}

/** Errors for which the kernel returns 503, so that the visitor retries. */
const isTransient = (error: unknown): boolean => {
  const { code, name, CancellationReasons } = error as {
    code?: string;
    name?: string;
    CancellationReasons?: { Code?: string }[];
  };
  return (
    code === 'ECONNRESET' ||
    name === 'TransactionConflictException' ||
    (CancellationReasons ?? []).some(({ Code }) => Code === 'TransactionConflict')
  );
};
