import { Refused } from '#functions/kernel/problems.ts';
import type { StoredOperator } from '#functions/stores/operators/operator-item.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';

/**
 * Finds the operator whose key the call carries.
 *
 * @throws Refused identically for a missing, malformed, rotated, revoked or unknown key
 */
export async function authenticateOperator(
  operators: Pick<OperatorStore, 'authorise'>,
  key: string | undefined,
): Promise<StoredOperator> {
  const operator = key === undefined ? undefined : await operators.authorise(key);
  if (operator === undefined) {
    throw new Refused({ kind: 'unauthorized', message: operatorMessages.unknownKey });
  }
  return operator;
}
