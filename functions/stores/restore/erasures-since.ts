import type { PersonalKind } from '#shared/staff/personal-records.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { nationalNumber } from '#shared/values/telephone-number.ts';
import { privacyTrail, type StoredTrailEntry } from '../privacy/privacy-trail.ts';
import { canonicalPerson } from '../privacy/sought-person.ts';
import type { Table } from '../table/table.ts';

/** The identities by which a person may have been erased. */
export interface Identities {
  readonly kind: PersonalKind;
  readonly email: string;
  readonly phones?: readonly (string | undefined)[];
  /** The ids of a booking. */
  readonly ids?: readonly string[];
}

export type ErasuresSince = (identities: Identities) => Promise<boolean>;

/** The minimum number of digits to find a number without its country code. */
const minDigits = 7;

/**
 * Returns the check whether a person was erased since the copy, from entries of the live trail that the copy lacks or
 * has with fewer records. The trail has digests instead of names, so the check digests the person's address, numbers
 * and bookings.
 */
export async function erasuresSince(liveTable: Table, copy: Table, clock: Clock): Promise<ErasuresSince> {
  const [liveEntries, copiedEntries] = await Promise.all(
    [liveTable, copy].map((table) => privacyTrail(table, clock).list()),
  );
  const copiedById = new Map(copiedEntries?.map((entry) => [entry.id, entry]));
  const laterErasures = (liveEntries ?? []).filter(
    (entry) => entry.action === 'erase' && total(entry) > total(copiedById.get(entry.id)),
  );
  if (laterErasures.length === 0) return async () => false;
  const trail = privacyTrail(liveTable, clock);
  const digests = new Map<string, Promise<string>>();
  const digestOf = (person: string): Promise<string> => {
    const digest = digests.get(person) ?? trail.digestOf(person);
    digests.set(person, digest);
    return digest;
  };
  return async (identities) => {
    const candidates = laterErasures.filter(({ records }) => (records[identities.kind] ?? 0) > 0);
    if (candidates.length === 0) return false;
    for (const person of requestTextsOf(identities)) {
      const personDigest = await digestOf(person);
      if (candidates.some((entry) => entry.whom === personDigest)) return true;
    }
    return false;
  };
}

const total = (entry: StoredTrailEntry | undefined): number =>
  Object.values(entry?.records ?? {}).reduce((sum, count) => sum + count, 0);

/** Every text by which a request may have named this person, as the trail digests it. */
function requestTextsOf({ email, phones = [], ids = [] }: Identities): readonly string[] {
  const numbers = phones.flatMap((phone) => {
    const number = phone === undefined ? undefined : nationalNumber(phone);
    if (number === undefined) return [];
    const shorterNumbers = Array.from({ length: Math.max(0, number.length - minDigits) }, (_, index) =>
      number.slice(index + 1),
    );
    return [number, ...shorterNumbers];
  });
  return [canonicalPerson(email) ?? [], numbers, ids.map((id) => `booking ${id}`)].flat();
}
