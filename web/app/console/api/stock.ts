import type { Client } from '#app/requests/client.ts';
import type { InputOf, ReplyOf } from '#shared/contracts/contract.ts';
import type { correctStock as correctContract } from '#shared/contracts/staff/correct-stock.ts';
import type { showStock as showContract } from '#shared/contracts/staff/show-stock.ts';
import { addOrdered, type Bottles, noBottles, stockDisagreements } from '#shared/shop/stock-agreement.ts';
import { staffClient } from './staff-client.ts';

export type StockReply = ReplyOf<typeof showContract>;
export type CorrectionReply = ReplyOf<typeof correctContract>;
export type StockCorrection = Omit<InputOf<typeof correctContract>['body'], 'commandId'>;

/** The bottles of each product with the history of corrections. */
export const showStock = (signal: AbortSignal, client: Client = staffClient): Promise<StockReply> =>
  client<StockReply>({ endpoint: 'showStock', signal });

/** What orders say of the stock. */
export interface StockCheck {
  /** A sentence for each count that disagrees. */
  readonly problems: readonly string[];
  /** Bottles that are paid for and not shipped yet, by product id. */
  readonly toShip: Bottles;
}

/** Compares the stock with the orders, which are read part by part. */
export async function checkStock(signal: AbortSignal, client: Client = staffClient): Promise<StockCheck> {
  let all = noBottles;
  for (let from: string | undefined; ; ) {
    const query = { check: 'orders', ...(from !== undefined && { from }) };
    const { stock, ordered } = await client<StockReply>({ endpoint: 'showStock', query, signal });
    if (ordered === undefined) throw new Error('The server compared nothing');
    all = addOrdered(all, ordered);
    from = ordered.next;
    if (from === undefined)
      return { problems: stockDisagreements(stock, all, ordered.keptSince), toShip: all.toShip };
  }
}

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
