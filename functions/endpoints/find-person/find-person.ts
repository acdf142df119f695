import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { PersonSearch } from '#functions/stores/privacy/person-search.ts';
import { recordId, stillNeeded } from '#functions/stores/privacy/personal-record.ts';
import { digestOf, type PrivacyDeps } from '#functions/use-cases/privacy/privacy-command.ts';
import { refuseUnlessPerson } from '#functions/use-cases/privacy/refuse-unknown.ts';
import { factsOfRecord } from '#functions/use-cases/privacy/sort-records.ts';
import type { findPerson as contract } from '#shared/contracts/office/find-person.ts';

interface Deps extends Pick<PrivacyDeps, 'trail' | 'clock'> {
  readonly search: PersonSearch;
}

/**
 * Lists what is stored about a person, without personal data other than names and the telephone number that matched; in
 * parts, as far as time allows.
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
        const retentionReason = stillNeeded(record, now);
        const { number } = record.match;
        return {
          id: recordId(record),
          kind: record.kind,
          ...factsOfRecord(record),
          ...(number !== undefined && { matched: number }),
          ...(retentionReason && { stays: retentionReason }),
        };
      }),
      ...(next !== undefined && { next }),
      earlier: next === undefined ? await entriesOf(deps, who) : [],
    };
  };

async function entriesOf({ trail }: Deps, person: string) {
  const [entries, whom] = await Promise.all([trail.list(), digestOf({ trail }, person)]);
  return entries.filter((entry) => entry.whom === whom);
}
