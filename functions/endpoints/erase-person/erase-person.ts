import type { erasePerson as contract } from '../../../shared/contracts/staff/erase-person.ts';
import { recordsIn } from '../../../shared/staff/personal-records.ts';
import { privacyMessages } from '../../../shared/staff/privacy-messages.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { log } from '../../kernel/log.ts';
import { Refused } from '../../kernel/problems.ts';
import { erasePerson as eraseAll } from '../../use-cases/privacy/erase-person.ts';
import type { PrivacyDeps } from '../../use-cases/privacy/privacy-command.ts';
import {
  nothingStored,
  refuseUnlessPerson,
  sentForSomethingElse,
} from '../../use-cases/privacy/refuse-unknown.ts';

/** Erases what can be erased of a person, as far as the time goes. */
export const erasePerson =
  (deps: PrivacyDeps): UseCase<typeof contract> =>
  async ({ body, actor }) => {
    refuseUnlessPerson(body.who);
    const outcome = await eraseAll(deps, { ...body, by: actor.person.id });
    switch (outcome.result) {
      case 'searching':
        return { success: true, isFinished: false };
      case 'nothing':
        throw nothingStored;
      case 'changed':
        throw new Refused({ kind: 'records-changed', message: privacyMessages.changed });
      case 'key-reused':
        throw sentForSomethingElse;
    }
    const { entry, isFinished } = outcome;
    log.info('privacy.erased', { records: recordsIn(entry.records), isFinished });
    return { success: true, entry, isFinished };
  };
