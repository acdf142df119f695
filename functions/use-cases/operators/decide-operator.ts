import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import type { Decider } from '#functions/stores/operators/operator-writer.ts';
import type { OperatorStore, Seen } from '#functions/stores/operators/operators.ts';
import type { OperatorDecision } from '#shared/operators/operator-state.ts';

/** `key` opens the operator's page: only the colleague who decided gets it. */
export type DecisionOutcome =
  | { readonly result: 'made' | 'known'; readonly operator: StoredOperator; readonly key?: string }
  | { readonly result: 'changed' | 'not-possible'; readonly operator: StoredOperator }
  | { readonly result: 'unknown' };

/**
 * Lets an operator in, or out. An operator who is ended already may be ended again: guests may be left who have no new
 * link.
 *
 * @param seen what was decided on
 */
export async function decideOperator(
  operators: Pick<OperatorStore, 'approve' | 'reject' | 'rotate' | 'revoke'>,
  id: string,
  decision: OperatorDecision,
  by: Decider = {},
  seen: Seen = {},
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
