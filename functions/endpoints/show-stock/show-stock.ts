import type { showStock as contract } from '../../../shared/contracts/staff/show-stock.ts';
import type { UseCase } from '../../kernel/endpoint.ts';
import type { StockStore } from '../../stores/orders/stock.ts';
import type { PeopleStore } from '../../stores/staff/people.ts';
import { epochSeconds } from '../../stores/table/table.ts';
import {
  type StockAgainstOrdersDeps,
  stockAgainstOrders,
} from '../../use-cases/stock/stock-against-orders.ts';
import { correctionReply, stockLines } from '../../use-cases/stock/stock-reply.ts';

interface Deps extends StockAgainstOrdersDeps {
  readonly stock: Pick<StockStore, 'list' | 'corrections'>;
  readonly people: Pick<PeopleStore, 'list'>;
}

/** Corrections that the history shows. */
const shown = 60;

/** Shows the stock with its history; or whether it agrees with the orders. */
export const showStock =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query: { check } }) => {
    const now = epochSeconds(deps.clock());
    if (check !== undefined) {
      const { stock, problems, toShip } = await stockAgainstOrders(deps);
      const agreement = { problems: [...problems], toShip: { ...toShip } };
      return { success: true, now, stock: stockLines(stock), corrections: [], people: [], agreement };
    }
    const [stock, corrections, people] = await Promise.all([
      deps.stock.list(),
      deps.stock.corrections(shown),
      deps.people.list(),
    ]);
    return {
      success: true,
      now,
      stock: stockLines(stock),
      corrections: corrections.map((one) => correctionReply(one, stock)),
      people,
    };
  };
