import { operatorMessages } from '../../shared/operators/operator-messages.ts';
import { Refused } from '../kernel/problems.ts';
import type { OperatorStore, StoredOperator } from '../stores/operators/operators.ts';

/**
 * The operator whose link a call was made with.
 *
 * @throws Refused the same for a key that is missing, mistyped, rotated, revoked or never was one
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
