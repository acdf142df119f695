import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { decideOperator as decideContract } from '#shared/contracts/staff/decide-operator.ts';
import type { editOperator as editContract } from '#shared/contracts/staff/edit-operator.ts';
import type { StaffOperator } from '#shared/contracts/staff/operator.ts';
import type { showOperators as showContract } from '#shared/contracts/staff/show-operators.ts';
import { staffClient } from './staff-client.ts';

export type OperatorsReply = ReplyOf<typeof showContract>;
export type Decision = Omit<InputOf<typeof decideContract>['body'], 'commandId'>;
export type Decided = ReplyOf<typeof decideContract>;
export type OperatorEdit = Omit<InputOf<typeof editContract>['body'], 'commandId'>;

/**
 * Requests and operators; or one of them with the visits to come; or the bookings of a month's statement.
 *
 * @throws CallProblem `not-found` when there is no such operator
 */
export const showOperators = (options: {
  query?: { readonly operator: string; readonly month?: string };
  signal?: AbortSignal;
  client?: Client;
}): Promise<OperatorsReply> => {
  const { query, signal, client = staffClient } = options;
  return client<OperatorsReply>({
    endpoint: 'showOperators',
    ...(query && { query }),
    ...(signal && { signal }),
  });
};

/**
 * Approves, rejects, renews or ends; repeatable under its command id, with the same link.
 *
 * @throws CallProblem `step-up` without a recent step-up, `operator-changed` when it is not what was shown
 */
export const decideOperator = (
  commandId: string,
  decision: Decision,
  client: Client = staffClient,
): Promise<Decided> => client<Decided>({ endpoint: 'decideOperator', body: { commandId, ...decision } });

/**
 * Keeps note or charging model; repeatable under its command id. Returns the operator as stored.
 *
 * @throws CallProblem `operator-changed` when it is not what was shown
 */
export const editOperator = async (
  commandId: string,
  edit: OperatorEdit,
  client: Client = staffClient,
): Promise<StaffOperator> =>
  (
    await client<ReplyOf<typeof editContract>>({
      endpoint: 'editOperator',
      body: { commandId, ...edit },
    })
  ).operator;
