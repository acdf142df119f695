import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { PersonSearch } from '#functions/stores/privacy/person-search.ts';
import { recordId, retentionReason } from '#functions/stores/privacy/personal-record.ts';
import { digestOf, type PrivacyDeps } from '#functions/use-cases/privacy/privacy-command.ts';
import { refuseUnlessPerson } from '#functions/use-cases/privacy/refuse-unknown.ts';
import { detailsOfRecord } from '#functions/use-cases/privacy/sort-records.ts';
import type { findPerson as contract } from '#shared/contracts/office/find-person.ts';

interface Deps extends Pick<PrivacyDeps, 'trail' | 'clock'> {
  readonly search: PersonSearch;
}

/**
 * Lists the records of a person, without personal data other than names and the telephone number that matched. Returns
 * as many as fit into one call, and where the next call continues.
 */
export const findPerson =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body: { who, from } }) => {
    refuseUnlessPerson(who);
    const { records, next } = await deps.search(who, from);
    const now = deps.clock();
    return {
      success: true,
      records: records.map((record) => {
        const reason = retentionReason(record, now);
        const { number } = record.match;
        return {
          id: recordId(record),
          kind: record.kind,
          ...detailsOfRecord(record),
          ...(number !== undefined && { matched: number }),
          ...(reason && { stays: reason }),
        };
      }),
      ...(next !== undefined && { next }),
      earlier: next === undefined ? await entriesOf(deps, who) : [],
    };
  };

async function entriesOf({ trail }: Deps, person: string) {
  const [entries, personDigest] = await Promise.all([trail.list(), digestOf({ trail }, person)]);
  return entries.filter((entry) => entry.whom === personDigest);
}
