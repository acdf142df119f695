import { hasTime } from '#functions/request-context/deadline.ts';
import type { StoredTrailEntry } from '#functions/stores/privacy/privacy-trail.ts';
import { type RecordTally, tallyOf } from '#shared/staff/personal-records.ts';
import { allPartitions } from './find-partitions.ts';
import {
  digestOf,
  filterChosen,
  isOfCommand,
  type PrivacyCommand,
  type PrivacyDeps,
} from './privacy-command.ts';
import { sortRecords } from './sort-records.ts';

export interface ErasePersonCommand extends PrivacyCommand {
  /** The number of erasable records that were shown. */
  readonly shown: number;
}

export type ErasureOutcome =
  /** Time ran out before all records were found. Repeating the command continues. */
  | { readonly result: 'searching' }
  /** `isFinished` is false if time ran out. Repeating the command continues. */
  | { readonly result: 'erased'; readonly entry: StoredTrailEntry; readonly isFinished: boolean }
  /** `stayed`: the records that are still needed. */
  | { readonly result: 'nothing'; readonly stayed: RecordTally }
  | { readonly result: 'changed' }
  | { readonly result: 'key-reused' };

/** The maximum number of rounds when records change concurrently. */
const maxRounds = 4;
/** Time reserved for the last write and the reply. */
const spareMilliseconds = 3000;

/**
 * Erases the records of a person that can be erased. One write erases a record and counts it in the trail: wherever the
 * command is interrupted, the trail is correct, and repeating the command continues. Concurrent erasures erase each
 * record once.
 */
export async function erasePerson(
  deps: PrivacyDeps,
  { commandId, who, chosen, by, shown }: ErasePersonCommand,
): Promise<ErasureOutcome> {
  const { data, trail, clock } = deps;
  const personDigest = await digestOf(deps, who);
  let entry = await trail.find(commandId);
  if (entry && !isOfCommand(entry, 'erase', personDigest)) return { result: 'key-reused' };
  if (entry?.finishedAt !== undefined) return { result: 'erased', entry, isFinished: true };
  const { isWhole, partitions } =
    (await deps.findPartitions?.(commandId, who, personDigest)) ?? allPartitions;
  if (!isWhole) return { result: 'searching' };
  for (let round = 0; round < maxRounds; round += 1) {
    const found = filterChosen(await data.find(who, partitions), chosen);
    const { erasable, retained } = sortRecords(found, clock());
    const retainedTally = tallyOf(retained.map(({ record }) => record.kind));
    if (entry === undefined) {
      if (erasable.length !== shown) return { result: 'changed' };
      if (erasable.length === 0) return { result: 'nothing', stayed: retainedTally };
      const erasure = { id: commandId, action: 'erase' as const, whom: personDigest, records: {} };
      entry = await trail.begin({ ...erasure, ...(by !== undefined && { by }) });
      if (!isOfCommand(entry, 'erase', personDigest)) return { result: 'key-reused' };
    }
    if (erasable.length === 0)
      return { result: 'erased', entry: await trail.finish(commandId, retainedTally), isFinished: true };
    let hasFinished = true;
    for (const [index, record] of erasable.entries()) {
      // Each call erases at least one record, so that repeated calls come to an end.
      if (index > 0 && !hasTime(spareMilliseconds)) return unfinishedReply(deps, entry);
      const outcome = await data.erase(record, trail.countWrite(commandId, record.kind));
      if (outcome === 'changed') hasFinished = false;
    }
    if (hasFinished)
      return { result: 'erased', entry: await trail.finish(commandId, retainedTally), isFinished: true };
  }
  return unfinishedReply(deps, entry as StoredTrailEntry);
}

async function unfinishedReply({ trail }: PrivacyDeps, entry: StoredTrailEntry): Promise<ErasureOutcome> {
  return { result: 'erased', entry: (await trail.find(entry.id)) ?? entry, isFinished: false };
}
