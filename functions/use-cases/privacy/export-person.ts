import { epochSeconds } from '#functions/stores/table/table.ts';
import { type RecordTally, tallyOf } from '#shared/staff/personal-records.ts';
import { exportedText } from './exported-text.ts';
import { allPartitions } from './find-partitions.ts';
import {
  digestOf,
  filterChosen,
  isOfCommand,
  type PrivacyCommand,
  type PrivacyDeps,
} from './privacy-command.ts';

export type ExportOutcome =
  | { readonly result: 'exported'; readonly text: string; readonly records: RecordTally }
  /** Time ran out before all records were found. Repeating the command continues. */
  | { readonly result: 'searching' }
  | { readonly result: 'nothing' }
  | { readonly result: 'key-reused' };

/**
 * Exports the stored data of a person, and records the colleague in the trail. A repeated command adds no second entry.
 */
export async function exportPerson(
  { data, trail, clock, findPartitions }: PrivacyDeps,
  { commandId, who, chosen, by }: PrivacyCommand,
): Promise<ExportOutcome> {
  const personDigest = await digestOf({ trail }, who);
  const { isWhole, partitions } = (await findPartitions?.(commandId, who, personDigest)) ?? allPartitions;
  if (!isWhole) return { result: 'searching' };
  const found = filterChosen(await data.find(who, partitions), chosen);
  if (found.length === 0) return { result: 'nothing' };
  const records = tallyOf(found.map(({ kind }) => kind));
  // The trail comes first: nothing is exported without an entry.
  const entry = await trail.begin({
    id: commandId,
    action: 'export',
    whom: personDigest,
    records,
    finishedAt: epochSeconds(clock()),
    ...(by !== undefined && { by }),
  });
  if (!isOfCommand(entry, 'export', personDigest)) return { result: 'key-reused' };
  const bookings = found.flatMap((record) => (record.kind === 'booking' ? [record.content] : []));
  const notes = await Promise.all(bookings.map((booking) => data.openNotes(booking)));
  return { result: 'exported', text: exportedText(found, notes.flat()), records };
}
