import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import type { reversePayment as contract } from '#shared/contracts/staff/reverse-payment.ts';

export type Reversal = InputOf<typeof contract>['body'];

/**
 * Gives a payment back; repeatable under its `commandId`. Returns the party as stored.
 *
 * @throws CallProblem `step-up` without a recent step-up
 */
export const reversePayment = async (client: Client, reversal: Reversal): Promise<Party> =>
  (await client<ReplyOf<typeof contract>>({ endpoint: 'reversePayment', body: reversal })).party;
