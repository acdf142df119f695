import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import { isDone } from '#functions/stores/operators/operator-writer.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { staffOperatorReply } from '#functions/use-cases/operators/operator-office-reply.ts';
import { operatorRefusal } from '#functions/use-cases/operators/operator-refusal.ts';
import type { editOperator as contract } from '#shared/contracts/office/edit-operator.ts';
import { isSteppedUp } from '#shared/staff/sign-in/people.ts';
import { sessionMessages } from '#shared/staff/sign-in/session-messages.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly operators: Pick<OperatorStore, 'edit'>;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly clock: Clock;
}

/**
 * Edits the note about an operator, the limit of the operator's link and the charging model. The charging model affects
 * payments, so changing it requires a step-up.
 */
export const editOperator =
  ({ operators, people, clock }: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, operator: id, version, ...edit }, actor }) => {
    if (edit.chargingModel !== undefined && !isSteppedUp(actor, epochSeconds(clock()))) {
      throw new Refused({ kind: 'step-up', message: sessionMessages.stepUp });
    }
    const by = { by: actor.person.id, on: actor.deviceId, commandId };
    const outcome = await operators.edit(id, edit, by, { version });
    if (!isDone(outcome)) throw new Refused(await operatorRefusal(people, outcome));
    if (outcome.result === 'made')
      log.info('operator.edited', { operatorId: id, by: by.by, what: Object.keys(edit).join(' ') });
    return { success: true, operator: staffOperatorReply(outcome.operator) };
  };
