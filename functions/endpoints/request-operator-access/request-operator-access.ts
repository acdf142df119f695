import type { requestOperatorAccess as contract } from '../../../shared/contracts/request-operator-access.ts';
import { operatorMessages } from '../../../shared/operators/operator-messages.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { Refused } from '../../kernel/problems.ts';
import type { OperatorStore } from '../../stores/operators/operators.ts';

interface Deps {
  readonly operators: Pick<OperatorStore, 'request'>;
}

/** Stores an access request. Its mails follow from the stored event; staff decide on it later. */
export const requestOperatorAccess =
  ({ operators }: Deps): UseCase<typeof contract> =>
  async ({ body: { website_url: _empty, ...request }, headers }) => {
    const outcome = await operators.request(request, headers['idempotency-key']);
    if (outcome === 'key-reused') {
      throw new Refused({ kind: 'key-reused', message: operatorMessages.keyReused });
    }
    return { success: true, message: operatorMessages.sent };
  };
