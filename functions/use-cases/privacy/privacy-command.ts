import type { PersonalData } from '#functions/stores/privacy/personal-data.ts';
import { type PersonalRecord, recordId } from '#functions/stores/privacy/personal-record.ts';
import type { PrivacyTrail, StoredTrailEntry } from '#functions/stores/privacy/privacy-trail.ts';
import { canonicalPerson } from '#functions/stores/privacy/sought-person.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import type { FindPartitions } from './find-partitions.ts';

/** A command from the console or the command line. */
export interface PrivacyCommand {
  readonly commandId: string;
  /** An email address, a telephone number or a booking reference. */
  readonly who: string;
  /** The ids of the records that were chosen as the person's. If absent, all records are the person's. */
  readonly chosen?: readonly string[] | undefined;
  /** The id of the colleague; absent for the command line. */
  readonly by?: string | undefined;
}

export interface PrivacyDeps {
  readonly data: PersonalData;
  readonly trail: PrivacyTrail;
  readonly clock: Clock;
  /** Absent for the command line, which may scan. */
  readonly findPartitions?: FindPartitions;
}

/** The digest of a person in the trail. @throws Error for a text that identifies no person */
export async function digestOf({ trail }: Pick<PrivacyDeps, 'trail'>, personText: string): Promise<string> {
  const person = canonicalPerson(personText);
  if (person === undefined) throw new Error('Not an email address, telephone number or booking reference');
  return trail.digestOf(person);
}

/** The chosen records, or all records if no choice was made. */
export const filterChosen = <Some extends PersonalRecord>(
  records: readonly Some[],
  chosen: PrivacyCommand['chosen'],
): readonly Some[] =>
  chosen === undefined ? records : records.filter((record) => chosen.includes(recordId(record)));

/** Whether an entry belongs to this command, and not to another one with the same id. */
export const isOfCommand = (
  entry: StoredTrailEntry,
  action: StoredTrailEntry['action'],
  personDigest: string,
): boolean => entry.action === action && entry.whom === personDigest;
