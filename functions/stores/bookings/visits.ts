import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { VisitEntry, VisitLog } from '#shared/staff/parties/visit-log.ts';
import { type Clock, dateOf } from '#shared/values/port-vila-time.ts';
import { tryWrite } from '../table/commands.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';
import { dayChanges } from './day-changes.ts';
import { lateEntries } from './late-entries.ts';
import { type FoundParty, partyLookup } from './party-lookup.ts';
import { dayKey } from './slot-item.ts';
import { type BookingWithVisit, visitWrites, withVisit } from './visit-item.ts';

/** Attempts at a write while concurrent writes keep coming first. */
const maxTries = 20;

export type VisitStore = ReturnType<typeof visitStore>;

/** Entries by staff about parties: one log per party, in an item of its day. */
export function visitStore(table: Table, clock: Clock) {
  const locate = partyLookup(table, clock);
  const visits = visitWrites(table);
  const lateEntryDays = lateEntries(table, clock);
  const changesOfDays = dayChanges(table);

  /** Appends to the log, unless it has changed since it was read. Returns whether it was appended. */
  const append = async ({ booking, visit }: FoundParty, entries: VisitLog): Promise<boolean> => {
    const write = visits.append(booking, visit, entries);
    const now = clock();
    const isLate = dateOf(now) > booking.date;
    const command = isLate
      ? new TransactWriteCommand({
          TransactItems: [{ Update: write }, lateEntryDays.mark(booking.date, epochSeconds(now))],
        })
      : new UpdateCommand(write);
    const isWritten = await retryOnConflict(() => tryWrite(table.client.send(command as UpdateCommand)));
    if (isWritten) await changesOfDays.increment([dayKey(booking.date)]);
    return isWritten;
  };

  return {
    /**
     * Appends the entries that `decide` returns to the log of a party, in one write. Decides again when another write
     * about the party came first. Returns undefined when there is no such party.
     *
     * @param party permanent id of the booking
     */
    async record<Decision extends { readonly entry?: VisitEntry; readonly entries?: VisitLog }>(
      slotKey: ItemKey,
      party: string,
      decide: (found: FoundParty) => Decision,
    ): Promise<{ readonly booking: BookingWithVisit; readonly decision: Decision } | undefined> {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const found = await locate(slotKey, party);
        if (found === undefined) return undefined;
        const { booking, visit } = found;
        const decision = decide(found);
        const entries = decision.entries ?? (decision.entry === undefined ? [] : [decision.entry]);
        if (entries.length === 0) return { booking: withVisit(booking, visit), decision };
        if (await append(found, entries)) {
          const next = { version: visit.version + 1, log: [...visit.log, ...entries] };
          return { booking: withVisit(booking, next), decision };
        }
      }
      throw new Error('The visit changed too often');
    },
  };
}
