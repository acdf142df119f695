import type { findPerson as contract } from '../../../shared/contracts/staff/find-person.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { stillNeeded } from '../../stores/privacy/personal-record.ts';
import { digestOf, type PrivacyDeps } from '../../use-cases/privacy/privacy-command.ts';
import { refuseUnlessPerson } from '../../use-cases/privacy/refuse-unknown.ts';
import { describeRecord } from '../../use-cases/privacy/sort-records.ts';

/** Says what is stored about a person, without what is personal in it. */
export const findPerson =
  (deps: PrivacyDeps): UseCase<typeof contract> =>
  async ({ body: { who } }) => {
    refuseUnlessPerson(who);
    const { data, trail, clock } = deps;
    const [found, entries, whom] = await Promise.all([data.of(who), trail.list(), digestOf(deps, who)]);
    const now = clock();
    return {
      success: true,
      records: found.map((record) => {
        const stays = stillNeeded(record, now);
        return { kind: record.kind, about: describeRecord(record), ...(stays && { stays }) };
      }),
      earlier: entries.filter((entry) => entry.whom === whom),
    };
  };
