import { addOrdered, type Bottles, noBottles, stockDiscrepancies } from '#shared/shop/stock-discrepancies.ts';
import { type StaffClient, staffClient } from './staff-client.ts';

/** The result of comparing the stock with the orders. */
export interface StockCheck {
  /** A message for each count that disagrees. */
  readonly problems: readonly string[];
  /** Bottles that are paid for and not shipped yet, by product id. */
  readonly toShip: Bottles;
}

/** Compares the stock with the orders, which are read part by part. */
export async function checkStock(
  signal: AbortSignal,
  client: StaffClient = staffClient,
): Promise<StockCheck> {
  let allOrdered = noBottles;
  for (let from: string | undefined; ; ) {
    const query = { check: 'orders' as const, from };
    const { stock, ordered } = await client('showStock', { query, signal });
    if (ordered === undefined) throw new Error('The reply contains no orders to compare');
    allOrdered = addOrdered(allOrdered, ordered);
    from = ordered.next;
    if (from === undefined)
      return {
        problems: stockDiscrepancies(stock, allOrdered, ordered.keptSince),
        toShip: allOrdered.toShip,
      };
  }
}
