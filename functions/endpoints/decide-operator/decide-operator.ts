import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log, loggableError } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import { isDone } from '#functions/stores/operators/operator-writer.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { decideOperator as decide } from '#functions/use-cases/operators/decide-operator.ts';
import { operatorOfficeReply } from '#functions/use-cases/operators/operator-office-reply.ts';
import { operatorRefusal } from '#functions/use-cases/operators/operator-refusal.ts';
import {
  type RenewGuestLinksDeps,
  renewGuestLinks,
} from '#functions/use-cases/operators/renew-guest-links.ts';
import type { decideOperator as contract } from '#shared/contracts/office/decide-operator.ts';
import { operatorLink } from '#shared/operators/operator-key.ts';

interface Deps extends RenewGuestLinksDeps {
  readonly operators: Pick<OperatorStore, 'approve' | 'reject' | 'rotate' | 'revoke'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** New links in one call, so that it answers in time; the next call goes on. */
const maxRenewed = 200;

/** Decides about an operator; a repeated command gets the link of the first. After an end guests get new links. */
export const decideOperator =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, operator: id, decision, version }, actor }) => {
    const by = { by: actor.person.id, on: actor.deviceId, commandId };
    const outcome = await decide(deps.operators, id, decision, by, { version });
    if (!isDone(outcome)) throw new Refused(await operatorRefusal(deps.people, outcome, decision));
    const { operator, key } = outcome;
    const guests = decision === 'end' ? await newLinks(deps, operator) : undefined;
    log.info('operator.decided', { operatorId: id, decision, by: by.by, result: outcome.result, ...guests });
    return {
      success: true,
      operator: operatorOfficeReply(operator),
      ...(key !== undefined && { link: operatorLink('', operator.companyName, key) }),
      ...(guests && { guests }),
    };
  };

/** The link is ended in any case: a failure is reported as such, and the next call continues. */
async function newLinks(deps: Deps, operator: StoredOperator) {
  try {
    const { renewed, left, theirs } = await renewGuestLinks(deps, operator, maxRenewed);
    return { renewed, left, theirs: theirs.length };
  } catch (error) {
    log.error('operator.guests-not-renewed', { operatorId: operator.id, ...loggableError(error) });
    return undefined;
  }
}
