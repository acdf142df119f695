import { describe, expect, it, vi } from 'vitest';
import { actorOf, type CallResult, callerAs, callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { runWithDeadline } from '#functions/request-context/deadline.ts';
import { orderStore } from '#functions/stores/orders/orders.ts';
import { stockStore } from '#functions/stores/orders/stock.ts';
import {
  aged,
  newOrderOf,
  putBottles,
  reportOf,
  yumi,
} from '#functions/stores/orders/stocked-shop.testing.ts';
import { referenceOf } from '#functions/stores/orders/stored-order.testing.ts';
import { colleagues } from '#functions/stores/staff/colleagues.testing.ts';
import { countedTable } from '#functions/stores/table/counted-table.testing.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { correctStock } from '#functions/use-cases/stock/correct-stock.ts';
import { type OrderedPart, orderedBottles } from '#functions/use-cases/stock/ordered-bottles.ts';
import { showStock as contract } from '#shared/contracts/office/show-stock.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import { addOrdered, comparedDays, stockDiscrepancies } from '#shared/shop/stock-discrepancies.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { addDays, dateOf } from '#shared/values/port-vila-time.ts';
import { showStock } from './show-stock.ts';

const clock = () => new Date('2026-11-24T10:00:00+11:00');
const table = testTable();
testLog();
const mia = { id: 'mia', name: 'Mia Vira', role: 'manager' } as const;
const people = { list: async () => [{ ...mia, invitedAt: 0 }] };

const show = (
  query: Record<string, string> = {},
  person: typeof mia | { id: 'ana'; name: 'Ana'; role: 'floor' } = mia,
): Promise<CallResult> => {
  const deps = { stock: stockStore(table, clock), orders: orderStore(table, clock), people, clock };
  return callerAs(actorOf(person, 'desk'), contract, showStock(deps))({ query });
};

describe('the stock of the shop', () => {
  it('contains every product of the shop, counted or not, and all other stored products', async () => {
    await putBottles(table, { [yumi]: 24, 'a gin': 2 });
    await orderStore(table, clock).place(newOrderOf({ bottles: { [yumi]: 2 } }));
    const { json } = await show();
    expect(json.stock).toMatchObject([
      { productId: yumi, name: 'Yumi', abv: 40, available: 22, held: 2, sold: 0, corrections: 0 },
      { productId: aged, name: 'Aged', available: 0, held: 0, sold: 0 },
      { name: 'Lost Time' },
      { productId: 'a gin', name: 'a gin', available: 2 },
    ]);
    expect(json.stock[1]).not.toHaveProperty('lastAt');
    expect(json).not.toHaveProperty('ordered');
  });

  it('contains its history with colleague and reason, the latest first', async () => {
    await putBottles(table, { [yumi]: 24 });
    const deps = { stock: stockStore(table, clock), clock };
    for (const corrections of [0, 1])
      await correctStock(deps, {
        commandId: commandId(),
        productId: yumi,
        reason: 'tasting',
        bottles: 1,
        note: `Bottle ${corrections}`,
        seen: { corrections, inHouse: 24 - corrections },
        by: 'mia',
      });
    const { json } = await show();
    expect(json.corrections).toHaveLength(2);
    expect(json.corrections).toContainEqual(
      expect.objectContaining({
        name: 'Yumi',
        reason: 'tasting',
        change: -1,
        note: 'Bottle 1',
        by: 'mia',
        available: 22,
      }),
    );
    expect(json.people).toEqual([mia]);
  });
});

describe('a long history of the stock', () => {
  const recordCorrections = async (from: number, to: number) => {
    for (let corrections = from; corrections < to; corrections += 1)
      await correctStock(
        { stock: stockStore(table, clock), clock },
        {
          commandId: commandId(),
          productId: yumi,
          reason: 'tasting',
          bottles: 1,
          note: '',
          seen: { corrections, inHouse: 240 - corrections },
          by: 'mia',
        },
      );
  };

  it('is cut to the latest 60 corrections, and the reply reports whether there are more', async () => {
    await putBottles(table, { [yumi]: 240 });
    await recordCorrections(0, 60);
    expect((await show()).json).toMatchObject({ hasMoreCorrections: false });
    await recordCorrections(60, 61);
    const { json } = await show();
    expect(json.corrections).toHaveLength(60);
    expect(json.hasMoreCorrections).toBe(true);
  });
});

describe('the check of the stock against the orders', () => {
  const orders = () => orderStore(table, clock);
  const findDiscrepancies = async () => {
    const { stock, ordered } = (await show({ check: 'orders' })).json;
    return stockDiscrepancies(stock, ordered, ordered.keptSince);
  };

  it('finds no discrepancy after orders are placed, paid and shipped, and counts paid bottles that are not shipped yet', async () => {
    await putBottles(table, { [yumi]: 24 });
    const [unshipped, shipped] = [
      newOrderOf({ bottles: { [yumi]: 2 } }),
      newOrderOf({ bottles: { [yumi]: 3 } }),
    ];
    for (const order of [unshipped, shipped, newOrderOf({ bottles: { [yumi]: 4 } })])
      await orders().place(order);
    for (const order of [unshipped, shipped]) await orders().settle(reportOf(order, 'paid'));
    await orders().ship(referenceOf(shipped), 'T12345');
    const { json } = await show({ check: 'orders' });
    expect(json.ordered).toMatchObject({ held: { [yumi]: 4 }, sold: { [yumi]: 5 }, toShip: { [yumi]: 2 } });
    expect(json.ordered).not.toHaveProperty('next');
    expect(await findDiscrepancies()).toEqual([]);
  });

  it('reports the difference after the stock of a product was overwritten by hand', async () => {
    await putBottles(table, { [yumi]: 24 });
    await orders().place(newOrderOf({ bottles: { [yumi]: 2 } }));
    await putBottles(table, { [yumi]: 24 });
    expect(await findDiscrepancies()).toEqual(['Yumi: 0 reserved in the stock, 2 in orders.']);
  });

  it('is returned in parts if time is short, with each order in one part', async () => {
    await putBottles(table, { [yumi]: 24 });
    await orders().place(newOrderOf({ bottles: { [yumi]: 2 } }));
    await orders().place(newOrderOf({ bottles: { [yumi]: 3 }, date: '2026-11-21' }));
    const deps = { orders: orders(), clock };
    const parts: OrderedPart[] = [];
    let from: OrderedPart['next'];
    do {
      parts.push(await runWithDeadline(1, () => orderedBottles(deps, from)));
      from = parts.at(-1)?.next;
    } while (from !== undefined);
    expect(parts).toHaveLength(17);
    expect(parts.map(({ ordered }) => ordered).reduce(addOrdered).held).toEqual({ [yumi]: 5 });
  });

  it('costs one query for each day for which orders are stored, and fewer units than a read of each order', async () => {
    await putBottles(table, { [yumi]: 2000 });
    const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
    for (const date of days)
      for (let index = 0; index < 5; index += 1)
        await orders().place(newOrderOf({ bottles: { [yumi]: 1 }, date }));
    const counted = countedTable(table);
    const deps = { orders: orderStore(counted, clock), clock };
    let part: OrderedPart | undefined;
    const used = await counted.measure(async () => {
      part = await orderedBottles(deps);
    });
    expect(part).toMatchObject({ ordered: { held: { [yumi]: 15 } } });
    expect(part).not.toHaveProperty('next');
    expect(used.calls).toBe(retentionDays.order + 1);
    // One query for the five orders of a day costs less than five reads.
    expect(used.units - used.calls).toBeLessThan(days.length * (5 - 1));
  });

  it('compares only days whose orders are all still stored', async () => {
    const { ordered } = (await show({ check: 'orders' })).json;
    expect(dateOf(new Date(ordered.keptSince * 1000))).toBe(addDays(dateOf(clock()), -comparedDays));
    expect(comparedDays).toBeLessThan(retentionDays.order);
  });

  it('is refused for any other value of `check` than `orders`', async () => {
    expect(await show({ check: 'x' })).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
  });
});

it('show-stock needs a manager', async () => {
  const response = await show({}, { id: 'ana', name: 'Ana', role: 'floor' });
  expect(response).toMatchObject({ status: 403, json: { kind: 'forbidden' } });
});

it('the handler of show-stock needs only the environment variables that the deployed function has', async () => {
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  const { handler } = await import('./handler.ts');
  const eve = await colleagues(table, () => new Date()).add('Eve', 'manager');
  const response = await callHandler(contract, handler, {
    cookies: [eve.cookie],
    query: { check: 'orders' },
  });
  expect(response.json).toMatchObject({ success: true, ordered: { held: {} } });
});
