import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { OperatorStore } from '#functions/stores/operators/operators.ts';
import { countAcknowledgement } from '#functions/use-cases/limits/acknowledgement.ts';
import type { CountingQuotas } from '#functions/use-cases/limits/network-admission.ts';
import type { requestOperatorAccess as contract } from '#shared/contracts/guests/request-operator-access.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';

interface Deps {
  readonly operators: Pick<OperatorStore, 'request'>;
  readonly quotas: CountingQuotas;
}

/** Stores an access request. The stored event triggers its emails, and staff decide on it later. */
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
