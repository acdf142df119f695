import type { prices } from './prices.ts';

type Price = keyof typeof prices;

/** Usage of one billed resource. */
export interface Used {
  readonly what: string;
  readonly amount: number;
  readonly price: Price;
}

/** Bill lines in US dollars, most expensive first, and their total. */
export function bill(
  used: readonly Used[],
  priceOf: Readonly<Record<Price, number>>,
): { lines: { what: string; amount: string; dollars: string }[]; dollars: number } {
  const priced = used
    .map((one) => ({ ...one, dollars: one.amount * priceOf[one.price] }))
    .sort((a, b) => b.dollars - a.dollars);
  const dollars = priced.reduce((sum, one) => sum + one.dollars, 0);
  return {
    lines: priced.map(({ what, amount, dollars: each }) => ({
      what,
      amount:
        amount >= 100 ? Math.round(amount).toLocaleString('en-GB') : String(Number(amount.toPrecision(3))),
      dollars: each.toFixed(4),
    })),
    dollars,
  };
}
