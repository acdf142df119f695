import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { exportPerson as exportAll } from '#functions/use-cases/privacy/export-person.ts';
import type { PrivacyDeps } from '#functions/use-cases/privacy/privacy-command.ts';
import {
  nothingStoredRefusal,
  privacyKeyReused,
  refuseUnlessPerson,
} from '#functions/use-cases/privacy/refuse-unknown.ts';
import type { exportPerson as contract } from '#shared/contracts/office/export-person.ts';
import { countRecords } from '#shared/staff/personal-records.ts';

/** Exports all records of a person. */
export const exportPerson =
  (deps: PrivacyDeps): UseCase<typeof contract> =>
  async ({ body, actor }) => {
    refuseUnlessPerson(body.who);
    const outcome = await exportAll(deps, { ...body, by: actor.person.id });
    if (outcome.result === 'searching') return { success: true, isFinished: false };
    if (outcome.result === 'nothing') throw nothingStoredRefusal;
    if (outcome.result === 'key-reused') throw privacyKeyReused;
    const { text, records } = outcome;
    log.info('privacy.exported', { records: countRecords(records) });
    return { success: true, isFinished: true, text, records };
  };
