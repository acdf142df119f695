import type { UseCase } from '#functions/kernel/endpoint.ts';
import { log, loggableError } from '#functions/kernel/log.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import { type Decider, isDone } from '#functions/stores/operators/operator-writer.ts';
import type { OperatorStore, SeenVersion } from '#functions/stores/operators/operators.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { staffOperatorReply } from '#functions/use-cases/operators/operator-office-reply.ts';
import { operatorRefusal } from '#functions/use-cases/operators/operator-refusal.ts';
import {
  type RenewGuestLinksDeps,
  renewGuestLinks,
} from '#functions/use-cases/operators/renew-guest-links.ts';
import type { decideOperator as contract } from '#shared/contracts/office/decide-operator.ts';
import { operatorLink } from '#shared/operators/operator-key.ts';
import type { OperatorDecision } from '#shared/operators/operator-state.ts';

interface Deps extends RenewGuestLinksDeps {
  readonly operators: Pick<OperatorStore, 'approve' | 'reject' | 'rotate' | 'revoke'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** `key` opens the operator's page, and is returned only to the colleague who decided. */
type DecisionOutcome =
  | { readonly result: 'made' | 'known'; readonly operator: StoredOperator; readonly key?: string }
  | { readonly result: 'changed' | 'not-possible'; readonly operator: StoredOperator }
  | { readonly result: 'unknown' };

/**
 * Decides about an operator. A repeated command gets the link that the first call created. After a revocation, guests
 * get new links.
 */
export const decideOperator =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ body: { commandId, operator: id, decision, version }, actor }) => {
    const by = { by: actor.person.id, on: actor.deviceId, commandId };
    const outcome = await decide(deps.operators, id, decision, by, { version });
    if (!isDone(outcome)) throw new Refused(await operatorRefusal(deps.people, outcome, decision));
    const { operator, key } = outcome;
    const guests = decision === 'end' ? await renewLinks(deps, operator) : undefined;
    log.info('operator.decided', { operatorId: id, decision, by: by.by, result: outcome.result, ...guests });
    return {
      success: true,
      operator: staffOperatorReply(operator),
      ...(key !== undefined && { link: operatorLink('', operator.companyName, key) }),
      ...(guests && { guests }),
    };
  };

/** A revoked operator may be revoked again, since some guests may still have no new link. */
async function decide(
  operators: Deps['operators'],
  id: string,
  decision: OperatorDecision,
  by: Decider,
  seen: SeenVersion,
): Promise<DecisionOutcome> {
  switch (decision) {
    case 'approve':
      return operators.approve(id, by, seen);
    case 'renew':
      return operators.rotate(id, by, seen);
    case 'reject':
      return operators.reject(id, by, seen);
    case 'end': {
      const outcome = await operators.revoke(id, by, seen);
      return outcome.result === 'not-possible' && outcome.operator.status === 'revoked'
        ? { ...outcome, result: 'known' }
        : outcome;
    }
  }
}

/**
 * Renews the links of guests. A failure is only logged, because the operator is already revoked; the next call
 * continues.
 */
async function renewLinks(deps: Deps, operator: StoredOperator) {
  try {
    return await renewGuestLinks(deps, operator);
  } catch (error) {
    log.error('operator.guests-not-renewed', { operatorId: operator.id, ...loggableError(error) });
    return undefined;
  }
}
