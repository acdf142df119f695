import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOpen,
  type OrderState,
  orderAfter,
  orderStatuses,
  orderWithoutStock,
  type ReportedStatus,
  type StockMove,
} from './order-state.ts';

const statuses = orderStatuses.filter((status): status is ReportedStatus => status !== 'pending');
const start: OrderState = { status: 'pending', stock: 'held', isShipped: false };

/** Replays a history; returns its states, and its movements of a stock of 24 bottles of which 2 are held. */
function replay(history: readonly ReportedStatus[]) {
  const stock = { available: 22, held: 2, sold: 0 };
  const states = [start];
  const moves: StockMove[] = [];
  for (const status of history) {
    const change = orderAfter(states.at(-1) as OrderState, status);
    if (change === undefined) continue;
    states.push(change.state);
    if (change.move === undefined) continue;
    moves.push(change.move);
    const [from, to] = (
      {
        sell: ['held', 'sold'],
        release: ['held', 'available'],
        take: ['available', 'sold'],
        return: ['sold', 'available'],
      } as const
    )[change.move];
    stock[from] -= 2;
    stock[to] += 2;
  }
  return { states, end: states.at(-1) as OrderState, moves, stock };
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

const anyHistory = fc.array(fc.constantFrom(...statuses), { maxLength: 12 });

describe('an order', () => {
  it.each<[ReportedStatus[], OrderState['status'], StockMove[]]>([
    [[], 'pending', []],
    [['paid'], 'paid', ['sell']],
    [['awaiting'], 'awaiting', []],
    [['awaiting', 'paid'], 'paid', ['sell']],
    [['awaiting', 'failed'], 'failed', ['release']],
    [['expired'], 'expired', ['release']],
    [['failed'], 'failed', ['release']],
    [['paid', 'refunded'], 'refunded', ['sell', 'return']],
    [['refunded', 'paid'], 'refunded', ['release']],
    [['expired', 'paid'], 'paid', ['release', 'take']],
    [['paid', 'expired'], 'paid', ['sell']],
    [['paid', 'awaiting'], 'paid', ['sell']],
    [['failed', 'awaiting'], 'failed', ['release']],
    [['expired', 'refunded'], 'refunded', ['release']],
  ])('after the payment messages %j is %s', (history, status, expectedMoves) => {
    const { end, moves: actualMoves } = replay(history);
    expect(end.status).toBe(status);
    expect(actualMoves).toEqual(expectedMoves);
  });

  it('that was shipped still counts its bottles as sold when refunded', () => {
    const shipped: OrderState = { status: 'paid', stock: 'sold', isShipped: true };
    expect(orderAfter(shipped, 'refunded')).toEqual({
      state: { status: 'refunded', stock: 'sold', isShipped: true },
      move: undefined,
    });
  });

  it('paid when no bottles are left is refunded without a stock movement', () => {
    expect(orderWithoutStock({ status: 'expired', stock: 'none', isShipped: false })).toEqual({
      state: { status: 'refunded', stock: 'none', isShipped: false },
      move: undefined,
    });
  });
});

describe('the payment messages of an order', () => {
  it('result in the same state whatever their sequence, even when some are missing or sent twice', () => {
    const subsets = Array.from({ length: 2 ** statuses.length }, (_, bits) =>
      statuses.filter((_fact, index) => bits & (2 ** index)),
    );
    let runs = 0;
    for (const subset of subsets) {
      const expected = replay(subset);
      for (const history of permutations(subset)) {
        for (const duplicated of [
          history,
          history.flatMap((status) => [status, status]),
          [...history, ...history],
        ]) {
          runs += 1;
          expect(replay(duplicated).end, duplicated.join()).toEqual(expected.end);
          expect(replay(duplicated).stock, duplicated.join()).toEqual(expected.stock);
        }
      }
    }
    expect(runs).toBe(3 * 326);
  });

  it('never take the order back to an earlier state, preserve the number of bottles, and hold bottles exactly while payment is possible', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { states, end, stock } = replay(history);
        const ranks = states.map(({ status }) => orderStatuses.indexOf(status));
        expect(ranks).toEqual([...new Set(ranks)].sort((a, b) => a - b));
        expect(stock.available + stock.held + stock.sold).toBe(24);
        expect(Math.min(...Object.values(stock))).toBeGreaterThanOrEqual(0);
        expect(stock.held).toBe(isOpen(end.status) ? 2 : 0);
        expect(stock.sold).toBe(end.status === 'paid' ? 2 : 0);
        expect(end.stock).toBe(stock.held > 0 ? 'held' : stock.sold > 0 ? 'sold' : 'none');
      }),
      { numRuns: 10_000 },
    );
  });

  it('change nothing when repeated', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { end } = replay(history);
        for (const status of history) expect(orderAfter(end, status)).toBeUndefined();
      }),
      { numRuns: 10_000 },
    );
  });
});
