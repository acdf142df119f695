import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { PrivacyTrail } from '#functions/stores/privacy/privacy-trail.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import type { showPrivacyTrail as contract } from '#shared/contracts/office/show-privacy-trail.ts';

interface Deps {
  readonly trail: Pick<PrivacyTrail, 'list'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** Returns the exports and erasures with their authors and times. */
export const showPrivacyTrail =
  ({ trail, people }: Deps): UseCase<typeof contract> =>
  async () => {
    const [entries, colleagues] = await Promise.all([trail.list(), people.list()]);
    return { success: true, entries: [...entries], people: colleagues };
  };
