import type { VisitEntry, VisitLog } from './visit-log.ts';

/** The entries that a log lacks. */
export function missingEntries(log: VisitLog, entries: readonly VisitEntry[] = []): readonly VisitEntry[] {
  const ids = new Set(log.map(({ id }) => id));
  return entries.filter(({ id }) => !ids.has(id));
}
