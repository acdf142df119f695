import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { StockStore } from '#functions/stores/orders/stock.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import {
  keptSince,
  type OrderedBottlesDeps,
  orderedBottles,
} from '#functions/use-cases/stock/ordered-bottles.ts';
import { correctionReply, stockLines } from '#functions/use-cases/stock/stock-reply.ts';
import type { showStock as contract } from '#shared/contracts/office/show-stock.ts';

interface Deps extends OrderedBottlesDeps {
  readonly stock: Pick<StockStore, 'list' | 'corrections'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** Maximum number of corrections shown. */
const maxShown = 60;

/** Returns the stock with its history, or the stock with the bottles in orders for comparison. */
export const showStock =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query: { check, from } }) => {
    const now = epochSeconds(deps.clock());
    if (check !== undefined) {
      const { ordered, next } = await orderedBottles(deps, from);
      const stock = stockLines(await deps.stock.list());
      const part = { ...ordered, keptSince: keptSince(deps.clock()), next };
      return { success: true, now, stock, corrections: [], people: [], ordered: part };
    }
    const [stock, corrections, people] = await Promise.all([
      deps.stock.list(),
      deps.stock.corrections(maxShown + 1),
      deps.people.list(),
    ]);
    return {
      success: true,
      now,
      stock: stockLines(stock),
      corrections: corrections.slice(0, maxShown).map((correction) => correctionReply(correction, stock)),
      hasMoreCorrections: corrections.length > maxShown,
      people,
    };
  };
