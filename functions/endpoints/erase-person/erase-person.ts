import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { erasePerson as eraseAll } from '#functions/use-cases/privacy/erase-person.ts';
import type { PrivacyDeps } from '#functions/use-cases/privacy/privacy-command.ts';
import {
  nothingStoredRefusal,
  privacyKeyReused,
  refuseUnlessPerson,
} from '#functions/use-cases/privacy/refuse-unknown.ts';
import type { erasePerson as contract } from '#shared/contracts/office/erase-person.ts';
import { countRecords } from '#shared/staff/personal-records.ts';
import { privacyMessages } from '#shared/staff/privacy-messages.ts';

/** Erases the records of a person that may be erased, as many as fit into one call. */
export const erasePerson =
  (deps: PrivacyDeps): UseCase<typeof contract> =>
  async ({ body, actor }) => {
    refuseUnlessPerson(body.who);
    const outcome = await eraseAll(deps, { ...body, by: actor.person.id });
    switch (outcome.result) {
      case 'searching':
        return { success: true, isFinished: false };
      case 'nothing':
        throw nothingStoredRefusal;
      case 'changed':
        throw new Refused({ kind: 'records-changed', message: privacyMessages.changed });
      case 'key-reused':
        throw privacyKeyReused;
    }
    const { entry, isFinished } = outcome;
    log.info('privacy.erased', { records: countRecords(entry.records), isFinished });
    return { success: true, entry, isFinished };
  };
