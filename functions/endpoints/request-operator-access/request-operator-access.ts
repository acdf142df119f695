import type { requestOperatorAccess as contract } from '../../../shared/contracts/request-operator-access.ts';
import { operatorMessages } from '../../../shared/operators/operator-messages.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import { Refused } from '../../kernel/problems.ts';
import type { OperatorStore } from '../../stores/operators/operators.ts';
import { countAcknowledgement } from '../../use-cases/acknowledgement.ts';
import type { CountingQuotas } from '../../use-cases/network-admission.ts';

interface Deps {
  readonly operators: Pick<OperatorStore, 'request'>;
  readonly quotas: CountingQuotas;
}

/** Stores an access request. Its mails follow from the stored event; staff decide on it later. */
export const requestOperatorAccess =
  ({ operators, quotas }: Deps): UseCase<typeof contract> =>
  async ({ body: { website_url: _empty, ...request }, headers }, { address }) => {
    const received = { ...request, ...(await countAcknowledgement(quotas, address)) };
    const outcome = await operators.request(received, headers['idempotency-key']);
    if (outcome === 'key-reused') {
      throw new Refused({ kind: 'key-reused', message: operatorMessages.keyReused });
    }
    return { success: true, message: operatorMessages.sent };
  };
