import type { InputOf, ReplyOf } from '../../../../shared/contracts/contract.ts';
import type { correctStock as correctContract } from '../../../../shared/contracts/staff/correct-stock.ts';
import type { showStock as showContract } from '../../../../shared/contracts/staff/show-stock.ts';
import type { Client } from '../client.ts';
import { staffClient } from './staff-client.ts';

export type StockReply = ReplyOf<typeof showContract>;
export type CorrectionReply = ReplyOf<typeof correctContract>;
export type StockCorrection = Omit<InputOf<typeof correctContract>['body'], 'commandId'>;

/** The bottles of each product with the history; or, with `check`, whether they agree with the orders. */
export const showStock = (options: {
  check?: 'orders';
  signal?: AbortSignal;
  client?: Client;
}): Promise<StockReply> => {
  const { check, signal, client = staffClient } = options;
  return client<StockReply>({
    endpoint: 'showStock',
    ...(check && { query: { check } }),
    ...(signal && { signal }),
  });
};

/**
 * Corrects the bottles of a product; repeatable under its command id.
 *
 * @throws CallProblem `step-up` without a recent step-up, `stock-changed` when it does not fit what is stored
 */
export const correctStock = (
  commandId: string,
  correction: StockCorrection,
  client: Client = staffClient,
): Promise<CorrectionReply> =>
  client<CorrectionReply>({ endpoint: 'correctStock', body: { commandId, ...correction } });
